import { randomUUID } from 'node:crypto'
import { authCalls } from '#domain/auth/calls'
import type { UserInfo } from '#domain/auth/user'
import { AppError } from '#domain/errors'
import type { Connection } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { Asking, makeRoute } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { checkPassword } from './login.ts'
import { hashPassword } from './password.ts'
import { endSession, openSession } from './sessions.ts'
import { claimSetup, isSetupNeeded } from './setup.ts'
import { allProducts, insertCompany, isTaken, type User, userColumns, userInfo, userTables } from './users.ts'

export function authRoutes(route: ReturnType<typeof makeRoute>, { database }: Services): void {
  route(authCalls.login, async ({ account, password }, _, asking) => {
    const user = await checkPassword(database, { account, password, address: asking.address })
    return asSystem(database, (connection) => signIn(connection, user, asking))
  })

  route(authCalls.logout, async (_, user, asking) => {
    await endSession(database, user)
    asking.setCookie(null)
    return {}
  })

  route(authCalls.accountInfo, (_, user) =>
    asSystem(database, (connection) => userInfo(connection, user.info, user.token)),
  )

  route(authCalls.setupState, () =>
    asSystem(database, async (connection) => ({ needed: await isSetupNeeded(connection) })),
  )

  route(authCalls.setup, async ({ setup_key, username, email, mobile, password }, _, asking) => {
    // Asked again under the lock; here it saves the cost of a hash to whoever only wants us to pay it.
    if (!(await asSystem(database, isSetupNeeded))) throw new AppError('setupDone')
    const passwordHash = await hashPassword(password)
    try {
      return await asSystem(database, async (connection) => {
        const id = await claimSetup(connection, setup_key)
        const account = randomUUID()
        await insertCompany(connection, { id, account, username, email, mobile, passwordHash, products: allProducts })
        return signIn(connection, await userById(connection, id), asking)
      })
    } catch (error) {
      throw isTaken(error) ? new AppError('accountTaken', { field: 'username', cause: error }) : error
    }
  })
}

async function signIn(connection: Connection, user: User, asking: Asking): Promise<UserInfo> {
  const { cookie, token } = await openSession(connection, user, asking.device)
  asking.setCookie(cookie)
  return userInfo(connection, user, token)
}

async function userById(connection: Connection, id: string): Promise<User> {
  const { rows } = await connection.query<User>(`select ${userColumns} from ${userTables} where u.id = $1`, [id])
  return rows[0]!
}
