import { isName, type Plan, plainName } from './dns.ts'
import { type Ip, isInNetwork, parseIp } from './ipAddress.ts'
import { type Directive, expanded, isSpf, type Mechanism, parseSpf, type Qualifier } from './spfRecord.ts'

const spfResults = ['pass', 'fail', 'softfail', 'neutral', 'none', 'temperror', 'permerror'] as const
type SpfResult = (typeof spfResults)[number]
const spfProblems = ['several', 'syntax', 'lookups', 'voids', 'includeMissing', 'tooManyHosts'] as const
export type SpfProblem = (typeof spfProblems)[number]

/** Who sends. Without `ip` it is somebody of whom no record knows, and every record is read to its end. */
type SpfClient = { ip: string | null; sender: string; helo: string }

export type SpfOutcome = {
  result: SpfResult
  /** of a permerror, and where it is */
  problem: { kind: SpfProblem; at: string } | null
  /** the SPF records of the domain itself */
  records: readonly string[]
  lookups: number
  /** every domain that the records name by include or redirect */
  includes: readonly string[]
}

// RFC 7208 section 4.6.4
const mostLookups = 10
const mostVoids = 2
const mostHosts = 10

const resultOf: Record<Qualifier, SpfResult> = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' }

type Run = {
  client: SpfClient
  ip: Ip | null
  lookups: number
  voids: number
  includes: string[]
  records: readonly string[]
}

/** What ends the check at once, however deep in its includes. */
class Ended extends Error {
  readonly result: 'temperror' | 'permerror'
  readonly problem: SpfOutcome['problem']

  constructor(problem: SpfOutcome['problem']) {
    super(problem?.kind ?? 'temperror')
    this.result = problem ? 'permerror' : 'temperror'
    this.problem = problem
  }
}

/** check_host() of RFC 7208. */
export function* checkHost(domain: string, client: SpfClient): Plan<SpfOutcome> {
  const ip = client.ip === null ? null : parseIp(client.ip)
  const run: Run = { client, ip, lookups: 0, voids: 0, includes: [], records: [] }
  const outcome = (result: SpfResult, problem: SpfOutcome['problem']): SpfOutcome => {
    const { records, lookups, includes } = run
    return { result, problem, records, lookups, includes: [...new Set(includes)] }
  }
  try {
    return outcome(yield* resultAt(plainName(domain), run, true), null)
  } catch (error) {
    if (error instanceof Ended) return outcome(error.result, error.problem)
    throw error
  }
}

function* resultAt(domain: string, run: Run, isFirst = false): Plan<SpfResult> {
  if (!isName(domain)) return 'none'
  const answer = yield { type: 'TXT', name: domain }
  if (answer.kind === 'unknown') throw new Ended(null)
  const records = answer.kind === 'found' ? answer.values.filter(isSpf) : []
  if (isFirst) run.records = records
  const [text, ...more] = records
  if (text === undefined) return 'none'
  if (more.length) throw new Ended({ kind: 'several', at: domain })
  const record = parseSpf(text)
  if ('malformed' in record) throw new Ended({ kind: 'syntax', at: record.malformed })

  for (const { qualifier, mechanism } of record.directives)
    if (yield* matches(mechanism, domain, run)) return resultOf[qualifier]
  if (record.redirect === null || endsItself(record.directives)) return 'neutral'
  return yield* named(record.redirect, domain, run)
}

const endsItself = (directives: readonly Directive[]) => directives.some(({ mechanism }) => mechanism.kind === 'all')

/** The result of a domain that a record names: there has to be one. */
function* named(spec: string, domain: string, run: Run): Plan<SpfResult> {
  count(run, domain)
  const target = targetOf(spec, domain, run)
  run.includes.push(target)
  const result = yield* resultAt(target, run)
  if (result === 'none') throw new Ended({ kind: 'includeMissing', at: target })
  return result
}

function* matches(mechanism: Mechanism, domain: string, run: Run): Plan<boolean> {
  switch (mechanism.kind) {
    case 'all':
      return true
    case 'ip':
      return mechanism.network.prefix === 0 && !run.ip
        ? true
        : run.ip !== null && isInNetwork(run.ip, mechanism.network)
    case 'include':
      return (yield* named(mechanism.domain, domain, run)) === 'pass'
    // Nobody should publish it and many do not follow it any more (section 5.5): it costs a lookup and lets nobody in.
    case 'ptr':
      count(run, domain)
      return false
    case 'exists':
      count(run, domain)
      if (!run.ip && mechanism.domain.includes('%')) return false
      return (yield* addresses(targetOf(mechanism.domain, domain, run), 'A', run)).length > 0
    case 'a':
      count(run, domain)
      return yield* isHost(targetOf(mechanism.domain, domain, run), mechanism, run)
    case 'mx':
      count(run, domain)
      return yield* isMailHost(targetOf(mechanism.domain, domain, run), mechanism, run)
  }
}

type Prefixes = { prefix4: number; prefix6: number }

function* isHost(name: string, { prefix4, prefix6 }: Prefixes, run: Run): Plan<boolean> {
  const { ip } = run
  const found = yield* addresses(name, ip?.bits === 128 ? 'AAAA' : 'A', run)
  return found.some((text) => {
    const host = parseIp(text)
    return ip !== null && host !== null && isInNetwork(ip, { ...host, prefix: host.bits === 32 ? prefix4 : prefix6 })
  })
}

function* isMailHost(name: string, prefixes: Prefixes, run: Run): Plan<boolean> {
  const hosts = (yield* addresses(name, 'MX', run)).map((value) => plainName(value.split(' ').at(-1) ?? ''))
  if (hosts.length > mostHosts) throw new Ended({ kind: 'tooManyHosts', at: name })
  if (!run.ip) return false
  for (const host of hosts) if (yield* isHost(host, prefixes, run)) return true
  return false
}

/** Also counts the answers that say nothing, of which a record may cause two. */
function* addresses(name: string, type: 'A' | 'AAAA' | 'MX', run: Run): Plan<readonly string[]> {
  if (!isName(name)) return []
  const answer = yield { type, name }
  if (answer.kind === 'unknown') throw new Ended(null)
  if (answer.kind === 'found') return answer.values
  // Nobody in particular has no family of addresses: the other one may be there.
  if (!run.ip && type === 'A' && answer.of === 'record') return []
  run.voids += 1
  if (run.voids > mostVoids) throw new Ended({ kind: 'voids', at: name })
  return []
}

function count(run: Run, at: string): void {
  run.lookups += 1
  if (run.lookups > mostLookups) throw new Ended({ kind: 'lookups', at })
}

function targetOf(spec: string, domain: string, { client }: Run): string {
  const { ip, sender, helo } = client
  const name = plainName(spec ? expanded(spec, { sender, domain, helo, ip: ip ?? '192.0.2.1' }) : domain)
  // Section 7.3: of a name that is too long the labels on the left go.
  return name.length <= 253 ? name : name.slice(name.length - 253).replace(/^[^.]*\./, '')
}
