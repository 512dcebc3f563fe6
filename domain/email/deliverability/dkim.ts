import { base64Octets } from '../render/base64.ts'
import { tagList } from '../render/tagList.ts'
import { type Answer, type Check, type Plan, plainName, type RecordToPublish } from './dns.ts'
import { rsaBits } from './rsaKey.ts'

const dkimProblems = ['syntax', 'revoked', 'algorithm', 'hash', 'service', 'key'] as const
type DkimProblem = (typeof dkimProblems)[number]

/** A key record of RFC 6376 section 3.6.1. `bits`: of an RSA modulus; an Ed25519 key has 256. */
type DkimKey = { algorithm: 'rsa' | 'ed25519'; publicKey: string; bits: number; isTesting: boolean }

export function parseDkim(text: string): DkimKey | { problem: DkimProblem } {
  const tags = tagList(text)
  // v= is first where it is, and nothing but DKIM1.
  if (!tags || (tags.has('v') && (tags.get('v') !== 'DKIM1' || [...tags.keys()][0] !== 'v')))
    return { problem: 'syntax' }
  const publicKey = tags.get('p')?.replace(/\s+/g, '')
  if (publicKey === undefined) return { problem: 'syntax' }
  if (publicKey === '') return { problem: 'revoked' }
  const algorithm = tags.get('k') ?? 'rsa'
  if (algorithm !== 'rsa' && algorithm !== 'ed25519') return { problem: 'algorithm' }
  if (!listed(tags.get('h') ?? 'sha256').includes('sha256')) return { problem: 'hash' }
  if (!listed(tags.get('s') ?? '*').some((service) => service === '*' || service === 'email'))
    return { problem: 'service' }
  const octets = base64Octets(publicKey)
  const bits = octets && (algorithm === 'rsa' ? rsaBits(octets) : octets.length === 32 ? 256 : null)
  if (bits === null) return { problem: 'key' }
  return { algorithm, publicKey, bits, isTesting: listed(tags.get('t') ?? '').includes('y') }
}

const listed = (text: string) => text.split(':').map((part) => part.trim())

export const dkimName = (selector: string, domain: string) => `${selector}._domainkey.${plainName(domain)}`
export const dkimRecord = (publicKey: string) => `v=DKIM1; k=rsa; p=${publicKey}`

/** A key that the sender signs with. `publicKey` is null where only its owner, such as a mail service, has it. */
export type DkimSigner = { selector: string; domain: string; publicKey: string | null }
export type DkimOutcome = DkimSigner & { answer: Answer }

export function* findDkim(signings: readonly DkimSigner[]): Plan<DkimOutcome[]> {
  const outcomes: DkimOutcome[] = []
  for (const signing of signings)
    outcomes.push({ ...signing, answer: yield { type: 'TXT', name: dkimName(signing.selector, signing.domain) } })
  return outcomes
}

export const dkimCodes = [
  'dkimGood',
  'dkimUnknown',
  'dkimByService',
  'dkimNoKey',
  'dkimMissing',
  'dkimSeveral',
  'dkimSyntax',
  'dkimRevoked',
  'dkimUnusable',
  'dkimOtherKey',
  'dkimTooShort',
  'dkimShort',
  'dkimTesting',
] as const
export type DkimCode = (typeof dkimCodes)[number]

// Verifiers take no RSA key below 1,024 bits (RFC 8301), and Gmail wants 2,048 of who can.
const leastBits = 1_024
const goodBits = 2_048

/** The best of the keys counts: one signature that holds is enough. `isService`: the domain belongs to a mail service. */
export function judgeDkim(outcomes: readonly DkimOutcome[], isService: boolean): Check<DkimCode> {
  const ranks = ['green', 'yellow', 'unknown', 'red'] as const
  const [best] = outcomes.map(judgeOne).sort((one, other) => ranks.indexOf(one.state) - ranks.indexOf(other.state))
  if (best) return best
  // Gmail signs what is sent through it with a key of its own: there is nothing to publish.
  if (isService) return { state: 'unknown', code: 'dkimByService', found: [], wanted: null }
  return { state: 'red', code: 'dkimNoKey', found: [], wanted: null }
}

function judgeOne({ selector, domain, publicKey, answer }: DkimOutcome): Check<DkimCode> {
  const wanted: RecordToPublish | null =
    publicKey === null ? null : { type: 'TXT', name: dkimName(selector, domain), value: dkimRecord(publicKey) }
  if (answer.kind === 'unknown') return { state: 'unknown', code: 'dkimUnknown', found: [], wanted: null }
  const found = answer.kind === 'found' ? answer.values : []
  const [text, ...more] = found
  if (text === undefined) return { state: 'red', code: 'dkimMissing', found, wanted }
  // What a verifier makes of several is undefined.
  if (more.length) return { state: 'red', code: 'dkimSeveral', found, wanted }
  const key = parseDkim(text)
  if ('problem' in key) {
    const code = key.problem === 'syntax' ? 'dkimSyntax' : key.problem === 'revoked' ? 'dkimRevoked' : 'dkimUnusable'
    return { state: 'red', code, found, wanted }
  }
  if (publicKey !== null && key.publicKey !== publicKey) return { state: 'red', code: 'dkimOtherKey', found, wanted }
  if (key.algorithm === 'rsa' && key.bits < leastBits) return { state: 'red', code: 'dkimTooShort', found, wanted }
  if (key.isTesting) return { state: 'yellow', code: 'dkimTesting', found, wanted }
  if (key.algorithm === 'rsa' && key.bits < goodBits) return { state: 'yellow', code: 'dkimShort', found, wanted: null }
  return { state: 'green', code: 'dkimGood', found, wanted: null }
}
