import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/connect.ts'
import { checkLedger } from '../../ledger/check.ts'
import { randomFrom } from '../../sample/random.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { mobiles } from '../../testing/smsTask.ts'
import { type FaultPoint, faultKinds, faultSeeds, throughFault } from '../../testing/throughFault.ts'
import { openTestGraph } from '../../testing/whatsapp.ts'
import { setWhatsappPrices } from '../../testing/whatsappPrices.ts'
import { openWhatsappProcess, putWhatsappTask, springTemplate } from '../../testing/whatsappTask.ts'

/** Where something happens to a process that sends messages and hears of them. */
const points = {
  'before a claim': { before: 'insert into campaign_batch' },
  'after a claim is committed': { committed: 'insert into campaign_batch' },
  'before Meta hears of a file': { step: 'file' },
  'when Meta has a file, before its answer': { step: 'file taken' },
  'before Meta hears of a message': { step: 'call' },
  'when Meta has a message, before its answer': { step: 'taken' },
  'after the answer, before it is committed': { before: 'insert into campaign_attempt' },
  'after it is committed, before the next': { committed: 'insert into campaign_attempt' },
  'before statuses are kept': { before: 'with told as' },
  'before statuses are applied': { before: 'update provider_ref' },
  'before a charge is kept': { before: 'insert into whatsapp_charge' },
  'during shutdown': { step: 'taken', isShutdown: true },
} as const satisfies Record<string, FaultPoint>
type Point = keyof typeof points
const names = Object.keys(points) as Point[]

const held = 3
/** `told`: as what Meta prices it in the end, at `cost`. */
const texts = {
  'a text': { hasPicture: false, told: 'marketing', cost: held },
  'a picture': { hasPicture: true, told: 'marketing', cost: held },
  'a text that turns out cheaper': { hasPicture: false, told: 'utility', cost: 2 },
} as const
type Text = keyof typeof texts
const textNames = Object.keys(texts) as Text[]

/** With one seed each point meets one text and one kind of fault, with nine all of them. */
const cases = faultSeeds.flatMap((seed) =>
  names.map((point, p) => ({
    seed,
    point,
    text: point.includes('file') ? 'a picture' : textNames[(p + Math.floor(seed / 3)) % textNames.length]!,
    kind: faultKinds[(p + seed) % faultKinds.length]!,
  })),
)

const asked = 24
const granted = 100
const options = { portion: 11, batch: 8, loops: 2, lanes: 3, silentMs: 400, patienceMs: 300 }

const file = { hash: 'c'.repeat(64), name: 'lamp.png', mime: 'image/png' as const, size: 8 }
const pictureTemplate = { ...springTemplate, name: 'lamps', header: { kind: 'image' as const, file } }
const blobs = new Map([[file.hash, new Uint8Array(file.size)]])

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
  await setWhatsappPrices(server.database, { marketing: held, utility: 2 })
})
afterAll(() => server.stop())

test.each(cases)('$kind $point, $text: nobody is skipped, nobody gets two, seed $seed', async (one) => {
  const { seed, point, kind, text } = one
  const { hasPicture, told, cost } = texts[text]
  const random = randomFrom(seed * 1_000 + names.indexOf(point) * 10 + textNames.indexOf(text))
  const graph = await openTestGraph(server.database)
  const content = hasPicture ? pictureTemplate : springTemplate
  const task = await putWhatsappTask(server, { world: graph.world, phones: mobiles(asked), points: granted, content })
  if (hasPicture) await putBlob(task.company.account)
  graph.tells(task.company, task.number)
  const hear = watchSteps(graph)
  const processes: ReturnType<typeof openWhatsappProcess>[] = []
  // As Meta does for days: until some process has kept it.
  graph.toldTo(async (owner, body) => {
    const as = body.replace('"category":"marketing"', `"category":"${told}"`)
    while (
      !(await processes
        .at(-1)!
        .keep(owner, as)
        .then(
          () => true,
          () => false,
        ))
    )
      await sleep(20)
  })
  const isFew = /claim|commit|file|statuses|charge/.test(point)
  const happened = await throughFault(server, {
    fault: { point: points[point], kind, nth: isFew ? 1 : 1 + random.below(7) },
    async open(database: Database) {
      const process = openWhatsappProcess(server, { access: graph.access(), options, blobs, database })
      processes.push(process)
      return process
    },
    peer: { onStep: hear, drop: () => processes.forEach(({ cut }) => cut()) },
    async isOver() {
      if ((await task.status()) !== 'done' || (await task.held()) > 0) return false
      await graph.settled()
      return (await unheard(task.company.account)) === 0
    },
  })
  expect(happened).toBe(true)
  expect(await unheard(task.company.account), 'all that was told is worked off').toBe(0)

  const rows = await task.rows()
  const taken = graph.world.shown.map(({ person }) => person.phone)
  expect([await task.status(), await task.problem()]).toEqual(['done', ''])
  expect(rows).toHaveLength(asked)
  expect(
    rows.filter(({ status }) => status !== 'sent' && status !== 'uncertain').map(({ address }) => address),
    'nobody is skipped',
  ).toEqual([])
  expect(new Set(taken).size, 'nobody gets two').toBe(taken.length)
  // What Meta took is known by what it tells, also where its answer was lost.
  const sent = rows.filter(({ status }) => status === 'sent')
  expect(sent.map(({ address }) => address)).toEqual(taken.toSorted())
  expect(
    sent.filter(({ read_at }) => read_at === null).map(({ address }) => address),
    'no status is lost',
  ).toEqual([])
  expect(rows.map((row) => row.cost)).toEqual(rows.map(({ status }) => (status === 'sent' ? cost : held)))
  expect(await task.left()).toBe(granted - rows.reduce((sum, row) => sum + row.cost, 0))
  expect((await checkLedger(server.database)).filter(({ account }) => account === task.company.account)).toEqual([])
  await graph.stop()
})

const putBlob = (account: string) =>
  server.database.pool.query(
    `insert into blob (account_id, sha256, size, mime, key) values ($1, $2, $3, 'image/png', $2)`,
    [account, file.hash, file.size],
  )

/** Statuses of a message whose answer was lost wait until it is taken for lost. */
async function unheard(account: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ n: number }>(
    `select count(*)::int as n from raw_event where account_id = $1 and state = 'new'`,
    [account],
  )
  return rows[0]!.n
}

/** Lets somebody hear what Meta is asked for, and when it has done it. */
function watchSteps({ world }: Pick<Awaited<ReturnType<typeof openTestGraph>>, 'world'>) {
  let hear: ((step: string) => void) | null = null
  const send = world.send.bind(world)
  world.send = (request) => {
    hear?.('call')
    const answer = send(request)
    hear?.('taken')
    return answer
  }
  const keepFile = world.keepFile.bind(world)
  world.keepFile = (mime, bytes) => {
    hear?.('file')
    const kept = keepFile(mime, bytes)
    hear?.('file taken')
    return kept
  }
  return (heard: typeof hear) => {
    hear = heard
  }
}
