import { randomUUID } from 'node:crypto'
import { readPersonAddress } from '#domain/dataRights/address'
import type { dataRightsCalls } from '#domain/dataRights/calls'
import { dueOf, type PersonRequest, type RightKind } from '#domain/dataRights/request'
import { AppError } from '#domain/errors'
import type { InputOf } from '#domain/shared/call'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { findPerson } from '../../erasure/subject.ts'
import { recordOperation } from '../../operation.ts'
import type { By } from '../../people/manage.ts'
import { serverNow } from '../../people/serverNow.ts'

type Calls = typeof dataRightsCalls
const shownAtOnce = 200

export async function listRequests(
  { pool }: Database,
  account: string,
  { before }: InputOf<Calls['requests']>,
): Promise<{ list: PersonRequest[] }> {
  const { rows } = await pool.query<PersonRequest>(
    `select id, kind, state, address, asked_by, ${inMs('asked_at')}, ${inMs('due_at')}, ${inMs('done_at')}, done_by, outcome
     from data_request where account_id = $1 and ($2::bigint is null or (state = 'done' and done_at < to_timestamp($2 / 1000.0)))
     order by state = 'done', case state when 'open' then due_at end, done_at desc, id limit ${shownAtOnce}`,
    [account, before ?? null],
  )
  return { list: rows }
}
const inMs = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint as ${column}`

/** Whoever asked has one month from then on, not from when somebody got round to writing it down. */
export const noteRequest = (
  database: Database,
  by: By,
  { kind, address, asked_by, asked_at }: InputOf<Calls['note']>,
): Promise<{ id: string }> =>
  asSystem(database, async (connection) => {
    const at = Math.min(asked_at, await serverNow(connection))
    const found = await findPerson(connection, by.account, { address })
    // As contacts have it, so that what is done about the person is found to be what was asked for.
    const known = found.address ?? readPersonAddress(address)!.value
    const id = await insert(connection, by, { kind, address: known, asked_by, asked_at: at })
    await recordOperation(connection, { ...by, action: 'dataRights.note', target: id, detail: { kind } })
    return { id }
  })

export const closeRequest = (database: Database, by: By, { id, outcome }: InputOf<Calls['close']>): Promise<void> =>
  asSystem(database, async (connection) => {
    const { rowCount } = await connection.query(
      `update data_request set state = 'done', done_at = server_now(), done_by = $3, outcome = $4
       where account_id = $1 and id = $2 and state = 'open'`,
      [by.account, id, by.user, outcome],
    )
    if (!rowCount) throw new AppError('notFound')
    await recordOperation(connection, { ...by, action: 'dataRights.close', target: id, detail: { outcome } })
  })

/** What was done; `address`: as it may still be told, `about`: as it was asked. */
type Outcome = { kind: RightKind; address: string | null; about: readonly string[]; reason: string }

/** Ends the open requests of this kind about this person; where there was none, that it was done is written down. */
export async function finishRequest(
  connection: Connection,
  by: By,
  { kind, address, about, reason }: Outcome,
): Promise<string> {
  const { rows } = await connection.query<{ id: string }>(
    `update data_request set state = 'done', done_at = server_now(), done_by = $3, outcome = $4,
       address = coalesce($5, address)
     where account_id = $1 and state = 'open' and kind = $2 and address = any($6::text[]) returning id`,
    [by.account, kind, by.user, reason, address, about],
  )
  if (rows[0]) return rows[0].id
  const asked_at = await serverNow(connection)
  const id = await insert(connection, by, { kind, address, asked_by: '', asked_at })
  await connection.query(
    `update data_request set state = 'done', done_at = server_now(), done_by = $3, outcome = $4
     where account_id = $1 and id = $2`,
    [by.account, id, by.user, reason],
  )
  return id
}

/** Requests of somebody who is erased stay as proof that they were met, and say no more whose they were. */
export async function forgetWhose(
  connection: Connection,
  account: string,
  addresses: readonly string[],
): Promise<void> {
  await connection.query(
    `update data_request set address = null, asked_by = '' where account_id = $1 and address = any($2::text[])`,
    [account, addresses],
  )
}

async function insert(
  connection: Connection,
  { account }: By,
  { kind, address, asked_by, asked_at }: Pick<PersonRequest, 'kind' | 'address' | 'asked_by' | 'asked_at'>,
): Promise<string> {
  const id = randomUUID()
  await connection.query(
    `insert into data_request (account_id, id, kind, state, address, asked_by, asked_at, due_at)
     values ($1, $2, $3, 'open', $4, $5, to_timestamp($6 / 1000.0), to_timestamp($7 / 1000.0))`,
    [account, id, kind, address, asked_by, asked_at, dueOf(asked_at)],
  )
  return id
}
