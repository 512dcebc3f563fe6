import type { SendOutcome } from '#domain/campaigns/outcome'
import type { BounceReason } from '#domain/campaigns/receiverReason'
import { isGone, type RefusalMeaning, readRefusal } from '#domain/email/sender/refusal'
import { type SenderProblem, senderProblems } from '#domain/email/sender/senderProblem'
import { statusFrom, statusIn } from '../inbound/status.ts'
import { SmtpFailure } from './failure.ts'

type ServerReply = {
  code: number
  /** RFC 3463; null: the server said none */
  enhanced: string | null
  text: string
}

/**
 * The outcome of one delivery.
 * - `accepted`: its server took it. `answer` is what it said, `provider_id` how it calls it.
 * - `refused`: not this mail to this receiver. `permanent`: the address is not worth another mail either.
 * - `later`: not now, as greylisting says.
 * - `sender`: it says nothing of the receiver, and the next mail would meet the same. `passes`: in a while it may not.
 * - `uncertain`: the end of data may have arrived, and the server's answer is not known.
 * All but the first and the last are surely not sent.
 */
export type DeliveryOutcome =
  | { kind: 'accepted'; answer: string; provider_id: string | null }
  | ({ kind: 'refused'; reason: BounceReason; permanent: boolean } & ServerReply)
  | ({ kind: 'later' } & ServerReply)
  | { kind: 'sender'; problem: SenderProblem; passes: boolean; code: number | null; text: string }
  | { kind: 'uncertain' }

export function deliveryOutcomeOf({ step, reply, problem }: SmtpFailure): DeliveryOutcome {
  if (step === 'endOfData' && !isRefusal(reply)) return { kind: 'uncertain' }
  const about = problem ?? senderProblemIn(step, reply)
  if (about || !reply) return ofSender(about ?? 'broken', reply)
  const said = parseReply(reply)
  if (said.code < 500) return { kind: 'later', ...said }
  const meaning = meaningOf(step, said)
  return { kind: 'refused', ...said, reason: meaning.reason, permanent: isGone(meaning) }
}

export const accepted = (response: string, provider_id: string | null): DeliveryOutcome => ({
  kind: 'accepted',
  answer: response,
  provider_id: provider_id ?? queueId(response),
})

/** Only a server that says no after the last dot has surely not taken the mail. */
const isRefusal = (reply: SmtpFailure['reply']) => reply !== undefined && reply.code >= 400

function ofSender(problem: SenderProblem, reply: SmtpFailure['reply']): DeliveryOutcome {
  const { passes } = senderProblems[problem]
  return {
    kind: 'sender',
    problem,
    passes: passes || isForNow(reply),
    code: reply?.code ?? null,
    text: reply?.text ?? '',
  }
}

const isForNow = (reply: SmtpFailure['reply']) => reply !== undefined && reply.code >= 400 && reply.code < 500

const parseReply = ({ code, text }: { code: number; text: string }): ServerReply => {
  const enhanced = /^([245]\.\d{1,3}\.\d{1,3})\s+(.*)$/s.exec(text)
  return { code, enhanced: enhanced?.[1] ?? statusIn(text), text: enhanced?.[2] ?? text }
}

/** The same rules as for what comes back; after the mail, "unknown user" may be the word for what a filter holds. */
function meaningOf(step: SmtpFailure['step'], { code, enhanced, text }: ServerReply): RefusalMeaning {
  const status = statusFrom(enhanced ?? `${Math.floor(code / 100)}.0.0`, text)
  return readRefusal({ code, status, text: step === 'endOfData' ? `${text} (in reply to end of DATA)` : text })
}

/**
 * Postfix judges the sender only when a receiver is named, or after the mail, and providers count there. Taken for the
 * receiver's, one such answer would end every address of a task.
 */
function senderProblemIn(step: SmtpFailure['step'], reply: SmtpFailure['reply']): SenderProblem | undefined {
  if (!reply) return undefined
  const said = parseReply(reply)
  const { problem } = meaningOf(step, said)
  if (step === 'receiver' || step === 'data' || step === 'endOfData') return problem ?? undefined
  return problem === null || (step === 'login' && problem === 'address')
    ? problemAt(step, said.code, said.enhanced)
    : problem
}

/** What nobody is named in yet is the sender's, whatever the server says. */
function problemAt(step: SmtpFailure['step'], code: number, enhanced: string | null): SenderProblem {
  if (code < 500) return 'busy'
  if (step === 'tls') return 'tlsMissing'
  if (step === 'login') return 'password'
  if (step !== 'sender') return 'noGreeting'
  return enhanced === '5.3.4' || code === 552 ? 'tooBig' : 'address'
}

/** How servers name what they took: Postfix, Exim, Gmail and others. */
const queueId = (response: string) =>
  /\bqueued (?:mail for delivery )?as <?([\w.+=@-]{4,120})/i.exec(response)?.[1] ??
  /\bid=<?([\w.+=@-]{4,120})/i.exec(response)?.[1] ??
  null

/** The same in the words of campaigns. */
export function sendOutcomeOf(outcome: DeliveryOutcome): SendOutcome {
  switch (outcome.kind) {
    case 'accepted':
      return {
        kind: 'accepted',
        refs: outcome.provider_id ? [outcome.provider_id] : [],
        code: '250',
        text: outcome.answer,
      }
    case 'refused': {
      const { kind, reason, permanent } = outcome
      return { kind, reason, permanent, ...replyOf(outcome) }
    }
    case 'later':
      return { kind: 'later', of: 'group', until: null, ...replyOf(outcome) }
    case 'sender': {
      const { atOnce, task } = senderProblems[outcome.problem]
      const { problem, passes, code, text } = outcome
      return { kind: 'account', passes, atOnce, pauses: task, code: code === null ? problem : String(code), text }
    }
    case 'uncertain':
      return { kind: 'uncertain', refs: [] }
  }
}

const replyOf = ({ code, enhanced, text }: ServerReply) => ({
  code: String(code),
  ...(enhanced !== null && { finer: enhanced }),
  text,
})
