import * as z from 'zod/mini'
import { says } from '../../errors.ts'
import { calls } from '../../shared/call.ts'
import { Email, Id } from '../../shared/schema.ts'
import { grantProviderNames } from './mailGrant.ts'
import { EmailSender, SenderReport, ServerConnection } from './sender.ts'
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
  /** The providers that this server may ask for a grant: its operator has made it known to them. */
  grantProviders: {
    method: 'GET',
    path: '/api/email_sender/grant_providers',
    access: 'user',
    product,
    input: z.object({}),
    output: z.object({ providers: z.array(z.enum(grantProviderNames)) }),
  },
  /** The page of the provider on which the owner of the mailbox says yes; it is good for ten minutes. */
  beginGrant: {
    method: 'POST',
    path: '/api/email_sender/begin_grant',
    access: 'user',
    product,
    input: z.object({ id: Id, provider: z.enum(grantProviderNames) }),
    output: z.object({ url: z.string() }),
    unkept: true,
  },
  /** What the provider's page came back with: `state` is ours, and only who began it may end it. */
  finishGrant: {
    method: 'POST',
    path: '/api/email_sender/finish_grant',
    access: 'user',
    product,
    input: z.object({ state: z.string().check(z.maxLength(4_000)), code: z.string().check(z.maxLength(4_000)) }),
    output: z.object({ id: Id }),
    unkept: true,
  },
  dropGrant: {
    method: 'POST',
    path: '/api/email_sender/drop_grant',
    access: 'user',
    product,
    input: One,
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
    output: z.object({ smtp: z.nullable(ServerConnection) }),
  },
})
