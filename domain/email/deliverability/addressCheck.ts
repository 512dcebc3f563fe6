import type { ContactEmail } from '../../contacts/contact.ts'
import { limits } from '../../limits.ts'
import { addressShape } from '../../shared/schema.ts'
import { readRefusal } from '../sender/refusal.ts'
import { isDisposable, isFreeMail, isRole, meantDomain } from './mailDomains.ts'
import type { MxOutcome } from './mx.ts'

/** so long what was found out about an address is not asked again, and what nobody answered */
const addressCheckDays = 30
const addressUnansweredMinutes = 60

export const syntaxProblems = [
  'noAddress',
  'quoted',
  'tooLong',
  'localTooLong',
  'localDots',
  'domainTooLong',
  'domainLabel',
] as const
type SyntaxProblem = (typeof syntaxProblems)[number]

/** What an address says of itself. `meant`: the address that was probably meant, '' for none. */
export type AddressSigns = {
  address: string
  local: string
  domain: string
  problem: SyntaxProblem | null
  isDisposable: boolean
  isRole: boolean
  isFreeMail: boolean
  meant: string
}

/** The part before the @ keeps its capitals: to some servers they matter. */
export function parsedAddress(written: string): AddressSigns {
  const address = written.trim()
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(0, at))
  const domain = address.slice(at + 1).toLowerCase()
  const problem = syntaxProblem(address, local, domain)
  const meant = problem ? null : meantDomain(domain)
  return {
    address: problem ? address : `${local}@${domain}`,
    local,
    domain,
    problem,
    isDisposable: isDisposable(domain),
    isRole: isRole(local),
    isFreeMail: isFreeMail(domain),
    meant: meant ? `${local}@${meant}` : '',
  }
}

// RFC 5321 section 4.5.3.1, in octets
const localOctets = 64
const domainOctets = 253
const labelOctets = 63

function syntaxProblem(address: string, local: string, domain: string): SyntaxProblem | null {
  // Legal, and taken by hardly any server: nobody has one, and a quote can hide a second address.
  if (local.startsWith('"') && local.endsWith('"')) return 'quoted'
  if (!addressShape.test(address) || /[\u0000-\u001f\u007f]/.test(address)) return 'noAddress'
  if (octets(address) > limits.emailLength) return 'tooLong'
  if (octets(local) > localOctets) return 'localTooLong'
  if (/^\.|\.\.|\.$/.test(local)) return 'localDots'
  if (octets(domain) > domainOctets) return 'domainTooLong'
  return domain.split('.').every(isLabel) ? null : 'domainLabel'
}

const isLabel = (label: string) =>
  octets(label) <= labelOctets && /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label)

const octets = (text: string) =>
  [...text].reduce(
    (sum, letter) => sum + [0x80, 0x800, 0x10000].filter((from) => letter.codePointAt(0)! >= from).length + 1,
    0,
  )

/**
 * What the server of the receiver says of a mailbox when it is asked without a mail:
 * - `exists`: it takes this one and not one that nobody has
 * - `takesAll`: it takes both
 * - `takes`: it takes this one; of the other one it said nothing
 * - `missing`: it says that there is no such mailbox
 * - `later`: refused for now, as greylisting does
 * - `refused`: refused for good, and not for the mailbox: whoever asks is not welcome
 * - `silent`: not reached, or broken off before an answer
 */
export const probeResults = ['exists', 'takesAll', 'takes', 'missing', 'later', 'refused', 'silent'] as const
export type ProbeResult = (typeof probeResults)[number]

export const verdicts = ['valid', 'risky', 'invalid', 'unknown'] as const
export type AddressVerdict = (typeof verdicts)[number]

/** What a verdict rests on. `notAsked`: the domain takes mail, and no server was asked about the mailbox. */
export const verdictReasons = [
  ...syntaxProblems,
  'disposable',
  'noDomain',
  'noMail',
  'dnsUnknown',
  'notAsked',
  'takesAll',
  'takes',
  'missing',
  'later',
  'refused',
  'silent',
  'mailboxExists',
] as const
export type VerdictReason = (typeof verdictReasons)[number]

export type AddressJudgement = { verdict: AddressVerdict; reason: VerdictReason }

/** Null for what was not asked. Only a plain no makes an address invalid: silence and "later" never do. */
export function judgeAddress(
  { problem, isDisposable }: Pick<AddressSigns, 'problem' | 'isDisposable'>,
  mx: MxOutcome | null,
  probe: ProbeResult | null,
): AddressJudgement {
  if (problem) return { verdict: 'invalid', reason: problem }
  if (mx?.kind === 'noDomain') return { verdict: 'invalid', reason: 'noDomain' }
  if (mx?.kind === 'refused' || mx?.kind === 'nowhere') return { verdict: 'invalid', reason: 'noMail' }
  if (probe === 'missing') return { verdict: 'invalid', reason: 'missing' }
  if (isDisposable) return { verdict: 'risky', reason: 'disposable' }
  if (mx?.kind === 'unknown') return { verdict: 'unknown', reason: 'dnsUnknown' }
  if (mx === null || probe === null) return { verdict: 'unknown', reason: 'notAsked' }
  if (probe === 'exists') return { verdict: 'valid', reason: 'mailboxExists' }
  if (probe === 'takesAll' || probe === 'takes') return { verdict: 'risky', reason: probe }
  return { verdict: 'unknown', reason: probe }
}

