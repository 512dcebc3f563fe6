import { tagList } from '../render/tagList.ts'
import { type Check, type Plan, plainName } from './dns.ts'
import { organisationOf } from './organisation.ts'

const dmarcPolicies = ['none', 'quarantine', 'reject'] as const
type DmarcPolicy = (typeof dmarcPolicies)[number]
type Alignment = 'relaxed' | 'strict'

type DmarcRecord = {
  policy: DmarcPolicy
  /** of the domains below the one that published it */
  subdomains: DmarcPolicy
  spf: Alignment
  dkim: Alignment
  /** of the mails that fail, so many are treated by the policy */
  percent: number
  reports: readonly string[]
}

const isDmarc = (text: string) => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(text)

/** RFC 7489 sections 6.3 and 6.6.3: a record with a wrong policy that asks for reports is one that only watches. */
export function parseDmarc(text: string): DmarcRecord | null {
  const tags = isDmarc(text) ? tagList(text) : null
  if (!tags) return null
  const reports = (tags.get('rua') ?? '')
    .split(',')
    .map((uri) => uri.trim())
    .filter(Boolean)
  const written = policyOf(tags.get('p'))
  const below = tags.has('sp') ? policyOf(tags.get('sp')) : written
  const isWhole = written && below
  if (!isWhole && !reports.some((uri) => /^mailto:.+@/i.test(uri))) return null
  const percent = Number(tags.get('pct') ?? 100)
  return {
    policy: isWhole ? written : 'none',
    subdomains: isWhole ? below : 'none',
    spf: alignmentOf(tags.get('aspf')),
    dkim: alignmentOf(tags.get('adkim')),
    percent: Number.isInteger(percent) && percent >= 0 && percent <= 100 ? percent : 100,
    reports,
  }
}

const policyOf = (text = '') => dmarcPolicies.find((policy) => policy === text.toLowerCase())
const alignmentOf = (text = 'r'): Alignment => (text.toLowerCase() === 's' ? 'strict' : 'relaxed')

export type DmarcOutcome =
  | { kind: 'found'; record: DmarcRecord; policy: DmarcPolicy; text: string; at: string; isInherited: boolean }
  | { kind: 'malformed' | 'several'; texts: readonly string[]; at: string }
  | { kind: 'absent' }
  | { kind: 'unknown' }

/** The record of the domain of the From address, else of its organisation. */
export function* findDmarc(fromDomain: string): Plan<DmarcOutcome> {
  const domain = plainName(fromDomain)
  const own = yield* recordAt(domain, false)
  const organisation = organisationOf(domain)
  if (own.kind !== 'absent' || organisation === domain) return own
  return yield* recordAt(organisation, true)
}

function* recordAt(domain: string, isInherited: boolean): Plan<DmarcOutcome> {
  const at = `_dmarc.${domain}`
  const answer = yield { type: 'TXT', name: at }
  if (answer.kind === 'unknown') return { kind: 'unknown' }
  const texts = answer.kind === 'found' ? answer.values.filter(isDmarc) : []
  const [text, ...more] = texts
  if (text === undefined) return { kind: 'absent' }
  if (more.length) return { kind: 'several', texts, at }
  const record = parseDmarc(text)
  if (!record) return { kind: 'malformed', texts, at }
  return { kind: 'found', record, policy: isInherited ? record.subdomains : record.policy, text, at, isInherited }
}

/** Whether a domain that was proved stands for the one of the From address. */
export function isAligned(mode: Alignment, proved: string, from: string): boolean {
  const [one, other] = [plainName(proved), plainName(from)]
  return mode === 'strict' ? one === other : organisationOf(one) === organisationOf(other)
}

export const dmarcCodes = [
  'dmarcGood',
  'dmarcUnknown',
  'dmarcMissing',
  'dmarcSeveral',
  'dmarcSyntax',
  'dmarcNotAligned',
  'dmarcOnlyWatches',
] as const
export type DmarcCode = (typeof dmarcCodes)[number]

type DmarcFacts = {
  /** of the From address */
  domain: string
  outcome: DmarcOutcome
  /** of the envelope's sender */
  returnPath: string
  /** d= of every signature that the mails will have */
  signers: readonly string[]
}

export function judgeDmarc({ domain, outcome, returnPath, signers }: DmarcFacts): Check<DmarcCode> {
  const own = plainName(domain)
  const newRecord = (policy: DmarcPolicy, name = `_dmarc.${own}`) =>
    ({ type: 'TXT', name, value: `v=DMARC1; p=${policy}; rua=mailto:dmarc@${own}` }) as const
  switch (outcome.kind) {
    case 'unknown':
      return { state: 'unknown', code: 'dmarcUnknown', found: [], wanted: null }
    case 'absent':
      return { state: 'red', code: 'dmarcMissing', found: [], wanted: newRecord('none') }
    case 'several': {
      const value = outcome.texts.find((text) => parseDmarc(text)) ?? newRecord('none').value
      return {
        state: 'red',
        code: 'dmarcSeveral',
        found: outcome.texts,
        wanted: { type: 'TXT', name: outcome.at, value },
      }
    }
    case 'malformed':
      return { state: 'red', code: 'dmarcSyntax', found: outcome.texts, wanted: newRecord('none', outcome.at) }
    case 'found': {
      const { record, policy, text, at } = outcome
      const isProved =
        isAligned(record.spf, returnPath, own) || signers.some((signer) => isAligned(record.dkim, signer, own))
      if (!isProved) return { state: 'red', code: 'dmarcNotAligned', found: [text], wanted: null }
      if (policy !== 'none') return { state: 'green', code: 'dmarcGood', found: [text], wanted: null }
      const stricter = text.replace(/\b(s?p)\s*=\s*none\b/gi, '$1=quarantine')
      const value = stricter === text ? newRecord('quarantine').value : stricter
      return { state: 'yellow', code: 'dmarcOnlyWatches', found: [text], wanted: { type: 'TXT', name: at, value } }
    }
  }
}
