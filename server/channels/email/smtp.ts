import { createTransport } from 'nodemailer'
import { emailPattern } from '#domain/shared/schema'
import { type DeliveryChannel, type OutgoingEmail, ProviderError } from '../channel.ts'

export type SmtpSettings = {
  host: string
  port: number
  /** TLS from the first byte; else STARTTLS where the server has it */
  secure: boolean
  user: string
  password: string
  /** who the mails are from, as their header says it */
  from: { name: string; address: string }
}

const timeouts = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

export function smtpChannel({
  host,
  port,
  secure,
  user,
  password,
  from,
}: SmtpSettings): DeliveryChannel<OutgoingEmail> {
  const transport = createTransport({
    pool: true,
    maxConnections: 5,
    // What broke off may have been sent: whether it is sent again is the caller's question.
    maxRequeues: 0,
    host,
    port,
    secure,
    // A password goes over no open network, whatever somebody on the way makes of the server's answer.
    requireTLS: !secure && user !== '' && !isLoopback(host),
    ...(user && { auth: { user, pass: password } }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html }, { idempotencyKey, signal }) {
      // One plain address: a comma, a group or a line break would be read as more receivers.
      if (!emailPattern.test(to)) throw new ProviderError('rejected', 'address')
      try {
        const { messageId } = await transport.sendMail({
          from,
          to: { name: '', address: to },
          envelope: { from: from.address, to: [to] },
          messageId: `<${idempotencyKey}@${from.address.split('@')[1]}>`,
          subject,
          text,
          html,
          signal,
        })
        return { providerId: messageId }
      } catch (error) {
        throw smtpError(error)
      }
    },
    stop: async () => transport.close(),
  }
}

const isLoopback = (host: string) => /^(localhost|127\.|::1$|\[::1\]$)/.test(host)

type SmtpFailure = { code?: unknown; responseCode?: unknown; command?: unknown; message?: unknown }

/** Codes and answers: nodemailer's errors.js, RFC 5321 4.2. */
function smtpError(cause: unknown): ProviderError {
  const { code = '', responseCode, command, message } = cause as SmtpFailure
  const answer = Number(responseCode ?? 0)
  const shown = answer || String(code)
  if (answer >= 400 && answer < 500) return new ProviderError('later', shown, cause)
  if (code === 'EAUTH' || code === 'ENOAUTH') return new ProviderError('credentials', shown, cause)
  // The server takes no mail from our sender.
  if (answer >= 500 && command === 'MAIL FROM') return new ProviderError('credentials', shown, cause)
  if (answer >= 500 && (command === 'RCPT TO' || command === 'DATA')) return new ProviderError('rejected', shown, cause)
  if (answer >= 500) return new ProviderError('unreachable', shown, cause)
  if (code === 'EENVELOPE') return new ProviderError('rejected', shown, cause)
  const isBefore =
    ['EDNS', 'ETLS', 'EREQUIRETLS', 'EPROTOCOL', 'EPROXY'].includes(String(code)) ||
    /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|Greeting never received|Connection timeout|STARTTLS/.test(String(message))
  return new ProviderError(isBefore ? 'unreachable' : 'uncertain', shown, cause)
}
