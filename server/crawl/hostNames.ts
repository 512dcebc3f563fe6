import { type LookupAddress, lookup } from 'node:dns'
import type { LookUpAll } from '../channels/callService.ts'

const keepMs = 10 * 60_000
const mostKept = 5_000

type KnownName = { until: number; found: Promise<LookupAddress[]> }

/**
 * Asks for the addresses of a name once and stays with the answer, so that a name that leads elsewhere at the second
 * question is never asked it. A failure is forgotten at once.
 */
export function rememberNames(ask: LookUpAll = lookup, now: () => number = Date.now): LookUpAll {
  const known = new Map<string, KnownName>()

  function addressesOf(host: string): Promise<LookupAddress[]> {
    const kept = known.get(host)
    if (kept && kept.until > now()) return kept.found
    const found = new Promise<LookupAddress[]>((resolve, reject) => {
      ask(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)))
    })
    known.delete(host)
    known.set(host, { until: now() + keepMs, found })
    found.catch(() => known.delete(host))
    const [oldest] = known.keys()
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
    return found
  }

  return (host, _options, give) => {
    addressesOf(host.toLowerCase()).then(
      (found) => give(null, found),
      (error: NodeJS.ErrnoException) => give(error, []),
    )
  }
}
