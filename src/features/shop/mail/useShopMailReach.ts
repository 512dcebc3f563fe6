import { useEffect, useState } from 'react'
import { useClient } from '../../../lib/client.ts'

/** How many of those whom a mail is for would get it now; null while that is counted. */
export function useShopMailReach(contacts: readonly string[]): number | null {
  const { audience } = useClient()
  const asked = contacts.join(' ')
  const [counted, setCounted] = useState<{ asked: string; receivers: number } | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const count = async () => {
      const chosen = asked ? asked.split(' ') : []
      const found = await audience.dryRun({ ...anybody, chosen, start: Date.now() }, () => {}, stop.signal)
      if (found.kind === 'counted' && !stop.signal.aborted) setCounted({ asked, receivers: found.run.receivers })
    }
    count().catch(console.error)
    return () => stop.abort()
  }, [audience, asked])
  return counted?.asked === asked ? counted.receivers : null
}

/** Pace and points are the task's: here is asked who may be written to. */
const anybody = {
  filter: null,
  owner: null,
  sendCount: null,
  allowsUnknownBasis: false,
  limits: {
    hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
    per_hour: 100_000,
    per_domain_hour: 100_000,
    warms_up: false,
  },
  warmUp: null,
  home: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  overCap: [],
  points: null,
}
