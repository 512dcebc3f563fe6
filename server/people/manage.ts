import { AppError } from '#domain/errors'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { type News, notify } from '../notifications/notify.ts'
import { type Operation, recordOperation } from '../operation.ts'
import { lockPeople, publishPeople } from './people.ts'

/** Who does it, and from where. */
export type By = { account: string; user: string; device: string; address: string }

export type Sub = { id: string; username: string; nickname: string; status: 'normal' | 'disabled' }

type SubAccountWork = {
  connection: Connection
  subs: readonly Sub[]
  record: (operation: OperationRecord) => Promise<void>
  /** with the commit, to one of them */
  notify: (news: News) => void
}
type OperationRecord = Pick<Operation, 'action' | 'target' | 'detail'>

/**
 * A main account's work on some of its sub accounts, all of them or none: one transaction in which they are locked, what
 * was done is recorded, and devices are told of it.
 */
export function manage<T>(
  database: Database,
  by: By,
  ids: readonly string[],
  work: (managing: SubAccountWork) => Promise<T>,
): Promise<T> {
  return asSystem(database, async (connection) => {
    const subs = await lockSubs(connection, by, [...new Set(ids)])
    const all: News[] = []
    const record = (done: OperationRecord) => recordOperation(connection, { ...by, ...done })
    const result = await work({ connection, subs, record, notify: (news) => void all.push(news) })
    for (const news of all) await notify(connection, news)
    await publishPeople(
      connection,
      by.account,
      subs.map(({ id }) => id),
    )
    return result
  })
}

/** Those of another company, of nobody, and those that are deleted cannot be told apart. */
async function lockSubs(connection: Connection, { account, user }: By, ids: readonly string[]): Promise<Sub[]> {
  const { rows } = await connection.query<Sub>(
    `select id, username, nickname, status from app_user
     where account_id = $1 and parent_id = $2 and id = any($3::uuid[]) and status <> 'deleted'
     order by id for no key update`,
    [account, user, ids],
  )
  if (rows.length !== ids.length) throw new AppError('notFound')
  await lockPeople(connection, account, ids)
  return rows
}
