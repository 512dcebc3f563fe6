import { randomBytes, randomUUID } from 'node:crypto'
import type { MergeValues } from '#domain/email/render/mergeTags'
import type { EmailMessage } from '#domain/email/render/message'
import type { EmailSender } from '#domain/email/sender/sender'
import type { senderCalls } from '#domain/email/sender/senderCalls'
import type { TestMailAnswer } from '#domain/email/sender/senderTest'
import { testMail, testReason } from '#domain/email/sender/testMail'
import { AppError } from '#domain/errors'
import type { InputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { BlobStore } from '../../../blobs/store.ts'
import { isTypedSuppressed } from '../../../campaigns/suppression/suppressed.ts'
import type { Connection, Database } from '../../../db/connect.ts'
import { beyondScope, withScope } from '../../../db/scope.ts'
import type { SignIns } from '../../../email/grants/grants.ts'
import { signsInNowhere } from '../../../email/grants/grants.ts'
import type { MailNetwork } from '../../../email/network.ts'
import { type ComposedMail, composeFor } from '../../../email/outgoing/compose.ts'
import type { DeliveryOutcome } from '../../../email/outgoing/outcome.ts'
import { prepareMail } from '../../../email/outgoing/prepare.ts'
import { openTransports } from '../../../email/outgoing/transports.ts'
import { signingOf } from '../../../email/secrets/dkimKeys.ts'
import { findSender } from '../../../email/senderRow.ts'
import { mailTokens } from '../../../email/tokens.ts'
import { mailUrls } from '../../../email/urls.ts'
import { recordOperation } from '../../../operation.ts'
import type { By } from '../../../people/manage.ts'
import type { Secrets } from '../../../secrets.ts'
import type { Settings } from '../../../settings.ts'
import { inlinePictures } from './inlinePictures.ts'

type TestSendServices = {
  database: Database
  secrets: Secrets
  mail: MailNetwork
  signIns: SignIns
  blobs: BlobStore
  settings: Settings
} & {
  user: Actor
  by: By
}
type Message = Pick<EmailMessage, 'theme' | 'preheader' | 'language' | 'content' | 'plain' | 'attachments'>

/** Its receiver is in no ledger: what a token of such a mail names is nobody, and no page knows it. */
const tokens = mailTokens([randomBytes(32)])

/** A mail for a look: as receivers would get it, to one address, uncounted and free of charge. */
export async function testSend(
  doing: TestSendServices,
  { sender: id, message: messageId, to }: InputOf<typeof senderCalls.testSend>,
  signal: AbortSignal,
): Promise<TestMailAnswer> {
  const { database, secrets, user, by } = doing
  const sender = await findSender(database, user, id)
  const message = await withScope(database, user, async (connection) => {
    const reached = { account: user.account, value: to.toLowerCase(), consent: 'email' as const }
    if (await beyondScope(connection, () => isTypedSuppressed(connection, secrets, reached)))
      throw new AppError('emailSuppressed', { field: 'to' })
    // Noted before anything leaves: it is nobody's secret whom a company wrote to.
    await recordOperation(connection, {
      ...by,
      action: 'email.testSend',
      target: id,
      detail: { sender: sender.address, to },
    })
    return messageId === null ? null : findMessage(connection, user.account, messageId)
  })
  const made = await compose(doing, { sender, message: message ?? testMail(languageOf(sender)), to, messageId })
  if (made.kind === 'unsendable')
    return { kind: 'unsendable', problem: made.problem.code, value: made.problem.value ?? '' }
  return testMailAnswerOf(await deliverTest(doing, sender, made.mail, signal))
}

async function findMessage(connection: Connection, account: string, id: string): Promise<Message> {
  const { rows } = await connection.query<Message>(
    `select theme, preheader, language, content, plain, attachments from email_message
     where account_id = $1 and id = $2 and deleted_at is null`,
    [account, id],
  )
  if (!rows[0]) throw new AppError('notFound')
  return rows[0]
}

/** Whoever signs in Chinese letters is written to in Chinese. */
const languageOf = ({ name, signature }: EmailSender) =>
  /\p{Script=Han}/u.test(name + signature.name + signature.company) ? 'zh' : 'en'

type Trial = { sender: EmailSender; message: Message; to: string; messageId: string | null }

async function compose(
  { database, secrets, blobs, settings, user }: TestSendServices,
  { sender, message, to, messageId }: Trial,
) {
  const { account } = user
  const pictures = inlinePictures({ database, store: blobs }, user)
  const dkim = await signingOf(database.pool, secrets, { account, sender: sender.id, address: sender.address })
  const prepared = await prepareMail(
    {
      kind: 'campaign',
      task: { id: randomUUID(), message: messageId ?? randomUUID() },
      reply_address: '',
      mailboxes: { bounces: null, answers: null },
      message,
      sender,
      dkim,
    },
    {
      tokens,
      urls: mailUrls(settings.url ?? 'http://localhost'),
      pictureUrl: pictures.urlOf,
      readFile: pictures.bytesOf,
    },
  )
  if (prepared.kind === 'unsendable') return prepared
  const values: MergeValues = { name: '', company: '', position: '', country: '', website: '', email: to }
  const receiver = { id: randomUUID(), email: to, values, reason: testReason(message.language) }
  // Links lead where they say: there is no click to count.
  const mail = composeFor({ ...prepared.mail, links: [] }, receiver)
  return { kind: 'prepared' as const, mail: await pictures.putInto(mail) }
}

async function deliverTest(
  doing: TestSendServices,
  sender: EmailSender,
  mail: ComposedMail,
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const { user, mail: network } = doing
  const { id, smtp } = sender
  const isAllowed = network.allowedAt(smtp.port)
  const transports = openTransports({
    name: network.name,
    isAllowed,
    connectMs: 10_000,
    talkMs: 30_000,
    answerMs: 30_000,
  })
  const signIn = (await doing.signIns.of({ account: user.account, sender: id }, sender, 'smtp')) ?? signsInNowhere
  try {
    return await transports.deliver({ id, smtp, ...signIn }, mail, {
      beforeEndOfData: async () => {},
      signal,
    })
  } finally {
    transports.stop()
  }
}

function testMailAnswerOf(outcome: DeliveryOutcome): TestMailAnswer {
  switch (outcome.kind) {
    case 'accepted':
      return { kind: 'accepted', answer: outcome.answer }
    case 'refused':
    case 'later':
      return { kind: outcome.kind, code: outcome.code, answer: outcome.text }
    case 'sender':
      return { kind: 'sender', problem: outcome.problem, answer: outcome.text }
    case 'uncertain':
      return { kind: 'uncertain' }
  }
}
