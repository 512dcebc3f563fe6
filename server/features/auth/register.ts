import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors'
import type { Connection } from '../../db/connect.ts'
import { hashChosen } from '../../people/passwordRules.ts'
import { allProducts, insertCompany, isTaken, userById } from '../../people/users.ts'
import { letAddressGo } from './addresses.ts'
import type { AuthContext } from './asking.ts'
import { type CodeTarget, checkCode, spendCode } from './codes.ts'
import { enter } from './enter.ts'
import { isSetupNeeded, lockSetup } from './setup.ts'

type Form = {
  username: string
  email: string | null
  mobile: string | null
  captcha: string
  password: string
}

export const codeTargetOf = ({ email, mobile }: Pick<Form, 'email' | 'mobile'>): Pick<CodeTarget, 'kind' | 'to'> =>
  email === null ? { kind: 'sms', to: mobile! } : { kind: 'email', to: email }

/** A company of its own. What it may use is bought, or granted by the operator; in the demo it may try everything. */
export async function register(form: Form, asking: AuthContext) {
  const { settings } = asking.services
  if (settings.register === 'closed') throw new AppError('registrationClosed')
  const { username, email, mobile, captcha, password } = form
  const code = await checkCode(
    asking.services,
    { ...codeTargetOf(form), event: 'register' },
    { captcha, address: asking.address },
  )
  const passwordHash = await hashChosen(password, [username, email, mobile])
  const user = { id: randomUUID(), account: randomUUID(), username, email, mobile, passwordHash }
  try {
    return await enter(asking, async (connection) => {
      await lockSetup(connection)
      // The first account is made with the operator's link.
      if (await isSetupNeeded(connection)) throw new AppError('registrationClosed')
      await spendCode(connection, code)
      await letAddressGo(connection, codeTargetOf(form))
      await insertCompany(connection, { ...user, products: settings.demo ? allProducts : [] })
      await markProven(connection, user.id)
      return userById(connection, user.id)
    })
  } catch (error) {
    throw isTaken(error) ? new AppError('accountTaken', { field: takenField(error), cause: error }) : error
  }
}

const markProven = (connection: Connection, user: string) =>
  connection.query(
    `update app_user set email_proven_at = case when email is not null then server_now() end,
       mobile_proven_at = case when mobile is not null then server_now() end where id = $1`,
    [user],
  )

/** Which of the three it is, from the name of the unique index. */
export function takenField(error: unknown): 'username' | 'email' | 'mobile' {
  const index = String((error as { constraint?: unknown }).constraint)
  return index.includes('email') ? 'email' : index.includes('mobile') ? 'mobile' : 'username'
}
