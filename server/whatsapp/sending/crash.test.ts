import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/connect.ts'
import { checkLedger } from '../../ledger/check.ts'
import { randomFrom } from '../../sample/random.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { mobiles } from '../../testing/smsTask.ts'
import { type FaultPoint, faultKinds, faultSeeds, throughFault } from '../../testing/throughFault.ts'
import { openTestGraph } from '../../testing/whatsapp.ts'
import { openWhatsappSending, putWhatsappTask } from '../../testing/whatsappTask.ts'
import { settleCharges } from '../charges.ts'

/** Where something happens to a process that sends. */
const points = {
  'before a claim': { before: 'insert into campaign_batch' },
  'after a claim is committed': { committed: 'insert into campaign_batch' },
  'before Meta hears of a message': { step: 'call' },
  'when Meta has a message, before its answer': { step: 'taken' },
  'after the answer, before it is committed': { before: 'insert into campaign_attempt' },
  'after it is committed, before the next': { committed: 'insert into campaign_attempt' },
  'during shutdown': { step: 'taken', isShutdown: true },
} as const satisfies Record<string, FaultPoint>
type Point = keyof typeof points
const names = Object.keys(points) as Point[]

const cases = faultSeeds.flatMap((seed) =>
  names.map((point, p) => ({ seed, point, kind: faultKinds[(p + seed) % faultKinds.length]! })),
)

const asked = 24
const granted = 100
const options = { portion: 11, batch: 8, loops: 2, lanes: 3, silentMs: 400, patienceMs: 300 }

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

test.each(cases)('$kind $point: nobody is skipped, nobody gets two, seed $seed', async ({ seed, point, kind }) => {
  const random = randomFrom(seed * 1_000 + names.indexOf(point))
  const graph = await openTestGraph(server.database)
  const one = await putWhatsappTask(server, { world: graph.world, phones: mobiles(asked), points: granted })
  graph.tells(one.company, one.number)
  const isFew = /claim|commit/.test(point)
  let hear: ((step: string) => void) | null = null
  const send = graph.world.send.bind(graph.world)
  graph.world.send = (request) => {
    hear?.('call')
    const answer = send(request)
    hear?.('taken')
    return answer
  }
  const processes: ReturnType<typeof openWhatsappSending>[] = []
  const open = async (database: Database) => {
    const process = openWhatsappSending(server, { access: graph.access(), options, database })
    processes.push(process)
    return process
  }
  const happened = await throughFault(server, {
    fault: { point: points[point], kind, nth: isFew ? 1 : 1 + random.below(7) },
    open,
    peer: {
      onStep: (heard) => (hear = heard),
      drop: () => processes.forEach(({ cut }) => cut()),
    },
    isOver: async () => (await one.status()) === 'done' && (await one.held()) === 0,
  })
  expect(happened).toBe(true)
  await graph.hear({ charged: settleCharges })
  const rows = await one.rows()
  const taken = graph.world.shown.map(({ person }) => person.phone)
  expect(rows).toHaveLength(asked)
  expect(
    rows.filter(({ status }) => status !== 'sent' && status !== 'uncertain').map(({ address }) => address),
    'nobody is skipped',
  ).toEqual([])
  expect(new Set(taken).size, 'nobody gets two').toBe(taken.length)
  // What Meta took is known by what it tells, also where its answer was lost.
  expect(rows.filter(({ status }) => status === 'sent').map(({ address }) => address)).toEqual(taken.toSorted())
  expect(await one.left()).toBe(granted - asked)
  expect((await checkLedger(server.database)).filter(({ account }) => account === one.company.account)).toEqual([])
  await graph.stop()
})
