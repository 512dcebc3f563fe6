import { setTimeout as sleep } from 'node:timers/promises'
import type { InboundFiles } from '../blobs/inboundFiles.ts'
import { accountsWithEvents, followEvents } from '../channels/events/followEvents.ts'
import type { Database } from '../db/connect.ts'
import type { Leases } from '../db/leases.ts'
import { errorFields, type Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import { settlePageDoubts } from './chats/doubts.ts'
import type { OwnPages } from './ownPages.ts'
import { fetchPageFiles } from './receiving/fetchFiles.ts'
import { fetchLeads } from './receiving/fetchLeads.ts'
import { takePageEvents } from './receiving/takeEvents.ts'
import { watchPages } from './watchPages.ts'

type Services = {
  database: Database
  pages: OwnPages
  secrets: Secrets
  files: InboundFiles
  leases: Leases
  log: Log
}
type Paces = { everyMs?: number; doubtMs?: number }

/** Works off what Meta tells of pages, fetches answers of lead forms and files, asks what became of messages, and watches when grants end. */
export function startOwnPages(
  services: Services,
  { everyMs = 500, doubtMs = 15_000 }: Paces = {},
): { stop: () => Promise<void> } {
  const { database, leases, log } = services
  const stopping = new AbortController()
  const { signal } = stopping
  const follow = (channel: 'facebook' | 'instagram') =>
    followEvents(
      {
        database,
        name: channel,
        leases,
        log,
        waiting: () => accountsWithEvents(database, channel),
        take: (owner) => takePageEvents(services, owner, signal),
      },
      everyMs,
    )
  const following = [follow('facebook'), follow('instagram')]
  const repeat = async (name: string, ms: number, step: () => Promise<unknown>) => {
    while (!signal.aborted) {
      await inOneProcess(name, step).catch((error: unknown) => {
        if (!signal.aborted) log('work on pages failed', errorFields(error))
      })
      await sleep(ms, undefined, { signal }).catch(() => {})
    }
  }
  const inOneProcess = async (name: string, step: () => Promise<unknown>) => {
    const lease = await leases.tryLease(`own pages ${name}`)
    if (!lease) return
    try {
      await step()
    } finally {
      await lease.release()
    }
  }
  const loops = [
    repeat('leads', 2 * everyMs, () => fetchLeads(services, signal)),
    repeat('files', 2 * everyMs, () => fetchPageFiles(services, signal)),
    repeat('doubts', doubtMs, () => settlePageDoubts(services, signal)),
    repeat('watch', 600_000, () => watchPages(services, Date.now(), signal)),
  ]
  return {
    async stop() {
      stopping.abort()
      await Promise.all([...loops, ...following.map((one) => one.stop())])
    },
  }
}