/** What an address is known by: what a check found, or that a mail to it came back for good. */
export const addressStatuses = [...verdictReasons, 'bounced'] as const
export type AddressStatus = (typeof addressStatuses)[number]

type Weight = { says: number; yieldsTo: number }
const conclusive: Weight = { says: 3, yieldsTo: 1 }
const ofMailbox: Weight = { says: 3, yieldsTo: 3 }
const ofDomain: Weight = { says: 1, yieldsTo: 0 }
/**
 * How much a finding says, and how much another one has to say to take its place. A mail that came back is outweighed by
 * nothing; what a server said of a mailbox, only by what is as plain; that there is no domain, also by finding it. Who
 * did not answer says nothing of the mailbox.
 */
const weights: Record<AddressStatus, Weight> = {
  ...(Object.fromEntries(syntaxProblems.map((problem) => [problem, conclusive])) as Record<SyntaxProblem, Weight>),
  bounced: { says: 4, yieldsTo: 4 },
  mailboxExists: ofMailbox,
  missing: ofMailbox,
  takesAll: ofMailbox,
  takes: ofMailbox,
  noDomain: conclusive,
  noMail: conclusive,
  notAsked: ofDomain,
  disposable: ofDomain,
  later: ofDomain,
  refused: ofDomain,
  silent: ofDomain,
  dnsUnknown: { says: 0, yieldsTo: 0 },
}

const verdictsOf: Record<AddressStatus, AddressVerdict> = {
  ...(Object.fromEntries(syntaxProblems.map((problem) => [problem, 'invalid'])) as Record<SyntaxProblem, 'invalid'>),
  bounced: 'invalid',
  mailboxExists: 'valid',
  missing: 'invalid',
  takesAll: 'risky',
  takes: 'risky',
  noDomain: 'invalid',
  noMail: 'invalid',
  notAsked: 'unknown',
  disposable: 'risky',
  later: 'unknown',
  refused: 'unknown',
  silent: 'unknown',
  dnsUnknown: 'unknown',
}

export const verdictOfStatus = (standing: AddressStatus): AddressVerdict => verdictsOf[standing]

/** What an address is known by after a check. */
export const addressStatusAfter = (known: AddressStatus | null, found: VerdictReason): AddressStatus =>
  known === null || weights[found].says >= weights[known].yieldsTo ? found : known

/** What is known of a contact's address. What is called so and was never checked was said by mails. */
export function addressStatusOf(
  { is_valid }: Pick<ContactEmail, 'is_valid'>,
  kept: AddressStatus | null,
): AddressStatus | null {
  if (kept !== null) return kept
  if (is_valid === 'invalid') return 'bounced'
  return is_valid === 'valid' ? 'mailboxExists' : null
}

/** Nobody answered, or wants to be asked again: it may be otherwise soon. */
const passing: ReadonlySet<AddressStatus> = new Set(['dnsUnknown', 'later', 'silent', 'refused'])
export const isPassing = (reason: AddressStatus) => passing.has(reason)

/** Whether what was found may be believed without asking again; `asks`: whether mail servers are asked by now. */
export function isFresh(
  { reason, at }: { reason: AddressStatus; at: number },
  { now, asks }: { now: number; asks: boolean },
): boolean {
  if (reason === 'bounced') return true
  if (reason === 'notAsked' && asks) return false
  const keptMs = isPassing(reason) ? addressUnansweredMinutes * 60_000 : addressCheckDays * 86_400_000
  return now - at < keptMs
}

/** As a contact's address keeps it. */
export const asIsValid = {
  valid: 'valid',
  invalid: 'invalid',
  risky: 'toVerify',
  unknown: 'toVerify',
} as const satisfies Record<AddressVerdict, 'toVerify' | 'valid' | 'invalid'>

/** `takesAll` and `silent`: known of the server from another address, and not asked again so soon. */
export const evidenceSteps = [
  'syntax',
  'mx',
  'connect',
  'greeting',
  'ehlo',
  'sender',
  'mailbox',
  'nobody',
  'takesAll',
  'silent',
] as const
export type EvidenceStep = (typeof evidenceSteps)[number]

/** What was heard, when and at which step; `answer` is as the server said it, or what our side met. */
export type Evidence = { at: number; step: EvidenceStep; answer: string }

/**
 * An answer to RCPT TO, without its code. It means what it would mean of a mail; a bare no to a mailbox that was named says
 * that there is none.
 */
export function readRecipientAnswer(code: number, text: string): 'taken' | 'missing' | 'later' | 'refused' {
  if (code >= 200 && code < 300) return 'taken'
  if (code < 500) return 'later'
  const status = /^\s*(\d\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ?? null
  const { reason } = readRefusal({ code, status, text })
  if (reason === 'badAddress') return 'missing'
  return status === null && reason === 'other' && [550, 551, 553].includes(code) ? 'missing' : 'refused'
}
