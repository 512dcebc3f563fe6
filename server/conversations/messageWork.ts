import type { Connection } from '../db/connect.ts'

/** What is still to be done for messages that go: another try to send them, and files that are to be fetched. */
export async function dropMessageWork(connection: Connection, account: string, ids: readonly string[]): Promise<void> {
  await connection.query('delete from message_try where account_id = $1 and message_id = any($2::uuid[])', [
    account,
    ids,
  ])
  await connection.query('delete from linked_media where account_id = $1 and message_id = any($2::uuid[])', [
    account,
    ids,
  ])
  await connection.query('delete from page_media where account_id = $1 and message_id = any($2::uuid[])', [
    account,
    ids,
  ])
  await connection.query('delete from whatsapp_media where account_id = $1 and message_id = any($2::uuid[])', [
    account,
    ids,
  ])
}

/** In the order of their ids, as all do who write them; their keys stay. */
export const lockThreadRows = (connection: Connection, account: string, threads: readonly string[]): Promise<unknown> =>
  connection.query(
    'select from conversation where account_id = $1 and id = any($2::uuid[]) order by id for no key update',
    [account, threads],
  )

/** Devices that keep pages of older messages let those go, and read them again. */
export const raiseFloor = (
  connection: Connection,
  account: string,
  threads: readonly string[],
  seq: number,
): Promise<unknown> =>
  connection.query(
    `update conversation set floor_edition = floor_edition + 1, rev = $3
     where account_id = $1 and id = any($2::uuid[]) and deleted_at is null`,
    [account, threads, seq],
  )
