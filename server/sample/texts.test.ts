import { afterAll, beforeAll, expect, test } from 'vitest'
import { ChannelAccount, lacksSecrets } from '#domain/channels/account'
import { SmsMessageRow, textFault } from '#domain/sms/message'
import { readChannelSecrets } from '../channels/accounts/channelSecrets.ts'
import { areas } from '../features/index.ts'
import { createCompany, createSubAccount } from '../operator.ts'
import { openSecrets } from '../secrets.ts'
import { quotedColumns } from '../sync/tables.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { seedTexts } from './texts.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

test('the sample company has a route to the demo’s phones with its password, and text messages that can be sent', async () => {
  const { database, data } = server
  const password = 'a long password'
  const main = await createCompany(database, { username: 'sample', password })
  const sub = await createSubAccount(database, 'sample', { username: 'sample-1', password })
  const secrets = await openSecrets(database, areas, { data, watermark: data, keys: [] })
  const centre = {
    host: '127.0.0.1',
    port: 2775,
    secure: false,
    systemId: 'fairlead',
    password: 'of the phones',
    from: 'Fairlead',
    long: 'parts' as const,
    window: 10,
  }
  await seedTexts(database, [main, sub], { centre, secrets, seed: 501, now: Date.UTC(2026, 10, 27) })
  const rowsOf = async (entity: 'channel_account' | 'sms_message') =>
    (await database.pool.query(`select ${quotedColumns(entity).join(', ')} from ${entity}`)).rows as object[]
  const [route, ...others] = (await rowsOf('channel_account')).map((row) => ChannelAccount.parse(row))
  expect(others).toEqual([])
  expect(lacksSecrets(route!)).toBe(false)
  const owner = { account: main.account, channelAccount: route!.id }
  expect((await readChannelSecrets(database.pool, secrets, owner)).byName).toEqual({ password: 'of the phones' })
  const messages = (await rowsOf('sms_message')).map((row) => SmsMessageRow.parse(row))
  expect(messages.filter(({ belongto }) => belongto === main.user).length).toBeGreaterThan(2)
  expect(messages.some(({ belongto }) => belongto === sub.user)).toBe(true)
  expect(messages.map(({ text }) => textFault(text))).toEqual(messages.map(() => null))
})
