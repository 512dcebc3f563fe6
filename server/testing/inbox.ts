import type { SmsAccount } from '#domain/channels/account'
import type { Conversation } from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { Actor } from '#domain/shared/mutation'
import type { SmsHeard } from '../channels/sms/services/service.ts'
import { messageColumns, type ThreadRow, threadColumns } from '../conversations/threads.ts'
import type { Database } from '../db/connect.ts'
import type { Log } from '../log.ts'
import { heardEvent, keepEvents } from '../sms/receiving/events.ts'
import { takeEvents } from '../sms/receiving/takeEvents.ts'

export type HeardSms = Extract<SmsHeard, { kind: 'message' }>
let texts = 0

/** What somebody's phone sends. */
export const aText = (from: string, text: string, more: Partial<HeardSms> = {}): HeardSms => ({
  kind: 'message',
  ref: `MO${++texts}`,
  from,
  to: '+15005550006',
  text,
  at: null,
  ...more,
})

/** What fails is tried again later, which here nobody waits for. */
export const mustNotFail: Log = (what, fields) => {
  throw new Error(`${what}: ${JSON.stringify(fields)}`)
}

/** The events are kept in this order, and worked off. */
export async function hearTexts(
  database: Database,
  { account }: Pick<Actor, 'account'>,
  { id }: Pick<SmsAccount, 'id'>,
  heard: readonly SmsHeard[],
): Promise<void> {
  const owner = { account, channelAccount: id }
  const events = keepEvents(database)
  await Promise.all(heard.map((one) => events.add(heardEvent(owner, one))))
  while (await takeEvents(database, owner, mustNotFail));
}

export async function readThreads({ pool }: Database, { account }: Pick<Actor, 'account'>): Promise<Conversation[]> {
  const { rows } = await pool.query<ThreadRow>(
    `select ${threadColumns} from conversation where account_id = $1 and deleted_at is null order by created_at, identity ->> 'value'`,
    [account],
  )
  return rows
}

export async function readMessages({ pool }: Database, thread: string): Promise<ConversationMessage[]> {
  const { rows } = await pool.query<ConversationMessage>(
    `select ${messageColumns} from message where conversation_id = $1 and deleted_at is null order by at, n, id`,
    [thread],
  )
  return rows
}
