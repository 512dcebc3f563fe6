import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { ListedSub, subAccountCalls } from '#domain/subAccounts/calls'
import type { Areas } from '../area.ts'
import type { Connection, Database } from '../db/connect.ts'
import { containing } from '../db/like.ts'
import { asSystem } from '../db/scope.ts'
import { recordOperation } from '../operation.ts'
import { mustHaveRoomForSub } from '../operatorLimits.ts'
import { canReceive } from './giveContacts.ts'
import { forgetDevices } from './knownDevices.ts'
import { type By, manage, type Sub } from './manage.ts'
import { hashChosen } from './passwordRules.ts'
import { knownColumns, type PersonDetails, subAccountOf } from './people.ts'
import { reassignAll, reassignContacts, reassignsOf } from './reassign.ts'
import { endSessions } from './sessions.ts'
import { tryKey } from './throttle.ts'
import { forgetSecondStep } from './twoStep.ts'
import { insertUser, isTaken, usernameKey } from './users.ts'

type Calls = typeof subAccountCalls

/** It begins without products: these are granted, each with its end. */
export async function createSub(
  database: Database,
  by: By,
  { subusername, nickname, password }: InputOf<Calls['create']>,
): Promise<{ id: string }> {
  const passwordHash = await hashChosen(password, [subusername, nickname])
  const id = randomUUID()
  const user = { id, account: by.account, parent: by.user, username: subusername, nickname, passwordHash }
  try {
    await asSystem(database, async (connection) => {
      const detail = { after: { username: subusername, nickname } }
      await recordOperation(connection, { ...by, action: 'subAccount.create', target: id, detail })
      await mustHaveRoomForSub(connection, by.account)
      await insertUser(connection, { ...user, email: null, mobile: null, products: [] })
    })
  } catch (error) {
    throw isTaken(error) ? new AppError('usernameTaken', { field: 'subusername', cause: error }) : error
  }
  return { id }
}

export const renameSub = (database: Database, by: By, { subuserid, nickname }: InputOf<Calls['updateNickname']>) =>
  manage(database, by, [subuserid], async ({ connection, subs: [sub], record }) => {
    await connection.query('update app_user set nickname = $2 where id = $1', [subuserid, nickname])
    const detail = { username: sub!.username, before: { nickname: sub!.nickname }, after: { nickname } }
    await record({ action: 'subAccount.nickname', target: subuserid, detail })
  })

export const setSubPassword = (
  database: Database,
  by: By,
  { subuserid, username, password }: InputOf<Calls['setPassword']>,
) =>
  manage(database, by, [subuserid], async ({ connection, subs: [sub], record }) => {
    if (username !== undefined && usernameKey(username) !== usernameKey(sub!.username)) throw new AppError('notFound')
    const passwordHash = await hashChosen(password, [sub!.username, sub!.nickname])
    await connection.query('update app_user set password_hash = $2 where id = $1', [subuserid, passwordHash])
    await endSessions(connection, subuserid, 'signedOut')
    await record({ action: 'subAccount.password', target: subuserid, detail: { username: sub!.username } })
  })

export const letSubIn = (
  database: Database,
  by: By,
  { subuserid, forget_second_step }: InputOf<Calls['letIn']>,
): Promise<{ minutes: number }> =>
  manage(database, by, [subuserid], async ({ connection, subs: [sub], record }) => {
    const minutes = limits.letInMinutes
    await connection.query(`update app_user set let_in_until = server_now() + $2 * interval '1 minute' where id = $1`, [
      subuserid,
      minutes,
    ])
    for (const kind of ['letIn', 'step'] as const)
      await connection.query('delete from sign_in_try where key = $1', [tryKey(kind, subuserid)])
    if (forget_second_step) await forgetSecondStep(connection, subuserid)
    await record({
      action: forget_second_step ? 'subAccount.secondStepForgotten' : 'subAccount.letIn',
      target: subuserid,
      detail: { username: sub!.username },
    })
    return { minutes }
  })

export const signSubOut = (database: Database, by: By, { subuserid }: InputOf<Calls['signOut']>) =>
  manage(database, by, [subuserid], async ({ connection, subs: [sub], record }) => {
    await endSessions(connection, subuserid, 'endedByUser')
    await forgetDevices(connection, subuserid)
    await record({ action: 'subAccount.signOut', target: subuserid, detail: { username: sub!.username } })
  })

/** At the next sign-in: who is signed in goes on. */
export const requireSecondStep = (
  database: Database,
  by: By,
  { type }: InputOf<Calls['requireSecondStep']>,
): Promise<{ required: boolean }> =>
  asSystem(database, async (connection) => {
    const required = type === 'enable'
    const { rowCount } = await connection.query(
      'update account set second_step = $2 where id = $1 and second_step <> $2',
      [by.account, required],
    )
    const action = required ? 'security.secondStepRequired' : 'security.secondStepFree'
    if (rowCount) await recordOperation(connection, { ...by, action })
    return { required }
  })

export const setSubStatus = (database: Database, by: By, { type, subuserids }: InputOf<Calls['setStatus']>) =>
  manage(database, by, subuserids, async ({ connection, subs, record }) => {
    const status = type === 'enable' ? 'normal' : 'disabled'
    for (const { id, username, status: before } of subs) {
      if (before === status) continue
      await changeStatus(connection, id, status)
      const detail = { username, before: { status: before }, after: { status } }
      await record({ action: `subAccount.${type}`, target: id, detail })
    }
  })

