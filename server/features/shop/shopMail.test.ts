import { afterAll, beforeAll, expect, test } from 'vitest'
import { everybody } from '#domain/campaigns/task'
import { products } from '#domain/products'
import { dueFor } from '#domain/shop/mail/interest'
import { shopSiteCalls } from '#domain/shop/site/calls'
import { createCompany } from '../../operator.ts'
import { signedInCompany } from '../../testing/company.ts'
import { Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const lamp = newTestId()
const taskOf = (id: string) => ({
  id,
  name: 'Back in stock',
  type: 'ordinary',
  message: newTestId(),
  sender: newTestId(),
  reply_address: '',
  audience: { ...everybody, filter: null, chosen: 1, allows_unknown_basis: false },
  execution_time: null,
  first_batch: null,
  subject_test: null,
  sequence: null,
  shop_mail: { kind: 'backInStock', about: [lamp] },
})

test('every device reads who a mail of the shop was made for, so that nobody is due twice for one occasion', async () => {
  const { main } = await signedInCompany(server, 0)
  const [ann, ben] = [newTestId(), newTestId()]
  const id = newTestId()
  const { results } = await main.push(
    main.makes('campaign_task.create', taskOf(id)),
    main.makes('campaign_audience.create', { id: newTestId(), campaign_task_id: id, contacts: [ann] }),
  )
  expect(results.map(({ status }) => status)).toEqual(['applied', 'applied'])
  const rows = await main.readAll()
  const task = rows.get(id)!
  const named = [...rows.values()].filter(({ entity }) => entity === 'campaign_audience')
  expect(task).toMatchObject({ shop_mail: { kind: 'backInStock', about: [lamp] } })
  const written = named.flatMap(({ contacts }) =>
    (contacts as string[]).map((contact) => ({
      kind: 'backInStock' as const,
      about: [lamp],
      contact,
      at: task.created_at as number,
    })),
  )
  const asked = (contact: string) => ({
    contact,
    at: 1,
    from: 'inquiry' as const,
    products: [lamp],
    language: '',
  })
  const facts = { interests: [asked(ann), asked(ben)], quotations: [], written }
  const choice = { kind: 'backInStock' as const, about: [lamp], interestedIn: null, days: 0 }
  expect(dueFor(choice, facts, { now: Date.now(), today: '2026-11-28' })).toEqual([ben])
})

test('a task that is made elsewhere is no mail of the shop, and one of an unknown kind is refused', async () => {
  const { main } = await signedInCompany(server, 0)
  const { shop_mail: _, ...plain } = taskOf(newTestId())
  expect((await main.does('campaign_task.create', plain)).status).toBe('applied')
  expect((await main.readAll()).get(plain.id)).toMatchObject({ shop_mail: null })
  const wrong = { ...taskOf(newTestId()), shop_mail: { kind: 'gossip', about: [] } }
  expect((await main.does('campaign_task.create', wrong)).status).toBe('rejected')
})

test('where the shop is seen is told to whoever holds its mails; nowhere before it is published', async () => {
  const { main } = await signedInCompany(server, 0)
  expect(await main.get(shopSiteCalls.address, {})).toEqual({ origin: null })
  const account = { username: 'mail-alone', password: 'a long password' }
  await createCompany(server.database, { ...account, products: [products.emailMarketing] })
  const other = await new Device(server.url).signIn(account.username, account.password)
  await expect(other.get(shopSiteCalls.address, {})).rejects.toThrow('productMissing')
})
