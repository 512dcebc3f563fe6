import { mailReasonText, originText } from '#domain/campaigns/reasonTexts'
import { countryNamer } from '#domain/contacts/countryName'
import type { CustomField } from '#domain/contacts/customField'
import { customTextIn } from '#domain/contacts/customText'
import { HeaderRefused } from '#domain/email/render/headerLine'
import { messageIdOf } from '#domain/email/render/listHeaders'
import { customMergeValues, mergeValues } from '#domain/email/render/mergeTags'
import type { EmailMessage } from '#domain/email/render/message'
import { type EmailSender, plusMailbox, type Signature } from '#domain/email/sender/sender'
import type { BlobStore } from '../../blobs/store.ts'
import type { Candidate } from '../../campaigns/sending/candidates.ts'
import type { Batch } from '../../campaigns/sending/claim.ts'
import { readCustomFields } from '../../campaigns/sending/customFields.ts'
import { type CampaignDriver, MessageGone } from '../../campaigns/sending/driver.ts'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { Secrets } from '../../secrets.ts'
import { emailLedger } from '../campaignLedger.ts'
import { type SignIns, signsInNowhere } from '../grants/grants.ts'
import { addressDomain } from '../plainAddress.ts'
import { signingOf } from '../secrets/dkimKeys.ts'
import type { MailTokens } from '../tokens.ts'
import { mailUrls } from '../urls.ts'
import { composeFor, type MailReceiver } from './compose.ts'
import { sendOutcomeOf } from './outcome.ts'
import { type PreparedMail, prepareMail } from './prepare.ts'
import type { MailSnapshot } from './snapshot.ts'
import { openTransports, type TransportSettings, type Transports } from './transports.ts'

export type Mailer = CampaignDriver<EmailSender>

type MailBatch = Batch<EmailSender>

export type MailerTools = {
  database: Database
  secrets: Secrets
  signIns: SignIns
  blobs: BlobStore
  tokens: MailTokens
  /** how we name ourselves, and which servers may be connected to at a port */
  network: { name: string; allowedAt: (port: number) => (address: string) => boolean }
  /** the public address */
  url: string
  transport?: Partial<TransportSettings>
}

/** Mails of running tasks that are kept ready, with their files. */
const mostKept = 16
const keptMs = 300_000

export function openMailer(tools: MailerTools): Mailer {
  const transports = new Map<number, Transports>()
  const kept = new Map<string, { at: number; mail: Promise<ReadyMail> }>()

  const transportsAt = (port: number): Transports => {
    const known = transports.get(port)
    if (known) return known
    const { name, allowedAt } = tools.network
    const made = openTransports({ name, isAllowed: allowedAt(port), ...tools.transport })
    transports.set(port, made)
    return made
  }

  function preparedFor(batch: MailBatch, step: string, subject: 'a' | 'b'): Promise<ReadyMail> {
    const key = `${batch.task} ${step} ${subject}`
    const known = kept.get(key)
    if (known && Date.now() < known.at + keptMs) return known.mail
    kept.delete(key)
    const oldest = kept.keys().next().value
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    const mail = prepare(tools, batch, step, subject)
    mail.catch(() => kept.delete(key))
    kept.set(key, { at: Date.now(), mail })
    return mail
  }

  return {
    ledger: emailLedger,
    async open(batch) {
      const { sender, account } = batch
      const signIn = await tools.signIns.of({ account, sender: sender.id }, sender, 'smtp')
      const access = { id: sender.id, smtp: sender.smtp, ...(signIn ?? signsInNowhere) }
      return async (receiver, { beforeHandOver, signal }) => {
        const prepared = await preparedFor(batch, receiver.step, receiver.subject ?? batch.subject_winner ?? 'a')
        const mail = composed(prepared, receiver)
        if (!mail) return { kind: 'unwritable' }
        const hooks = { beforeEndOfData: beforeHandOver, signal }
        return sendOutcomeOf(await transportsAt(sender.smtp.port).deliver(access, mail, hooks))
      }
    },
    stop() {
      for (const one of transports.values()) one.stop()
    },
  }
}

function composed(ready: ReadyMail, candidate: Candidate) {
  try {
    return composeFor(ready.mail, receiverOf(ready, candidate))
  } catch (error) {
    if (error instanceof HeaderRefused) return null
    throw error
  }
}

function receiverOf({ mail: { message, sender }, fields }: ReadyMail, candidate: Candidate): MailReceiver {
  const { language } = message
  return {
    id: candidate.id,
    email: candidate.address,
    answers: candidate.earlier.map((id) => messageIdOf(id, addressDomain(sender.address))),
    values: {
      ...mergeValues(candidate, candidate.address, countryNames[language]),
      ...customMergeValues(fields, candidate.custom_fields, customTexts[language]),
    },
    reason: mailReasonText(language, sender.signature.company),
    ...(candidate.origin && { notice: originText(language, { ...candidate, origin: candidate.origin }) }),
  }
}

const countryNames = { en: countryNamer('en-US'), zh: countryNamer('zh-CN') } satisfies Record<
  EmailMessage['language'],
  unknown
>

const customTexts = {
  en: customTextIn('en-US'),
  zh: customTextIn('zh-CN'),
} satisfies Record<EmailMessage['language'], unknown>

/** A mail that is ready for everybody, and the company's own fields that it may speak of. */
type ReadyMail = { mail: PreparedMail; fields: CustomField[] }

type Run = { mails: MailSnapshot[]; signature: Signature; sender_name: string; sender_address: string }

async function prepare(
  { database, secrets, blobs, tokens, url }: MailerTools,
  { account, task, task_row, sender }: MailBatch,
  step: string,
  subject: 'a' | 'b',
): Promise<ReadyMail> {
  const { rows } = await database.pool.query<Run>(
    'select mails, signature, sender_name, sender_address from campaign_run where account_id = $1 and task_id = $2',
    [account, task],
  )
  const run = rows[0]
  const message = run?.mails.find((mail) => mail.step === step)
  if (!run || !message) throw new MessageGone(`no mail for step ${step}`)
  const b = subject === 'b' && message.id === task_row.message ? task_row.subject_test?.b : undefined
  const address = run.sender_address
  const mailbox = plusMailbox({ imap: sender.imap, address })
  const urls = mailUrls(url)
  const prepared = await prepareMail(
    {
      kind: task_row.sequence ? 'sequence' : 'campaign',
      task: { id: task, message: message.id },
      reply_address: task_row.reply_address,
      mailboxes: { bounces: mailbox, answers: mailbox },
      message: { ...message, ...(b !== undefined && { theme: b }) },
      sender: { id: sender.id, name: run.sender_name, address, signature: run.signature },
      dkim: await signingOf(database.pool, secrets, { account, sender: sender.id, address }),
    },
    {
      tokens,
      urls,
      pictureUrl: (hash) => urls.picture(task, hash),
      readFile: (hash) => readFile(database, blobs, account, hash),
    },
  )
  if (prepared.kind === 'unsendable') throw new MessageGone(prepared.problem.code)
  return {
    mail: prepared.mail,
    fields: await asSystem(database, (connection) => readCustomFields(connection, account)),
  }
}

async function readFile({ pool }: Database, blobs: BlobStore, account: string, hash: string): Promise<Buffer> {
  const { rows } = await pool.query<{ key: string }>('select key from blob where account_id = $1 and sha256 = $2', [
    account,
    hash,
  ])
  const bytes = rows[0] && (await blobs.get(rows[0].key))
  if (!bytes) throw new MessageGone('a file is missing')
  return Buffer.from(bytes)
}
