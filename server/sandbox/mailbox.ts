import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { SmtpSettings } from '../channels/email/smtp.ts'
import type { Inbox } from './inbox.ts'

export type Mailbox = { settings: SmtpSettings; stop: () => Promise<void> }

/** A mail server on loopback that takes whatever comes and passes nothing on. */
export async function openMailbox(inbox: Inbox): Promise<Mailbox> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address)
      callbackify(async () => take(inbox, await buffer(stream), to))(done)
    },
  })
  // A client that hangs up is no matter of ours.
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  const from = { name: 'Fairlead', address: 'no-reply@sandbox.example' }
  return {
    settings: { host: '127.0.0.1', port, secure: false, user: '', password: '', from },
    stop: () => new Promise((closed) => server.close(() => closed())),
  }
}

async function take(inbox: Inbox, bytes: Buffer, receivers: readonly string[]): Promise<void> {
  const { subject = '', text = '', html = '', from } = await PostalMime.parse(new Uint8Array(bytes))
  for (const to of receivers)
    inbox.take({ kind: 'email', from: from?.address ?? '', to, subject, text, html, at: new Date() })
}
