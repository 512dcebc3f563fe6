import { setTimeout as sleep } from 'node:timers/promises'
import { guarded } from '../../guarded.ts'
import { errorFields, type Log } from '../../log.ts'
import { newMemory, type WatchMemory } from './memory.ts'
import type { MailboxOptions } from './settings.ts'
import { inSlot, makeSlots } from './slots.ts'
import type { MailboxState } from './state.ts'
import { type WatchedMailbox, watchMailbox } from './watchMailbox.ts'

export type MailboxToWatch = WatchedMailbox & {
  /** of the mailbox: two senders who share one are one here */
  id: string
  /** Of this mailbox alone, such as whom it may connect to. */
  options?: MailboxOptions
  /** Another one means that the connection or the password changed: it is begun anew. */
  version: string
  /** asked for when we begin, since another process may have read on */
  loadState: () => Promise<MailboxState | null>
}

/** That nobody else reads the mailbox, such as a lock in the database; `lost` when that can no longer be said. */
export type Lease = { lost: AbortSignal; release: () => Promise<void> }

export type SharedSettings = {
  /** null: another process has it */
  tryLease: (mailboxId: string) => Promise<Lease | null>
  log: Log
  /** connections; where more are wanted they take turns */
  mostAtOnce?: number
  /** mails that are in memory */
  mostMailsAtOnce?: number
  /** until a lease is asked for again */
  leaseMs?: number
  /** how long one is read while others wait */
  turnMs?: number
  options?: MailboxOptions
}

type SharedWatchers = {
  /** From now on these are watched and no others. */
  follow: (wanted: readonly MailboxToWatch[]) => void
  /** when nothing is open any more */
  stop: () => Promise<void>
}

type Watcher = { version: string; stopping: AbortController; done: Promise<void> }

export function sharedWatchers({
  tryLease,
  log,
  mostAtOnce = 50,
  mostMailsAtOnce = 4,
  leaseMs = 30_000,
  turnMs = 120_000,
  options = {},
}: SharedSettings): SharedWatchers {
  const running = new Map<string, Watcher>()
  const connections = makeSlots(mostAtOnce)
  const mails = makeSlots(mostMailsAtOnce)
  const ending = new Set<Promise<void>>()

  function follow(wanted: readonly MailboxToWatch[]) {
    const byId = new Map(wanted.map((one) => [one.id, one]))
    const gone = new Map<string, Promise<void>>()
    for (const [id, one] of running) if (byId.get(id)?.version !== one.version) gone.set(id, end(id, one))
    for (const one of byId.values()) if (!running.has(one.id)) begin(one, gone.get(one.id))
  }

  function begin(wanted: MailboxToWatch, before: Promise<void> | undefined) {
    const stopping = new AbortController()
    const done = watchOn(wanted, stopping.signal, before)
    running.set(wanted.id, { version: wanted.version, stopping, done })
  }

  function end(id: string, { stopping, done }: Watcher): Promise<void> {
    running.delete(id)
    stopping.abort()
    const gone = done.finally(() => ending.delete(gone))
    ending.add(gone)
    return gone
  }

  async function watchOn(wanted: MailboxToWatch, signal: AbortSignal, before: Promise<void> | undefined) {
    const memory = newMemory()
    await before
    while (!signal.aborted) {
      try {
        const hadLease = await inSlot(connections, signal, () => takeTurn(wanted, memory, signal))
        if (!hadLease) await sleep(leaseMs, undefined, { signal })
      } catch (error) {
        if (signal.aborted) return
        log('mailbox not watched', errorFields(error))
        await sleep(leaseMs, undefined, { signal }).catch(() => {})
      }
    }
  }

  async function takeTurn(wanted: MailboxToWatch, memory: WatchMemory, signal: AbortSignal): Promise<boolean> {
    const lease = await tryLease(wanted.id)
    if (!lease) return false
    const turn = new AbortController()
    const giveWay = () => connections.waiting() > 0 && turn.abort()
    const timer = setInterval(guarded(log, 'a mailbox could not give way', giveWay), turnMs)
    try {
      const state = await wanted.loadState()
      await watchMailbox({
        ...wanted,
        state,
        log,
        options: { ...options, ...wanted.options },
        memory,
        signal: AbortSignal.any([signal, lease.lost, turn.signal]),
        inTurn: (work, over) => inSlot(mails, over, work),
      })
      return true
    } finally {
      clearInterval(timer)
      await lease.release()
    }
  }

  return {
    follow,
    async stop() {
      for (const [id, one] of running) end(id, one).catch(() => {})
      await Promise.all(ending)
    },
  }
}
