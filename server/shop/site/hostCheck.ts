import type { Answer } from '#domain/email/deliverability/dns'
import type { HostCheckState, HostChecks } from '#domain/shop/site/calls'
import { openPageFetch } from '../../crawl/fetchPage.ts'
import type { Resolve } from '../../email/domains/resolver.ts'
import { isPublicAddress } from '../../email/verify/publicAddress.ts'
import { hostProofPath } from './serving/siteServer.ts'

/** The name of the record that proves a host, and what has to stand in it. */
export const proofName = (host: string): string => `_fairlead-shop.${host}`
export const proofText = (token: string): string => `fairlead-shop=${token}`

export type CheckHost = (host: string, token: string) => Promise<Omit<HostChecks, 'at'>>

/**
 * Whether a host is the company's: a record with its token, which only who has the domain can write. That its https reaches us is
 * told as well, and proves nothing: whoever had the host before may have pointed it here.
 */
export const makeHostCheck =
  ({ resolve }: { resolve: Resolve }): CheckHost =>
  async (host, token) => {
    const [txt, a, aaaa] = await Promise.all([
      resolve({ type: 'TXT', name: proofName(host) }),
      resolve({ type: 'A', name: host }),
      resolve({ type: 'AAAA', name: host }),
    ])
    const proof = txt.kind === 'found' ? stateOf(txt.values.some((one) => one.trim() === proofText(token))) : none(txt)
    const address = [a, aaaa].some(({ kind }) => kind === 'found') ? 'ok' : none(a)
    return { proof, address, https: address === 'ok' ? await reachesUs(host, token) : 'missing' }
  }

const stateOf = (isThere: boolean): HostCheckState => (isThere ? 'ok' : 'missing')
const none = ({ kind }: Answer): HostCheckState => (kind === 'unknown' ? 'unknown' : 'missing')

async function reachesUs(host: string, token: string): Promise<HostCheckState> {
  const { fetchPage, stop } = openPageFetch({
    allowedAt: (port) => (address) => port === 443 && isPublicAddress(address),
    agentName: 'Fairlead shop check',
    timeoutMs: 8_000,
  })
  let text = ''
  const url = new URL(`https://${host}${hostProofPath}`)
  const answer = await fetchPage({
    url,
    signal: AbortSignal.timeout(10_000),
    mostBytes: 4_000,
    onBytes: (bytes) => void (text += Buffer.from(bytes).toString('latin1')),
  }).finally(stop)
  return stateOf(answer.kind === 'read' && answer.status === 200 && text.split('\n').includes(token))
}
