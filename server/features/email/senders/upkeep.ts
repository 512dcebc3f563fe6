import type { EmailSender } from '#domain/email/sender/sender'
import { limits } from '#domain/limits'
import type { Database } from '../../../db/connect.ts'
import { asSystem } from '../../../db/scope.ts'
import type { MailNetwork } from '../../../email/network.ts'
import type { Log } from '../../../log.ts'
import { schedule } from '../../../schedule.ts'
import type { Secrets } from '../../../secrets.ts'
import { quotedColumns } from '../../../sync/tables.ts'
import { lookAtDomain } from './checkSenderDomain.ts'

/** how old what the DNS said of a sender in use may be */
const senderCheckHours = 24

type UpkeepServices = { database: Database; secrets: Secrets; mail: MailNetwork; log: Log }

const everyMs = 10 * 60_000
const atOnce = 20

/** Looks after senders in the background: domains of those in use once a day, and what deleted ones left behind. */
export const startSenderUpkeep = (doing: UpkeepServices) =>
  schedule(
    async (signal) => {
      await letSecretsGo(doing)
      for (const { account, ...sender } of await dueSenders(doing)) {
        if (signal.aborted) return
        await lookAtDomain(doing, account, sender, { tellsOwner: true })
      }
    },
    { everyMs, log: doing.log, failed: 'cannot look after senders' },
  )

/** A sender that was made a moment ago may write to many before the next round: its first task waits for the first look. */
export const lookBefore =
  (doing: Omit<UpkeepServices, 'log'>) =>
  async (of: { account: string; task: string }): Promise<void> => {
    const { rows } = await doing.database.pool.query<EmailSender>(
      `select ${columns} from campaign_task t join email_sender s on s.account_id = t.account_id and s.id = t.sender
       where t.account_id = $1 and t.id = $2 and s.deleted_at is null and s.report is null`,
      [of.account, of.task],
    )
    if (rows[0]) await lookAtDomain(doing, of.account, rows[0])
  }

const columns = quotedColumns('email_sender')
  .map((name) => `s.${name}`)
  .join(', ')

/**
 * In use: a task that is not over names it, or one of the last month did. Taken by one process: the others see a look that
 * has just begun.
 */
export async function dueSenders({ database }: Pick<UpkeepServices, 'database'>, now = Date.now()): Promise<Due[]> {
  const { rows } = await database.pool.query<Due>(
    `with due as (
       select s.account_id, s.id from email_sender s
       where s.deleted_at is null and coalesce((s.report ->> 'checked_at')::bigint, 0) < $1
         and not exists (select from email_look l where l.account_id = s.account_id and l.sender_id = s.id and l.began_at > $2)
         and exists (select from campaign_task t where t.account_id = s.account_id and t.sender = s.id and t.deleted_at is null
                     and (t.status in ('pending', 'inProgress', 'paused') or t.updated_at > $3))
       limit ${atOnce}
     ), begun as (
       insert into email_look (account_id, sender_id, began_at) select account_id, id, $4 from due
       on conflict (account_id, sender_id) do update set began_at = excluded.began_at where email_look.began_at <= $2
       returning account_id, sender_id)
     select s.account_id as account, ${columns} from begun b join email_sender s on s.account_id = b.account_id and s.id = b.sender_id`,
    [now - senderCheckHours * hourMs, now - hourMs, now - 30 * 24 * hourMs, now],
  )
  return rows
}
type Due = EmailSender & { account: string }
const hourMs = 3_600_000

/** A deleted sender's secrets stay for as long as somebody may still undo it. One that comes back later has none. */
export const letSecretsGo = ({ database }: Pick<UpkeepServices, 'database'>): Promise<void> =>
  asSystem(database, async (connection) => {
    await connection.query(
      `with gone as (
         delete from email_secret e where not exists (
           select from email_sender s where s.account_id = e.account_id and s.id = e.sender_id
             and (s.deleted_at is null or s.deleted_at > now() - make_interval(mins => $1)))
         returning account_id, sender_id)
       update email_sender s set has_password = false, has_imap_password = false, granted = null, dkim = null, tested = null
       from gone where s.account_id = gone.account_id and s.id = gone.sender_id`,
      [limits.emailUndoMinutes],
    )
  })
