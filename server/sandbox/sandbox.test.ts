import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { createCompany } from '../operator.ts'
import { Device } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { codeInText, Inbox } from './inbox.ts'

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
  expect(shown).toContain('沙盒：邮件、短信和 WhatsApp 消息都不会真实发出')
  expect(shown).toContain('Sandbox: no mail, text or WhatsApp message leaves this computer')
  const codes = [...shown.matchAll(/<output>(\d{6})<\/output>/g)].map(([, code]) => code)
  expect(codes).toEqual([codeInText(sms), codeInText(mail)])
  const arrived = await page('/sandbox/arrived')
  expect(arrived).toContain('+8613800138000')
  expect(arrived).toContain('demo@fair.example')
})

test('six digits of an address are no code, also beside letters that are none of Latin', () => {
  expect(codeInText({ text: 'Read it: http://localhost/c/aB-017651/x?t=123456&u=%20123456' })).toBeNull()
  expect(codeInText({ text: '【展客通】验证码123456，五分钟内有效' })).toBe('123456')
  expect(codeInText({ text: 'Your code is 123456.' })).toBe('123456')
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

test('the page runs no script but its own, and its forms say where they come from', async () => {
  const { headers } = await fetch(`${server.url}/sandbox`)
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'sha256-[^']+';/)
})

test('it is the demo’s only', async () => {
  const bare = await startTestServer()
  expect(bare.sandbox).toBeNull()
  expect((await fetch(`${bare.url}/sandbox/arrived`)).status).toBe(404)
  await bare.stop()
})

const sms = (to: string) => ({ kind: 'sms' as const, from: '', to, subject: '', text: '', html: '', at: new Date() })

test('only the newest five thousand are kept', () => {
  const inbox = new Inbox()
  for (let n = 0; n < 5_050; n++) inbox.take(sms(String(n)))
  expect(inbox.page({ words: '', skip: 0, count: 1 })).toMatchObject({ all: 5_000, rows: [{ to: '5049' }] })
  expect(inbox.page({ words: '', skip: 4_999, count: 1 }).rows[0]!.to).toBe('50')
})

test('however large they are, they take so much room and no more', () => {
  const inbox = new Inbox()
  for (let n = 0; n < 400; n++) inbox.take({ ...sms(String(n)), html: 'x'.repeat(500_000) })
  // Of 128 MB, with each cut to 400 kB.
  expect(inbox.page({ words: '', skip: 0, count: 1 })).toMatchObject({ all: 320, rows: [{ to: '399' }] })
})

test('what arrived is there again after its process was killed, and what was done to it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-inbox-'))
  const file = join(folder, 'sandbox.sqlite')
  const killed = new Inbox(file)
  for (const to of ['one', 'other']) killed.take(sms(to))
  killed.note(killed.arrived[1]!.id, 'reply')
  const next = new Inbox(file)
  expect(next.arrived).toMatchObject([
    { to: 'other', did: [] },
    { to: 'one', did: ['reply'] },
  ])
  for (const inbox of [killed, next]) inbox.close()
  rmSync(folder, { recursive: true })
})
