import { createHash } from 'node:crypto'
import { isGone } from '#domain/email/refusal'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { notify } from '../../notifications/notify.ts'
import { serverNow } from '../../people/serverNow.ts'
import { changeServerRows, type ServerChange } from '../../sync/serverRows.ts'
import type { RecipientReport } from '../inbound/deliveryStatus.ts'
import { type Inbound, readInbound } from '../inbound/readInbound.ts'
import { changeReceivers } from '../ledger/changeReceivers.ts'
import { writeContactDeltas } from '../ledger/deltas.ts'
import { giveUpOn } from '../ledger/givenUp.ts'
import { tagOf } from '../taggedAddress.ts'
import type { MailTokens } from '../tokens.ts'
import { answerRows } from './answers.ts'
import { type Found, findByOwnMark, findByRecipient, findBySender, isLeaving, oursOf, type Reader } from './findMail.ts'
import { arrived, revive, suppressionOf, suppressWaiting, wantsNoMore } from './noMore.ts'

type IncomingMail = { source: Uint8Array; receivedAt: number | null }
/** What became of it. `foreign`: it is about no mail of ours. `known`: it was taken in before. */
export type TakenIn =
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

type Read = Extract<Inbound, { subject: string }>
type Taking = { connection: Connection; reader: Reader; mail: Read; tokens: MailTokens; at: number; now: number }

/** One mail of a sender's mailbox, in one transaction. The same mail again changes nothing, nor does anybody else's. */
export function takeIn(
  { database, tokens }: { database: Database; tokens: MailTokens },
  reader: Reader,
  { source, receivedAt }: IncomingMail,
): Promise<TakenIn> {
  const mail = readInbound(source, oursOf(tokens))
  if (mail.kind === 'tooLarge' || mail.kind === 'unreadable') return Promise.resolve(mail.kind)
  return asSystem(database, async (connection) => {
    if (!(await isNew(connection, reader, mail))) return 'known'
    const now = await serverNow(connection)
    // Clocks of others are no reason to sort a mail into next year.
    const at = Math.min(receivedAt ?? mail.sentAt ?? now, now)
    return apply({ connection, reader, mail, tokens, at, now })
  })
}

/** Servers send a mail again when they are not sure: by then it came another way, and says the same. */
async function isNew(connection: Connection, { account, sender }: Reader, mail: Read): Promise<boolean> {
  const { messageId, from, to, subject, sentAt, kind, text } = mail
  const said = JSON.stringify([messageId, from?.address, to, subject, sentAt, kind, text])
  const key = createHash('sha256').update(said).digest('base64url')
  const { rowCount } = await connection.query(
    'insert into email_incoming (account_id, sender_id, key) values ($1, $2, $3) on conflict do nothing',
    [account, sender, key],
  )
  return rowCount === 1
}

function apply(taking: Taking): Promise<TakenIn> {
  const { mail, tokens } = taking
  switch (mail.kind) {
    case 'bounce':
    case 'delivered':
    case 'delayed':
      return report(taking, mail.recipients)
    case 'complaint':
      return complaint(taking, mail.counts)
    default:
      return isLeaving(mail.to, tokens) ? leave(taking) : somebody(taking)
  }
}

/**
 * Anybody can write a report, so all of it counts only with what nobody but the servers on the way of this mail has seen.
 * One that has an address alone says that the mail came back, and nothing of the address.
 */
async function report(taking: Taking, recipients: readonly RecipientReport[]): Promise<TakenIn> {
  const { connection, reader, mail } = taking
  const marked = await findByOwnMark(connection, reader, mail.about)
  const found = marked ?? (mail.to.some(tagOf) ? null : await findByRecipient(connection, reader, mail.about))
  const said = found && reportOf(found, recipients)
  if (!found || !said) return 'foreign'
  if (said.action === 'failed') return bounce(taking, found, marked ? said : { ...said, class: 'soft' })
  if (!marked || said.action !== 'delivered' || found.kind !== 'receiver') return 'foreign'
  mustBeSent(found, taking)
  const { id } = found
  await changeReceivers(connection, [id], (row, now) => (row.status === 'uncertain' ? arrived(row, now) : null))
  await changeServerRows(connection, reader.account, [await revive(connection, found)])
  return 'delivered'
}

/** Of several receivers the one whose mail it is; a lone one may stand there under the address that it was passed on to. */
function reportOf({ email }: Found, recipients: readonly RecipientReport[]): RecipientReport | undefined {
  const own = recipients.find(({ original, final }) => [original, final].some((one) => one?.toLowerCase() === email))
  return own ?? (recipients.length === 1 ? recipients[0] : undefined)
}

