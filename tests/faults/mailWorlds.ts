import { createTransport } from 'nodemailer'
import { dovecotMissing, openDovecot } from '../../server/email/testing/dovecot.ts'
import { openImapServer } from '../../server/email/testing/imapServer.ts'
import { openPostfix, postfixMissing } from '../../server/email/testing/postfix.ts'
import { openMailSink } from '../../server/testing/mailSink.ts'

/** Everybody who gets mail, and the mailbox of who sends it. `nobody…@` and `full…@` come back, `refused…@` are no addresses. */
export type MailWorld = {
  smtp: number
  imap: { port: number; user: string; password: string }
  /** what is in the hands of its receivers, with whom it was sent to */
  delivered: () => Promise<{ to: string; source: string }[]>
  /** to whom it took a mail that it could not deliver */
  returned: () => Promise<string[]>
  /** Reports of what could not be delivered are on their way, if they do not come by themselves. */
  returns: () => Promise<void>
  write: (mail: { from: string; to: string; source: string }) => Promise<void>
  stop: () => Promise<void>
}

export const comesBack = (to: string) => /^(nobody|full)/.test(to)

/** `missing`: why it is not here; null where it is. */
export const mailWorlds: { name: string; missing: string | null; open: () => Promise<MailWorld> }[] = [
  { name: 'made-up servers', missing: null, open: openMadeUp },
  { name: 'Postfix and Dovecot', missing: (await postfixMissing()) ?? (await dovecotMissing()), open: openTrue },
]

async function openTrue(): Promise<MailWorld> {
  const dovecot = await openDovecot()
  const postfix = await openPostfix(dovecot)
  const transport = createTransport({ host: '127.0.0.1', port: postfix.port, ignoreTLS: true })
  return {
    smtp: postfix.port,
    imap: dovecot,
    async delivered() {
      const mails = await postfix.delivered()
      return mails.map((source) => ({ to: /^X-Original-To: (.*)$/m.exec(source)?.[1] ?? '', source }))
    },
    returned: postfix.returned,
    returns: async () => {},
    async write({ from, to, source }) {
      await transport.sendMail({ envelope: { from, to }, raw: source })
    },
    async stop() {
      await postfix.stop()
      await dovecot.stop()
    },
  }
}

async function openMadeUp(): Promise<MailWorld> {
  const imap = await openImapServer()
  const sink = await openMailSink((step, to) =>
    step === 'rcpt' && to.startsWith('refused') ? '550 5.1.1 no such user here' : undefined,
  )
  const mails: string[] = []
  sink.mails = mails
  const all = () => mails.map((source, at) => ({ to: sink.to[at] ?? '', source }))
  return {
    smtp: sink.port,
    imap,
    delivered: async () => all().filter(({ to }) => !comesBack(to)),
    returned: async () => sink.to.filter(comesBack),
    async returns() {
      for (const { to, source } of all()) if (comesBack(to)) imap.deliver(reportOf(to, source))
    },
    write: async ({ source }) => void imap.deliver(source),
    async stop() {
      await sink.stop()
      await imap.stop()
    },
  }
}

/** As Postfix writes it. */
function reportOf(to: string, source: string): string {
  const status = to.startsWith('full') ? '5.2.2' : '5.1.1'
  return [
    'From: MAILER-DAEMON@mx.example',
    'To: sales@seller.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    `Message-ID: <report-${to}>`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${to}`,
    'Action: failed',
    `Status: ${status}`,
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    source,
    '--b--',
    '',
  ].join('\r\n')
}
