import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../../ledger/check.ts'
import { balanceOf, score } from '../../ledger/ledger.ts'
import { randomFrom } from '../../sample/random.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { emailCompany, putContacts, putTask, someone, taskNow } from '../../testing/emailCompany.ts'
import { readReceivers } from '../../testing/ledger.ts'
import { openMailSink } from '../../testing/mailSink.ts'
import { openSending } from '../../testing/sending.ts'
import { type FaultPoint, faultKinds, faultSeeds, throughFault } from '../../testing/throughFault.ts'

/** Where something happens to a process that sends. */
const points = {
  'before a claim': { before: 'insert into campaign_batch' },
  'after a claim is committed': { committed: 'insert into campaign_batch' },
  'after the connection': { step: 'connect' },
  'after MAIL': { step: 'mail' },
  'after RCPT': { step: 'rcpt' },
  'after the dot, before the 250': { step: 'taken' },
  'after the 250, before it is committed': { before: 'insert into campaign_attempt' },
  'after it is committed, before the next': { committed: 'insert into campaign_attempt' },
  'during shutdown': { step: 'taken', isShutdown: true },
} as const satisfies Record<string, FaultPoint>
type Point = keyof typeof points
const names = Object.keys(points) as Point[]
const cases = faultSeeds.flatMap((seed) => names.flatMap((point) => faultKinds.map((kind) => ({ seed, point, kind }))))

/** There are few claims and connections, and many mails. */
function timesAt(point: Point, random: { below: (most: number) => number }): number {
  if (point === 'before a claim') return 1 + random.below(3)
  return point === 'after the connection' || point.includes('commit') ? 1 : 1 + random.below(12)
}

const asked = 40
const options = { portion: 17, batch: 8, loops: 2, lanes: 3, silentMs: 400, patienceMs: 300 }

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

test.each(cases)('$kind $point: nobody is skipped, nobody gets two, seed $seed', async ({ seed, point, kind }) => {
  const random = randomFrom(seed * 1_000 + names.indexOf(point) * 10 + faultKinds.indexOf(kind))
  const sink = await openMailSink()
  const company = await emailCompany(server.database, 100)
  await putContacts(
    server.database,
    company,
    Array.from({ length: asked }, (_, n) => someone(`p${n}@one.example`)),
  )
  const { task } = await putTask(server.database, company, {
    sender: { smtp: { host: '127.0.0.1', port: sink.port, socket: 'none', user: '' } },
  })
  // The last mail may be through while the points of a batch still wait for whoever takes it over.
  const held = () => balanceOf(server.database.pool, company.account, `held:${score(7)}`)
  const happened = await throughFault(server, {
    fault: { point: points[point], kind, nth: timesAt(point, random) },
    open: (database) => openSending(server, { options, database }),
    peer: {
      onStep(hear) {
        sink.rule = (step) => void hear?.(step)
      },
      drop: sink.drop,
    },
    isOver: async () => (await taskNow(server.database, task.id)).status === 'done' && (await held()) === 0,
  })
  expect(happened).toBe(true)
  await sink.stop()

  const rows = await readReceivers(server.database, task.id)
  const [sent, uncertain] = ['sent', 'uncertain'].map((status) => rows.filter((row) => row.status === status))
  expect(await taskNow(server.database, task.id)).toMatchObject({ status: 'done', problem: '' })
  expect(rows).toHaveLength(asked)
  expect(sent!.length + uncertain!.length).toBe(asked)
  expect(uncertain!.length).toBeLessThanOrEqual(options.batch * options.loops)
  expect(sink.whole.length).toBe(new Set(sink.whole).size)
  const whole = new Set(sink.whole)
  expect(sent!.filter(({ id }) => !whole.has(id))).toEqual([])
  expect(rows.filter(({ id, status }) => whole.has(id) && status !== 'sent' && status !== 'uncertain')).toEqual([])
  expect(await balanceOf(server.database.pool, company.account, score(7))).toBe(100 - asked)
  expect(await held()).toBe(0)
  expect((await checkLedger(server.database)).filter(({ account }) => account === company.account)).toEqual([])
})
