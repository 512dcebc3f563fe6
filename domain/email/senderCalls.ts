import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { calls } from '../shared/call.ts'
import { Email, Id } from '../shared/schema.ts'
import { Connection, EmailSender, SenderReport } from './sender.ts'
import { ConnectionTestAnswer, MailboxTestAnswer, TestMailAnswer } from './senderTest.ts'

const product = 'emailMarketing'
const One = z.object({ id: Id })
/** Of the server that mail leaves by, or of the mailbox that answers are read in. */
const passwordOf = ['smtp', 'imap'] as const
const Password = z.string().check(z.minLength(1, says('passwordEmpty')), z.maxLength(1_000, says('textTooLong')))

/** What needs the network: secrets go to the server and never come back, and only the server looks at servers and the DNS. */
export const senderCalls = calls({
  setPassword: {
    method: 'POST',
    path: '/api/email_sender/set_password',
    access: 'user',
    product,
    input: z.object({ id: Id, kind: z.enum(passwordOf), password: Password }),
    output: z.object({}),
  },
  forgetPassword: {
    method: 'POST',
    path: '/api/email_sender/forget_password',
    access: 'user',
    product,
    input: z.object({ id: Id, kind: z.enum(passwordOf) }),
    output: z.object({}),
  },
  /** Signs in as a mail would, and sends none. The row keeps how far it came. */
  testSender: {
    method: 'POST',
    path: '/api/email_sender/test',
    access: 'user',
    product,
    input: One,
    output: z.object({ smtp: ConnectionTestAnswer, imap: z.nullable(MailboxTestAnswer) }),
    unkept: true,
  },
  /** Asks the DNS anew, whatever was known. */
  checkDomain: {
    method: 'POST',
    path: '/api/email_sender/check_domain',
    access: 'user',
    product,
    input: One,
    output: z.object({ report: SenderReport }),
    unkept: true,
  },
  /** A new key to sign with; the one before it signs until this one is published. */
  makeDkimKey: {
    method: 'POST',
    path: '/api/email_sender/make_dkim_key',
    access: 'user',
    product,
    input: One,
    output: z.object({ dkim: EmailSender.shape.dkim }),
    unkept: true,
  },
  /** One mail to one address, for a look; null: a short one that says so, with the sender's signature. */
  testSend: {
    method: 'POST',
    path: '/api/email/testSend',
    access: 'user',
    product,
    input: z.object({ sender: Id, message: z.nullable(Id), to: Email }),
    output: TestMailAnswer,
    unkept: true,
  },
  /** The demo's own mail server, which takes everything and passes nothing on; null elsewhere. */
  sandbox: {
    method: 'GET',
    path: '/api/email_sender/sandbox',
    access: 'user',
    product,
    input: z.object({}),
    output: z.object({ smtp: z.nullable(Connection) }),
  },
})
