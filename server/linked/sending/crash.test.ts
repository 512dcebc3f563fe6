import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/connect.ts'
import { checkLedger } from '../../ledger/check.ts'
import { noLog } from '../../log.ts'
import { randomFrom } from '../../sample/random.ts'
import { openSandboxPhones, type SandboxPhones } from '../../sandbox/phones/simulator.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import {
  linkPhone,
  openLinkedProcess,
  openPhoneHolder,
  type PhoneHolder,
  putLinkedTask,
  sendingCompany,
} from '../../testing/linkedTask.ts'
import { mobiles } from '../../testing/smsTask.ts'
import { type FaultPoint, faultKinds, faultSeeds, throughFault } from '../../testing/throughFault.ts'
import { openLinkedAcks } from '../acks.ts'
import { fetchDriver, sharedDrivers } from '../driverPackage.ts'
import type { LinkedPhones } from '../phones.ts'
import { openLinkedSending } from './driver.ts'

/** Where something happens to a process that sends; another one holds the phone and hears of it. */
const points = {
  'before a claim': { before: 'insert into campaign_batch' },
  'after a claim is committed': { committed: 'insert into campaign_batch' },
  'before our own id is kept': { before: 'insert into provider_ref' },
  'after our own id is kept': { committed: 'insert into provider_ref' },
  'before the phone is asked': { step: 'asked' },
  'when the frame is written, before the acknowledgement': { step: 'written' },
  'after the acknowledgement, before it is committed': { before: 'insert into campaign_attempt' },
  'after it is committed, before the next': { committed: 'insert into campaign_attempt' },
  'during shutdown': { step: 'written', isShutdown: true },
} as const satisfies Record<string, FaultPoint>
type Point = keyof typeof points
const names = Object.keys(points) as Point[]

const cases = faultSeeds.flatMap((seed) =>
  names.map((point, p) => ({ seed, point, kind: faultKinds[(p + seed) % faultKinds.length]! })),
)

const asked = 12
const granted = 50
const options = { portion: 5, batch: 4, loops: 2, lanes: 2, silentMs: 400, patienceMs: 300 }

let server: TestDatabase
let simulator: SandboxPhones
let holder: PhoneHolder
beforeAll(async () => {
  server = await openTestDatabase()
  const folder = await fetchDriver(sharedDrivers)
  simulator = await openSandboxPhones(folder)
  holder = await openPhoneHolder(server, { folder, simulator })
  const blobs = { get: async () => null }
  const acks = openLinkedAcks({ database: server.database, log: noLog })
  const hearing = openLinkedSending({ database: server.database, phones: holder.phones, acks, blobs, log: noLog })
  holder.listen(acks.heard)
  holder.listen(hearing.heard)
})
afterAll(async () => {
  await holder.stop()
  await simulator.stop()
  await server.stop()
})

test.each(cases)('$kind $point: nobody is skipped, nobody gets two, seed $seed', async ({ seed, point, kind }) => {
  const random = randomFrom(seed * 1_000 + names.indexOf(point))
  const company = await sendingCompany(server.database, granted)
  const phone = await linkPhone(server, company, { holder, simulator })
  const numbers = mobiles(asked, (seed * names.length + names.indexOf(point)) * asked)
  const task = await putLinkedTask(server, company, { senders: [phone], phones: numbers })
  let hear: ((step: string) => void) | null = null
  const happened = await throughFault(server, {
    // One claim may take all that may go at once.
    fault: { point: points[point], kind, nth: point.includes('claim') ? 1 : 1 + random.below(4) },
    async open(database: Database) {
      const { phones, cut } = watched(holder.phones, (step) => hear?.(step))
      // A line that broke brings none; while it holds one comes, however slow the machine is.
      const ackMs = kind === 'the other side hangs up' ? 1_500 : 20_000
      return { ...openLinkedProcess(server, { phones, database, options, ackMs }), cut }
    },
    peer: {
      onStep: (heard) => {
        hear = heard
      },
      drop: () => void simulator.ask('cut', phone.user),
    },
    isOver: task.isOver,
  })
  expect(happened).toBe(true)

  const rows = await task.rows()
  expect([await task.status(), await task.problem()]).toEqual(['done', ''])
  expect(rows).toHaveLength(asked)
  // Only where the line to WhatsApp broke may nobody know.
  const isKnown = kind !== 'the other side hangs up'
  expect(
    rows.filter(({ status }) => status !== 'sent' && (isKnown || status !== 'uncertain')),
    'nobody is skipped',
  ).toEqual([])
  for (const { address, status } of rows) {
    const all = await simulator.ask('received', address)
    const ids = new Set(all.map(({ id }) => id))
    if (status === 'sent') expect(ids.size, 'what is sent has arrived').toBe(1)
    // The same id once more is the same message to a phone.
    expect(ids.size, 'nobody gets two').toBeLessThanOrEqual(1)
  }
  expect(await task.left()).toBe(granted - asked)
  expect((await checkLedger(server.database)).filter(({ account }) => account === company.account)).toEqual([])
})

/** Lets somebody hear what the phone is asked, and when it has done it; a process that is killed asks no more. */
function watched(
  phones: Pick<LinkedPhones, 'ask'>,
  hear: (step: string) => void,
): { phones: Pick<LinkedPhones, 'ask'>; cut: () => void } {
  let isCut = false
  const never = () => new Promise<never>(() => {})
  return {
    phones: {
      async ask(name, ...args) {
        if (isCut) return never()
        if (name === 'send') hear('asked')
        if (isCut) return never()
        const answer = await phones.ask(name, ...args)
        if (name === 'send') hear('written')
        return isCut ? never() : answer
      },
    },
    cut() {
      isCut = true
    },
  }
}
