import { limits } from '#domain/limits'
import { asSystem } from '../../db/scope.ts'
import { recordOperation } from '../../operation.ts'
import type { By } from '../../people/manage.ts'
import type { User } from '../../people/users.ts'
import type { AuthContext } from './asking.ts'

/** Who does something about their own signing in, and from where. */
export const selfFrom = (
  { id, account_id }: Pick<User, 'id' | 'account_id'>,
  { device, address }: AuthContext,
): By => ({
  account: account_id,
  user: id,
  device,
  address,
})

/** Once per lock, and after the answer: its time must not tell that there is such an account. */
export function noteLock(user: User, asking: AuthContext): void {
  const { database, background } = asking.services
  const by = selfFrom(user, asking)
  background.enqueue('noting a locked sign-in', () =>
    asSystem(database, async (connection) => {
      // Of several at the same moment, one notes it.
      await connection.query(`select pg_advisory_xact_lock(hashtextextended('locked ' || $1::uuid, 0))`, [by.user])
      const { rowCount } = await connection.query(
        `select from operation where account_id = $1 and user_id = $2 and action = 'signIn.locked'
           and at > now() - $3 * interval '1 minute'`,
        [by.account, by.user, limits.signInLockMinutes],
      )
      if (!rowCount) await recordOperation(connection, { ...by, action: 'signIn.locked' })
    }),
  )
}
