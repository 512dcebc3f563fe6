import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { UserInfo } from '#domain/auth/user'
import { products } from '#domain/products'
import type { RightState } from '#domain/subAccounts/rights'
import type { Connection } from '../db/connect.ts'
import { publishPeople } from './people.ts'

/** A user as the database knows it; `password_hash` is asked for only where a password is checked. */
export type User = {
  id: string
  account_id: string
  parent_id: string | null
  username: string
  nickname: string
  email: string | null
  mobile: string | null
  status: 'normal' | 'disabled' | 'deleted'
  /** whether the company's sub accounts need a code to export */
  export_verify: boolean
  export_data: RightState
  delete_data: RightState
  /** the main account's user name, '' for the main account itself */
  parentuser: string
}

export const userColumns = `u.id, u.account_id, u.parent_id, u.username, u.nickname, u.email, u.mobile, u.status,
  coalesce(p.export_verify, u.export_verify) as export_verify, coalesce(p.username, '') as parentuser,
  case when u.parent_id is null then 'granted' else u.export_data end as export_data,
  case when u.parent_id is null then 'granted' else u.delete_data end as delete_data`
export const userTables = 'app_user u left join app_user p on p.id = u.parent_id'

/** User names are one name in any case and width. */
export const usernameKey = (username: string) => username.normalize('NFKC').trim().toLowerCase()

/** What somebody typed to sign in, as the three things it may be. A phone has no letters. */
export function readAccount(typed: string): { email: string; mobile: string; username: string } {
  const text = typed.normalize('NFKC').trim()
  const isEmail = text.includes('@')
  return {
    email: isEmail ? text.toLowerCase() : '',
    mobile: isEmail || /\p{L}/u.test(text) ? '' : mobileIn(text),
    username: usernameKey(text),
  }
}

function mobileIn(text: string): string {
  const phone = parsePhoneNumberFromString(text, 'CN')
  return phone?.isPossible() ? phone.number.slice(1) : text.replace(/\D/g, '')
}

/** The same for all writings of one name, whether somebody has it or not. */
export function typedName(typed: string): string {
  const { email, mobile, username } = readAccount(typed)
  return email || mobile || username
}

/** Under which this user is tried. */
export const typedNamesOf = ({ email, mobile, username }: Pick<User, 'email' | 'mobile' | 'username'>): string[] =>
  [email, mobile, username].flatMap((name) => (name ? [typedName(name)] : []))

/** null: a code showed that whoever had set it never owned the address */
export type WithPassword = User & { password_hash: string | null }

export async function findByAccount(connection: Connection, typed: string): Promise<WithPassword | null> {
  const { email, mobile, username } = readAccount(typed)
  // Somebody's user name may be the digits of somebody else's phone: the phone, which is proven, goes first.
  const { rows } = await connection.query<WithPassword>(
    `select ${userColumns}, u.password_hash from ${userTables}
     where u.email = $1 or u.mobile = $2 or u.username_key = $3
     order by u.email is not distinct from $1 desc, u.mobile is not distinct from $2 desc limit 1`,
    [email || null, mobile || null, username],
  )
  return rows[0] ?? null
}

export async function findSub(connection: Connection, typed: string): Promise<WithPassword | null> {
  const { rows } = await connection.query<WithPassword>(
    `select ${userColumns}, u.password_hash from ${userTables} where u.username_key = $1 and u.parent_id is not null`,
    [usernameKey(typed)],
  )
  return rows[0] ?? null
}

export async function userById(connection: Connection, id: string): Promise<User> {
  const { rows } = await connection.query<User>(`select ${userColumns} from ${userTables} where u.id = $1`, [id])
  return rows[0]!
}

export async function userInfo(connection: Connection, user: User, token: string): Promise<UserInfo> {
  const { rows } = await connection.query<UserInfo['product_list'][number]>(
    `select product_id as id, (extract(epoch from expires_at) * 1000)::bigint as expires_at,
            coalesce(expires_at <= now(), false) as expired, status
     from product_held where user_id = $1 order by product_id`,
    [user.id],
  )
  const { id, account_id, username, nickname, email, mobile, parentuser, export_verify, export_data, delete_data } =
    user
  return {
    id,
    account: account_id,
    token,
    username,
    nickname,
    email,
    mobile,
    parentuser,
    export_verify,
    export_data,
    delete_data,
    product_list: rows,
  }
}

export const allProducts: readonly number[] = Object.values(products)

type NewUser = {
  id: string
  account: string
  parent: string | null
  username: string
  nickname?: string
  email: string | null
  mobile: string | null
  passwordHash: string
  products: readonly number[]
}

/** Unique violations fly: the caller knows what is taken. */
export async function insertUser(connection: Connection, user: NewUser): Promise<void> {
  await connection.query(
    `insert into app_user (id, account_id, parent_id, username, username_key, nickname, email, mobile, password_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      user.id,
      user.account,
      user.parent,
      user.username,
      usernameKey(user.username),
      user.nickname ?? '',
      user.email,
      user.mobile,
      user.passwordHash,
    ],
  )
  await connection.query(
    'insert into product_grant (account_id, user_id, product_id) select $1, $2, unnest($3::int[])',
    [user.account, user.id, user.products],
  )
  await publishPeople(connection, user.account, [user.id])
}

/** A company with its main account. */
export async function insertCompany(connection: Connection, user: Omit<NewUser, 'parent'>): Promise<void> {
  await connection.query('insert into account (id) values ($1)', [user.account])
  await connection.query('insert into sync_account (account_id) values ($1)', [user.account])
  await insertUser(connection, { ...user, parent: null })
}

export const isTaken = (error: unknown) => (error as { code?: string }).code === '23505'
