import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { billingCalls } from '#domain/billing/calls'
import { smtpOf } from '../channels/settings.ts'
import { areas } from '../features/index.ts'
import { noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import { codeInText, Inbox } from '../sandbox/inbox.ts'
import { openSandboxMailbox } from '../sandbox/mailbox.ts'
import { openMessageCentre } from '../sandbox/messageCentre.ts'
import { openSecrets } from '../secrets.ts'
import { readSettings, type Settings } from '../settings.ts'
import { signedInCompany } from '../testing/company.ts'
import { Device } from '../testing/device.ts'
import { rsa } from '../testing/payments/provider.ts'
import { startStripe } from '../testing/payments/stripe.ts'
import { openPhone } from '../testing/phone.ts'
import { databaseUrlOf, startTestServer, type TestServer } from '../testing/server.ts'
import { carrierNames } from './carriers.ts'
import { forgetCarrier, type Installation, listCarriers, setCarrier, testChannel } from './operator.ts'
import { openCarrier, storedCarriers } from './stored.ts'

const logged: object[] = []
let server: TestServer
let place: Installation
beforeAll(async () => {
  const url = 'https://fairlead.example.com'
  server = await startTestServer({ url }, (message, fields) => logged.push({ message, ...fields }))
  place = { database: server.database, areas, settings: server.settings, env: {} }
  for (const username of ['ann', 'ben', 'eve'])
    await createCompany(server.database, { username, email: `${username}@fair.example`, password: 'a long password' })
})
afterAll(() => server.stop())

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const name of carrierNames) await forgetCarrier(server.database, name)
  await expect.poll(ways).toMatchObject({ sms: false, email: false })
  for (const end of ends.splice(0).toReversed()) await end()
})

const device = () => new Device(server.url)
const ways = () => device().get(authCalls.signInWays, {})
const payWays = async (main: Device) => (await main.get(billingCalls.payWays, {})).list.map(({ paytype }) => paytype)

async function mailbox() {
  const inbox = new Inbox()
  const opened = await openSandboxMailbox(inbox)
  ends.push(opened.stop)
  const { host, port } = opened.settings
  return { inbox, given: { url: `smtp://${host}:${port}`, from: 'Fairlead <sales@fair.example>' } }
}

async function messageCentre() {
  const inbox = new Inbox()
  const opened = await openMessageCentre(inbox, noLog)
  ends.push(opened.stop)
  const { host, port, systemId, password } = opened.settings
  return { inbox, given: { url: `smpp://${systemId}@${host}:${port}`, password, from: 'Fairlead' } }
}

/** Another process on the same database. */
async function startBeside(changes: Partial<Settings> = {}): Promise<TestServer> {
  const { data, watermark } = server.settings
  const second = await startTestServer({ databaseUrl: databaseUrlOf(server), data, watermark, ...changes })
  ends.push(second.stop)
  return second
}

const listed = async (name: string, at = place) => (await listCarriers(at)).find((carrier) => carrier.name === name)

