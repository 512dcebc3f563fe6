import type { senderCalls } from '#domain/email/sender/senderCalls'
import { AppError } from '#domain/errors'
import type { InputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../../../db/connect.ts'
import { dropSecret, putSecret } from '../../../email/secrets/senderSecrets.ts'
import { changeSender } from '../../../email/senderRow.ts'
import { recordOperation } from '../../../operation.ts'
import type { By } from '../../../people/manage.ts'
import type { Secrets } from '../../../secrets.ts'

type PasswordContext = { database: Database; secrets: Secrets; user: Actor; by: By }

const flagOf = { smtp: 'has_password', imap: 'has_imap_password' } as const

/** From here on nobody reads it but who signs in with it; what was tried with another one says nothing any more. */
export async function setSenderPassword(
  { database, secrets, user, by }: PasswordContext,
  { id, kind, password }: InputOf<typeof senderCalls.setPassword>,
): Promise<void> {
  const isThere = await changeSender(database, { account: user.account, id, by: user }, async (sender, connection) => {
    await putSecret(connection, secrets, { account: user.account, sender: id, kind }, password)
    const action = 'email.setPassword'
    await recordOperation(connection, { ...by, action, target: id, detail: { sender: sender.address, of: kind } })
    return { [flagOf[kind]]: true, tested: null }
  })
  if (!isThere) throw new AppError('notFound')
}

export async function forgetPassword(
  { database, user, by }: Omit<PasswordContext, 'secrets'>,
  { id, kind }: InputOf<typeof senderCalls.forgetPassword>,
): Promise<void> {
  const isThere = await changeSender(database, { account: user.account, id, by: user }, async (sender, connection) => {
    if (!sender[flagOf[kind]]) return null
    await dropSecret(connection, { account: user.account, sender: id, kind })
    const action = 'email.forgetPassword'
    await recordOperation(connection, { ...by, action, target: id, detail: { sender: sender.address, of: kind } })
    return { [flagOf[kind]]: false, tested: null }
  })
  if (!isThere) throw new AppError('notFound')
}