async function changeStatus(connection: Connection, id: string, status: 'normal' | 'disabled'): Promise<void> {
  await connection.query('update app_user set status = $2 where id = $1', [id, status])
  if (status === 'disabled') await endSessions(connection, id, 'disabled')
}

/* ---------- leaving ---------- */

/**
 * Disabled first, so that nothing comes any more; then the contacts go, some at a time, so that nobody waits behind a
 * hundred thousand of them; and last the users. Broken off, it leaves disabled users, and is asked for again.
 */
export async function removeSubs(
  { database, areas }: { database: Database; areas: Areas },
  by: By,
  { subuserids, to = by.user }: InputOf<Calls['remove']>,
): Promise<{ moved: number }> {
  await manage(database, by, subuserids, async ({ connection, subs }) => {
    await mustStay(connection, by.account, { to, subs })
    for (const { id } of subs) await changeStatus(connection, id, 'disabled')
  })
  const moved = new Map<string, number>()
  for (const from of new Set(subuserids)) {
    const reassignment = { account: by.account, from, to, by: by.user }
    for (const { before } of reassignsOf(areas)) await before?.(database, { account: by.account, user: from })
    const some = () => asSystem(database, (connection) => reassignContacts(connection, reassignment))
    for (let count = await some(); count > 0; count = await some()) moved.set(from, (moved.get(from) ?? 0) + count)
    for (const { part } of reassignsOf(areas)) {
      if (!part) continue
      while (await asSystem(database, (connection) => part(connection, reassignment)));
    }
  }
  await manage(database, by, subuserids, async ({ connection, subs, record }) => {
    await mustStay(connection, by.account, { to, subs })
    for (const { id, username, nickname } of subs) {
      const late = await reassignAll(connection, areas, { account: by.account, from: id, to, by: by.user })
      const contacts = (moved.get(id) ?? 0) + late
      moved.set(id, contacts)
      await record({
        action: 'subAccount.delete',
        target: id,
        detail: { before: { username, nickname }, to, contacts },
      })
      await forget(connection, areas, id, to)
    }
  })
  return { moved: [...moved.values()].reduce((sum, count) => sum + count, 0) }
}

/** Whoever receives the contacts is one of the company that is not leaving. */
async function mustStay(
  connection: Connection,
  account: string,
  { to, subs }: { to: string; subs: readonly Sub[] },
): Promise<void> {
  const isStaying = (await canReceive(connection, account, [to])) && !subs.some(({ id }) => id === to)
  if (!isStaying) throw new AppError('recipientGone', { field: 'to' })
}

/**
 * The name stays with what the user did; everything that could open something goes, and another may have the name. What
 * stands in its place has a capital, which no key of a typed name has.
 */
async function forget(connection: Connection, areas: Areas, id: string, heir: string): Promise<void> {
  await connection.query('update app_user set heir_id = $2 where heir_id = $1', [id, heir])
  await connection.query(
    `update app_user set status = 'deleted', username_key = 'Deleted ' || id, email = null, mobile = null,
       password_hash = null, heir_id = $2, export_data = 'none', delete_data = 'none' where id = $1`,
    [id, heir],
  )
  for (const table of reassignsOf(areas).flatMap(({ dropped = [] }) => dropped))
    await connection.query(`delete from ${table} where user_id = $1`, [id])
}

/* ---------- asking ---------- */

export async function querySubs(
  database: Database,
  { account, user }: Pick<By, 'account' | 'user'>,
  { page, limit, show_contact_count, keyword }: InputOf<Calls['query']>,
): Promise<OutputOf<Calls['query']>> {
  const where = `u.account_id = $1 and u.parent_id = $2 and u.status <> 'deleted'
    and ($3::text is null or lower(u.username) like $3 or lower(u.nickname) like $3)`
  const values = [account, user, patternOf(keyword)]
  const { rows: counted } = await database.pool.query<{ count: number }>(
    `select count(*) as count from app_user u where ${where}`,
    values,
  )
  const { rows } = await database.pool.query<PersonDetails & { contact_count?: number }>(
    `select ${knownColumns}, ${toldAt} as updated_at${show_contact_count ? `, ${contactCount} as contact_count` : ''} from app_user u
     where ${where} order by u.created_at, u.id limit $4 offset $5`,
    [...values, limit, (page - 1) * limit],
  )
  return { count: counted[0]!.count, list: rows.map(listed) }
}

const toldAt = '(select s.updated_at from sub_account s where s.account_id = u.account_id and s.id = u.id)'
const contactCount = `(select count(*) from contact c
  where c.account_id = u.account_id and c.scope = 'user:' || u.id and c.deleted_at is null)`

function listed({ contact_count, ...known }: PersonDetails & { contact_count?: number }): ListedSub {
  const { username, nickname, status } = known
  return { ...subAccountOf(known), username, nickname, status, ...(contact_count !== undefined && { contact_count }) }
}

const patternOf = (keyword: string | undefined) => (keyword?.trim() ? containing(keyword.trim().toLowerCase()) : null)
