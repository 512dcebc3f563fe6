import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { Inbox } from '../../sandbox/inbox.ts'
import { openPhone } from '../../testing/phone.ts'
import { ProviderError } from '../channel.ts'
import { type HttpSmsSettings, httpSms } from './http.ts'

const message = { to: '8613800138000', text: '【展客通】验证码 123456' }
const sending = () => ({ idempotencyKey: 'key-1', signal: new AbortController().signal })

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function phone() {
  const inbox = new Inbox()
  const opened = await openPhone(inbox)
  ends.push(opened.stop)
  return { inbox, settings: opened.settings }
}

type SeenRequest = { headers: IncomingMessage['headers']; url: string; form: URLSearchParams }

async function service(
  answer: (response: ServerResponse) => void,
): Promise<HttpSmsSettings & { asked: SeenRequest[] }> {
  const asked: SeenRequest[] = []
  const hear = async (request: IncomingMessage) => {
    const form = new URLSearchParams(await text(request))
    asked.push({ headers: request.headers, url: request.url!, form })
  }
  const server = createServer((request, response) => {
    void hear(request).then(() => answer(response))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  ends.push(() => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, account: 'AC1', token: 'secret', from: 'Fairlead', asked }
}
const json = (status: number, body: object) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const kindOf = (settings: HttpSmsSettings) =>
  httpSms(settings)
    .send(message, sending())
    .then(
      () => 'sent',
      (error: unknown) => (error instanceof ProviderError ? error.kind : `unexpected ${String(error)}`),
    )

test('a message arrives, under the id that the service gave it', async () => {
  const { inbox, settings } = await phone()
  const { providerId } = await httpSms(settings).send(message, sending())
  expect(providerId).toMatch(/^SM[0-9a-f]{32}$/)
  expect(inbox.arrived[0]).toMatchObject({ kind: 'sms', to: message.to, text: message.text, from: settings.from })
})

test('is asked for in the documented form, and a messaging service is named as one', async () => {
  const settings = await service(json(201, { sid: 'SM1' }))
  await httpSms(settings).send(message, sending())
  await httpSms({ ...settings, from: 'MG1' }).send(message, sending())
  const [first, second] = settings.asked
  expect(first!.url).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(first!.headers.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`)
  expect(first!.headers['content-type']).toContain('application/x-www-form-urlencoded')
  expect(Object.fromEntries(first!.form)).toEqual({ To: '+8613800138000', From: 'Fairlead', Body: message.text })
  expect(second!.form.get('MessagingServiceSid')).toBe('MG1')
})

describe('what goes wrong is told by what may be done about it', () => {
  test.each([
    ['the token is wrong', 401, { code: 20003, message: 'Authenticate', status: 401 }, 'credentials'],
    ['the number is none', 400, { code: 21211, message: "Invalid 'To'", status: 400 }, 'rejected'],
    ['the receiver has said stop', 400, { code: 21610, message: 'unsubscribed', status: 400 }, 'rejected'],
    ['the sender is not ours', 400, { code: 21606, message: "'From' is not yours", status: 400 }, 'credentials'],
    ['too many at once', 429, { code: 20429, message: 'Too Many Requests', status: 429 }, 'limited'],
    ['the service is down for now', 503, { code: 20503, message: 'unavailable', status: 503 }, 'later'],
    ['the service broke', 500, { code: 20500, message: 'oops', status: 500 }, 'uncertain'],
    ['somebody else answered', 200, { hello: 'guest' }, 'uncertain'],
  ])('%s', async (_, status, body, kind) => {
    expect(await kindOf(await service(json(status, body)))).toBe(kind)
  })

  test('the line breaks before the answer', async () => {
    expect(await kindOf(await service((response) => response.destroy()))).toBe('uncertain')
  })

  test('nobody listens', async () => {
    const { settings } = await phone()
    for (const end of ends.splice(0)) await end()
    expect(await kindOf(settings)).toBe('unreachable')
  })

  test('a wrong token is refused', async () => {
    const { inbox, settings } = await phone()
    expect(await kindOf({ ...settings, token: 'wrong' })).toBe('credentials')
    expect(inbox.arrived).toEqual([])
  })
})

test('credentials follow no redirect', async () => {
  const other = await service(json(201, { sid: 'SM1' }))
  const settings = await service((response) => response.writeHead(307, { location: `${other.url}/` }).end())
  expect(await kindOf(settings)).not.toBe('sent')
  expect(other.asked).toEqual([])
})
