import {
  type Evidence,
  type EvidenceStep,
  type ProbeResult,
  readRecipientAnswer,
} from '#domain/email/deliverability/addressCheck'
import { NoAnswer, openTalk, type SmtpReply } from './smtpTalk.ts'

export type ProbeSettings = {
  /** how we name ourselves: a name that leads back to our address */
  ehlo: string
  /** whom a server may ask about us; '' is the null sender */
  from: string
  port: number
  /** without a letter from the server */
  patienceMs: number
  /** for the whole conversation */
  wholeMs: number
}

type Probe = { result: ProbeResult; evidence: Evidence[] }

// What a server says is kept for a user to read, not whatever it sends.
const evidenceLength = 500

/** Asks a server for a mailbox, and for one that nobody has, and leaves without a mail. */
export async function probeMailbox(
  question: { address: string; nobody: string; host: string },
  settings: ProbeSettings,
  { now, signal }: { now: () => number; signal: AbortSignal },
): Promise<Probe> {
  const evidence: Evidence[] = []
  const note = (step: EvidenceStep, answer: string) =>
    evidence.push({ at: now(), step, answer: answer.slice(0, evidenceLength) })
  const talk = openTalk(
    { address: question.host, port: settings.port },
    { patienceMs: settings.patienceMs, signal: AbortSignal.any([signal, AbortSignal.timeout(settings.wholeMs)]) },
  )
  const ask = async (step: EvidenceStep, line: string | null): Promise<SmtpReply> => {
    try {
      const reply = await talk.say(line)
      note(step, `${reply.code} ${reply.text}`.trim())
      return reply
    } catch (error) {
      if (error instanceof NoAnswer) note(step, error.message)
      throw error
    }
  }
  try {
    const result = await askMailbox(question, settings, ask)
    await talk.leave()
    return { result, evidence }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof NoAnswer) return { result: 'silent', evidence }
    throw error
  } finally {
    talk.end()
  }
}

type Ask = (step: EvidenceStep, line: string | null) => Promise<SmtpReply>

async function askMailbox(
  { address, nobody }: { address: string; nobody: string },
  { ehlo, from }: ProbeSettings,
  ask: Ask,
): Promise<ProbeResult> {
  const greeting = await ask('greeting', null)
  if (!isGood(greeting)) return turnedAway(greeting)
  let hello = await ask('ehlo', `EHLO ${ehlo}`)
  if (hello.code >= 500) hello = await ask('ehlo', `HELO ${ehlo}`)
  if (!isGood(hello)) return turnedAway(hello)
  const sender = await ask('sender', `MAIL FROM:<${from}>`)
  if (!isGood(sender)) return turnedAway(sender)
  const mailbox = await ask('mailbox', `RCPT TO:<${address}>`)
  const said = readRecipientAnswer(mailbox.code, mailbox.text)
  if (said !== 'taken') return said
  return await askNobody(nobody, ask)
}

/** A server that takes everything proves nothing of anybody. */
async function askNobody(nobody: string, ask: Ask): Promise<ProbeResult> {
  try {
    const { code, text } = await ask('nobody', `RCPT TO:<${nobody}>`)
    const said = readRecipientAnswer(code, text)
    return said === 'taken' ? 'takesAll' : said === 'missing' ? 'exists' : 'takes'
  } catch (error) {
    if (error instanceof NoAnswer) return 'takes'
    throw error
  }
}

const isGood = ({ code }: SmtpReply) => code >= 200 && code < 300
const turnedAway = ({ code }: SmtpReply): ProbeResult => (code >= 500 ? 'refused' : 'later')
