import type { BounceReason, ReceiverReason } from '../../campaigns/receiverReason.ts'
import { limits } from '../../limits.ts'
import { type RefusalRule, refusalRules } from './refusalRules.ts'
import type { SenderProblem } from './senderProblem.ts'

/** What a server said when it did not take a mail, in the conversation or in what came back. */
export type Refusal = {
  /** of SMTP; null: it is not known */
  code: number | null
  /** RFC 3463; null: none was said */
  status: string | null
  text: string
}

/** Soft: this receiver may be written to again another time. */
export type BounceClass = 'hard' | 'soft'

/** `problem`: what is wrong with all mail of a sender whose own server said it; null: nothing that is known. */
export type RefusalMeaning = { reason: BounceReason; class: BounceClass; problem: SenderProblem | null }

export function readRefusal({ code, status, text }: Refusal): RefusalMeaning {
  const words = `${status ?? ''} ${plainWords(text)}`.trim()
  const fits = (rule: RefusalRule) =>
    (code !== null && rule.codes?.includes(code)) ||
    (status !== null && rule.status?.test(status)) ||
    rule.words?.test(words)
  const rule = refusalRules.find(fits)
  const reason = rule?.reason ?? 'other'
  return { reason, class: classOf(status, reason), problem: rule?.problem ?? null }
}

/** Whether the address does not exist, so that nothing more is sent there. All other faults are of a mail, or of a day. */
export const isGone = ({ reason, class: how }: { reason: BounceReason | null; class: BounceClass | null }): boolean =>
  reason === 'badAddress' && how === 'hard'

/** Reasons for a refusal that lie with the address itself, not with the sender or the mail. */
const ownReasons: readonly string[] = ['full', 'unreachable', 'badAddress', 'putOff'] satisfies ReceiverReason[]

/** The last mails to one address, the last one first: whether it has taken none of them, and that for long. */
export function isGivenUp(last: readonly { status: string; reason: string; at: number }[]): boolean {
  if (last.length < limits.softReturns) return false
  const tookNone = last.every(
    ({ status, reason }) => (status === 'returned' || status === 'failed') && ownReasons.includes(reason),
  )
  return tookNone && last[0]!.at - last.at(-1)!.at >= limits.softReturnDays * 86_400_000
}

/** Hard only when a server said 5, and not of a mailbox that is full today. Old servers say no number of who is unknown. */
function classOf(status: string | null, reason: BounceReason): BounceClass {
  if (status === null) return reason === 'badAddress' ? 'hard' : 'soft'
  return status[0] === '5' && reason !== 'full' ? 'hard' : 'soft'
}

/** Names of mailboxes and servers say nothing: `relay@…` and `spam-filter.example.com` do not, nor does what a link leads to. */
const plainWords = (text: string): string =>
  text
    .slice(0, 2_000)
    .replaceAll(/\s+/g, ' ')
    // IronPort calls all so of which it knows no more, and quotes what was said.
    .replace(/unknown address error (?=\d{3}\b|')/i, '')
    .replaceAll(/https?:\/\/\S*(spamhaus|spamcop|barracudacentral|uribl|surbl|sorbs)\S*/gi, 'blocklist')
    .replaceAll(/https?:\/\/\S+/gi, ' ')
    .replaceAll(/[^\s<>()"',;:]{1,64}@[^\s<>()"',;:]{1,255}/g, '@')
    .replaceAll(hostNames, ' ')

const hostNames = /\b(?:[\w-]{1,63}\.){1,8}(?:com|net|org|edu|gov|info|biz|example|[a-z]{2})\b(?!\.)/gi
