import { type ConversationMessage, newMessageFacts } from '#domain/conversations/conversationMessage'
import { campaignMessageIdOf } from '#domain/conversations/ids'
import type { MessageState } from '#domain/conversations/messageState'
import { scopeMonth } from '#domain/sync/scopeKinds'
import type { Connection } from '../db/connect.ts'
import { campaignMails } from './campaignMails.ts'
import { addressOfIdentity } from './contactsOfPeers.ts'
import type { InboundOwner } from './inbound.ts'
import type { ThreadRow } from './threads.ts'

/** What was sent to somebody before they answered, as far as it may be what they answer. */
const answeredDays = 30

export type SentText = {
  id: string
  user: string
  task: string
  address: string
  at: number
  subject: string
  text: string
  /** of a mail, its Message-ID */
  mail_id: string
  status: 'sent' | 'uncertain' | 'returned'
  reason: string
  delivered: boolean
  read: boolean
}

/**
 * A campaign makes no threads, or there were one for each of its receivers. What it sent is written into the thread of who answers,
 * under an id that follows from the receiver's: so it stands there once.
 */
export async function campaignMessagesFor(
  connection: Connection,
  owner: InboundOwner,
  threads: readonly ThreadRow[],
  now: number,
): Promise<CampaignMessage[]> {
  const { account } = owner
  const byAddress = new Map(
    threads.flatMap((thread) =>
      thread.identities.flatMap((one) => {
        const address = addressOfIdentity(one)
        return address === null || thread.ended ? [] : [[address, thread.id] as const]
      }),
    ),
  )
  if (!byAddress.size) return []
  const sent = await (owner.channel === 'email' ? campaignMails : campaignTexts)(
    connection,
    owner,
    [...byAddress.keys()],
    answeredDays,
  )
  const known = await knownMessages(
    connection,
    account,
    sent.map(({ id }) => campaignMessageIdOf(id)),
  )
  return sent
    .filter(({ id }) => !known.has(campaignMessageIdOf(id)))
    .map((one) => ({ ...campaignMessage(one, byAddress.get(one.address)!, now), mail_id: one.mail_id }))
}

/** `mail_id`: not part of the row that devices have */
export type CampaignMessage = ConversationMessage & { mail_id: string }

async function campaignTexts(
  connection: Connection,
  { account, channel }: InboundOwner,
  addresses: readonly string[],
  days: number,
): Promise<SentText[]> {
  const { rows } = await connection.query<SentText>(
    `select r.id, r.user_id as user, r.task_id as task, r.address, (extract(epoch from r.handed_over_at) * 1000)::bigint as at,
       '' as subject, '' as mail_id, x.text, r.status, r.reason, r.delivered_at is not null as delivered, r.read_at is not null as read
     from campaign_receiver r join sms_text x on x.account_id = r.account_id and x.receiver_id = r.id
     where r.account_id = $1 and r.channel = $2 and r.address = any($3::text[]) and r.status in ('sent', 'uncertain', 'returned')
       and r.handed_over_at > server_now() - make_interval(days => $4) order by r.id`,
    [account, channel, addresses, days],
  )
  return rows
}

async function knownMessages(connection: Connection, account: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await connection.query<{ id: string }>(
    'select id from message where account_id = $1 and id = any($2::uuid[])',
    [account, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

const campaignMessage = (sent: SentText, conversation_id: string, now: number): ConversationMessage => ({
  ...newMessageFacts,
  id: campaignMessageIdOf(sent.id),
  conversation_id,
  month: scopeMonth(sent.at),
  direction: 'out',
  kind: 'text',
  at: sent.at,
  state: stateOf(sent),
  problem: sent.status === 'returned' ? sent.reason : '',
  subject: sent.subject,
  body: sent.text,
  author: sent.user,
  origin: 'campaign',
  task: sent.task,
  created_at: now,
  updated_at: now,
})

function stateOf({ status, delivered, read }: SentText): MessageState {
  if (status === 'returned') return 'failed'
  if (read) return 'read'
  if (delivered) return 'delivered'
  return status === 'uncertain' ? 'uncertain' : 'accepted'
}
