import { type Check, isName, type Plan, plainName } from './dns.ts'

type MailHost = { preference: number; host: string }

/** Where mail for a domain goes. `refused`: it says itself that it takes none (RFC 7505). */
export type MxOutcome =
  | { kind: 'hosts'; hosts: readonly MailHost[]; values: readonly string[] }
  /** no MX, but addresses of its own, which then take its mail (RFC 5321 section 5.1) */
  | { kind: 'itself'; hosts: readonly MailHost[] }
  | { kind: 'refused' | 'nowhere' | 'noDomain' | 'unknown' }

export function* findMx(mailDomain: string): Plan<MxOutcome> {
  const domain = plainName(mailDomain)
  const answer = yield { type: 'MX', name: domain }
  if (answer.kind === 'unknown') return { kind: 'unknown' }
  if (answer.kind === 'absent') return answer.of === 'domain' ? { kind: 'noDomain' } : yield* findItself(domain)
  if (answer.values.some((value) => / \.?$/.test(value)) && answer.values.length === 1) return { kind: 'refused' }
  const hosts = answer.values.map(parseMx).filter((host) => host !== null)
  if (!hosts.length) return { kind: 'nowhere' }
  return {
    kind: 'hosts',
    hosts: hosts.toSorted((one, other) => one.preference - other.preference),
    values: answer.values,
  }
}

function parseMx(value: string): MailHost | null {
  const [, preference, host = ''] = /^(\d{1,5}) (\S+)$/.exec(value) ?? []
  return preference !== undefined && isName(plainName(host))
    ? { preference: Number(preference), host: plainName(host) }
    : null
}

function* findItself(domain: string): Plan<MxOutcome> {
  let isUnknown = false
  for (const type of ['A', 'AAAA'] as const) {
    const answer = yield { type, name: domain }
    if (answer.kind === 'found') return { kind: 'itself', hosts: [{ preference: 0, host: domain }] }
    isUnknown ||= answer.kind === 'unknown'
  }
  return { kind: isUnknown ? 'unknown' : 'nowhere' }
}

export const mxCodes = ['mxGood', 'mxUnknown', 'mxMissing', 'mxNone', 'mxRefused', 'mxNoDomain'] as const
export type MxCode = (typeof mxCodes)[number]

/** Whether answers and bounces reach the sender. */
export function judgeMx(outcome: MxOutcome): Check<MxCode> {
  switch (outcome.kind) {
    case 'hosts':
      return { state: 'green', code: 'mxGood', found: outcome.values, wanted: null }
    case 'itself':
      return { state: 'yellow', code: 'mxMissing', found: [], wanted: null }
    case 'refused':
      return { state: 'red', code: 'mxRefused', found: ['0 .'], wanted: null }
    case 'nowhere':
      return { state: 'red', code: 'mxNone', found: [], wanted: null }
    case 'noDomain':
      return { state: 'red', code: 'mxNoDomain', found: [], wanted: null }
    case 'unknown':
      return { state: 'unknown', code: 'mxUnknown', found: [], wanted: null }
  }
}
