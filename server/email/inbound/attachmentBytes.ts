import type { InboundLimits } from './limits.ts'
import { inboundLimits } from './limits.ts'
import { isWords } from './open.ts'
import { leavesOf } from './parts.ts'
import { decoded } from './transfer.ts'

/** The bytes of the files that `readInbound` names, one after the other in its order. */
export function* attachmentBytes(mail: Uint8Array, limits: InboundLimits = inboundLimits): Generator<Uint8Array> {
  const files = leavesOf(mail, limits).filter((leaf) => !isWords(leaf))
  for (const file of files.slice(0, limits.attachments)) yield decoded(file)
}
