import { createHash } from 'node:crypto'
import { consentChannels } from '#domain/contacts/companions/consent'
import { isGone } from '#domain/email/sender/refusal'
import { dropUnnamed, type InboundFiles } from '../../blobs/inboundFiles.ts'
import { changeReceivers } from '../../campaigns/ledger/changeReceivers.ts'
import { deliveredChange } from '../../campaigns/ledger/deliveredChange.ts'
import { writeContactDeltas } from '../../campaigns/ledger/deltas.ts'
import { giveUpOn } from '../../campaigns/ledger/givenUp.ts'
import { bounceSuppressions, liftBounceSuppression, suppressWaiting } from '../../campaigns/suppression/bounced.ts'
import { readerOf, recordOptOut } from '../../campaigns/suppression/optOut.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { serverNow } from '../../people/serverNow.ts'
import { newIdAt } from '../../sync/newId.ts'
import { changeServerRows } from '../../sync/serverRows.ts'
import type { RecipientReport } from '../inbound/deliveryStatus.ts'
import { type Inbound, readInbound } from '../inbound/readInbound.ts'
import { tagOf } from '../taggedAddress.ts'
import type { MailTokens } from '../tokens.ts'
import type { InboundAnswer } from './answers.ts'
import {
  findByOwnMark,
  findByRecipient,
  findBySender,
  isLeaving,
  type MailboxOwner,
  type OriginalMail,
  oursOf,
} from './findMail.ts'
import { type KeptFiles, keepFiles } from './keepFiles.ts'
import { failReturned, planMailThread } from './mailThread.ts'

type IncomingMail = { source: Uint8Array; receivedAt: number | null }
/** The result of processing. `foreign`: it is about no mail of ours. `known`: it was processed before. */
export type InboundResult =
  | 'tooLarge'
  | 'unreadable'
  | 'known'
  | 'foreign'
  | 'bounce'
  | 'delivered'
  | 'complaint'
  | 'unsubscribe'
  | 'wish'
  | 'autoReply'
  | 'reply'

/** The mail that it is about is on its way in another process, which has not yet heard that it was taken. */
export class StillSending extends Error {}

type ReadableMail = Extract<Inbound, { subject: string }>
type InboundContext = {
  connection: Connection
  reader: MailboxOwner
  mail: ReadableMail
  tokens: MailTokens
  kept: KeptFiles
  at: number
  now: number
}

type InboundServices = { database: Database; tokens: MailTokens; files?: InboundFiles }

/** One mail of a sender's mailbox, in one transaction. The same mail again changes nothing, nor does anybody else's. */
export async function processInbound(
  services: InboundServices,
  reader: MailboxOwner,
  { source, receivedAt }: IncomingMail,
): Promise<InboundResult> {
  const { database, tokens, files } = services
  const mail = readInbound(source, oursOf(tokens))
  if (mail.kind === 'tooLarge' || mail.kind === 'unreadable') return mail.kind
  const kept = await filesOf(services, reader, mail, source)
  try {
    return await asSystem(database, async (connection) => {
      if (!(await isNew(connection, reader, mail))) return 'known'
      const now = await serverNow(connection)
      // Clocks of others are no reason to sort a mail into next year.
      const at = Math.min(receivedAt ?? mail.sentAt ?? now, now)
      return processByKind({ connection, reader, mail, tokens, kept, at, now })
    })
  } finally {
    if (files) await dropUnnamed(database, files.store, kept.stored)
  }
}

/** Files of mails that answer one of ours, which were not taken in before: nobody else's are kept. */
async function filesOf(
  services: InboundServices,
  reader: MailboxOwner,
  mail: ReadableMail,
  source: Uint8Array,
): Promise<KeptFiles> {
  const none = { parts: [], stored: [] }
  if (!('attachments' in mail) || !mail.attachments.length || mail.kind === 'other') return none
  const isOurs = await asSystem(services.database, async (connection) => {
    if (await isKnown(connection, reader, mail)) return false
    return (await findByOwnMark(connection, reader, mail.about)) ?? (await findBySender(connection, reader, mail.about))
  })
  return isOurs ? keepFiles(services, reader.account, source, mail.attachments) : none
}

