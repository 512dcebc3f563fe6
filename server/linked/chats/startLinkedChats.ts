import { setTimeout as sleep } from 'node:timers/promises'
import type { InboundFiles } from '../../blobs/inboundFiles.ts'
import { accountsWithEvents, followEvents } from '../../channels/events/followEvents.ts'
import type { Database } from '../../db/connect.ts'
import type { Leases } from '../../db/leases.ts'
import { errorFields, type Log } from '../../log.ts'
import type { Secrets } from '../../secrets.ts'
import type { PhoneLink } from '../phones.ts'
import type { PhoneServer } from '../protocol.ts'
import { settleDoubts } from './doubts.ts'
import { fetchLinkedFiles } from './files.ts'
import { nameGroups } from './nameGroups.ts'
import { tellLinkedSeen } from './readMarks.ts'
import { type LinkedNewsTools, takeLinkedNews } from './takeNews.ts'

type LinkedChatServices = {
  database: Database
  secrets: Secrets
  phones: PhoneLink
  files: InboundFiles
  leases: Leases
  log: Log
  /** the simulator instead of WhatsApp */
  server?: () => Promise<PhoneServer | null>
  receivers?: LinkedNewsTools['receivers']
}

/** Works off what linked phones tell, fetches files, tells who wrote that it was read, and clears up what nobody knows. */
export function startLinkedChats(services: LinkedChatServices, everyMs = 500): { stop: () => Promise<void> } {
  const { database, secrets, phones, files, leases, log, server = noServer, receivers } = services
  const stopping = new AbortController()
  const { signal } = stopping
  const tools = { database, secrets, log, ...(receivers && { receivers }) }
  const events = followEvents(
    {
      database,
      name: 'linked',
      leases,
      log,
      waiting: () => accountsWithEvents(database, 'linked'),
      take: (owner) => takeLinkedNews(tools, owner),
    },
    everyMs,
  )
  const repeat = async (step: () => Promise<boolean>, pauseMs: number) => {
    while (!signal.aborted) {
      const isMore = await step().catch((error: unknown) => {
        if (!signal.aborted) log('work on chats of linked phones failed', errorFields(error))
        return false
      })
      if (!isMore) await sleep(pauseMs, undefined, { signal }).catch(() => {})
    }
  }
  const loops = [
    repeat(() => fetchLinkedFiles({ database, secrets, files, log, server }, signal), 2 * everyMs),
    repeat(() => tellLinkedSeen({ database, phones, log }, signal), 2 * everyMs),
    repeat(async () => (await settleDoubts(database)) > 0, 10 * everyMs),
    repeat(() => nameGroups({ database, phones }), 20 * everyMs),
  ]
  return {
    async stop() {
      stopping.abort()
      await Promise.all([...loops, events.stop()])
    },
  }
}

const noServer = () => Promise.resolve(null)
