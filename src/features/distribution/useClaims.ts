import { useState } from 'react'
import { distributionCalls } from '#domain/distribution/calls'
import type { PoolContact } from '#domain/distribution/pool'
import { useClient } from '../../lib/client.ts'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain } from '../../lib/useAnswer.ts'

/** What was claimed last: `named` by the names they had in the pool. */
export type PoolClaim = { named: readonly PoolContact[]; gone: number }

/** What is chosen, over several pages, and what came of claiming it. */
export function useClaims() {
  const { sync } = useClient()
  const toasts = useToasts()
  const [chosen, setChosen] = useState<ReadonlyMap<string, PoolContact>>(new Map())
  const [last, setLast] = useState<PoolClaim | null>(null)
  const [isClaiming, setClaiming] = useState(false)

  async function claim() {
    if (isClaiming || chosen.size === 0) return
    setClaiming(true)
    try {
      const { claimed, gone } = await request(distributionCalls.claim, { ids: [...chosen.keys()] })
      setLast({ named: claimed.flatMap((id) => chosen.get(id) ?? []), gone: gone.length })
      setChosen(new Map())
      void sync.syncNow()
    } catch (error) {
      toasts.failed(error)
    }
    // Also where no answer came: what is still there has not been claimed.
    askAgain()
    setClaiming(false)
  }
  return {
    chosen,
    last,
    isClaiming,
    claim,
    choose(contacts: readonly PoolContact[], isChosen: boolean) {
      const next = new Map(chosen)
      for (const contact of contacts) {
        if (isChosen) next.set(contact.id, contact)
        else next.delete(contact.id)
      }
      setChosen(next)
    },
  }
}
