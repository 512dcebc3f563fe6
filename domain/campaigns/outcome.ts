import type { BounceReason } from './receiverReason.ts'
import type { CampaignTaskProblem } from './task.ts'

/** What the other side said, in its own words: a number such as 421, one that says more where it has it, and a text. */
type Reply = { code: string; finer?: string; text: string }

/**
 * What became of one message, in the words of no channel.
 * - `accepted`: the other side took it. `refs`: how it calls it, one for each part, which receipts name.
 * - `refused`: not this message to this receiver. `permanent`: the address is not worth another one either.
 * - `later`: not now, as far as the sender, the group of the receiver, or the receiver alone is concerned. `until`: as long as
 *   the other side said; null: it did not.
 * - `account`: it says nothing of the receiver, and the next one would meet the same. `passes`: in a while it may not; `atOnce`:
 *   no other one need be tried; `pauses`: what the task is told when it stops for it.
 * - `uncertain`: it was handed over, and no answer came. `refs`: parts that were accepted; `parts`: of so many.
 * - `unwritable`: something of the receiver or the message cannot be sent over this channel.
 * All but the first and `uncertain` are surely not sent.
 */
export type SendOutcome =
  | ({ kind: 'accepted'; refs: readonly string[] } & Reply)
  | ({ kind: 'refused'; reason: BounceReason; permanent: boolean } & Reply)
  | ({ kind: 'later'; of: 'sender' | 'group' | 'receiver'; until: number | null } & Reply)
  | ({ kind: 'account'; passes: boolean; atOnce: boolean; pauses: Exclude<CampaignTaskProblem, ''> } & Reply)
  | { kind: 'uncertain'; refs: readonly string[]; parts?: number }
  | { kind: 'unwritable' }
