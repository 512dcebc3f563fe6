/** What one mail may cost to read. More is no mail that a person wrote, or one that this program does not keep. */
export type InboundLimits = {
  bytes: number
  lines: number
  parts: number
  /** how deep parts lie in parts */
  depth: number
  headerBytes: number
  headers: number
  /** of one header, unfolded */
  headerLength: number
  /** of a report */
  recipients: number
  attachments: number
  /** characters that are kept of a text, and of HTML */
  textLength: number
  htmlLength: number
}

export const inboundLimits: InboundLimits = {
  bytes: 25_000_000,
  lines: 500_000,
  parts: 500,
  depth: 20,
  headerBytes: 256_000,
  headers: 1_000,
  headerLength: 64_000,
  recipients: 100,
  attachments: 100,
  textLength: 100_000,
  htmlLength: 500_000,
}