/** Servers send a mail again when they are unsure whether it arrived; the copy may come another way, with the same content. */
async function isNew(connection: Connection, { account, sender }: MailboxOwner, mail: ReadableMail): Promise<boolean> {
  const { rowCount } = await connection.query(
    'insert into email_incoming (account_id, sender_id, key) values ($1, $2, $3) on conflict do nothing',
    [account, sender, keyOf(mail)],
  )
  return rowCount === 1
}

async function isKnown(
  connection: Connection,
  { account, sender }: MailboxOwner,
  mail: ReadableMail,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    'select from email_incoming where account_id = $1 and sender_id = $2 and key = $3',
    [account, sender, keyOf(mail)],
  )
  return Boolean(rowCount)
}

function keyOf({ messageId, from, to, subject, sentAt, kind, text }: ReadableMail): string {
  const said = JSON.stringify([messageId, from?.address, to, subject, sentAt, kind, text])
  return createHash('sha256').update(said).digest('base64url')
}

function processByKind(taking: InboundContext): Promise<InboundResult> {
  const { mail, tokens } = taking
  switch (mail.kind) {
    case 'bounce':
    case 'delivered':
    case 'delayed':
      return processReport(taking, mail.recipients)
    case 'complaint':
      return recordComplaint(taking, mail.counts)
    default:
      return isLeaving(mail.to, tokens) ? unsubscribeByAddress(taking) : processAnswer(taking)
  }
}

/**
 * Anybody can write a report, so all of it counts only with what nobody but the servers on the way of this mail has seen.
 * One that has an address alone says that the mail came back, and nothing of the address.
 */
async function processReport(taking: InboundContext, recipients: readonly RecipientReport[]): Promise<InboundResult> {
  const { connection, reader, mail } = taking
  const marked = await findByOwnMark(connection, reader, mail.about)
  const found = marked ?? (mail.to.some(tagOf) ? null : await findByRecipient(connection, reader, mail.about))
  const said = found && reportOf(found, recipients)
  if (!found || !said) return 'foreign'
  if (said.action === 'failed') return recordBounce(taking, found, marked ? said : { ...said, class: 'soft' })
  if (!marked || said.action !== 'delivered' || found.kind !== 'receiver') return 'foreign'
  throwIfStillSending(found, taking)
  const { id } = found
  await changeReceivers(connection, [id], (row, now) => (row.status === 'uncertain' ? deliveredChange(row, now) : null))
  await changeServerRows(connection, reader.account, [await liftBounceSuppression(connection, found)])
  return 'delivered'
}

/** Of several receivers the one whose mail it is; a lone one may stand there under the address that it was passed on to. */
function reportOf({ address }: OriginalMail, recipients: readonly RecipientReport[]): RecipientReport | undefined {
  const own = recipients.find(({ original, final }) => [original, final].some((one) => one?.toLowerCase() === address))
  return own ?? (recipients.length === 1 ? recipients[0] : undefined)
}

async function recordBounce(
  taking: InboundContext,
  found: OriginalMail,
  said: RecipientReport,
): Promise<InboundResult> {
  const { connection, now, reader } = taking
  const isHard = said.class === 'hard'
  const coming = comingMail(taking, found, 'bounce')
  const thread = await planMailThread(connection, coming, taking.kept)
  let ends = isGone(said)
  if (found.kind === 'receiver') {
    throwIfStillSending(found, taking)
    const changed = await changeReceivers(connection, [found.id], (row) =>
      row.status === 'sent' || row.status === 'uncertain'
        ? {
            event: 'return',
            fields: { returned: isHard ? 'hard' : 'soft', reason: said.reason ?? 'other' },
            isInvalid: ends,
          }
        : null,
    )
    if (!changed.length) return 'bounce'
    if (!ends) ends = (await giveUpOn(connection, [found])).size > 0
    if (ends) await suppressWaiting(connection, found)
  }
  const puts = ends && found.kind === 'receiver' ? await bounceSuppressions(connection, found, now) : []
  await changeServerRows(connection, reader.account, [{ entity: 'suppression', puts }])
  await thread?.write()
  await failReturned(connection, found, isHard)
  return 'bounce'
}

const comingMail = (
  { reader, mail, at, now }: InboundContext,
  found: OriginalMail,
  kind: InboundAnswer['kind'],
): InboundAnswer => ({ reader, mail, at, now, found, kind, id: newIdAt(now) })

