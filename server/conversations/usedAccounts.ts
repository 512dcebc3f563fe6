import type { AssignmentRule } from '#domain/conversations/assignment'
import type { ConversationChannel } from '#domain/conversations/channel'
import type { UsedAccount } from '#domain/conversations/conversation'
import type { Connection } from '../db/connect.ts'

/**
 * `assignment`: who answers a conversation that begins over it; `channel`: null where the account has been deleted; `portfolio`: within
 * which names of people mean one person, '' where that is nothing or not known.
 */
export type AccountInUse = UsedAccount & {
  assignment: AssignmentRule
  channel: ConversationChannel | null
  portfolio: string
}

/**
 * Who may use the channel accounts of these threads, by channel account: a row of `channel_account`, or the mailbox of a sender
 * of mails.
 */
export async function usedAccounts(
  connection: Connection,
  account: string,
  threads: readonly { channel_account_id: string }[],
): Promise<Map<string, AccountInUse>> {
  const { rows } = await connection.query<AccountInUse & { id: string }>(
    `select wanted.id, u.id as main, coalesce(c.users, '[]') as users, coalesce(c.assignment, 'contactOwner') as assignment,
       coalesce(c.number ->> 'portfolio', case when c.page is not null then coalesce(c.setting ->> 'profile', c.setting ->> 'page') end,
         '') as portfolio,
       s.belongto as owner,
       case when c.deleted_at is null and c.id is not null then c.channel
         when s.deleted_at is null and s.id is not null then 'email' end as channel
     from unnest($2::uuid[]) as wanted (id)
     join app_user u on u.account_id = $1 and u.parent_id is null
     left join channel_account c on c.account_id = $1 and c.id = wanted.id
     left join email_sender s on s.account_id = $1 and s.id = wanted.id`,
    [account, [...new Set(threads.map(({ channel_account_id }) => channel_account_id))]],
  )
  return new Map(rows.map(({ id, ...used }) => [id, used]))
}
