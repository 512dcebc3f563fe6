import type { UserInfo } from '#domain/auth/user'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { asSystem } from '../../db/scope.ts'
import { recordOperation } from '../../operation.ts'
import { countTry, forgetTries } from '../../people/throttle.ts'
import { beginTwoStep, confirmTwoStep } from '../../people/twoStep.ts'
import { selfFrom } from './acts.ts'
import type { AuthContext } from './asking.ts'
import { holderOf, openUserSession, stepTries, ticketHash } from './enter.ts'

/** For somebody who has shown the first step, and may do nothing else before there is a second one. */
export function beginSetUp(
  { ticket }: { ticket: string },
  asking: AuthContext,
): Promise<{ secret: string; uri: string }> {
  const { database, secrets } = asking.services
  return asSystem(database, async (connection) => {
    const user = await holderOf(connection, ticketHash(asking, ticket))
    asking.noteWho(user)
    return beginTwoStep(connection, secrets, user)
  })
}

export async function confirmSetUp(
  { ticket, captcha }: { ticket: string; captcha: string },
  asking: AuthContext,
): Promise<{ user: UserInfo; recovery_codes: string[] }> {
  const { database, secrets } = asking.services
  const hash = ticketHash(asking, ticket)
  const holder = await asSystem(database, (connection) => holderOf(connection, hash))
  asking.noteWho(holder)
  const tries = await stepTries(asking, holder)
  await countTry(database, tries, limits.signInTries, 'captcha')
  const done = await asSystem(database, async (connection) => {
    const user = await holderOf(connection, hash)
    if (user.status !== 'normal') throw new AppError('accountDisabled')
    const recovery_codes = await confirmTwoStep(connection, secrets, user, captcha)
    const { rowCount } = await connection.query('delete from sign_in_ticket where hash = $1', [hash])
    if (!rowCount) throw new AppError('ticketExpired')
    await recordOperation(connection, { ...selfFrom(user, asking), action: 'security.twoStepOn' })
    return { user: await openUserSession(connection, user, asking), recovery_codes }
  })
  await forgetTries(database, tries)
  return done
}
