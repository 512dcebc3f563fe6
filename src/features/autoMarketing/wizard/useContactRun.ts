import { useEffect, useState } from 'react'
import { isSubAccount } from '#domain/auth/policy'
import type { AutoPlan } from '#domain/autoMarketing/plan'
import type { Filter } from '#domain/contacts/filter'
import type { AudienceQuestion, AudienceTotals } from '#workers/campaigns/audienceApi'
import { useClient } from '../../../lib/client.ts'
import { useUser } from '../../../lib/session.ts'

const anyPace: AudienceQuestion['limits'] = {
  hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
  per_hour: 100_000,
  per_domain_hour: 100_000,
  warms_up: false,
}

/** Of contacts that are there: how many of them a mail would go to now, and why not to the others; null: not counted yet, or none. */
export function useContactRun(plan: Pick<AutoPlan, 'sources' | 'allows_unknown_basis'>): AudienceTotals | null {
  const { audience } = useClient()
  const user = useUser()
  const [run, setRun] = useState<AudienceTotals | null>(null)
  const owner = isSubAccount(user) ? user.id : null
  const asked = JSON.stringify([filterOf(plan), plan.allows_unknown_basis, owner])
  useEffect(() => {
    const [filter, allowsUnknownBasis, of] = JSON.parse(asked) as [Filter | null, boolean, string | null]
    const stop = new AbortController()
    const count = async () => {
      const question = {
        filter,
        allowsUnknownBasis,
        owner: of,
        chosen: [],
        sendCount: null,
        limits: anyPace,
        warmUp: null,
        start: Date.now(),
        home: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        overCap: [],
        points: null,
      }
      const counted = await audience.dryRun(question, () => {}, stop.signal)
      if (counted.kind === 'counted' && !stop.signal.aborted) setRun(counted.run)
    }
    if (filter) void count().catch(console.error)
    return () => stop.abort()
  }, [audience, asked])
  return filterOf(plan) ? run : null
}

/** What any source of contacts finds. */
function filterOf({ sources }: Pick<AutoPlan, 'sources'>): Filter | null {
  const filters = sources.flatMap((source) => (source.kind === 'contacts' ? [source.filter] : []))
  const [first] = filters
  if (!first) return null
  const everybody = filters.find(({ of }) => of.length === 0)
  return everybody ?? (filters.length === 1 ? first : { join: 'any', of: filters })
}
