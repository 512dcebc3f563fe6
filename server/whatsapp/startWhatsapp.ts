import { setTimeout as sleep } from 'node:timers/promises'
import type { InboundFiles } from '../blobs/inboundFiles.ts'
import { accountsWithEvents, followEvents } from '../channels/events/followEvents.ts'
import type { Database } from '../db/connect.ts'
import type { Leases } from '../db/leases.ts'
import { errorFields, type Log } from '../log.ts'
import type { GraphAccounts } from './graphAccounts.ts'
import { fetchWhatsappFiles } from './receiving/fetchFiles.ts'
import { tellSeenThreads } from './receiving/readMarks.ts'
import { takeWhatsappEvents, type WhatsappTools } from './receiving/takeEvents.ts'

type Services = {
  database: Database
  graphAccounts: GraphAccounts
  files: InboundFiles
  leases: Leases
  log: Log
  hears: Pick<WhatsappTools, 'others' | 'charged'>
}

/** Works off what Meta tells of numbers, fetches the files that people sent, and tells them that they were read. */
export function startWhatsapp(services: Services, everyMs = 500): { stop: () => Promise<void> } {
  const { database, graphAccounts: graph, files, leases, log, hears } = services
  const stopping = new AbortController()
  const { signal } = stopping
  const events = followEvents(
    {
      database,
      name: 'whatsapp',
      leases,
      log,
      waiting: () => accountsWithEvents(database, 'whatsapp'),
      take: (owner) => takeWhatsappEvents(database, owner, { log, ...hears }),
    },
    everyMs,
  )
  const repeat = async (step: () => Promise<boolean>) => {
    while (!signal.aborted) {
      const isMore = await step().catch((error: unknown) => {
        if (!signal.aborted) log('work on messages of WhatsApp failed', errorFields(error))
        return false
      })
      if (!isMore) await sleep(2 * everyMs, undefined, { signal }).catch(() => {})
    }
  }
  const loops = [
    repeat(() => fetchWhatsappFiles({ database, graph, files, log }, signal)),
    repeat(() => tellSeenThreads({ database, graph, log }, signal)),
  ]
  return {
    async stop() {
      stopping.abort()
      await Promise.all([...loops, events.stop()])
    },
  }
}
