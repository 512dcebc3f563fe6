import type { addressCalls } from '#domain/email/addressCalls'
import { type AddressRun, type AddressRunCommand, addressRunMachine } from '#domain/email/deliverability/addressRun'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { InputOf, OutputOf } from '#domain/shared/call'
import { next } from '#domain/shared/machine'
import type { Actor } from '#domain/shared/mutation'
import type { Connection, Database } from '../../db/connect.ts'
import { beyondScope, withScope } from '../../db/scope.ts'
import { readRuns } from '../../email/verify/checkQueue.ts'
import { recordOperation } from '../../operation.ts'
import type { By } from '../../people/manage.ts'

type Calls = typeof addressCalls
type Asker = { database: Database; user: Actor; by: By }

const records = {
  pause: 'email.pauseCheck',
  resume: 'email.resumeCheck',
  stop: 'email.stopCheck',
} as const satisfies Record<AddressRunCommand, string>

/** The addresses of contacts that the asker sees; who is not to be worked with is left alone. */
export function startCheck(
  { database, user, by }: Asker,
  { id, contacts, again }: InputOf<Calls['startCheck']>,
): Promise<AddressRun> {
  const { account } = user
  return withScope(database, user, async (connection) => {
    const { rows: addresses } = await connection.query<{ contact: string; email: string }>(
      `select distinct c.id as contact, lower(e.email) as email
       from contact c cross join jsonb_to_recordset(c.emails) as e (email text)
       where c.account_id = $1 and c.id = any($2::uuid[]) and c.deleted_at is null and c.restricted_at is null`,
      [account, contacts],
    )
    return beyondScope(connection, async () => {
      const opened = await openRun(connection, { account, id, user: user.user, again })
      // The same for an id of somebody else's as for one that nobody has.
      if (opened !== 'own' && !addresses.length) throw new AppError('nothingSelected')
      if (opened === 'foreign') throw new AppError('notFound')
      await addItems(connection, { account, id }, addresses)
      const run = await readRun(connection, { account, id })
      if (run.total > limits.addressChecksAtOnce) throw new AppError('inputInvalid')
      if (opened === 'new' && contacts.length > 1)
        await recordOperation(connection, {
          ...by,
          action: 'email.checkAddresses',
          target: id,
          detail: { contacts: contacts.length },
        })
      return run
    })
  })
}

/** `own`: it is there already. */
async function openRun(
  connection: Connection,
  { account, id, user, again }: { account: string; id: string; user: string; again: boolean },
): Promise<'new' | 'own' | 'foreign'> {
  const { rowCount } = await connection.query(
    `insert into email_check_run (account_id, id, user_id, again) values ($1, $2, $3, $4) on conflict do nothing`,
    [account, id, user, again],
  )
  if (rowCount) return 'new'
  const { rows } = await connection.query<{ user: string }>(
    'select user_id as user from email_check_run where account_id = $1 and id = $2 for update',
    [account, id],
  )
  return rows[0]?.user === user ? 'own' : 'foreign'
}

/** None to one that is over. */
async function addItems(
  connection: Connection,
  { account, id }: { account: string; id: string },
  addresses: readonly { contact: string; email: string }[],
): Promise<void> {
  await connection.query(
    `insert into email_check_item (account_id, run_id, contact_id, email, domain)
     select $1, $2, contact, email, substring(email from '@([^@]*)$')
     from jsonb_to_recordset($3::jsonb) as a (contact uuid, email text)
     where email like '%@%' and exists (select from email_check_run r
       where r.account_id = $1 and r.id = $2 and r.state in ('running', 'paused'))
     on conflict do nothing`,
    [account, id, JSON.stringify(addresses)],
  )
}

async function readRun(connection: Connection, of: { account: string; id: string }): Promise<AddressRun> {
  const [run] = await readRuns(connection, of)
  if (!run) throw new AppError('notFound')
  return run
}

/** One's own; the main account's word counts for all. */
export function changeCheck(
  { database, user, by }: Asker,
  { id, action }: InputOf<Calls['changeCheck']>,
): Promise<AddressRun> {
  const { account } = user
  return withScope(database, user, async (connection) => {
    const { rowCount } = await connection.query(
      `select from email_check_run where account_id = $1 and id = $2 and ($3 or user_id = $4)`,
      [account, id, user.role === 'main', user.user],
    )
    if (!rowCount) throw new AppError('notFound')
    return beyondScope(connection, async () => {
      const { rows } = await connection.query<{ state: AddressRun['state'] }>(
        'select state from email_check_run where account_id = $1 and id = $2 for update',
        [account, id],
      )
      const state = rows[0] && next(addressRunMachine, rows[0].state, action)
      if (state) {
        await connection.query(
          `update email_check_run set state = $3, ended_at = case when $3 = 'stopped' then server_now() end
           where account_id = $1 and id = $2`,
          [account, id, state],
        )
        await recordOperation(connection, { ...by, action: records[action], target: id })
      }
      return readRun(connection, { account, id })
    })
  })
}

export async function listChecks(connection: Connection, user: Actor): Promise<OutputOf<Calls['checks']>> {
  const { account, role } = user
  return {
    asks_servers: await asksServers(connection, account),
    // Which addresses a check is about is told to nobody; how many, to whoever sees the check.
    list: await beyondScope(connection, () =>
      readRuns(connection, { account, user: role === 'main' ? null : user.user }),
    ),
  }
}

async function asksServers(connection: Connection, account: string): Promise<boolean> {
  const { rows } = await connection.query<{ asks: boolean }>(
    'select asks_mail_servers as asks from account where id = $1',
    [account],
  )
  return rows[0]?.asks ?? false
}

/** Of the addresses of a contact that the asker sees. */
export async function evidenceOf(
  connection: Connection,
  { account }: Actor,
  { contact_id }: InputOf<Calls['evidence']>,
): Promise<OutputOf<Calls['evidence']>> {
  const { rows: emails } = await connection.query<{ email: string }>(
    `select distinct lower(e.email) as email from contact c cross join jsonb_to_recordset(c.emails) as e (email text)
     where c.account_id = $1 and c.id = $2 and c.deleted_at is null`,
    [account, contact_id],
  )
  const ms = (time: string) => `(extract(epoch from ${time}) * 1000)::bigint as ${time}`
  const { rows } = await beyondScope(connection, () =>
    connection.query<OutputOf<Calls['evidence']>['list'][number]>(
      `select email, verdict, reason, ${ms('at')}, evidence, standing, ${ms('standing_at')} from email_check
       where account_id = $1 and email = any($2::text[]) order by email`,
      [account, emails.map(({ email }) => email)],
    ),
  )
  return { asks_servers: await asksServers(connection, account), list: rows }
}

export function setAsksServers(
  { database, user, by }: Asker,
  { asks_servers }: InputOf<Calls['setAsksServers']>,
): Promise<OutputOf<Calls['setAsksServers']>> {
  return withScope(database, user, (connection) =>
    beyondScope(connection, async () => {
      const { rowCount } = await connection.query(
        'update account set asks_mail_servers = $2 where id = $1 and asks_mail_servers <> $2',
        [user.account, asks_servers],
      )
      if (rowCount)
        await recordOperation(connection, {
          ...by,
          action: asks_servers ? 'email.askServersOn' : 'email.askServersOff',
        })
      return { asks_servers }
    }),
  )
}
