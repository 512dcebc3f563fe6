import { inboxPath } from '#domain/conversations/inboxPath'
import { keywordIn } from '#domain/sms/optOut'
import type { Connection } from '../../db/connect.ts'
import { notify } from '../../notifications/notify.ts'
import { type ConversationJob, endStep } from './jobs.ts'

type NewsThread = {
  channel: string
  owner: string | null
  main: string
  users: string[]
  in_count: number
  last: string | null
}

/**
 * Once for each burst of a conversation: who answers it, or all who may while nobody does. Not who has read it already, or wants to hear
 * nothing of it.
 */
export async function tellUsers(connection: Connection, job: ConversationJob): Promise<void> {
  const { account, conversation } = job
  const { rows } = await connection.query<NewsThread>(
    `select c.channel, c.owner, u.id as main, coalesce(a.users, '[]') as users, c.in_count,
       (select m.body from message m where m.account_id = $1 and m.conversation_id = $2 and m.n = c.in_count) as last
     from conversation c join app_user u on u.account_id = $1 and u.parent_id is null
     left join channel_account a on a.account_id = $1 and a.id = c.channel_account_id
     where c.account_id = $1 and c.id = $2 and c.deleted_at is null and c.ended = ''`,
    [account, conversation],
  )
  const [thread] = rows
  const users = thread && !isKeyword(thread) ? await whoWantsToHear(connection, job, thread) : []
  if (users.length)
    await notify(connection, {
      users,
      level: 1,
      pushes: true,
      type: 'message',
      // Nobody's name and no words of theirs: what names a person would have to be found when the person is erased.
      content: { key: 'messageCame', values: {} },
      link: inboxPath(conversation),
    })
  await endStep(connection, job)
}

const isKeyword = ({ channel, last }: NewsThread) => channel === 'sms' && last !== null && keywordIn(last) !== null

async function whoWantsToHear(
  connection: Connection,
  { account, conversation }: ConversationJob,
  { owner, main, users, in_count }: NewsThread,
): Promise<string[]> {
  const all = owner !== null ? [owner] : users.length ? users : [main]
  const { rows } = await connection.query<{ id: string }>(
    `select u.id from app_user u
     where u.account_id = $1 and u.id = any($2::uuid[]) and u.status = 'normal' and not exists (
       select from conversation_seen s where s.account_id = $1 and s.conversation_id = $3 and s."user" = u.id
         and s.deleted_at is null and (s.muted or s.seen_n >= $4))
     order by u.id`,
    [account, all, conversation, in_count],
  )
  return rows.map(({ id }) => id)
}
