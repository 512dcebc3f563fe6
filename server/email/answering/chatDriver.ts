import { HeaderRefused } from '#domain/email/render/headerLine'
import type { EmailSender } from '#domain/email/sender/sender'
import type { BlobStore } from '../../blobs/store.ts'
import { writeContactDeltas } from '../../campaigns/ledger/deltas.ts'
import type { ChatDriver, ChatOutcome, ChatToSend } from '../../conversations/sending/chatDriver.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { errorFields, type Log } from '../../log.ts'
import type { Secrets } from '../../secrets.ts'
import { quotedColumns } from '../../sync/tables.ts'
import { type SignIns, signsInNowhere } from '../grants/grants.ts'
import type { MailNetwork } from '../network.ts'
import { type ComposedMail, mailBytes } from '../outgoing/compose.ts'
import { type DeliveryOutcome, sendOutcomeOf } from '../outgoing/outcome.ts'
import type { Transports } from '../outgoing/transports.ts'
import { ownTokens } from '../ownTokens.ts'
import { signingOf } from '../secrets/dkimKeys.ts'
import { composeAnswer } from './composeAnswer.ts'
import { copyToSent } from './copyToSent.ts'
import { threadIds } from './threadIds.ts'
import { weighMail } from './weighMail.ts'

export type MailChatTools = {
  database: Database
  secrets: Secrets
  signIns: SignIns
  mail: MailNetwork
  blobs: BlobStore
  transports: (port: number) => Transports
  log: Log
}

/** A server that takes nothing now, or not from somebody it does not know yet, is asked again for some hours. */
const pauses = [60, 300, 900, 3_600, 14_400]

type SentMail = { mail: ComposedMail; sender: EmailSender; at: number }

/** What a user writes to one person, as a mail from their own mailbox. It costs nothing, and takes no turn of a campaign. */
export function openMailChats(tools: MailChatTools): ChatDriver {
  const handed = new Map<string, SentMail>()
  return {
    channel: 'email',
    pauses,
    weigh: weighMail,
    async send(message, { beforeHandOver, signal }) {
      const sender = await readMailbox(tools.database, message)
      if (!sender) return { kind: 'unwritable', problem: 'senderGone' }
      const attachments = await attachmentsOf(tools, message)
      if (!attachments) return { kind: 'later', of: 'receiver', until: null, code: '', text: 'a file is not here yet' }
      const place = { account: message.account, sender: sender.id }
      const at = Date.now()
      const mail = await compose(tools, { message, sender, attachments, at })
      if (!mail) return { kind: 'unwritable', problem: 'address' }
      const signIn = await tools.signIns.of(place, sender, 'smtp')
      const access = { id: sender.id, smtp: sender.smtp, ...(signIn ?? signsInNowhere) }
      const outcome = await tools
        .transports(sender.smtp.port)
        .deliver(access, mail, { beforeEndOfData: beforeHandOver, signal })
      if (outcome.kind === 'accepted') handed.set(message.id, { mail, sender, at })
      return inWordsOfChats(outcome)
    },
    settled: noteAtContact,
    async afterwards({ account, id }, _, signal) {
      const sent = handed.get(id)
      handed.delete(id)
      if (!sent) return
      const { mail, sender, at } = sent
      const copy = { source: await mailBytes(mail), messageId: mail.messageId, sentAt: at }
      await copyToSent(tools, { account, sender: sender.id }, sender, copy, signal).catch((error: unknown) =>
        tools.log('no copy among the sent mails', errorFields(error)),
      )
    },
  }
}

async function readMailbox({ pool }: Database, { account, channelAccount }: ChatToSend): Promise<EmailSender | null> {
  const { rows } = await pool.query<EmailSender>(
    `select ${quotedColumns('email_sender').join(', ')} from email_sender
     where account_id = $1 and id = $2 and deleted_at is null`,
    [account, channelAccount],
  )
  return rows[0] ?? null
}

/** Null: one of them is still on its way from the device. */
async function attachmentsOf({ database, blobs }: MailChatTools, { account, files }: ChatToSend) {
  const read = []
  for (const { hash, name, mime } of files) {
    const { rows } = await database.pool.query<{ key: string }>(
      'select key from blob where account_id = $1 and sha256 = $2',
      [account, hash],
    )
    const bytes = rows[0] && (await blobs.get(rows[0].key))
    if (!bytes) return null
    read.push({ name, mime, content: Buffer.from(bytes) })
  }
  return read
}

type MailToCompose = {
  message: ChatToSend
  sender: EmailSender
  attachments: NonNullable<Awaited<ReturnType<typeof attachmentsOf>>>
  at: number
}

/** Null: what somebody typed would make another mail of it. */
async function compose(
  { database, secrets }: MailChatTools,
  { message, sender, attachments, at }: MailToCompose,
): Promise<ComposedMail | null> {
  const { account, id, to, subject, body, origin } = message
  const isAutomatic = origin === 'rule' || origin === 'bot'
  const dkim = await signingOf(database.pool, secrets, { account, sender: sender.id, address: sender.address })
  const thread = await threadIds(database.pool, message)
  try {
    return composeAnswer(
      { id, email: to.value, subject, text: body, sender, thread, attachments, isAutomatic },
      { tokens: ownTokens(secrets), dkim, now: at },
    )
  } catch (error) {
    if (error instanceof HeaderRefused) return null
    throw error
  }
}

/** The words of `answerProblem`, which say what there is to do. */
function inWordsOfChats(outcome: DeliveryOutcome): ChatOutcome {
  const said = sendOutcomeOf(outcome)
  if (outcome.kind === 'refused') return { ...said, problem: 'refused' }
  return outcome.kind === 'sender' ? { ...said, problem: outcome.problem } : said
}

/** The contact knows that it was written to, and that an address takes no mail at all. */
async function noteAtContact(connection: Connection, message: ChatToSend, outcome: ChatOutcome): Promise<void> {
  const { account, conversation, to } = message
  const isInvalid = outcome.kind === 'refused' && outcome.permanent && outcome.reason === 'badAddress'
  if (outcome.kind !== 'accepted' && !isInvalid) return
  const { rows } = await connection.query<{ contact: string | null }>(
    'select contact_id as contact from conversation where account_id = $1 and id = $2',
    [account, conversation],
  )
  const contact = rows[0]?.contact
  if (!contact) return
  await writeContactDeltas(connection, [
    {
      account,
      contact,
      sends: isInvalid ? 0 : 1,
      engagement: null,
      invalid_email: isInvalid ? to.value : null,
      revived_email: null,
      informs: null,
    },
  ])
}
