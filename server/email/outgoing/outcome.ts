import type { BounceReason } from '#domain/email/receiverReason'
import { isGone, type RefusalMeaning, readRefusal } from '#domain/email/refusal'
import { type SenderProblem, senderProblems } from '#domain/email/senderProblem'
import { statusFrom, statusIn } from '../inbound/status.ts'
import { SmtpFailure } from './failure.ts'

type Said = {
  code: number
  /** RFC 3463; null: the server said none */
  enhanced: string | null
  text: string
}

/**
 * What became of one mail.
 * - `accepted`: its server took it. `answer` is what it said, `provider_id` how it calls it.
 * - `refused`: not this mail to this receiver. `permanent`: the address is not worth another mail either.
 * - `later`: not now, as greylisting says.
 * - `sender`: it says nothing of the receiver, and the next mail would meet the same. `passes`: in a while it may not.
 * - `uncertain`: the last dot may have arrived, and nobody heard what became of it.
 * All but the first and the last are surely not sent.
 */
export type Outcome =
  | { kind: 'accepted'; answer: string; provider_id: string | null }
  | ({ kind: 'refused'; reason: BounceReason; permanent: boolean } & Said)
  | ({ kind: 'later' } & Said)
  | { kind: 'sender'; problem: SenderProblem; passes: boolean; code: number | null; text: string }
  | { kind: 'uncertain' }

export function outcomeOf({ step, reply, problem }: SmtpFailure): Outcome {
  if (step === 'dot' && !isRefusal(reply)) return { kind: 'uncertain' }
  const about = problem ?? senderProblemIn(step, reply)
  if (about || !reply) return ofSender(about ?? 'broken', reply)
  const said = saidIn(reply)
  if (said.code < 500) return { kind: 'later', ...said }
  const meaning = meaningOf(step, said)
  return { kind: 'refused', ...said, reason: meaning.reason, permanent: isGone(meaning) }
}

export const accepted = (response: string, provider_id: string | null): Outcome => ({
  kind: 'accepted',
  answer: response,
  provider_id: provider_id ?? queueId(response),
})

/** Only a server that says no after the last dot has surely not taken the mail. */
const isRefusal = (reply: SmtpFailure['reply']) => reply !== undefined && reply.code >= 400

function ofSender(problem: SenderProblem, reply: SmtpFailure['reply']): Outcome {
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

const saidIn = ({ code, text }: { code: number; text: string }): Said => {
  const enhanced = /^([245]\.\d{1,3}\.\d{1,3})\s+(.*)$/s.exec(text)
  return { code, enhanced: enhanced?.[1] ?? statusIn(text), text: enhanced?.[2] ?? text }
}

/** The same rules as for what comes back; after the mail, "unknown user" may be the word for what a filter holds. */
function meaningOf(step: SmtpFailure['step'], { code, enhanced, text }: Said): RefusalMeaning {
  const status = statusFrom(enhanced ?? `${Math.floor(code / 100)}.0.0`, text)
  return readRefusal({ code, status, text: step === 'dot' ? `${text} (in reply to end of DATA)` : text })
}

/**
 * Postfix judges the sender only when a receiver is named, or after the mail, and providers count there. Taken for the
 * receiver's, one such answer would end every address of a task.
 */
function senderProblemIn(step: SmtpFailure['step'], reply: SmtpFailure['reply']): SenderProblem | undefined {
  if (!reply) return undefined
  const said = saidIn(reply)
  const { problem } = meaningOf(step, said)
  if (step === 'receiver' || step === 'data' || step === 'dot') return problem ?? undefined
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
