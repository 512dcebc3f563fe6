import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { HttpSmsSettings } from '../channels/sms/http.ts'
import type { Inbox } from '../sandbox/inbox.ts'

type Phone = { settings: HttpSmsSettings; stop: () => Promise<void> }

/** A service for text messages on loopback, with the answers that Twilio documents. */
export async function openPhone(inbox: Inbox): Promise<Phone> {
  const account = `AC${randomBytes(16).toString('hex')}`
  const token = randomBytes(16).toString('hex')
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  const wanted = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const form = new URLSearchParams(await text(request))
    if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${account}/Messages.json`)
      return refused(404, 20_404, 'The requested resource was not found')
    if (request.headers.authorization !== wanted) return refused(401, 20_003, 'Authenticate')
    const [to, from, body] = ['To', 'From', 'Body'].map((name) => form.get(name) ?? '') as [string, string, string]
    if (!/^\+[1-9]\d{4,14}$/.test(to)) return refused(400, 21_211, "Invalid 'To' Phone Number")
    if (!body) return refused(400, 21_602, 'Message body is required')
    inbox.take({ kind: 'sms', from, to: to.slice(1), subject: '', text: body, html: '', at: new Date() })
    const sid = `SM${randomBytes(16).toString('hex')}`
    return { status: 201, body: { sid, account_sid: account, to, from, body, status: 'queued', error_code: null } }
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    settings: { url: `http://127.0.0.1:${port}`, account, token, from: '+15005550006' },
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const refused = (status: number, code: number, message: string) => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
})
