import type { UserInfo } from '#domain/auth/user'
import { AppError } from '#domain/errors'
import type { NoticeKey } from '#domain/notifications/notice'
import type { InputOf } from '#domain/shared/call'
import type { subAccountCalls } from '#domain/subAccounts/calls'
import { type RightName, type RightState, rightNames } from '#domain/subAccounts/rights'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { type News, notify } from '../notifications/notify.ts'
import { recordOperation } from '../operation.ts'
import { endExports } from './exportGrants.ts'
import { type By, manage } from './manage.ts'
import { lockPeople, publishPeople } from './people.ts'
import { announceRights, type SignedIn } from './sessions.ts'
import { userInfo } from './users.ts'

const columns = {
  export_data: { state: 'export_data', reason: 'export_reason' },
  delete_data: { state: 'delete_data', reason: 'delete_reason' },
} as const satisfies Record<RightName, { state: string; reason: string }>

const notices = {
  export_data: { asked: 'exportAsked', agree: 'exportGranted', reject: 'exportRefused' },
  delete_data: { asked: 'deleteAsked', agree: 'deleteGranted', reject: 'deleteRefused' },
} as const satisfies Record<RightName, Record<'asked' | Answer, NoticeKey>>
const about = (key: NoticeKey, user: string, values: Record<string, string> = {}): News => ({
  users: [user],
  level: 2,
  type: 'rights',
  content: { key, values },
})

/** A sub account asks for a right that it has not. Gives what it may from now on. */
export function askRight(
  database: Database,
  by: By,
  { role, info, token }: SignedIn,
  { type: right, reason }: InputOf<typeof subAccountCalls.askRight>,
): Promise<UserInfo> {
  if (role === 'main') throw new AppError('forbidden')
  const column = columns[right]
  return asSystem(database, async (connection) => {
    const { rowCount } = await connection.query(
      `update app_user set ${column.state} = 'asked', ${column.reason} = $2
       where id = $1 and parent_id is not null and status = 'normal' and ${column.state} <> 'granted'`,
      [by.user, reason],
    )
    if (!rowCount) return userInfo(connection, info, token)
    await recordOperation(connection, { ...by, action: 'right.ask', target: by.user, detail: { right, reason } })
    await lockPeople(connection, by.account, [by.user])
    await notify(connection, {
      ...about(notices[right].asked, info.parent_id!, { name: info.nickname || info.username }),
      link: '/account/accountManage',
    })
    await publishPeople(connection, by.account, [by.user])
    return userInfo(connection, { ...info, [right]: 'asked' }, token)
  })
}

type Answer = 'agree' | 'reject'

/** Answers a request, and gives or withdraws unasked. */
export const answerRight = (database: Database, by: By, right: RightName, answer: Answer, users: readonly string[]) =>
  manage(database, by, users, async ({ connection, subs, record, notify }) => {
    for (const { id, username } of subs) {
      const change = await setRight(connection, id, right, answer)
      if (!change) continue
      notify(about(notices[right][answer], id))
      await record({ action: `right.${answer}`, target: id, detail: { username, right, ...change } })
    }
  })

/** Everything that was asked for and has no answer. Gives how many requests were answered. */
export async function answerAll(
  database: Database,
  by: By,
  answer: Answer,
  only: RightName | undefined,
): Promise<number> {
  const rights = only ? [only] : rightNames
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from app_user where account_id = $1 and parent_id = $2 and status <> 'deleted'
       and (${rights.map((right) => `${columns[right].state} = 'asked'`).join(' or ')})`,
    [by.account, by.user],
  )
  if (!rows.length) return 0
  const asking = rows.map(({ id }) => id)
  return manage(database, by, asking, async ({ connection, subs, record, notify }) => {
    let answered = 0
    for (const { id, username } of subs)
      for (const right of rights) {
        const change = await setRight(connection, id, right, answer, { asked: true })
        if (!change) continue
        answered++
        notify(about(notices[right][answer], id))
        await record({ action: `right.${answer}`, target: id, detail: { username, right, ...change } })
      }
    return answered
  })
}

/** Null: nothing changes by it. Whoever loses the right to export loses it in the middle of one. */
async function setRight(
  connection: Connection,
  user: string,
  right: RightName,
  answer: Answer,
  { asked = false } = {},
): Promise<{ before: RightState; after: RightState } | null> {
  const { state } = columns[right]
  const after = answer === 'agree' ? 'granted' : 'refused'
  const { rows } = await connection.query<{ before: RightState }>(
    `select ${state} as before from app_user where id = $1`,
    [user],
  )
  const { before } = rows[0]!
  if (before === after || (asked && before !== 'asked')) return null
  await connection.query(`update app_user set ${state} = $2 where id = $1`, [user, after])
  if (right === 'export_data' && after === 'refused') await endExports(connection, [user])
  await announceRights(connection, user)
  return { before, after }
}
