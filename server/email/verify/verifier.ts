import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { domainToASCII } from 'node:url'
import {
  type AddressJudgement,
  type AddressSigns,
  type Evidence,
  type EvidenceStep,
  judgeAddress,
  type ProbeResult,
  parsedAddress,
} from '#domain/email/deliverability/addressCheck'
import { findMx, type MxOutcome } from '#domain/email/deliverability/mx'
import { follow, type Resolve } from '../domains/resolver.ts'
import { type DomainBook, NotYet, noBook } from './domainBook.ts'
import { makeKeyedQueue } from './keyedQueue.ts'
import { type ProbeSettings, probeMailbox } from './probe.ts'
import { isPublicAddress } from './publicAddress.ts'

export type VerifierSettings = {
  resolve: Resolve
  /** null: no mail server is asked */
  probe: ProbeSettings | null
  now?: () => number
  /** Which addresses may be connected to at all. */
  isAllowed?: (address: string) => boolean
  /** a local part that nobody has */
  nobody?: () => string
  /** what is remembered of domains and their servers */
  book?: DomainBook
  /** lets go what the resolver remembers of a domain */
  forget?: (domain: string) => void
}

type VerifyResult = AddressSigns & AddressJudgement & { evidence: Evidence[] }
/** `anew`: what is remembered of the domain does not count. Throws `NotYet` where its server is not to be asked now. */
export type Verify = (written: string, signal: AbortSignal, options?: { anew?: boolean }) => Promise<VerifyResult>

// The first one that says something is believed; a third one is asked of nobody who waits.
const mostHosts = 2

export function makeVerifier({
  resolve,
  probe,
  now = Date.now,
  isAllowed = isPublicAddress,
  nobody = () => `nobody-${randomBytes(9).toString('hex')}`,
  book = noBook,
  forget = () => {},
}: VerifierSettings): Verify {
  const inTurn = makeKeyedQueue()

  return async (written, signal, { anew = false } = {}) => {
    const signs = parsedAddress(written)
    const evidence: Evidence[] = []
    const note = (step: EvidenceStep, answer: string, at = now()) => evidence.push({ at, step, answer })
    note('syntax', signs.problem ?? 'good')
    const domain = signs.problem ? '' : domainToASCII(signs.domain)
    if (!domain) return { ...signs, ...judgeAddress(signs, null, null), evidence }

    if (anew) forget(domain)
    const mx = await book.mxOf(domain, () => follow(findMx(domain), resolve), { anew })
    note('mx', mxText(mx))
    const probed = isAskable(signs, mx) ? await probeHosts(mx.hosts.slice(0, mostHosts)) : null
    return { ...signs, ...judgeAddress(signs, mx, probed), evidence }

    async function probeHosts(hosts: readonly { host: string }[]): Promise<ProbeResult | null> {
      if (!probe) return null
      const takesAll = anew ? null : await book.takesAllSince(domain)
      if (takesAll !== null) {
        note('takesAll', domain, takesAll)
        return 'takesAll'
      }
      for (const { host } of hosts) {
        signal.throwIfAborted()
        const turn = await book.turnAt(host, domain)
        if (turn.kind === 'later') throw new NotYet(turn.until)
        if (turn.kind === 'silent') {
          note('silent', host, turn.since)
          continue
        }
        if (turn.waitMs > 0) await sleep(turn.waitMs, undefined, { signal })
        // The very address that was judged is connected to: a name could lead elsewhere the next time.
        const address = (await addressesOf(host, resolve)).find(isAllowed)
        if (address === undefined) {
          note('connect', `${host}: no public address`)
          continue
        }
        const question = { address: `${signs.local}@${domain}`, nobody: `${nobody()}@${domain}`, host: address }
        const { result, evidence: heard } = await inTurn(address, () => {
          signal.throwIfAborted()
          note('connect', `${host} [${address}]`)
          return probeMailbox(question, probe, { now, signal })
        })
        evidence.push(...heard)
        if (result === 'takesAll') await book.takesAll(domain)
        if (result !== 'silent') return result
        await book.isSilent(host)
      }
      return 'silent'
    }
  }
}

/** A local part beyond ASCII needs a server that says it takes such; a throwaway address is worth no question. */
const isAskable = (
  { local, isDisposable }: AddressSigns,
  mx: MxOutcome,
): mx is Extract<MxOutcome, { kind: 'hosts' | 'itself' }> =>
  (mx.kind === 'hosts' || mx.kind === 'itself') && !isDisposable && /^[\u0021-\u007e]+$/.test(local)

const mxText = (mx: MxOutcome) =>
  mx.kind === 'hosts' || mx.kind === 'itself'
    ? mx.hosts.map(({ preference, host }) => `${preference} ${host}`).join(', ')
    : mx.kind

async function addressesOf(host: string, resolve: Resolve): Promise<readonly string[]> {
  const old = await resolve({ type: 'A', name: host })
  if (old.kind === 'found') return old.values
  const young = await resolve({ type: 'AAAA', name: host })
  return young.kind === 'found' ? young.values : []
}
