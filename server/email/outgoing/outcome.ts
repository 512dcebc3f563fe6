import type { BounceReason } from '#domain/email/receiverReason'
import { type SenderProblem, senderProblems } from '#domain/email/senderProblem'
import { classOf, reasonFor, statusFrom, statusIn } from '../inbound/status.ts'
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
  return said.code < 500 ? { kind: 'later', ...said } : { kind: 'refused', ...said, ...judged(said) }
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

function judged({ code, enhanced, text }: Said): { reason: BounceReason; permanent: boolean } {
  const status = statusFrom(enhanced ?? `${Math.floor(code / 100)}.0.0`, text)
  const reason = reasonFor(status, text)
  return { reason, permanent: reason === 'badAddress' && classOf(status, reason) === 'hard' }
}

type Rule = { problem: SenderProblem; codes?: readonly number[]; enhanced?: RegExp; words?: RegExp }

/**
 * What a server says when a receiver is named, or after the mail, and means the sender by it: Postfix judges the sender
 * only then, and providers count there. Taken for the receiver's, one such answer would end every address of a task.
 */
const senderRules: readonly Rule[] = [
  { problem: 'appPassword', codes: [534], words: /application-specific password|授权码/i },
  { problem: 'password', codes: [535, 538], enhanced: /^[45]\.7\.(8|9|14)$/ },
  {
    problem: 'loginNeeded',
    codes: [530],
    enhanced: /^5\.7\.57$/,
    words: /authentication (is )?required|not authenticated|need to authenticate/i,
  },
  {
    problem: 'quota',
    enhanced: /^[45]\.4\.5$/,
    // The receiver's own mailbox has a quota too: these words are of what is sent.
    words:
      /\b(daily|hourly|sending|outgoing)\b[\w\s]{0,30}\b(limit|quota|rate)\b|too many (messages|e?mails) (sent|per|from)|(发信|发送)(数量|频率|额度|量).{0,6}(超|达到)/i,
  },
  {
    problem: 'address',
    enhanced: /^5\.(1\.[78]|7\.60|2\.252)$/,
    words:
      /sender (address|domain)?\s*(rejected|denied|not (allowed|authori[sz]ed|owned))|not owned by user|send as this sender|sendasdenied|mail from (address )?must (be|equal|match)/i,
  },
  {
    problem: 'relay',
    words:
      /\brelay(ing)?\b[\w\s]{0,12}(denied|not permitted|not allowed|prohibited|disallowed)|unable to relay|not permitted to relay/i,
  },
]

function senderProblemIn(step: SmtpFailure['step'], reply: SmtpFailure['reply']): SenderProblem | undefined {
  if (!reply) return undefined
  const { code, enhanced, text } = saidIn(reply)
  const rule = senderRules.find(
    ({ codes, enhanced: status, words }) =>
      codes?.includes(code) || (enhanced !== null && status?.test(enhanced)) || words?.test(text),
  )
  if (rule) return rule.problem
  return step === 'receiver' || step === 'data' || step === 'dot' ? undefined : problemAt(step, code, enhanced)
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
