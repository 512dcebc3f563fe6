import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '../sample/random.ts'
import { type Act, acts, type Inbox } from './inbox.ts'
import type { ActResult, Ask, openReceivers } from './receivers.ts'

/** How many of a task's receivers do what; the same seed chooses the same of the same mails. */
export type SampleRequest = { task: string; seed: number; counts: Readonly<Record<Act, number>> }
export type Progress = { done: number; all: number; told: ReadonlyMap<ActResult | 'failed', number> }

export const usualCounts = {
  open: 30,
  click: 10,
  reply: 5,
  away: 2,
  bounceHard: 3,
  bounceSoft: 2,
  complain: 2,
  unsubscribe: 3,
} satisfies SampleRequest['counts']
export const mostOfAct = 1_000

/** One thing for each mail, so that every number of the product can be compared with what was done. */
export function chooseSample(ids: readonly number[], { seed, counts }: SampleRequest): { id: number; act: Act }[] {
  const { next } = randomFrom(seed)
  const shuffled = ids.map((id) => ({ id, at: next() })).sort((one, other) => one.at - other.at)
  const wanted = acts.flatMap((act) => Array.from({ length: counts[act] }, () => act))
  return shuffled.slice(0, wanted.length).map(({ id }, nth) => ({ id, act: wanted[nth]! }))
}

const lanes = 8
/** What is looked at earlier counts as a program's, so each mail waits for that. */
const settledMs = 6_000

/** Goes on by itself, one run at a time; a page asks how far it is. */
export function openSampleActs(inbox: Inbox, { act }: ReturnType<typeof openReceivers>) {
  let progress: Progress | null = null
  let running: Promise<unknown> = Promise.resolve()
  const stopping = new AbortController()

  function start(wish: SampleRequest, ask: Ask): void {
    if (progress && progress.done < progress.all) return
    const chosen = chooseSample(inbox.untouched(wish.task), wish)
    const told = new Map<ActResult | 'failed', number>()
    const now = { done: 0, all: chosen.length, told }
    progress = now
    const actOn = async ({ id, act: what }: { id: number; act: Act }) => {
      const mail = inbox.get(id)
      if (!mail) return 'failed'
      await sleep(Math.max(0, mail.at.getTime() + settledMs - Date.now()), null, { signal: stopping.signal })
      return act(mail, what, { ask })
    }
    const lane = async () => {
      for (let one = chosen.pop(); one; one = chosen.pop()) {
        const what = await actOn(one).catch(() => 'failed' as const)
        if (stopping.signal.aborted) return
        told.set(what, (told.get(what) ?? 0) + 1)
        now.done++
      }
    }
    running = Promise.allSettled(Array.from({ length: lanes }, lane))
  }
  async function stop(): Promise<void> {
    stopping.abort()
    await running
  }
  return { start, progress: () => progress, stop }
}
export type SampleActs = ReturnType<typeof openSampleActs>
