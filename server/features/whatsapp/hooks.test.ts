import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WhatsappAccount } from '#domain/channels/account'
import type { Actor } from '#domain/shared/mutation'
import { putChannelSecrets } from '../../channels/accounts/channelSecrets.ts'
import { verifyTokenOf, webhookUrl } from '../../channels/accounts/webhookAddress.ts'
import { asSystem } from '../../db/scope.ts'
import { openSecrets, type Secrets } from '../../secrets.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { putNumber, whatsappCompany } from '../../testing/whatsapp.ts'
import { areas } from '../index.ts'

const base = 'https://fairlead.example'
const appSecret = 'secret of the app'
let server: TestServer
let secrets: Secrets
let company: Actor
let number: WhatsappAccount
beforeAll(async () => {
  server = await startTestServer({ url: base })
  secrets = await openSecrets(server.database, areas, server.settings)
  company = await whatsappCompany(server.database)
  number = await numberOf(company)
})
afterAll(() => server.stop())

async function numberOf(owner: Actor): Promise<WhatsappAccount> {
  const row = await putNumber(server.database, owner, '506070809')
  await asSystem(server.database, (connection) =>
    putChannelSecrets(
      connection,
      secrets,
      { account: owner.account, channelAccount: row.id },
      { token: 't', appSecret },
    ),
  )
  return row
}

const ownerOf = (row: WhatsappAccount, { account }: Actor = company) => ({ account, channelAccount: row.id })
const addressOf = (row: WhatsappAccount, owner?: Actor) =>
  webhookUrl(secrets, base, ownerOf(row, owner), 'whatsapp').replace(base, server.url)
const signed = (body: string, key = appSecret) =>
  `sha256=${createHmac('sha256', key).update(Buffer.from(body)).digest('hex')}`
const tell = (url: string, body: string, signature = signed(body)) =>
  fetch(url, { method: 'POST', headers: { 'x-hub-signature-256': signature }, body })
const kept = async (row: WhatsappAccount) =>
  (
    await server.database.pool.query<{ n: number }>(
      'select count(*)::int as n from raw_event where channel_account_id = $1',
      [row.id],
    )
  ).rows[0]!.n
const aCall = (text: string) => JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', text }] })

test('what Meta signed is kept once, however often it is told', async () => {
  const body = aCall('価格 \u0000')
  for (let times = 0; times < 3; times++) expect((await tell(addressOf(number), body)).status).toBe(200)
  expect(await kept(number)).toBe(1)
})

test('what somebody else signed, wrote again or made too long is refused and leaves nothing', async () => {
  const row = await numberOf(company)
  const body = aCall('hello')
  expect((await tell(addressOf(row), body, signed(body, 'guessed'))).status).toBe(401)
  expect((await tell(addressOf(row), body, '')).status).toBe(401)
  // The same words in other bytes are not what was signed.
  expect((await tell(addressOf(row), JSON.stringify(JSON.parse(body), null, 1), signed(body))).status).toBe(401)
  const long = aCall('x'.repeat(10_000_000))
  expect((await tell(addressOf(row), long)).status).toBe(413)
  expect(await kept(row)).toBe(0)
})

test('an address is one number’s: with another key, company or channel it is none', async () => {
  const other = await whatsappCompany(server.database)
  const body = aCall('hello')
  const wrongKey = addressOf(number).replace(/[^/]{6}$/, 'AAAAAA')
  // The key fits, and the number is not this company's.
  const forged = addressOf(number, other)
  const text = webhookUrl(secrets, base, ownerOf(number), 'sms').replace(base, server.url)
  for (const url of [wrongKey, forged, text]) expect((await tell(url, body)).status).toBe(404)
})

test('Meta makes sure of the address by its own token, and nobody else learns that it is there', async () => {
  const ask = (token: string) =>
    fetch(`${addressOf(number)}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`)
  const answer = await ask(verifyTokenOf(secrets, ownerOf(number)))
  expect([answer.status, await answer.text()]).toEqual([200, '1158201444'])
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect((await ask('guessed')).status).toBe(404)
  const mark = '<script>alert(1)</script>'
  const url = `${addressOf(number)}?hub.mode=subscribe&hub.challenge=${encodeURIComponent(mark)}&hub.verify_token=guessed`
  expect(await (await fetch(url)).text()).toBe('not found')
})
