import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { SmtpSettings } from '../channels/email/smtp.ts'
import type { Inbox } from './inbox.ts'

export type Mailbox = { settings: SmtpSettings; stop: () => Promise<void> }

/** A mail server on loopback that takes whatever comes and passes nothing on. `wished`: where it listens, if it can. */
export async function openSandboxMailbox(inbox: Inbox, wished = 0): Promise<Mailbox> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const to = rcptTo.map(({ address }) => address)
      callbackify(async () => take(inbox, await buffer(stream), { from: mailFrom ? mailFrom.address : '', to }))(done)
    },
  })
  await listen(server, wished).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    return listen(server, 0)
  })
  // A client that hangs up is no matter of ours.
  server.on('error', () => {})
  const { port } = server.server.address() as AddressInfo
  const from = { name: 'Fairlead', address: 'no-reply@sandbox.example' }
  return {
    settings: { host: '127.0.0.1', port, secure: false, user: '', password: '', from },
    stop: () => new Promise((closed) => server.close(() => closed())),
  }
}

const listen = (server: SMTPServer, port: number) =>
  new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed)
      listening()
    })
  })

type Envelope = { from: string; to: readonly string[] }

async function take(inbox: Inbox, bytes: Buffer, envelope: Envelope): Promise<void> {
  const { subject = '', text = '', html = '', from, attachments } = await PostalMime.parse(new Uint8Array(bytes))
  // Whoever delivers a mail for good writes down there where reports about it go (RFC 5321, 4.4).
  const head = `Return-Path: <${envelope.from}>\r\n${headOf(bytes)}`
  const files = attachments.map(({ filename, content }) => ({ name: filename ?? '', bytes: bytesOf(content) }))
  for (const to of envelope.to)
    inbox.take({ kind: 'email', from: from?.address ?? '', to, subject, text, html, head, files, at: new Date() })
}

const headOf = (bytes: Buffer) => {
  const end = bytes.indexOf('\r\n\r\n')
  return bytes.toString('utf8', 0, end < 0 ? bytes.length : end + 2)
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? content.length : content.byteLength
