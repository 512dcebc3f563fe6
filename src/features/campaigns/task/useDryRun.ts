import { useCallback, useEffect, useRef, useState } from 'react'
import { campaignCalls } from '#domain/campaigns/calls'
import { countOf, deliveredIn } from '#domain/campaigns/statistics/counters'
import type { EmailSender } from '#domain/email/sender/sender'
import type { AudienceQuestion, AudienceTotals } from '#workers/campaigns/audienceApi'
import { lastChange } from '#workers/search/feed'
import { useClient } from '../../../lib/client.ts'
import { request } from '../../../lib/http.ts'
import { useStored } from '../../../lib/reader.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { fieldsOfTask, type TypedTask } from './taskForm.ts'
import { useTaskLine } from './useTasks.ts'

/** `run`: the last count, also while another one is made. */
type DryRunState = { run: AudienceTotals | null; counting: { done: number; of: number } | null; stopped: boolean }
export type DryRunWork = DryRunState & {
  stop: () => void
  again: () => void
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
const nobody: readonly string[] = []
const settleMs = 300
const nothing: DryRunState = { run: null, counting: null, stopped: false }

/** Counts again whenever the question or what the device knows has changed, after it rests. */
export function useDryRun(
  typed: TypedTask,
  { owner, sender, points }: { owner: string | null; sender: EmailSender | undefined; points: number | null },
): DryRunWork {
  const { audience: worker } = useClient()
  const unopened = useUnopened(typed.unopened_of)
  const rows = useStored(lastChange, [])
  const [state, setState] = useState(nothing)
  const [turn, setTurn] = useState(0)
  const stopping = useRef<AbortController | null>(null)
  const { audience, execution_time } = fieldsOfTask(typed)
  const isAsked = audience.filter !== null || typed.chosen.length > 0 || typed.unopened_of !== null
  const asked = JSON.stringify({
    question: {
      filter: audience.filter,
      owner,
      sendCount: Number.isNaN(audience.send_count?.value) ? null : audience.send_count,
      allowsUnknownBasis: audience.allows_unknown_basis,
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
    } satisfies DryRunQuestion,
    // What the device knows has changed, or somebody wants it again.
    asOf: { rows, turn },
  })
  const start = Number.isNaN(execution_time) ? null : execution_time
  const { chosen } = typed
  const overCap = useAnswer(campaignCalls.overCap, {}).answer?.data.contacts ?? nobody
  const { contacts } = unopened

  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    stopping.current = stop
    const change = (next: Partial<DryRunState>) => {
      if (!stop.signal.aborted) setState((before) => ({ ...before, ...next }))
    }
    const count = async () => {
      change({ stopped: false })
      const question = questionOf(asked, { chosen: contacts ? [...chosen, ...contacts] : chosen, start, overCap })
      const onProgress = (done: number, of: number) => change({ counting: { done, of } })
      const counted = await worker.dryRun(question, onProgress, stop.signal)
      if (counted.kind === 'counted') change({ run: counted.run, counting: null })
    }
    const timer = setTimeout(() => void count().catch(failed), settleMs)
    const failed = (error: unknown) => {
      console.error(error)
      change({ counting: null, stopped: true })
    }
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [worker, isAsked, asked, start, chosen, contacts, overCap])

  const stop = useCallback(() => {
    stopping.current?.abort()
    setState({ ...nothing, stopped: true })
  }, [])
  const again = useCallback(() => setTurn((n) => n + 1), [])
  const unchecked = () =>
    worker.unchecked(questionOf(asked, { chosen: contacts ? [...chosen, ...contacts] : chosen, start, overCap }))
  return { ...(isAsked ? state : nothing), stop, again, unopened, unchecked }
}

type AskedAudience = Pick<AudienceQuestion, 'chosen' | 'overCap'> & { start: number | null }
const questionOf = (asked: string, { chosen, start, overCap }: AskedAudience): AudienceQuestion => ({
  ...(JSON.parse(asked) as { question: DryRunQuestion }).question,
  chosen,
  overCap,
  start: start ?? Date.now(),
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
