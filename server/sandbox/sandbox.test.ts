import { afterAll, beforeAll, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { createCompany } from '../operator.ts'
import { Device } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { codeIn, Inbox } from './inbox.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true })
})
afterAll(() => server.stop())

const page = async (path = '/sandbox') => (await fetch(server.url + path)).text()

test('the page says in both languages that it is a sandbox, and shows what arrived, newest first', async () => {
  expect(await page()).toContain('还没有邮件或短信 · Nothing has arrived yet')
  await createCompany(server.database, { username: 'demo', email: 'demo@fair.example', password: 'a long password' })
  const device = await new Device(server.url).signIn('demo', 'a long password')
  await device.get(authCalls.sendEmail, { email: 'demo@fair.example', event: 'emaillogin' })
  const mail = await server.sandbox!.inbox.waitFor('demo@fair.example')
  await device.get(authCalls.sendSms, { mobile: '8613800138000', event: 'bindmobile' })
  const sms = await server.sandbox!.inbox.waitFor('8613800138000')
  const shown = await page()
  expect(shown).toContain('沙盒：不会真实发送邮件或短信')
  expect(shown).toContain('Sandbox: no mail or text message leaves this computer')
  const codes = [...shown.matchAll(/<output>(\d{6})<\/output>/g)].map(([, code]) => code)
  expect(codes).toEqual([codeIn(sms), codeIn(mail)])
  const arrived = await page('/sandbox/arrived')
  expect(arrived).toContain('+8613800138000')
  expect(arrived).toContain('demo@fair.example')
})

test('what somebody wrote is shown as text', async () => {
  server.sandbox!.inbox.take({
    kind: 'email',
    from: 'x@y.example',
    to: '<img src=x onerror=alert(1)>',
    subject: '<script>alert(1)</script>',
    text: '</pre><b>bold</b>',
    html: '',
    at: new Date(),
  })
  const arrived = await page('/sandbox/arrived')
  for (const tag of ['<img', '<script', '<b>']) expect(arrived).not.toContain(tag)
})

test('the page runs no script but its own', async () => {
  const { headers } = await fetch(`${server.url}/sandbox`)
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'sha256-[^']+';/)
})

test('it is the demo’s only', async () => {
  const bare = await startTestServer()
  expect(bare.sandbox).toBeNull()
  expect((await fetch(`${bare.url}/sandbox/arrived`)).status).toBe(404)
  await bare.stop()
})

test('only the newest two hundred are kept', () => {
  const inbox = new Inbox()
  for (let n = 0; n < 250; n++)
    inbox.take({ kind: 'sms', from: '', to: String(n), subject: '', text: '', html: '', at: new Date() })
  expect([inbox.arrived.length, inbox.arrived[0]!.to]).toEqual([200, '249'])
})
