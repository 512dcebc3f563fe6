import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import type { SmsMessageRow } from '#domain/sms/message'
import { checkLedger } from '../../ledger/check.ts'
import { balanceOf, score } from '../../ledger/ledger.ts'
import { randomFrom } from '../../sample/random.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { taskNow } from '../../testing/emailCompany.ts'
import { readReceivers } from '../../testing/ledger.ts'
import { openSmsCentre, type SmsCentre } from '../../testing/smsCentre.ts'
import { openSmsProcess, putAccount, putPhones, putSmsTask, smsCompany } from '../../testing/smsCompany.ts'
import { type FaultPoint, faultKinds, faultSeeds, throughFault } from '../../testing/throughFault.ts'

/** Where something happens to a process that sends text messages and hears of them. */
const points = {
  'before a claim': { before: 'insert into campaign_batch' },
  'after a claim is committed': { committed: 'insert into campaign_batch' },
  'when it has signed in': { step: 'bind' },
  'before the centre takes a part': { step: 'submit' },
  'when the centre has a part, before its answer': { step: 'taken' },
  'after the answer, before it is committed': { before: 'insert into campaign_attempt' },
  'after it is committed, before the next': { committed: 'insert into campaign_attempt' },
  'when a receipt is told': { step: 'receipt' },
  'before receipts are kept': { before: 'with told as' },
  'before receipts are applied': { before: 'update provider_ref' },
  'during shutdown': { step: 'taken', isShutdown: true },
} as const satisfies Record<string, FaultPoint>
type Point = keyof typeof points
const names = Object.keys(points) as Point[]

/** `cost`: points for each. */
const texts = {
  'a short text': { message: { text: 'See us at stand 5B.' }, cost: 1 },
  'a text of three parts': { message: { text: 'Our new lamps are here. '.repeat(18).trim() }, cost: 3 },
  'names and a short link': {
    message: { text: 'Hello {{name}}: https://shop.example/new', shortens_links: true },
    cost: 1,
  },
} as const satisfies Record<string, { message: Partial<SmsMessageRow>; cost: number }>
type Text = keyof typeof texts
const textNames = Object.keys(texts) as Text[]

/** Each point meets each text and each kind of fault with one seed; all three together with three. */
const cases = faultSeeds.flatMap((seed) =>
  names.flatMap((point, p) =>
    textNames.map((text, t) => ({ seed, point, text, kind: faultKinds[(p + t + seed) % faultKinds.length]! })),
  ),
)

const asked = 24
const granted = 100
const options = { portion: 11, batch: 8, loops: 2, lanes: 3, silentMs: 400, patienceMs: 300 }
const url = 'https://fair.example'

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

const sql = async <T extends object>(text: string, ...values: unknown[]) =>
  (await server.database.pool.query<T>(text, values)).rows
const held = ({ account }: Actor) => balanceOf(server.database.pool, account, `held:${score(products.smsMarketing)}`)

test.each(cases)('$kind $point, $text: nobody is skipped, nobody gets two, seed $seed', async (one) => {
  const { seed, point, text, kind } = one
  const random = randomFrom(seed * 1_000 + names.indexOf(point) * 10 + textNames.indexOf(text))
  const centre = await openSmsCentre()
  const company = await smsCompany(server.database, granted)
  const route = await putAccount(server, company, centre.route)
  await putPhones(
    server.database,
    company,
    Array.from({ length: asked }, (_, n) => `8190${12_345_600 + n}`),
  )
  const { message, cost } = texts[text]
  const { task } = await putSmsTask(server.database, company, [route], { message })
  const isFew = /claim|commit|signed in|receipts/.test(point)
  const happened = await throughFault(server, {
    fault: { point: points[point], kind, nth: isFew ? 1 : 1 + random.below(7) },
    open: (database) => openSmsProcess(server, { options, database, url }),
    peer: {
      onStep(hear) {
        centre.rule = (step) => void hear?.(step)
      },
      drop: centre.drop,
    },
    isOver: async () => {
      if ((await taskNow(server.database, task.id)).status !== 'done' || (await held(company)) > 0) return false
      return centre.unheard() === 0 && (await waitingReceipts(route.id)) === 0
    },
  })
  expect(happened).toBe(true)
  await centre.stop()

  const rows = await readReceivers(server.database, task.id)
  const [sent, uncertain] = ['sent', 'uncertain'].map((status) => rows.filter((row) => row.status === status))
  expect(await taskNow(server.database, task.id)).toMatchObject({ status: 'done', problem: '' })
  expect(rows).toHaveLength(asked)
  expect(sent!.length + uncertain!.length, 'nobody is skipped').toBe(asked)
  expect(uncertain!.length).toBeLessThanOrEqual(options.batch * options.loops)
  expect(
    partsOf(centre).filter(({ times }) => times > 1),
    'nobody gets a part twice',
  ).toEqual([])
  const whole = wholeIn(centre)
  expect(
    sent!.filter(({ address }) => !whole.has(address)).map(({ address }) => address),
    'who is sent has all parts',
  ).toEqual([])
  expect(
    sent!.filter(({ delivered_at }) => delivered_at === null).map(({ address }) => address),
    'no receipt is lost',
  ).toEqual([])
  const keptTexts = await sql<{ address: string; text: string }>(
    'select r.address, t.text from sms_text t join campaign_receiver r on r.id = t.receiver_id where r.task_id = $1',
    task.id,
  )
  const kept = new Map(keptTexts.map(({ address, text: one }) => [address, one]))
  expect(
    [...whole].filter(([address, shown]) => kept.get(address) !== shown),
    'what is kept is what is read',
  ).toEqual([])
  expect(rows.map((row) => row.cost)).toEqual(rows.map(() => cost))
  expect(await balanceOf(server.database.pool, company.account, score(products.smsMarketing))).toBe(
    granted - asked * cost,
  )
  expect((await checkLedger(server.database)).filter(({ account }) => account === company.account)).toEqual([])
})

/** Receipts of messages that have their names; those of a message whose answer was lost wait for a minute. */
async function waitingReceipts(route: string): Promise<number> {
  const [row] = await sql<{ n: number }>(
    `select count(*)::int as n from raw_event e where channel_account_id = $1 and state = 'new'
       and exists (select from provider_ref p where p.channel_account_id = $1 and p.ref = e.body -> 'heard' ->> 'ref')`,
    route,
  )
  return row!.n
}

function partsOf({ taken }: SmsCentre) {
  const byPart = Map.groupBy(taken, ({ to, n, total }) => `${to} ${n}/${total}`)
  return [...byPart].map(([part, some]) => ({ part, times: some.length }))
}

/** By the number: the texts of which all parts came, as a phone shows them. */
function wholeIn({ taken }: SmsCentre): Map<string, string> {
  const byText = Map.groupBy(taken, ({ to, reference }) => `${to} ${reference}`)
  return new Map(
    [...byText.values()].flatMap((parts) => {
      if (parts.length !== parts[0]!.total) return []
      return [
        [
          parts[0]!.to,
          parts
            .toSorted((a, b) => a.n - b.n)
            .map(({ text }) => text)
            .join(''),
        ] as const,
      ]
    }),
  )
}