describe('a running server', () => {
  test('sends codes by the mail server that was just set up, and none when it was taken away', async () => {
    expect(await ways()).toMatchObject({ email: false })
    const { inbox, given } = await mailbox()
    await setCarrier(place, 'email', given)
    await expect.poll(ways).toMatchObject({ email: true })
    await device().get(authCalls.sendEmail, { email: 'ann@fair.example', event: 'emaillogin' })
    const mail = await inbox.waitFor('ann@fair.example')
    expect([mail.from, codeInText(mail)]).toEqual(['sales@fair.example', expect.any(String)])
    expect(await forgetCarrier(server.database, 'email')).toBe(true)
    await expect.poll(ways).toMatchObject({ email: false })
    expect(await forgetCarrier(server.database, 'email')).toBe(false)
  })

  test('moves from one mail server to another without a restart', async () => {
    const [one, other] = [await mailbox(), await mailbox()]
    await setCarrier(place, 'email', one.given)
    await expect.poll(ways).toMatchObject({ email: true })
    await setCarrier(place, 'email', other.given)
    // All that is set up is taken in one look: when this is there, the mail server has changed as well.
    await setCarrier(place, 'sms', { account: 'AC1', token: 'token', from: 'Fairlead' })
    await expect.poll(ways).toMatchObject({ sms: true })
    await device().get(authCalls.sendEmail, { email: 'ben@fair.example', event: 'emaillogin' })
    expect(codeInText(await other.inbox.waitFor('ben@fair.example'))).toMatch(/^\d{6}$/)
    expect(one.inbox.arrived).toEqual([])
  })

  test('sends text messages over SMPP once that is set up', async () => {
    const { inbox, given } = await messageCentre()
    await setCarrier(place, 'sms', given)
    await expect.poll(ways).toMatchObject({ sms: true })
    const { main } = await signedInCompany(server, 0)
    await main.get(authCalls.sendSms, { mobile: '8613800138000', event: 'bindmobile' })
    expect(codeInText(await inbox.waitFor('8613800138000'))).toMatch(/^\d{6}$/)
  })

  test('takes payments by a provider that was just set up', async () => {
    const stripe = await startStripe()
    ends.push(stripe.stop)
    const { baseUrl, secretKey, webhookSecret } = stripe.settings
    const { main } = await signedInCompany(server, 0)
    expect(await payWays(main)).toEqual([])
    await setCarrier(place, 'stripe', { url: baseUrl, 'secret-key': secretKey, 'webhook-secret': webhookSecret })
    await expect.poll(() => payWays(main)).toEqual(['stripe'])
    const payment = await main.get(billingCalls.recharge, { paytype: 'stripe', price: 1_000, product_id: null })
    expect(payment).toMatchObject({ url: expect.stringContaining('checkout.stripe.com') })
    await forgetCarrier(server.database, 'stripe')
    await expect.poll(() => payWays(main)).toEqual([])
  })

  test('has what was set up before it was started', async () => {
    const { given } = await mailbox()
    await setCarrier(place, 'email', given)
    const second = await startBeside()
    expect(await new Device(second.url).get(authCalls.signInWays, {})).toMatchObject({ email: true })
  })
})

describe('the environment', () => {
  test('wins over what the tool set up, and the list says so', async () => {
    const { inbox, given } = await mailbox()
    const env = { SMTP_URL: given.url, SMTP_FROM: 'env@fair.example' }
    const other = await mailbox()
    await setCarrier(place, 'email', other.given)
    const settings: Settings = { ...server.settings, smtp: readSettings(env).smtp }
    const there: Installation = { ...place, settings, env }
    expect(await listed('email', there)).toEqual({
      name: 'email',
      from: 'environment',
      hidden: true,
      shown: `url ${given.url}, from env@fair.example`,
    })
    await testChannel(there, 'email', 'ann@fair.example')
    expect([inbox.arrived.length, other.inbox.arrived.length]).toEqual([1, 0])
  })
})

describe('a server that has its mail server from the environment', () => {
  test('keeps to it, whatever is set up meanwhile', async () => {
    const [own, other] = [await mailbox(), await mailbox()]
    const { smtp } = readSettings({ SMTP_URL: own.given.url, SMTP_FROM: own.given.from })
    const second = await startBeside({ smtp })
    await setCarrier(place, 'email', other.given)
    await setCarrier(place, 'sms', { account: 'AC1', token: 'token', from: 'Fairlead' })
    const there = new Device(second.url)
    await expect.poll(() => there.get(authCalls.signInWays, {})).toMatchObject({ email: true, sms: true })
    await there.get(authCalls.sendEmail, { email: 'eve@fair.example', event: 'emaillogin' })
    expect(codeInText(await own.inbox.waitFor('eve@fair.example'))).toMatch(/^\d{6}$/)
    expect(other.inbox.arrived).toEqual([])
  })
})