async function bounce(taking: Taking, found: Found, said: RecipientReport): Promise<TakenIn> {
  const { connection, now, reader, mail, at } = taking
  const isHard = said.class === 'hard'
  let ends = isGone(said)
  if (found.kind === 'receiver') {
    mustBeSent(found, taking)
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
    if (ends) await suppressWaiting(connection, found, 'bounced')
  }
  const puts = ends && found.kind === 'receiver' ? await suppressionOf(connection, found, 'bounced', now) : []
  await changeServerRows(connection, reader.account, [
    { entity: 'email_suppression', puts },
    ...(await answerRows(connection, { reader, found, mail, kind: 'bounce', at, now })),
  ])
  return 'bounce'
}

/** Whoever has a mail knows its task, and may know who else got it: only marks of this one mail say whose it is. */
async function complaint({ connection, reader, mail }: Taking, counts: boolean): Promise<TakenIn> {
  const found = await findByOwnMark(connection, reader, mail.about)
  if (!counts || found?.kind !== 'receiver') return 'foreign'
  await wantsNoMore(connection, found, {
    reason: 'complained',
    channels: ['email'],
    evidence: `feedback report, mail ${found.id}`,
  })
  return 'complaint'
}

const leave = async (taking: Taking) =>
  unsubscribe(taking, await findByOwnMark(taking.connection, taking.reader, taking.mail.about))

async function unsubscribe({ connection }: Taking, found: Found | null): Promise<TakenIn> {
  if (found?.kind !== 'receiver') return 'foreign'
  await wantsNoMore(connection, found, {
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
async function somebody(taking: Taking): Promise<TakenIn> {
  const { mail, connection, reader } = taking
  // What answers nothing is somebody's own mail, and no answer.
  if (mail.kind !== 'reply' && mail.kind !== 'autoReply' && mail.kind !== 'unsubscribe') return 'foreign'
  const marked = await findByOwnMark(connection, reader, mail.about)
  const found = marked ?? (await findBySender(connection, reader, mail.about))
  if (!found) return 'foreign'
  const isWish = mail.kind === 'unsubscribe'
  if (isWish && found.kind === 'receiver' && (marked || mail.isProven)) return unsubscribe(taking, found)
  const kind = isWish ? 'wish' : mail.kind === 'reply' ? 'answer' : 'auto'
  const isOwn = mail.from?.address === found.email && (marked !== null || mail.isProven)
  await answer(taking, { found, kind, isAlive: kind !== 'auto' && isOwn })
  return kind === 'answer' ? 'reply' : kind === 'wish' ? 'wish' : 'autoReply'
}

/** `isAlive`: it shows that there is somebody at the address. */
type Answering = { found: Found; kind: 'answer' | 'wish' | 'auto'; isAlive: boolean }

async function answer(taking: Taking, { found, kind, isAlive }: Answering): Promise<void> {
  const { mail, connection, reader, at, now } = taking
  const isPerson = kind !== 'auto'
  if (found.kind === 'receiver') {
    mustBeSent(found, taking)
    const field = isPerson ? 'replied_at' : 'auto_replied_at'
    await changeReceivers(connection, [found.id], (row, stamp) => {
      const { event, fields } = arrived(row, stamp)
      return row[field] === null || event
        ? { ...(event && { event }), fields: { ...fields, [field]: row[field] ?? at } }
        : null
    })
  } else if (isPerson) await tellReplied(connection, found)
  const rows = await answerRows(connection, { reader, found, mail, kind, at, now })
  const revived = isAlive ? [await revive(connection, found)] : []
  await changeServerRows(connection, reader.account, [...revived, ...rows])
  if (isPerson) await tellOwner(connection, rows)
}

/** Without a name: what names a person would have to be found when the person is erased. */
async function tellOwner(connection: Connection, rows: readonly ServerChange[]): Promise<void> {
  const answer = rows.find(({ entity }) => entity === 'email_answer')?.puts?.[0]
  if (!answer) return
  await notify(connection, {
    users: [String(answer.belongto)],
    level: limits.importantLevel,
    type: 'email',
    content: { key: 'mailAnswered', values: {} },
    link: `/statistics/contacts?contact=${String(answer.contact_id)}&part=activity`,
  })
}

const tellReplied = (connection: Connection, { account, contact }: Found) =>
  writeContactDeltas(connection, [
    { account, contact, sends: 0, engagement: 'replied', invalid_email: null, revived_email: null, informs: null },
  ])

const patienceMs = 600_000

/** What comes back before its sender has heard the answer waits for that. */
function mustBeSent({ status }: Extract<Found, { kind: 'receiver' }>, { at, now }: Taking): void {
  if (status === 'claimed' && now - at < patienceMs) throw new StillSending('the mail is still being sent')
}
