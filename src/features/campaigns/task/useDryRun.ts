import { useCallback, useEffect, useMemo, useState } from 'react'
import { campaignCalls } from '#domain/campaigns/calls'
import { countOf, deliveredIn } from '#domain/campaigns/statistics/counters'
import type { EmailSender } from '#domain/email/sender/sender'
import type { AudienceQuestion, AudienceTotals } from '#workers/campaigns/audienceApi'
import { useClient } from '../../../lib/client.ts'
import { request } from '../../../lib/http.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { fieldsOfTask, type TypedTask } from './taskForm.ts'
import { type CountOnce, type CountWork, useAudienceCount } from './useAudienceCount.ts'
import { useTaskLine } from './useTasks.ts'

export type DryRunWork = CountWork<AudienceTotals> & {
  unopened: FormerAudience
  unchecked: () => Promise<string[]>
}

/** What is compared as one text; the others are compared as they are, or are known when it is counted. */
type DryRunQuestion = Omit<AudienceQuestion, 'chosen' | 'start' | 'home' | 'overCap'>

/** Before a sender is chosen nothing is said about hours and pace. */
const anyPace: AudienceQuestion['limits'] = {
  hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
  per_hour: 100_000,
  per_domain_hour: 100_000,
  warms_up: false,
}

/** Counts whom a mail goes to, and what keeps others from it. */
export function useDryRun(
  typed: TypedTask,
  { owner, sender, points }: { owner: string | null; sender: EmailSender | undefined; points: number | null },
): DryRunWork {
  const { audience: worker } = useClient()
  const unopened = useUnopened(typed.unopened_of)
  const { audience, execution_time } = fieldsOfTask(typed)
  const isAsked = audience.filter !== null || typed.chosen.length > 0 || typed.unopened_of !== null
  const asked = JSON.stringify({
    ...whomOf(typed),
    owner,
    limits: sender
      ? {
          hours: sender.hours,
          per_hour: sender.per_hour,
          per_domain_hour: sender.per_domain_hour,
          warms_up: sender.warms_up,
        }
      : anyPace,
    warmUp: sender?.warm_up ?? null,
    points,
  } satisfies DryRunQuestion)
  const { chosen } = typed
  const { contacts } = unopened
  const overCap = useOverCap()
  // The same question must stay the same: another one is counted anew, and its contacts are many.
  const question = useMemo(
    () => (): AudienceQuestion => ({
      ...(JSON.parse(asked) as DryRunQuestion),
      chosen: contacts ? [...chosen, ...contacts] : chosen,
      overCap,
      ...startOf(execution_time),
    }),
    [asked, chosen, contacts, overCap, execution_time],
  )
  const count = useCallback<CountOnce<AudienceTotals>>(
    (onProgress, signal) => worker.dryRun(question(), onProgress, signal),
    [worker, question],
  )
  const counted = useAudienceCount(isAsked ? count : null)
  return { ...counted, unopened, unchecked: () => worker.unchecked(question()) }
}

/** Who has had as many messages as they may get, as far as the server said. */
export const useOverCap = (): readonly string[] => useAnswer(campaignCalls.overCap, {}).answer?.data.contacts ?? nobody
const nobody: readonly string[] = []

/** Of a task as it is typed: whom it is for, but for those whom it names. */
export function whomOf(typed: TypedTask): Pick<AudienceQuestion, 'filter' | 'sendCount' | 'allowsUnknownBasis'> {
  const { filter, send_count, allows_unknown_basis } = fieldsOfTask(typed).audience
  const sendCount = Number.isNaN(send_count?.value) ? null : send_count
  return { filter, sendCount, allowsUnknownBasis: allows_unknown_basis }
}

/** A time that is not typed yet is now, by the clock of this device. */
export const startOf = (execution_time: number | null): Pick<AudienceQuestion, 'start' | 'home'> => ({
  start: execution_time === null || Number.isNaN(execution_time) ? Date.now() : execution_time,
  home: new Intl.DateTimeFormat().resolvedOptions().timeZone,
})

/** `contacts`: null until the server said who they are; `about`: how many by the numbers that are here. */
export type FormerAudience = { name: string | null; contacts: readonly string[] | null; about: number | null }

function useUnopened(task: string | null): FormerAudience {
  const line = useTaskLine(task ?? '')
  const isConnected = useConnected()
  const [known, setKnown] = useState<{ task: string; contacts: string[] } | null>(null)
  useEffect(() => {
    if (!task || !isConnected) return
    let isHere = true
    request(campaignCalls.unopened, { task }).then(
      ({ contacts }) => isHere && setKnown({ task, contacts }),
      // The numbers that are here stand in for it, and the server counts when the task begins.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [task, isConnected])
  const counts = line?.counts
  const about = counts ? Math.max(0, deliveredIn(counts) - countOf(counts, 'opened_unique')) : null
  return { name: line?.task.name ?? null, contacts: known?.task === task ? known.contacts : null, about }
}
