import { randomBytes } from 'node:crypto'
import type { UserInfo } from '#domain/auth/user'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Connection } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { Asking } from '../../http/route.ts'
import { isNewDevice, tellNewDevice } from '../../notifications/newDevice.ts'
import { recordOperation } from '../../operation.ts'
import { selfFrom } from './acts.ts'
import { agentOf } from './agent.ts'
import { openSession } from './sessions.ts'
import { countTry, forgetTries, tryKey } from './throttle.ts'
import { hasTwoStep, takeSecondStep } from './twoStep.ts'
import { type User, userColumns, userInfo, userTables } from './users.ts'

/** The first step is done, by what `firstStep` does: signed in, or asked for the second one. */
export async function enter(
  asking: Asking,
  firstStep: (connection: Connection) => Promise<User> | User,
): Promise<UserInfo> {
  const entered = await asSystem(asking.services.database, async (connection) => {
    const user = await firstStep(connection)
    if (await hasTwoStep(connection, user.id)) return { ticket: await makeTicket(connection, asking, user) }
    return { info: await signIn(connection, user, asking) }
  })
  if (entered.info) return entered.info
  throw new AppError('secondStepNeeded', { values: { ticket: entered.ticket, minutes: limits.ticketMinutes } })
}

export async function enterBySecondStep(
  { ticket, code }: { ticket: string; code: string },
  asking: Asking,
): Promise<UserInfo> {
  const { database, secrets } = asking.services
  const hash = ticketHash(asking, ticket)
  const holder = await asSystem(database, (connection) => holderOf(connection, hash))
  asking.noteWho(holder)
  const tries = tryKey('step', holder.id)
  await countTry(database, tries, limits.signInTries, 'code')
  const info = await asSystem(database, async (connection) => {
    const user = await holderOf(connection, hash)
    if (user.status !== 'normal') throw new AppError('accountDisabled')
    if (!(await takeSecondStep(connection, secrets, user.id, code))) throw new AppError('codeWrong', { field: 'code' })
    const { rowCount } = await connection.query('delete from sign_in_ticket where hash = $1', [hash])
    if (!rowCount) throw new AppError('ticketExpired')
    return signIn(connection, user, asking)
  })
  await forgetTries(database, tries)
  return info
}

/** Here, and nowhere else from now on. */
async function signIn(connection: Connection, user: User, asking: Asking): Promise<UserInfo> {
  asking.noteWho(user)
  const agent = agentOf(asking.request.headers.get('user-agent'))
  const isNew = await isNewDevice(connection, user.id, agent)
  const { cookie, token } = await openSession(connection, user, { device: asking.device, ...agent })
  asking.setCookie(cookie)
  await recordOperation(connection, { ...selfFrom(user, asking), action: 'signIn.in', detail: { ...agent } })
  const { database, later } = asking.services
  if (isNew) later.do('telling of a new device', () => tellNewDevice(database, user.id, agent))
  return userInfo(connection, user, token)
}

async function makeTicket(connection: Connection, asking: Asking, { id, account_id }: User): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await connection.query(
    `insert into sign_in_ticket (hash, account_id, user_id, expires_at)
     values ($1, $2, $3, server_now() + $4 * interval '1 minute')`,
    [ticketHash(asking, ticket), account_id, id, limits.ticketMinutes],
  )
  return ticket
}

async function holderOf(connection: Connection, hash: Buffer): Promise<User> {
  const { rows } = await connection.query<User>(
    `select ${userColumns} from ${userTables} join sign_in_ticket t on t.user_id = u.id
     where t.hash = $1 and t.expires_at > server_now()`,
    [hash],
  )
  if (!rows[0]) throw new AppError('ticketExpired')
  return rows[0]
}

const ticketHash = ({ services }: Asking, ticket: string) => services.secrets.digest('ticket', ticket)
