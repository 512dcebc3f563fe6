import { maySend } from '#domain/email/domainReport'
import type { EmailMessage } from '#domain/email/message'
import type { EmailSender } from '#domain/email/sender'
import type { EmailTask, EmailTaskProblem } from '#domain/email/task'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { changeServerRows } from '../../sync/serverRows.ts'
import { columnsOf } from '../../sync/tables.ts'
import { fillLedger } from './fill.ts'
import { firstMail, keepSnapshot, type MailSnapshot, readMails } from './snapshot.ts'
import { lockTask, pauseTask, readTask, type TaskId, taskWith } from './tasks.ts'
import { offsetIn } from './zones.ts'

type Problem = Exclude<EmailTaskProblem, ''>
class CannotBegin extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * From a task that was started to one whose receivers are all in the ledger: all of it or nothing, by one process. What is
 * missing pauses the task, and starting it again tries again.
 */
export async function beginTask(database: Database, of: TaskId): Promise<void> {
  try {
    await asSystem(database, (connection) => beginIn(connection, of))
  } catch (error) {
    if (!(error instanceof CannotBegin)) throw error
    await asSystem(database, (connection) => pauseTask(connection, of, error.problem))
  }
}

async function beginIn(connection: Connection, of: TaskId): Promise<void> {
  if (!(await isMine(connection, of))) return
  const task = await readTask(connection, of)
  if (task?.status !== 'inProgress') return
  const { account } = of
  const scope = await scopeOf(connection, task)
  const sender = await readSender(connection, { account, scope, id: task.sender })
  mustBeReady(sender)
  const mails = await readMails(connection, { account, scope, task })
  const now = Date.now()
  const first = firstMail(task, now)
  if (!mails || !first) throw new CannotBegin('messageGone')
  await mustHaveAll(connection, of, task)
  await keepSnapshot(connection, { account, task, sender, mails })
  const { receivers } = await fillLedger(connection, {
    account,
    task: task.id,
    scope,
    audience: task.audience,
    home: await homeOf(connection, task.belongto),
    now,
    offsetAt: offsetIn,
    belongto: task.belongto,
    ...first,
    sender: sender.id,
    test: task.subject_test,
  })
  if (!receivers) throw new CannotBegin('nobodyLeft')
  await connection.query(
    'update email_run set filled_at = server_now(), retries = $3 where account_id = $1 and task_id = $2',
    [account, task.id, task.retries],
  )
  await tellBegun(connection, of, mails, receivers, now)
}

/** Only one process fills, and nobody waits for that: a user may pause the task meanwhile. */
async function isMine(connection: Connection, { account, task }: TaskId): Promise<boolean> {
  const { rows } = await connection.query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('email ' || $2::text, 0))
       and not exists (select from email_run where account_id = $1 and task_id = $2::uuid) as mine`,
    [account, task],
  )
  return rows[0]!.mine
}

type Wanted = { account: string; scope: string | null; id: string }

async function readSender(connection: Connection, { account, scope, id }: Wanted): Promise<EmailSender> {
  const { rows } = await connection.query<EmailSender>(
    `select ${columnsOf('email_sender').join(', ')} from email_sender
     where account_id = $1 and ($2::text is null or scope = $2) and id = $3 and deleted_at is null`,
    [account, scope, id],
  )
  if (!rows[0]) throw new CannotBegin('senderGone')
  return rows[0]
}

function mustBeReady({ smtp, has_password, signature, report }: EmailSender): void {
  if (smtp.user && !has_password) throw new CannotBegin('passwordMissing')
  if (!signature.address.trim()) throw new CannotBegin('addressMissing')
  if (report && !maySend(report as Parameters<typeof maySend>[0])) throw new CannotBegin('domainNotReady')
}

/** Named contacts come in parts: a task that starts before the last of them is here would leave some out. */
async function mustHaveAll(connection: Connection, { account }: TaskId, { id, audience }: EmailTask): Promise<void> {
  const { rows } = await connection.query<{ count: number }>(
    `select coalesce(sum(jsonb_array_length(contacts)), 0)::int as count from email_audience
     where account_id = $1 and email_task_id = $2 and deleted_at is null`,
    [account, id],
  )
  if (rows[0]!.count !== audience.chosen) throw new CannotBegin('audienceIncomplete')
}

/** A main account writes to everybody of the company, all others to their own contacts, with what is their own. */
async function scopeOf(connection: Connection, { belongto }: EmailTask): Promise<string | null> {
  const { rows } = await connection.query<{ main: boolean }>(
    'select parent_id is null as main from app_user where id = $1',
    [belongto],
  )
  return rows[0]?.main ? null : `user:${belongto}`
}

/** Where the user is, as far as they told us; UTC where they did not. */
export async function homeOf(connection: Pick<Connection, 'query'>, user: string): Promise<string> {
  const { rows } = await connection.query<{ zone: string }>('select time_zone as zone from digest where user_id = $1', [
    user,
  ])
  return rows[0]?.zone ?? 'UTC'
}

async function tellBegun(
  connection: Connection,
  of: TaskId,
  mails: readonly MailSnapshot[],
  receivers: number,
  began_at: number,
): Promise<void> {
  const task = await lockTask(connection, of)
  if (!task) return
  const { rows } = await connection.query<EmailMessage>(
    `select ${columnsOf('email_message').join(', ')} from email_message
     where account_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id for no key update`,
    [of.account, mails.map(({ id }) => id)],
  )
  await changeServerRows(connection, of.account, [
    { entity: 'email_message', puts: rows.map((row) => ({ ...row, schedule_count: row.schedule_count + 1 })) },
    taskWith(task, { email_count: receivers, began_at: task.began_at ?? began_at }),
  ])
}
