import { setTimeout as sleep } from 'node:timers/promises'
import { diskStore } from '../blobs/store.ts'
import type { CampaignDriver } from '../campaigns/sending/driver.ts'
import { type SendingOptions, startSending } from '../campaigns/sending/startSending.ts'
import type { Database } from '../db/connect.ts'
import { openSignIns } from '../email/grants/grants.ts'
import { openMailer } from '../email/outgoing/mailer.ts'
import { mailTokens } from '../email/tokens.ts'
import { areas } from '../features/index.ts'
import { type Log, noLog } from '../log.ts'
import { openSecrets } from '../secrets.ts'
import { alwaysLeaves, type MayLeave } from '../sync/epoch.ts'
import type { TestDatabase } from './database.ts'
import { readReceivers } from './ledger.ts'

/** Looks often, so that nobody waits for the next look. */
const quick: Partial<SendingOptions> = {
  everyMs: 20,
  heartbeatMs: 50,
  silentMs: 60_000,
  restMs: 30,
  portion: 50,
  patienceMs: 3_000,
}

type SendingSetup = {
  /** of other channels, beside mail */
  more?: readonly CampaignDriver[]
  options?: Partial<SendingOptions>
  database?: Database
  log?: Log
  mayLeave?: MayLeave
}

/** A process that sends, as far as the database and mail servers see it. */
export async function openSending(
  server: TestDatabase,
  { more = [], options = {}, database = server.database, log = noLog, mayLeave = alwaysLeaves }: SendingSetup = {},
) {
  const secrets = await openSecrets(server.database, areas, { data: server.data, watermark: server.data, keys: [] })
  const mailer = openMailer({
    database,
    secrets,
    signIns: openSignIns({ database, secrets, clients: {} }),
    blobs: diskStore(`${server.data}/blobs`),
    tokens: mailTokens([Buffer.alloc(32, 7)]),
    network: { name: 'mail.trade.example', allowedAt: () => () => true },
    url: 'https://fair.example',
    transport: { connectMs: 5_000, greetingMs: 5_000, talkMs: 5_000, answerMs: 5_000 },
  })
  return startSending({ database, drivers: [mailer, ...more], log, mayLeave }, { ...quick, ...options })
}

/** Waits until it is so; what is not so after a while is said by the caller's own expectation. */
export async function until(isSo: () => Promise<boolean>, ms = 30_000): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end && !(await isSo()); ) await sleep(25)
}

/** How many receivers of a task stand where, with their reasons. */
export async function countByStatus(database: Database, task: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { status, reason } of await readReceivers(database, task)) {
    const name = status === 'suppressed' || status === 'failed' ? `${status} ${reason}` : status
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
