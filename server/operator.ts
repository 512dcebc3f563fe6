import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { Password, Username } from '#domain/auth/user'
import { AppError, isErrorCode } from '#domain/errors'
import { products as productIds } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { Email } from '#domain/shared/schema'
import { errorText } from '#domain/texts/errorText'
import type { Connection, Database } from './db/connect.ts'
import { asSystem } from './db/scope.ts'
import { lockSetup } from './features/auth/setup.ts'
import { type LimitName, mustHaveRoomForSub, operatorLimits, setLimit } from './operatorLimits.ts'
import { forgetDevices } from './people/knownDevices.ts'
import { hashChosen } from './people/passwordRules.ts'
import { publishPeople } from './people/people.ts'
import { announceRights, endSessions } from './people/sessions.ts'
import { forgetSecondStep } from './people/twoStep.ts'
import { allProducts, insertCompany, insertUser, isTaken, readAccount, usernameKey } from './people/users.ts'

/** Something the operator asked for cannot be done; the sentence says why. */
export class OperatorError extends Error {}

type NewPerson = {
  username: string
  password: string
  email?: string | undefined
  phone?: string | undefined
  nickname?: string | undefined
  products?: readonly number[] | undefined
}

/** A company with its main account. */
export async function createCompany(database: Database, person: NewPerson): Promise<Actor> {
  const user = { ...(await prepared(person)), id: randomUUID(), account: randomUUID() }
  await asSystem(database, async (connection) => {
    await lockSetup(connection)
    await untaken(() => insertCompany(connection, user))
  })
  return { account: user.account, user: user.id, role: 'main' }
}

export async function createSubAccount(database: Database, parent: string, person: NewPerson): Promise<Actor> {
  const prepare = await prepared(person)
  return asSystem(database, async (connection) => {
    const owner = await findUser(connection, parent)
    if (owner.role !== 'main') throw new OperatorError(`${parent} is a sub account itself.`)
    const planned = await plannedProducts(connection, owner.account)
    const products = person.products ?? planned
    mustBePlanned(products, planned)
    await mustHaveRoomForSub(connection, owner.account)
    const id = randomUUID()
    await untaken(() =>
      insertUser(connection, { ...prepare, products, id, account: owner.account, parent: owner.user }),
    )
    return { account: owner.account, user: id, role: 'sub' }
  })
}

/** Gives products, or gives them for longer or shorter; what was switched off is on again. */
export function grantProduct(
  database: Database,
  username: string,
  { products, expires }: { products: readonly number[]; expires: Date | null },
): Promise<void> {
  return asSystem(database, async (connection) => {
    const { account, user, role } = await findUser(connection, username)
    mustBeKnown(products)
    if (role === 'sub') mustBePlanned(products, await plannedProducts(connection, account))
    await connection.query(
      `insert into product_grant (account_id, user_id, product_id, expires_at) select $1, $2, unnest($3::int[]), $4
       on conflict (user_id, product_id) do update set expires_at = excluded.expires_at, status = '1'`,
      [account, user, products, expires],
    )
    await tellProducts(connection, account, user)
  })
}

/** What a main account loses, its sub accounts have no longer either. */
export function revoke(database: Database, username: string, products: readonly number[]): Promise<void> {
  return asSystem(database, async (connection) => {
    const { account, user } = await findUser(connection, username)
    mustBeKnown(products)
    await connection.query('delete from product_grant where user_id = $1 and product_id = any($2::int[])', [
      user,
      products,
    ])
    await tellProducts(connection, account, user)
  })
}

/** What a main account holds decides over what its sub accounts hold. */
async function tellProducts(connection: Connection, account: string, user: string): Promise<void> {
  const { rows } = await connection.query<{ id: string }>(
    'select id from app_user where id = $1 or parent_id = $1 order by id',
    [user],
  )
  for (const { id } of rows) await announceRights(connection, id)
  await publishPeople(connection, account, [user])
}

/** A disabled user is out everywhere at once. */
export function setStatus(database: Database, username: string, status: 'normal' | 'disabled'): Promise<void> {
  return asSystem(database, async (connection) => {
    const { account, user } = await findUser(connection, username)
    await connection.query('update app_user set status = $2 where id = $1', [user, status])
    if (status === 'disabled') await endSessions(connection, user, 'disabled')
    await publishPeople(connection, account, [user])
  })
}

/** Whoever knew the old one is out. */
export async function setPassword(database: Database, username: string, password: string): Promise<void> {
  const passwordHash = await hashOf(password, [username])
  await asSystem(database, async (connection) => {
    const { user } = await findUser(connection, username)
    await connection.query('update app_user set password_hash = $2 where id = $1', [user, passwordHash])
    await endSessions(connection, user, 'signedOut')
  })
}

/** Whoever has a device of this user loses what is on it when it comes online. */
export function signOutUser(database: Database, username: string): Promise<void> {
  return asSystem(database, async (connection) => {
    const { user } = await findUser(connection, username)
    await endSessions(connection, user, 'endedByUser')
    await forgetDevices(connection, user)
  })
}

