import type { MailboxProblem } from '#domain/email/sender/mailboxProblem'
import { NoToken } from '../grants/tokenRequest.ts'

/** What keeps us from a mailbox, as its owner is told. */
export class MailboxFailure extends Error {
  readonly problem: MailboxProblem
  constructor(problem: MailboxProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

/** What imapflow puts on its errors; nothing of it is certain to be there. */
type Signs = {
  code?: unknown
  message?: unknown
  reason?: unknown
  response?: unknown
  responseText?: unknown
  responseStatus?: unknown
  serverResponseCode?: unknown
  authenticationFailed?: unknown
  tlsFailed?: unknown
}

/** `greeted`: the server had said that it speaks IMAP. */
export function failureOf(error: unknown, greeted: boolean): MailboxFailure {
  if (error instanceof MailboxFailure) return error
  if (error instanceof NoToken)
    return new MailboxFailure(error.why === 'ended' ? 'grantEnded' : 'grantSilent', { cause: error })
  return new MailboxFailure(problemOf(typeof error === 'object' && error ? error : {}, greeted), { cause: error })
}

const certificateCodes =
  /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|ERR_TLS_CERT_ALTNAME|INVALID_(CA|PURPOSE)|HOSTNAME_MISMATCH/
const unreachableCodes = new Set([
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EACCES',
  'EADDRNOTAVAIL',
])
const busyCodes = new Set(['UNAVAILABLE', 'INUSE', 'LIMIT', 'SERVERBUG'])

function problemOf(error: Signs, greeted: boolean): MailboxProblem {
  const code = stringOrEmpty(error.code)
  const said = [error.responseText, error.response, error.reason].map(stringOrEmpty).join(' ')
  if (unreachableCodes.has(code) || (code === 'ETIMEDOUT' && !greeted)) return 'unreachable'
  if (certificateCodes.test(code)) return 'certificate'
  if (/^ERR_(SSL|TLS)|^EPROTO$|^STARTTLS/.test(code)) return 'encryption'
  if (stringOrEmpty(error.message) === 'Server does not support STARTTLS') return 'startTlsMissing'
  if (error.tlsFailed) return 'encryption'
  // A server whose first word is goodbye does not want us now.
  if (isBusy(error, said) || (!greeted && stringOrEmpty(error.reason))) return 'busy'
  if (/^(Unsupported authentication mechanism|Login is disabled)/.test(stringOrEmpty(error.message)))
    return 'noPasswordSignIn'
  // A connection that breaks while somebody signs in refuses nobody.
  if (error.authenticationFailed && stringOrEmpty(error.responseStatus)) return refusal(said)
  return greeted ? 'brokenOff' : 'notImap'
}

const isBusy = ({ serverResponseCode }: Signs, said: string) =>
  busyCodes.has(stringOrEmpty(serverResponseCode)) ||
  /too many|try (again )?later|temporar|rate limit|throttl|connection limit/i.test(said)

const refusal = (said: string): MailboxProblem =>
  /application-specific|app(lication)?[- ]password|authori[sz]ation code|authorized code|授权码/i.test(said)
    ? 'appPassword'
    : 'passwordRefused'

const stringOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '')
