import { headerBlock, unfolded } from './fields.ts'
import type { InboundLimits } from './limits.ts'

/** Which bound a mail breaks before anything of it is decoded; null when none. */
export function brokenBound(mail: Uint8Array, limits: InboundLimits): keyof InboundLimits | null {
  if (mail.length > limits.bytes) return 'bytes'
  const head = headerBlock(mail, limits)
  if (!head) return 'headerBytes'
  const fields = unfolded(head, limits.headers + 1)
  if (fields.length > limits.headers) return 'headers'
  if (fields.some(({ octets }) => octets.length > limits.headerLength)) return 'headerLength'
  return hasMoreLines(mail, limits.lines) ? 'lines' : null
}

/** Lines are walked through once for each part around them. */
function hasMoreLines(mail: Uint8Array, most: number): boolean {
  let lines = 0
  for (let at = mail.indexOf(10); at >= 0 && lines <= most; at = mail.indexOf(10, at + 1)) lines++
  return lines > most
}
