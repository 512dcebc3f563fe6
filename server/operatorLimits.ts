import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Connection, Database } from './db/connect.ts'

type Reader = Pick<Connection, 'query'>

/** The numbers that the operator may change; each is asked for where it binds. `perCompany`: also for one company alone. */
export const operatorLimits = {
  'sub-accounts': { usual: limits.subAccountsPerCompany, most: 10_000, perCompany: true },
  'export-rows': { usual: limits.exportRows, most: limits.exportRows, perCompany: true },
  'file-megabytes': { usual: limits.fileBytesPerAccount / 1_000_000, most: 10_000_000, perCompany: true },
  rows: { usual: limits.rowsPerCompany, most: 1_000_000_000, perCompany: true },
  'log-megabytes': { usual: limits.logBytesPerCompany / 1_000_000, most: 100_000_000, perCompany: true },
  // Mass mail, of a day in UTC; the highest number is none. The switch is 1 or 0: 0 holds it.
  'mails-a-day': { usual: 10_000_000, most: 10_000_000, perCompany: true },
  'all-mails-a-day': { usual: 10_000_000, most: 10_000_000, perCompany: false },
  'mass-mail': { usual: 1, most: 1, perCompany: true },
  // More than one a minute is refused anyway.
  'codes-an-hour': { usual: limits.codesPerTargetHour, most: 60, perCompany: false },
} as const satisfies Record<string, { usual: number; most: number; perCompany: boolean }>

export type LimitName = keyof typeof operatorLimits

/** The company's own, else the one for all, else the usual one. */
export async function limitOf(connection: Reader, name: LimitName, account: string | null = null): Promise<number> {
  const { rows } = await connection.query<{ value: number }>(
    `select value from operator_limit where name = $1 and (account_id = $2 or account_id is null)
     order by account_id nulls last limit 1`,
    [name, account],
  )
  return rows[0]?.value ?? operatorLimits[name].usual
}

/** null: as usual again */
export async function setLimit(
  { pool }: Database,
  { name, account, value }: { name: LimitName | 'second-step'; account: string | null; value: number | null },
): Promise<void> {
  if (value === null)
    await pool.query('delete from operator_limit where name = $1 and account_id is not distinct from $2', [
      name,
      account,
    ])
  else
    await pool.query(
      `insert into operator_limit (account_id, name, value) values ($1, $2, $3)
       on conflict (account_id, name) do update set value = excluded.value`,
      [account, name, value],
    )
}

/** `username`: whose company it is for; null: for all */
type SetLimit = { name: string; username: string | null; value: number }

export async function listSetLimits({ pool }: Database): Promise<SetLimit[]> {
  const { rows } = await pool.query<SetLimit>(
    `select l.name, u.username, l.value from operator_limit l
     left join app_user u on u.account_id = l.account_id and u.parent_id is null
     order by l.name, u.username nulls first`,
  )
  return rows
}

/** Two who make one at once are counted one after the other. */
export async function mustHaveRoomForSub(connection: Connection, account: string): Promise<void> {
  await connection.query('select from account where id = $1 for no key update', [account])
  const max = await limitOf(connection, 'sub-accounts', account)
  const { rows } = await connection.query<{ count: number }>(
    `select count(*) from app_user where account_id = $1 and parent_id is not null and status <> 'deleted'`,
    [account],
  )
  if (rows[0]!.count >= max) throw new AppError('subAccountsFull', { values: { max } })
}
