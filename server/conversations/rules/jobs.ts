import { limits } from '#domain/limits'
import type { Connection } from '../../db/connect.ts'

/** What is to be done about a conversation in which somebody has written. `due`: as the database says it, to the microsecond. */
export type ConversationJob = {
  account: string
  conversation: string
  step: 'answer' | 'tell'
  first_n: number
  due: string
}

type NewJob = { conversation: string; first_n: number }

/**
 * In the transaction of the messages, and after the account's counter was taken, as everybody does who writes these rows. Messages of
 * one burst are one job, however long the burst is.
 */
export async function planJobs(connection: Connection, account: string, jobs: readonly NewJob[]): Promise<void> {
  if (!jobs.length) return
  await connection.query(
    `insert into conversation_job as j (account_id, conversation_id, step, first_n, due)
     select $1, t.conversation, 'answer', t.first_n, server_now() + make_interval(secs => $3)
     from jsonb_to_recordset($2::jsonb) as t (conversation uuid, first_n int) order by t.conversation
     on conflict (account_id, conversation_id) do update set step = 'answer', tries = 0,
       first_n = case when j.step = 'answer' then j.first_n else excluded.first_n end,
       first_at = case when j.step = 'answer' then j.first_at else excluded.first_at end,
       due = least(excluded.due,
         case when j.step = 'answer' then j.first_at else excluded.first_at end + make_interval(secs => $4))`,
    [account, JSON.stringify(jobs), limits.burstMs / 1_000, limits.longBurstMs / 1_000],
  )
}

const passedAtOnce = 1_000

/** Conversations that somebody answers, of companies that say nothing by themselves: no rule has to be asked. */
export const passUnruled = (connection: Connection): Promise<unknown> =>
  connection.query(
    `update conversation_job j set step = 'tell', tries = 0 from (
       select d.account_id, d.conversation_id from conversation_job d
       join conversation c on c.account_id = d.account_id and c.id = d.conversation_id
       where d.step = 'answer' and d.due <= server_now() and c.owner is not null and c.ended = ''
         and not exists (select from auto_reply r where r.account_id = d.account_id and r.is_on and r.deleted_at is null)
         and not exists (select from bot_setting b where b.account_id = d.account_id and b.is_on)
       order by d.account_id, d.conversation_id limit $1 for update of d skip locked
     ) passed where j.account_id = passed.account_id and j.conversation_id = passed.conversation_id`,
    [passedAtOnce],
  )

/** Another process has done it, or somebody has written again. */
export class JobMoved extends Error {}

/** The last statement of the transaction: it fails if another process has finished this step, so that no step is done twice. */
export async function endStep(
  connection: Connection,
  { account, conversation, step, due }: ConversationJob,
): Promise<void> {
  const { rowCount } =
    step === 'answer'
      ? await connection.query(
          `update conversation_job set step = 'tell', tries = 0
           where account_id = $1 and conversation_id = $2 and step = 'answer' and due = $3::timestamptz`,
          [account, conversation, due],
        )
      : await connection.query(
          `delete from conversation_job where account_id = $1 and conversation_id = $2 and step = 'tell' and due = $3::timestamptz`,
          [account, conversation, due],
        )
  if (!rowCount) throw new JobMoved()
}
