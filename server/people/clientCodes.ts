import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { type ClientCode, type SignedRequest, textToSign } from '#domain/auth/clientCode'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../db/connect.ts'
import { asParty } from '../db/party.ts'
import { asSystem } from '../db/scope.ts'
import type { Secrets } from '../secrets.ts'
import type { SignedIn } from './sessions.ts'
import { type User, userColumns, usernameKey, userTables } from './users.ts'

/** how far the timestamp of a signed call may be from the server's clock */
const signatureMinutes = 5

type CodeOwner = Pick<SignedIn, 'user' | 'account'>
const purposeOf = (id: string) => `client code ${id}`

export async function listClientCodes(connection: Connection, { user }: CodeOwner): Promise<ClientCode[]> {
  const { rows } = await connection.query<ClientCode>(
    `select id, name, (extract(epoch from created_at) * 1000)::bigint as created_at,
            (extract(epoch from last_used) * 1000)::bigint as last_used
     from client_code where user_id = $1 order by created_at, id`,
    [user],
  )
  return rows
}

export async function createClientCode(
  connection: Connection,
  secrets: Secrets,
  owner: CodeOwner,
  name: string,
): Promise<{ id: string; code: string }> {
  // Two at once would both be the last one that has room.
  await connection.query('select from app_user where id = $1 for no key update', [owner.user])
  const { length } = await listClientCodes(connection, owner)
  const most = limits.clientCodes
  if (length >= most) throw new AppError('clientCodesFull', { field: 'name', values: { most } })
  const made = { id: randomUUID(), code: randomBytes(32).toString('base64url') }
  await connection.query(
    'insert into client_code (id, user_id, account_id, name, secret) values ($1, $2, $3, $4, $5)',
    [made.id, owner.user, owner.account, name, secrets.seal(purposeOf(made.id), made.code)],
  )
  return made
}

/** Its name, for the log. */
export async function deleteClientCode(connection: Connection, { user }: CodeOwner, id: string): Promise<string> {
  const { rows } = await connection.query<{ name: string }>(
    'delete from client_code where id = $1 and user_id = $2 returning name',
    [id, user],
  )
  if (!rows[0]) throw new AppError('notFound')
  return rows[0].name
}

type Signature = SignedRequest & { sign: string }
type CodeRow = User & { products: number[]; code: string; secret: string; stale: boolean }

/** The main account whose client code signed this request. Signed calls only read, so a repeated one does no harm. */
export async function findSigner(database: Database, secrets: Secrets, signature: Signature): Promise<SignedIn> {
  const minutes = signatureMinutes
  const refused = () => new AppError('signatureInvalid', { values: { minutes } })
  const distance = Math.abs(Date.now() - Number(signature.timestamp) * 1_000)
  const isReadable = /^\d{1,12}$/.test(signature.timestamp) && !signature.username.includes('\u0000')
  if (!isReadable || distance > minutes * 60_000) throw refused()
  const found = (await codesOf(database, signature.username)).find(({ code, secret }) =>
    isSignedWith(secrets.open(purposeOf(code), secret), signature),
  )
  if (!found) throw refused()
  if (found.stale) await noteUse(database, found)
  return {
    account: found.account_id,
    user: found.id,
    role: 'main',
    info: found,
    session: `client code ${found.code}`,
    token: '',
    device: 'client code',
    products: found.products,
    withheld: [],
  }
}

async function codesOf(database: Database, username: string): Promise<CodeRow[]> {
  const one = { company: 'sessions', user: username }
  const look = () =>
    database.pool.query<CodeRow>(
      `select ${userColumns}, c.id as code, c.secret,
              c.last_used is null or c.last_used < server_now() - interval '5 minutes' as stale,
              array(select product_id from product_held where user_id = u.id and status = '1'
                    and (expires_at is null or expires_at > now())) as products
       from client_code c join ${userTables.replace('app_user u', 'app_user u on u.id = c.user_id')}
       where u.username_key = $1 and u.parent_id is null and u.status = 'normal'`,
      [usernameKey(username)],
    )
  return (await asParty('session', one, look)).rows
}

function isSignedWith(code: string, { sign, ...request }: Signature): boolean {
  const right = createHmac('sha256', code).update(textToSign(request)).digest()
  const given = Buffer.from(sign, 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}

function noteUse(database: Database, { code, account_id, id }: CodeRow): Promise<unknown> {
  const note = () =>
    asSystem(database, (connection) =>
      connection.query('update client_code set last_used = server_now() where id = $1', [code]),
    )
  return asParty('request', { company: account_id, user: id }, note)
}
