import type { ConnectionStep, SenderProblem } from '#domain/email/sender/senderProblem'

/** What was being done: the sender's steps, then those that concern the receiver and the mail. */
export type SmtpStep = ConnectionStep | 'receiver' | 'data' | 'endOfData'

type Why = {
  /** What a server said; none: it said nothing, or nothing that can be understood. */
  reply?: { code: number; text: string } | undefined
  /** Where it is known beyond what the server said. */
  problem?: SenderProblem | undefined
  cause?: unknown
}

/** A conversation with a mail server that did not come to its end. */
export class SmtpFailure extends Error {
  readonly step: SmtpStep
  readonly reply: Why['reply']
  readonly problem: Why['problem']
  constructor(step: SmtpStep, { reply, problem, cause }: Why) {
    // Servers repeat addresses in what they say, and this may be written into a log.
    super(`${step}: ${reply?.code ?? problem ?? 'no answer'}`, { cause })
    this.name = 'SmtpFailure'
    this.step = step
    this.reply = reply
    this.problem = problem
  }
}

const mostText = 500

/** A reply as it is kept: its lines without their codes, and nothing in it that a screen or a log would obey. */
export function plainReply(response: string): { code: number; text: string } | undefined {
  const [, code] = /^([2-5]\d\d)(?=[ \r\n-]|$)/.exec(response) ?? []
  if (code === undefined) return undefined
  const lines = response.split(/\r?\n/).map((line) => line.replace(/^\d{3}[ -]?/, '').trim())
  // The enhanced code stands before every line.
  const [, enhanced] = /^([245]\.\d{1,3}\.\d{1,3})\s/.exec(lines[0] ?? '') ?? []
  const rest = lines.map((line, i) =>
    i > 0 && enhanced && line.startsWith(`${enhanced} `) ? line.slice(enhanced.length + 1) : line,
  )
  const text = rest.join(' ').replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff]/gu, ' ')
  return { code: Number(code), text: text.slice(0, mostText).trim() }
}