describe('a secret', () => {
  const password = 'p@ss/w:ord 密'
  const { privateKey, publicKey } = rsa()
  const [key, alipayKey] = [
    privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  ]

  test('is in no list, and does not lie in the database as it is', async () => {
    await setCarrier(place, 'email', { url: 'smtp://us@127.0.0.1:1', from: 'us@fair.example', password })
    await setCarrier(place, 'sms', { account: 'AC1', token: 'token-of-sms', from: 'Fairlead' })
    await setCarrier(place, 'alipay', { 'app-id': '2021', 'private-key': key, 'public-key': alipayKey })
    const list = await listCarriers(place)
    expect(list.map(({ name, from, shown }) => [name, from, shown])).toEqual([
      ['email', 'database', 'url smtp://us@127.0.0.1:1, from us@fair.example'],
      ['sms', 'database', 'account AC1, from Fairlead'],
      ['stripe', null, ''],
      ['alipay', 'database', 'app-id 2021'],
      ['wechat', null, ''],
    ])
    const { rows } = await server.database.pool.query<{ all: string }>(
      'select carrier_setting::text as all from carrier_setting',
    )
    const lying = rows.map(({ all }) => all).join()
    for (const secret of [password, encodeURIComponent(password), 'token-of-sms', 'PRIVATE KEY', 'us@fair.example'])
      expect(lying).not.toContain(secret)
  })

  test('is kept as it was typed', async () => {
    await setCarrier(place, 'email', { url: 'smtp://us@127.0.0.1:1', from: 'us@fair.example', password })
    const secrets = await openSecrets(server.database, areas, server.settings, { joining: true })
    const sealed = (await storedCarriers(server.database.pool)).get('email')!
    expect(smtpOf(openCarrier(secrets, 'email', sealed))).toMatchObject({ user: 'us', password })
  })

  test('given beside the address reaches the carrier', async () => {
    const { inbox, given } = await messageCentre()
    await setCarrier(place, 'sms', given)
    expect(await testChannel(place, 'sms', '+86 138 0013 8000')).toMatch(
      /^The carrier took the message for .* as [0-9a-f]{16}\.$/,
    )
    expect(inbox.arrived[0]!.text).toContain('Test message')
  })

  test('is not sealed by a tool that does not have the server’s key', async () => {
    const strange: Installation = {
      ...place,
      settings: { ...server.settings, watermark: '/nowhere', data: '/nowhere', keys: [randomBytes(32)] },
    }
    await expect(setCarrier(strange, 'sms', { account: 'AC1', token: 't', from: 'F' })).rejects.toThrow(
      'which is not here',
    )
  })
})

describe('what does not fit is refused in the words of the command line', () => {
  test.each([
    ['email', { url: 'smtp://mail.example.com' }, 'Mails need --from as well.'],
    ['email', {}, 'Its options: --url, --from, --password.'],
    ['email', { url: 'http://x', from: 'a@b.com' }, '--url must be an address'],
    ['email', { url: 'smtp://h', from: 'a@b.com', password: 'x' }, '--password goes with an address that names a user'],
    ['email', { url: 'smtp://h', from: 'a@b.com', token: 'x' }, 'email has no --token.'],
    ['sms', { url: 'smpp://us:pw@h', from: 'A name that is too long' }, '--from must be a number'],
    ['sms', { url: 'smpp://us:pw@h?window=0', from: 'F' }, 'window must be a number from 1'],
    ['stripe', { 'secret-key': 'sk' }, 'Stripe needs --webhook-secret as well.'],
    [
      'alipay',
      { 'app-id': '1', 'private-key': '/etc/key.pem', 'public-key': 'x' },
      'for the file of one, --private-key-file',
    ],
  ] as const)('%s %o', async (name, given, words) => {
    await expect(setCarrier(place, name, given)).rejects.toThrow(words)
    expect(await listed(name)).toMatchObject({ from: null })
  })

  test('payments without a public address', async () => {
    const nowhere: Installation = { ...place, settings: { ...server.settings, url: null } }
    const given = { 'secret-key': 'sk', 'webhook-secret': 'wh' }
    await expect(setCarrier(nowhere, 'stripe', given)).rejects.toThrow('Payments need FAIRLEAD_URL')
  })
})

describe('a test message', () => {
  test('goes out by mail', async () => {
    const { inbox, given } = await mailbox()
    await setCarrier(place, 'email', given)
    expect(await testChannel(place, 'email', 'ann@fair.example')).toContain('took the message for ann@fair.example')
    expect(inbox.arrived[0]).toMatchObject({ to: 'ann@fair.example', subject: expect.stringContaining('测试') })
  })

  test('that does not go out says why, in words', async () => {
    await expect(testChannel(place, 'sms', '8613800138000')).rejects.toThrow('sms is not set up.')
    const centre = await messageCentre()
    await setCarrier(place, 'sms', { ...centre.given, password: 'wrong' })
    await expect(testChannel(place, 'sms', '8613800138000')).rejects.toThrow(
      'The carrier does not take this user, password or sender. (0x0000000e)',
    )
    const phone = await openPhone(new Inbox())
    const { url, account, token, from } = phone.settings
    await setCarrier(place, 'sms', { url, account, token, from })
    await expect(testChannel(place, 'sms', '12')).rejects.toThrow('not for this receiver. (21211)')
    await phone.stop()
    await expect(testChannel(place, 'sms', '8613800138000')).rejects.toThrow('was not reached; nothing was sent.')
  })
})