/**
 * Counts a complaint only with the token or Message-ID of the mail itself: a recipient knows the id of the task, and could
 * complain in the name of others.
 */
async function recordComplaint({ connection, reader, mail }: InboundContext, counts: boolean): Promise<InboundResult> {
  const found = await findByOwnMark(connection, reader, mail.about)
  if (!counts || found?.kind !== 'receiver') return 'foreign'
  await recordOptOut(connection, readerOf(found), {
    reason: 'complained',
    channels: consentChannels,
    evidence: `feedback report, mail ${found.id}`,
  })
  return 'complaint'
}

const unsubscribeByAddress = async (taking: InboundContext) =>
  unsubscribe(taking, await findByOwnMark(taking.connection, taking.reader, taking.mail.about))

async function unsubscribe({ connection }: InboundContext, found: OriginalMail | null): Promise<InboundResult> {
  if (found?.kind !== 'receiver') return 'foreign'
  await recordOptOut(connection, readerOf(found), {
    reason: 'unsubscribed',
    channels: ['email'],
    evidence: `unsubscribed by mail, mail ${found.id}`,
  })
  return 'unsubscribe'
}

/**
 * A person who writes back, their program, or their wish to get no more. Anybody can write a name into From, so a wish
 * that comes with no mark of the mail and no word of our own server is a user's to grant.
 */
async function processAnswer(taking: InboundContext): Promise<InboundResult> {
  const { mail, connection, reader } = taking
  // What answers nothing is somebody's own mail, and no answer.
  if (mail.kind !== 'reply' && mail.kind !== 'autoReply' && mail.kind !== 'unsubscribe') return 'foreign'
  const marked = await findByOwnMark(connection, reader, mail.about)
  const found = marked ?? (await findBySender(connection, reader, mail.about))
  if (!found) return 'foreign'
  const isWish = mail.kind === 'unsubscribe'
  if (isWish && found.kind === 'receiver' && (marked || mail.isProven)) return unsubscribe(taking, found)
  const kind = isWish ? 'wish' : mail.kind === 'reply' ? 'text' : 'notice'
  const isOwn = mail.from?.address === found.address && (marked !== null || mail.isProven)
  await recordAnswer(taking, { found, kind, isAlive: kind !== 'notice' && isOwn })
  return kind === 'text' ? 'reply' : kind === 'wish' ? 'wish' : 'autoReply'
}

/** `isAlive`: it shows that there is somebody at the address. */
type AnswerDetails = { found: OriginalMail; kind: 'text' | 'wish' | 'notice'; isAlive: boolean }

async function recordAnswer(taking: InboundContext, { found, kind, isAlive }: AnswerDetails): Promise<void> {
  const { connection, reader, at } = taking
  const isPerson = kind !== 'notice'
  const coming = comingMail(taking, found, kind)
  const thread = await planMailThread(connection, coming, taking.kept)
  if (found.kind === 'receiver') {
    throwIfStillSending(found, taking)
    const field = isPerson ? 'replied_at' : 'auto_replied_at'
    await changeReceivers(connection, [found.id], (row, stamp) => {
      const { event, fields } = deliveredChange(row, stamp)
      return row[field] === null || event
        ? { ...(event && { event }), fields: { ...fields, [field]: row[field] ?? at } }
        : null
    })
  } else if (isPerson) await addReplyToContact(connection, found)
  const revived = isAlive ? [await liftBounceSuppression(connection, found)] : []
  await changeServerRows(connection, reader.account, [
    ...revived,
    { entity: 'reminder', puts: [...(thread?.reminders ?? [])] },
  ])
  await thread?.write()
}

const addReplyToContact = (connection: Connection, { account, contact }: OriginalMail) =>
  writeContactDeltas(connection, [
    { account, contact, sends: 0, engagement: 'replied', invalid_email: null, revived_email: null, informs: null },
  ])

const patienceMs = 600_000

/** A mail that comes back before the sending process has stored the server's answer is processed later. */
function throwIfStillSending(
  { status }: Extract<OriginalMail, { kind: 'receiver' }>,
  { at, now }: InboundContext,
): void {
  if (status === 'claimed' && now - at < patienceMs) throw new StillSending('the mail is still being sent')
}
