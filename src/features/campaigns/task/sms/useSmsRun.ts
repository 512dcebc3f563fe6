import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChannelAccount } from '#domain/channels/account'
import type { SmsQuestion, SmsTotals } from '#workers/campaigns/audienceApi'
import { lastChange } from '#workers/search/feed'
import { useClient } from '../../../../lib/client.ts'
import { useStored } from '../../../../lib/reader.ts'
import { language } from '../../../../lib/texts.ts'
import { fieldsOfTask, type TypedTask } from '../taskForm.ts'

type SmsRunState = { run: SmsTotals | null; counting: { done: number; of: number } | null; stopped: boolean }
export type SmsRunWork = SmsRunState & { stop: () => void; again: () => void }

const settleMs = 300
const nothing: SmsRunState = { run: null, counting: null, stopped: false }

type About = { owner: string | null; routes: readonly ChannelAccount[] }

/** Counts whom a text goes to, over which routes and for how much, whenever that has changed and rests. */
export function useSmsRun(typed: TypedTask, { owner, routes }: About): SmsRunWork {
  const { audience: worker } = useClient()
  const rows = useStored(lastChange, [])
  const lang = language.useValue()
  const [state, setState] = useState(nothing)
  const [turn, setTurn] = useState(0)
  const stopping = useRef<AbortController | null>(null)
  const { audience, execution_time } = fieldsOfTask(typed)
  const isAsked = audience.filter !== null || typed.chosen.length > 0
  const start = Number.isNaN(execution_time) ? null : execution_time
  const asked = JSON.stringify({
    question: {
      filter: audience.filter,
      chosen: typed.chosen,
      owner,
      sendCount: Number.isNaN(audience.send_count?.value) ? null : audience.send_count,
      allowsUnknownBasis: audience.allows_unknown_basis,
      sms: typed.sms!,
      routes,
      language: lang,
    } satisfies Omit<SmsQuestion, 'start' | 'home'>,
    asOf: { rows, turn },
  })

  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    stopping.current = stop
    const change = (next: Partial<SmsRunState>) => {
      if (!stop.signal.aborted) setState((before) => ({ ...before, ...next }))
    }
    const count = async () => {
      change({ stopped: false })
      const { question } = JSON.parse(asked) as { question: Omit<SmsQuestion, 'start' | 'home'> }
      const home = new Intl.DateTimeFormat().resolvedOptions().timeZone
      const onProgress = (done: number, of: number) => change({ counting: { done, of } })
      const counted = await worker.smsRun({ ...question, start: start ?? Date.now(), home }, onProgress, stop.signal)
      if (counted.kind === 'counted') change({ run: counted.run, counting: null })
    }
    const failed = (error: unknown) => {
      console.error(error)
      change({ counting: null, stopped: true })
    }
    const timer = setTimeout(() => void count().catch(failed), settleMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [worker, isAsked, asked, start])

  const stop = useCallback(() => {
    stopping.current?.abort()
    setState({ ...nothing, stopped: true })
  }, [])
  const again = useCallback(() => setTurn((n) => n + 1), [])
  return { ...(isAsked ? state : nothing), stop, again }
}
