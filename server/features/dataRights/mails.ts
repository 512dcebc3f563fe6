import type { Connection } from '../../db/connect.ts'
import { type MailsOf, mailsOf } from '../../erasure/mails.ts'

/** Each mail to somebody, with what is known of it; times as they are read. */
export async function readMails(connection: Connection, person: MailsOf): Promise<Record<string, unknown>[]> {
  const { rows } = await connection.query<Record<string, unknown>>(
    `select r.user_id as user, coalesce(t.name, '') as task, coalesce(m.theme, '') as subject, r.email, r.country, r.status,
       r.reason, r.sent_at, r.opened_at, r.clicked_at, r.replied_at, r.auto_replied_at, r.unsubscribed_at, r.complained_at,
       (select coalesce(jsonb_agg(hit - 'from' || jsonb_build_object('at', to_timestamp((hit ->> 'at')::bigint / 1000.0))), '[]')
        from jsonb_array_elements(r.hits) hit) as looks,
       (select coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'outcome', a.outcome, 'code', a.code, 'answer', a.answer)
          order by a.n), '[]') from email_attempt a where a.receiver_id = r.id) as attempts
     from email_receiver r
     left join email_task t on t.account_id = r.account_id and t.id = r.task_id
     left join email_message m on m.account_id = r.account_id and m.id = r.message_id
     where r.id = any($1::uuid[]) order by r.status_at, r.id`,
    [await mailsOf(connection, person)],
  )
  return rows
}

/** What was found out about addresses that are nobody else's. */
export async function readAddressChecks(
  connection: Connection,
  account: string,
  addresses: readonly string[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await connection.query<Record<string, unknown>>(
    `select at, email, verdict, reason, standing, standing_at,
       (select coalesce(jsonb_agg(step || jsonb_build_object('at', to_timestamp((step ->> 'at')::bigint / 1000.0))), '[]')
        from jsonb_array_elements(evidence) step) as evidence
     from email_check where account_id = $1 and email = any($2::text[]) order by email`,
    [account, addresses],
  )
  return rows
}