/** The phone with the app and the recovery codes are lost. */
export function resetSecondStep(database: Database, username: string): Promise<void> {
  return asSystem(database, async (connection) => {
    const { user } = await findUser(connection, username)
    await forgetSecondStep(connection, user)
    await endSessions(connection, user, 'signedOut')
  })
}

/** Of everybody, or of the company of one user; `usual`: of a company what holds for all, of all nothing. */
export async function requireSecondStepOf(
  database: Database,
  { required, username }: { required: boolean | 'usual'; username: string | undefined },
): Promise<void> {
  const of = username ? await asSystem(database, (connection) => findUser(connection, username)) : null
  const value = required === 'usual' ? null : Number(required)
  await setLimit(database, { name: 'second-step', account: of?.account ?? null, value })
}

/** For one user's company, or for all; null: as usual again. */
export async function setCompanyLimit(
  database: Database,
  { name, username, value }: { name: LimitName; username: string | undefined; value: number | null },
): Promise<void> {
  const { most, perCompany } = operatorLimits[name]
  if (value !== null && value > most) throw new OperatorError(`${name} is at most ${most}.`)
  if (username && !perCompany) throw new OperatorError(`${name} is the same for all companies.`)
  const of = username ? await asSystem(database, (connection) => findUser(connection, username)) : null
  await setLimit(database, { name, account: of?.account ?? null, value })
}

async function plannedProducts(connection: Connection, account: string): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>(
    `select product_id as id from product_grant g join app_user u on u.id = g.user_id
     where u.account_id = $1 and u.parent_id is null order by product_id`,
    [account],
  )
  return rows.map(({ id }) => id)
}

function mustBePlanned(products: readonly number[], planned: readonly number[]): void {
  const missing = products.filter((id) => !planned.includes(id))
  if (missing.length) throw new OperatorError(`The main account does not hold ${list(missing)} itself.`)
}

function mustBeKnown(products: readonly number[]): void {
  const unknown = products.filter((id) => !allProducts.includes(id))
  if (!unknown.length) return
  const known = Object.entries(productIds).map(([name, id]) => `${id} ${name}`)
  throw new OperatorError(`There is no product ${list(unknown)}. The products: ${known.join(', ')}.`)
}

const list = (ids: readonly number[]) => ids.join(', ')

export async function findUser(connection: Connection, username: string): Promise<Actor> {
  const { rows } = await connection.query<{ id: string; account_id: string; parent_id: string | null }>(
    'select id, account_id, parent_id from app_user where username_key = $1',
    [usernameKey(username)],
  )
  if (!rows[0]) throw new OperatorError(`There is no user ${username}.`)
  return { account: rows[0].account_id, user: rows[0].id, role: rows[0].parent_id ? 'sub' : 'main' }
}

type ListedUser = {
  username: string
  nickname: string
  parent: string | null
  status: string
  contacts: number
  /** held now */
  products: number[]
}

export async function listUsers(database: Database): Promise<ListedUser[]> {
  const { rows } = await database.pool.query<ListedUser>(
    `select u.username, u.nickname, p.username as parent, u.status,
       (select count(*) from contact c where c.account_id = u.account_id and c.scope = 'user:' || u.id and deleted_at is null)
         as contacts,
       array(select product_id from product_held h where h.user_id = u.id and h.status = '1'
             and (h.expires_at is null or h.expires_at > now()) order by product_id) as products
     from app_user u left join app_user p on p.id = u.parent_id
     order by u.account_id, u.parent_id nulls first, u.created_at`,
  )
  return rows
}

async function prepared({ username, password, email, phone, nickname, products = allProducts }: NewPerson) {
  mustBeKnown(products)
  return {
    username: mustFit('--username', Username, username),
    email: email ? mustFit('--email', Email, email) : null,
    mobile: phone ? mobileOf(phone) : null,
    nickname: nickname ?? '',
    products,
    passwordHash: await hashOf(password, [username, email ?? null]),
  }
}

function mustFit<T>(option: string, schema: z.ZodMiniType<T>, value: string): T {
  const outcome = z.safeParse(schema, value)
  if (outcome.success) return outcome.data
  const message = outcome.error.issues[0]?.message
  throw new OperatorError(
    `${option}: ${errorText(isErrorCode(message) ? message : 'inputInvalid', 'en-US', { min: 8, max: 128 })}`,
  )
}

async function hashOf(password: string, names: readonly (string | null)[]): Promise<string> {
  const fitting = mustFit('--password', Password, password)
  return hashChosen(fitting, names).catch((cause: unknown) => {
    throw cause instanceof AppError ? new OperatorError(`--password: ${errorText(cause.code, 'en-US')}`) : cause
  })
}

function mobileOf(phone: string): string {
  const { mobile } = readAccount(phone)
  if (!/^[1-9]\d{4,14}$/.test(mobile)) throw new OperatorError(`--phone: ${errorText('phoneInvalid', 'en-US')}`)
  return mobile
}

async function untaken(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw isTaken(error) ? new OperatorError(`${errorText('accountTaken', 'en-US')}.`) : error
  }
}
