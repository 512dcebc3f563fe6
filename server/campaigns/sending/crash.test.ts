import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../../ledger/check.ts'
import { balanceOf, score } from '../../ledger/ledger.ts'
import { randomFrom } from '../../sample/random.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { emailCompany, putContacts, putTask, someone, taskNow } from '../../testing/emailCompany.ts'
import { type OwnConnections, ownConnections } from '../../testing/faults.ts'
import { readReceivers } from '../../testing/ledger.ts'
import { type MailSink, openMailSink, type SinkStep } from '../../testing/mailSink.ts'
import { openSending, until } from '../../testing/sending.ts'

/** Where something happens to a process that sends. */
const points = [
  'before a claim',
  'after a claim is committed',
  'after the connection',
  'after MAIL',
  'after RCPT',
  'after the dot, before the 250',
  'after the 250, before it is committed',
  'after it is committed, before the next',
  'during shutdown',
] as const
type Point = (typeof points)[number]
const kinds = ['the process is killed', 'the database is lost', 'the mail server hangs up'] as const

const seeds = Array.from(
  { length: Number(process.env.CRASH_SEEDS ?? 1) },
  (_, n) => n + Number(process.env.CRASH_SEED ?? 1),
)
const cases = seeds.flatMap((seed) => points.flatMap((point) => kinds.map((kind) => ({ seed, point, kind }))))

const asked = 40
const options = { portion: 17, batch: 8, loops: 2, lanes: 3, silentMs: 400, patienceMs: 300 }

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

const steps: Partial<Record<Point, SinkStep>> = {
  'after the connection': 'connect',
  'after MAIL': 'mail',
  'after RCPT': 'rcpt',
  'after the dot, before the 250': 'taken',
  'during shutdown': 'taken',
}

/** Calls `happen` when the process comes to the point for the so-and-so-many-th time. */
function arm(
  point: Point,
  nth: number,
  { own, sink, happen }: { own: OwnConnections; sink: MailSink; happen: () => void },
) {
  let left = nth
  const come = () => {
    if (--left === 0) happen()
  }
  const step = steps[point]
  if (step)
    sink.rule = (at) => {
      if (at === step) come()
      return undefined
    }
  if (point === 'before a claim')
    own.watch.before = (sql) => {
      if (sql.startsWith('insert into campaign_batch')) come()
    }
  if (point === 'after the 250, before it is committed')
    own.watch.before = (sql) => {
      if (sql.startsWith('insert into campaign_attempt')) come()
    }
  const marker = {
    'after a claim is committed': 'insert into campaign_batch',
    'after it is committed, before the next': 'insert into campaign_attempt',
  }[point as string]
  if (marker) {
    let isNear = false
    own.watch.after = (sql) => {
      if (sql.startsWith(marker)) isNear = true
      if (sql !== 'commit' || !isNear) return
      isNear = false
      come()
    }
  }
}

test.each(cases)('$kind $point: nobody is skipped, nobody gets two, seed $seed', async ({ seed, point, kind }) => {
  const random = randomFrom(seed * 1_000 + points.indexOf(point) * 10 + kinds.indexOf(kind))
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
  const own = ownConnections(server)
  let hasHappened = false
  const fault = () => {
    if (kind === 'the process is killed') own.kill()
    if (kind === 'the database is lost') own.breakAll()
    else sink.drop()
  }
  const first = await openSending(server, { options, database: own.database })
  let shutdown: Promise<void> | null = null
  const nth = point === 'after the connection' || point.includes('commit') ? 1 : 1 + random.below(12)
  const happen = () => {
    hasHappened = true
    sink.rule = () => undefined
    own.watch = { before: () => {}, after: () => {} }
    if (point === 'during shutdown') shutdown = first.stop()
    fault()
  }
  arm(point, point === 'before a claim' ? 1 + random.below(3) : nth, { own, sink, happen })
  await until(async () => hasHappened)
  expect(hasHappened).toBe(true)
  await shutdown
  const second = kind === 'the process is killed' || shutdown ? await openSending(server, { options }) : null
  await until(async () => (await taskNow(server.database, task.id)).status === 'done')
  // The last mail may be through while the points of a batch still wait for whoever takes it over.
  const held = () => balanceOf(server.database.pool, company.account, `held:${score(7)}`)
  await until(async () => (await held()) === 0)
  await second?.stop()
  await first.stop()
  await sink.stop()
  await own.database.stop()

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
