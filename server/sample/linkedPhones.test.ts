import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { LinkedAccount } from '#domain/channels/account'
import { strangersAllowed } from '#domain/linked/warmUp'
import { asSystem } from '../db/scope.ts'
import { areas } from '../features/index.ts'
import { readLinkedAccounts } from '../linked/accounts.ts'
import { fetchDriver, sharedDrivers } from '../linked/driverPackage.ts'
import { createCompany } from '../operator.ts'
import { openSecrets } from '../secrets.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { linkSamplePhones } from './linkedPhones.ts'
import { seedContacts } from './seed.ts'

let server: TestServer
let phones: LinkedAccount[]
let account: string
const now = Date.now()
beforeAll(async () => {
  await fetchDriver(sharedDrivers)
  server = await startTestServer({ demo: true })
  const { database, linkedPhones, sandbox } = server
  const actor = await createCompany(database, { username: 'demo', password: 'a long password' })
  account = actor.account
  await seedContacts(database, actor, { count: 150, seed: 1, now })
  const secrets = await openSecrets(database, areas, server.settings)
  const uses = {
    stores: { database, secrets },
    linkedPhones,
    phones: sandbox!.linkedPhones,
    data: server.settings.data,
    now,
  }
  await linkSamplePhones(actor, uses)
  phones = await asSystem(database, (connection) => readLinkedAccounts(connection, actor))
}, 60_000)
afterAll(() => server.stop())

test('two phones have been linked for a month, and may write to as many strangers as a phone ever may', () => {
  expect(phones.map(({ phone }) => phone.state)).toEqual(['open', 'open'])
  for (const { phone } of phones)
    expect(strangersAllowed({ linkedAt: phone.linked_at!, numberSince: null }, now)).toBe(1_000)
})

test('of the hundred numbers of the sample some have no WhatsApp', async () => {
  const { rules } = await (await server.sandbox!.linkedPhones.open()).ask('overview')
  const numbers = Object.keys(rules)
  expect(numbers).toHaveLength(100)
  const answer = await vi.waitFor(
    async () => {
      const outcome = await server.linkedPhones.ask('check', { account, id: phones[0]!.id }, numbers)
      if (outcome.kind !== 'done') throw new Error(outcome.kind)
      return outcome.value
    },
    { timeout: 20_000 },
  )
  expect(answer).toHaveLength(89)
}, 30_000)
