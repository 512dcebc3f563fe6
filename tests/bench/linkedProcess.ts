import { startSending } from '../../server/campaigns/sending/startSending.ts'
import { joinDatabase } from '../../server/db/connect.ts'
import { openLeases } from '../../server/db/leases.ts'
import { openLinkedAcks } from '../../server/linked/acks.ts'
import { startLinkedChats } from '../../server/linked/chats/startLinkedChats.ts'
import { keepLinkedNews } from '../../server/linked/news.ts'
import { openLinkedPhones } from '../../server/linked/phones.ts'
import type { PhoneServer } from '../../server/linked/protocol.ts'
import { openLinkedSending } from '../../server/linked/sending/driver.ts'
import { findReached } from '../../server/linked/sending/receipts.ts'
import type { LinkedSessionRef } from '../../server/linked/store.ts'
import { secretsOf } from '../../server/testing/smsCompany.ts'

export type LinkedProcessSetting = {
  data: string
  folder: string
  server: PhoneServer
  does: 'holds' | 'hears' | 'sends'
}
export type LinkedProcessAsk =
  | { of: 'link'; phone: LinkedSessionRef; user: string }
  | { of: 'write'; phones: readonly LinkedSessionRef[]; to: readonly (readonly string[])[]; round: number }
  | { of: 'use' }
  | { of: 'watch' }
  | { of: 'stop' }
/** `ms`: until the last was acknowledged. `longestMs`: in which the process did nothing else. */
export type LinkedProcessSaid =
  | { of: 'ready' }
  | { of: 'linked' }
  | { of: 'written'; ms: number; failed: number; cpuMs: number }
  | { of: 'use'; rssMb: number; peakMb: number; longestMs: number }
  | { of: 'done' }

// A process of the server as far as linked phones are concerned: it holds them, keeps what they tell, and sends tasks over them.
const { data, folder, server, does } = JSON.parse(process.argv[2]!) as LinkedProcessSetting
const log = (event: string, fields?: object) => {
  if (process.env.BENCH_LOG) console.error(event, fields)
}
const database = await joinDatabase({ data, databaseUrl: null }, log)
const secrets = await secretsOf({ database, data })
const leases = openLeases(database, log)
const acks = openLinkedAcks({ database, log })
const acked = new Map<string, () => void>()
const blobs = { put: async () => {}, get: async () => null, delete: async () => {} }
const phones = openLinkedPhones({
  database,
  secrets,
  leases,
  log,
  driver: () => Promise.resolve(folder),
  server: () => Promise.resolve(server),
  isWhole: () => true,
  hears(ref, news) {
    acks.heard(ref, news)
    sending.heard(ref, news)
    if (news.kind === 'ack' && news.state === 'accepted') acked.get(news.id)?.()
  },
  keepNews: async (ref, news) => {
    if (does !== 'holds') await keepLinkedNews({ database, secrets }, ref, news)
  },
})
const sending = openLinkedSending({ database, phones, acks, blobs, log, pauseBetween: () => 0 })
const files = { store: blobs, virusScan: async () => ({ kind: 'clean' as const }) }
if (does !== 'holds')
  startLinkedChats({
    database,
    secrets,
    phones,
    files,
    leases,
    log,
    server: () => Promise.resolve(server),
    receivers: findReached,
  })
if (does === 'sends') startSending({ database, drivers: [sending.driver], log }, { everyMs: 100, restMs: 50 })

const workedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
// As much as this thread worked between two turns of its loop: what others do on this machine does not count.
let before = workedMs()
let longestMs = 0
setInterval(() => {
  const now = workedMs()
  longestMs = Math.max(longestMs, now - before)
  before = now
}, 1)
let peak = 0
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
}, 50)

let last = 0
async function write({ phones: over, to, round }: Extract<LinkedProcessAsk, { of: 'write' }>) {
  const began = performance.now()
  const cpuFrom = process.cpuUsage()
  let failed = 0
  const one = async (phone: LinkedSessionRef, number: string) => {
    const id = `3EB0${String(++last).padStart(8, '0')}${round}${process.pid}`
    const taken = new Promise<void>((resolve) => acked.set(id, resolve))
    const message = {
      to: `${number}@s.whatsapp.net`,
      id,
      kind: 'text',
      text: `Message ${round} for ${number}`,
    } as const
    const asked = await phones.ask('send', phone, message)
    if (asked.kind === 'done') await taken
    else failed++
    acked.delete(id)
  }
  await Promise.all(over.map((phone, n) => Promise.all(to[n]!.map((number) => one(phone, number)))))
  const { user, system } = process.cpuUsage(cpuFrom)
  return { ms: performance.now() - began, failed, cpuMs: (user + system) / 1_000 }
}

async function answer(asked: LinkedProcessAsk): Promise<LinkedProcessSaid> {
  switch (asked.of) {
    case 'link':
      await phones.link(asked.phone, { user: asked.user, sees: 'all', consent_at: Date.now() })
      return { of: 'linked' }
    case 'write':
      return { of: 'written', ...(await write(asked)) }
    case 'watch':
      longestMs = 0
      peak = process.memoryUsage.rss()
      return { of: 'done' }
    case 'use': {
      const mb = 1_000_000
      return {
        of: 'use',
        rssMb: process.memoryUsage.rss() / mb,
        peakMb: peak / mb,
        longestMs,
      }
    }
    case 'stop':
      await phones.stop()
      return { of: 'done' }
  }
}
process.on('message', (asked: LinkedProcessAsk) => void answer(asked).then((said) => process.send?.(said)))
process.send?.({ of: 'ready' } satisfies LinkedProcessSaid)
