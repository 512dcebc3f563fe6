import type { ReceiverRow } from '../../campaigns/ledger/receiver.ts'
import type { Connection } from '../../db/connect.ts'
import type { MailReference, Ours } from '../inbound/about.ts'
import { tagOf } from '../taggedAddress.ts'
import type { MailTokens } from '../tokens.ts'

/** The company and sender that own the mailbox. A returned mail or an answer that refers to another company's mail is ignored. */
export type MailboxOwner = { account: string; sender: string }

/** A mail of ours that another one is about: a receiver's of a task, or what a user wrote to one contact. */
export type OriginalMail =
  | ({ kind: 'receiver' } & Pick<ReceiverRow, 'id' | 'account' | 'task' | 'contact' | 'address' | 'status'>)
  | { kind: 'written'; id: string; account: string; contact: string; address: string; task: string | null }

const ourId = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^>]+>$/

/** Recognises our own tokens and ids among the addresses and ids in a mail. */
export const oursOf = (tokens: MailTokens): Ours => ({
  tokenOf(place) {
    const tag = tagOf(place)
    if (tag) return tokens.read(tag.purpose, tag.token)
    const [, link] = /^https?:.{1,300}\/m\/u\/([\w-]{1,100})$/.exec(place) ?? []
    return link === undefined ? null : tokens.read('unsubscribe', link)
  },
  isOurId: (messageId) => ourId.test(messageId),
  envelopeTo: [],
})

/** Whether it came to the address of a List-Unsubscribe: any mail there takes its receiver off. */
export function isLeaving(to: readonly string[], tokens: MailTokens): boolean {
  return to.some((address) => {
    const tag = tagOf(address)
    return tag?.purpose === 'leave' && tokens.read('leave', tag.token) !== null
  })
}

/** By its token or its Message-ID, which only a holder of the mail can know. */
export async function findByOwnMark(
  connection: Connection,
  { account }: MailboxOwner,
  about: readonly MailReference[],
): Promise<OriginalMail | null> {
  for (const candidate of about) {
    const id = markOf(candidate)
    const found =
      id && ((await receiverBy(connection, account, 'id = $2::uuid', [id])) ?? (await written(connection, account, id)))
    if (found) return found
  }
  return null
}

function markOf(candidate: MailReference): string | null {
  if (candidate.by === 'token') return candidate.token
  return candidate.by === 'messageId' ? (ourId.exec(candidate.messageId)?.[1] ?? null) : null
}

/**
 * By whom a report names, where it encloses nothing that says more: the last mail that this sender handed over in the days
 * that servers try for. Where mails carry a token, what comes back without one is about another mail.
 */
export async function findByRecipient(
  connection: Connection,
  { account, sender }: MailboxOwner,
  about: readonly MailReference[],
): Promise<OriginalMail | null> {
  const addresses = about.flatMap((one) => (one.by === 'recipient' ? one.address.toLowerCase() : []))
  const isMarked = about.some(({ by }) => by === 'token' || by === 'messageId')
  if (isMarked || addresses.length !== 1) return null
  const where = `address = $2 and status in ('sent', 'uncertain') and sent_at > server_now() - interval '6 days'
    and exists (select from campaign_run run where run.account_id = r.account_id and run.task_id = r.task_id
      and coalesce(r.channel_account_id, run.sender_id) = $3)
    and not exists (select from email_sender s
                    where s.account_id = r.account_id and s.id = $3 and coalesce((s.imap ->> 'takes_plus')::boolean, false))`
  return receiverBy(connection, account, where, [addresses[0], sender])
}

/** By who writes: the last mail of this sender that they got. Anybody can write a name there, so it is asked last. */
export async function findBySender(
  connection: Connection,
  { account, sender }: MailboxOwner,
  about: readonly MailReference[],
): Promise<OriginalMail | null> {
  const candidate = about.find((one) => one.by === 'sender')
  if (!candidate) return null
  const where = `address = $2 and status in ('sent', 'returned', 'uncertain') and sent_at > server_now() - interval '90 days'
    and exists (select from campaign_run run where run.account_id = r.account_id and run.task_id = r.task_id
      and coalesce(r.channel_account_id, run.sender_id) = $3)`
  return receiverBy(connection, account, where, [candidate.address.toLowerCase(), sender])
}

async function receiverBy(
  connection: Connection,
  account: string,
  where: string,
  values: readonly unknown[],
): Promise<OriginalMail | null> {
  const { rows } = await connection.query<Extract<OriginalMail, { kind: 'receiver' }>>(
    `select 'receiver' as kind, id, account_id as account, task_id as task, contact_id as contact, address, status
     from campaign_receiver r where account_id = $1 and ${where} order by sent_at desc nulls last, id limit 1`,
    [account, ...values],
  )
  return rows[0] ?? null
}

async function written(connection: Connection, account: string, id: string): Promise<OriginalMail | null> {
  const { rows } = await connection.query<Extract<OriginalMail, { kind: 'written' }>>(
    `select 'written' as kind, m.id, m.account_id as account, c.contact_id as contact, c.identity ->> 'value' as address, m.task
     from message m join conversation c on c.account_id = m.account_id and c.id = m.conversation_id
     where m.account_id = $1 and m.id = $2 and m.direction = 'out' and c.channel = 'email' and c.contact_id is not null
       and m.deleted_at is null`,
    [account, id],
  )
  return rows[0] ?? null
}
