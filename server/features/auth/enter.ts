import { randomBytes } from 'node:crypto'
import type { UserInfo } from '#domain/auth/user'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Connection } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { isNewDevice, tellNewDevice } from '../../notifications/newDevice.ts'
import { recordOperation } from '../../operation.ts'
import { deviceKey, rememberDevice, trierOf } from '../../people/knownDevices.ts'
import { openSession } from '../../people/sessions.ts'
import { countTry, forgetTries, type TryKey, tryKey } from '../../people/throttle.ts'
import { hasTwoStep, needsTwoStep, takeSecondStep } from '../../people/twoStep.ts'
import { type User, userColumns, userInfo, userTables } from '../../people/users.ts'
import { selfFrom } from './acts.ts'
import { proveAfterSecondStep } from './addresses.ts'
import { agentOf } from './agent.ts'
import type { AuthContext } from './asking.ts'

export const ticketMinutes = 5
/** for who has to find an authenticator app first */
export const setUpTicketMinutes = 15

/** `proves`: the address whose code came back, where that counts only together with the second step. */
type Entrant = User & { proves?: string | null }

const waits = {
  secondStepNeeded: ticketMinutes,
  /** It is required of this user, who has none. */
  secondStepSetUp: setUpTicketMinutes,
} as const

/** The first step is done, by what `firstStep` does: signed in, or asked for the second one, or led to set it up. */
export async function enter(
  asking: AuthContext,
  firstStep: (connection: Connection) => Promise<Entrant> | Entrant,
): Promise<UserInfo> {
  const entered = await asSystem(asking.services.database, async (connection) => {
    const user = await firstStep(connection)
    const wanted = await nextStep(connection, user)
    if (!wanted) return openUserSession(connection, user, asking)
    return { wanted, ticket: await makeTicket(connection, asking, user, waits[wanted]) }
  })
  if (!('wanted' in entered)) return entered
  const { wanted, ticket } = entered
  throw new AppError(wanted, { values: { ticket, minutes: waits[wanted] } })
}

async function nextStep(connection: Connection, user: User): Promise<keyof typeof waits | null> {
  if (await hasTwoStep(connection, user.id)) return 'secondStepNeeded'
  return (await needsTwoStep(connection, user)) ? 'secondStepSetUp' : null
}

export async function enterBySecondStep(
  { ticket, code }: { ticket: string; code: string },
  asking: AuthContext,
): Promise<UserInfo> {
  const { database, secrets } = asking.services
  const hash = ticketHash(asking, ticket)
  const holder = await asSystem(database, (connection) => holderOf(connection, hash))
  asking.noteWho(holder)
  const tries = await stepTries(asking, holder)
  await countTry(database, tries, limits.signInTries, 'code')
  const info = await asSystem(database, async (connection) => {
    const user = await holderOf(connection, hash)
    if (user.status !== 'normal') throw new AppError('accountDisabled')
    if (!(await takeSecondStep(connection, secrets, user.id, code))) throw new AppError('codeWrong', { field: 'code' })
    const { rows } = await connection.query<{ proves: string | null }>(
      'delete from sign_in_ticket where hash = $1 returning proves',
      [hash],
    )
    if (!rows[0]) throw new AppError('ticketExpired')
    if (rows[0].proves) await proveAfterSecondStep(connection, user.id, rows[0].proves)
    return openUserSession(connection, user, asking)
  })
  await forgetTries(database, tries)
  return info
}

/** Whoever knows the password and has no code may not keep the owner's own device from entering one. */
export async function stepTries(asking: AuthContext, { id }: User): Promise<TryKey> {
  const isKnown = (await trierOf(asking.services.database, asking, id)) === 'known'
  return isKnown ? tryKey('stepDevice', `${id} ${deviceKey(asking)}`) : tryKey('step', id)
}

/** Here, and nowhere else from now on. */
export async function openUserSession(connection: Connection, user: User, asking: AuthContext): Promise<UserInfo> {
  asking.noteWho(user)
  const agent = agentOf(asking.request.headers.get('user-agent'))
  const isNew = await isNewDevice(connection, user.id, agent)
  const { cookie, token } = await openSession(connection, user, { device: asking.device, ...agent })
  asking.setCookie(cookie)
  await rememberDevice(connection, user, asking)
  await recordOperation(connection, { ...selfFrom(user, asking), action: 'signIn.in', detail: { ...agent } })
  const { database, background } = asking.services
  if (isNew) background.enqueue('telling of a new device', () => tellNewDevice(database, user.id, agent))
  return userInfo(connection, user, token)
}

async function makeTicket(
  connection: Connection,
  asking: AuthContext,
  { id, account_id, proves = null }: Entrant,
  minutes: number,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await connection.query(
    `insert into sign_in_ticket (hash, account_id, user_id, expires_at, proves)
     values ($1, $2, $3, server_now() + $4 * interval '1 minute', $5)`,
    [ticketHash(asking, ticket), account_id, id, minutes, proves],
  )
  return ticket
}

export async function holderOf(connection: Connection, hash: Buffer): Promise<User> {
  const { rows } = await connection.query<User>(
    `select ${userColumns} from ${userTables} join sign_in_ticket t on t.user_id = u.id
     where t.hash = $1 and t.expires_at > server_now()`,
    [hash],
  )
  if (!rows[0]) throw new AppError('ticketExpired')
  return rows[0]
}

export const ticketHash = ({ services }: AuthContext, ticket: string) => services.secrets.digest('ticket', ticket)
