import { secretNamesOf } from '#domain/channels/account'
import type { channelCalls } from '#domain/channels/calls'
import { AppError } from '#domain/errors'
import type { InputOf } from '#domain/shared/call'
import { smsServiceFacts } from '#domain/sms/services'
import type { Database } from '../../db/connect.ts'
import { recordOperation } from '../../operation.ts'
import type { By } from '../../people/manage.ts'
import type { Secrets } from '../../secrets.ts'
import { changeChannelAccount } from './accountRow.ts'
import { dropChannelSecrets, putChannelSecrets } from './channelSecrets.ts'

type SecretContext = { database: Database; secrets: Secrets; by: By }

/** From here on nobody reads them but who signs in with them; what was tried with others says nothing any more. */
export async function setSecrets(
  { database, secrets, by }: SecretContext,
  { id, secrets: given }: InputOf<typeof channelCalls.setSecrets>,
): Promise<void> {
  const isThere = await changeChannelAccount(database, { account: by.account, id }, async (row, connection) => {
    const known = knownNames(row.setting)
    const names = Object.keys(given)
    if (!names.length || names.some((name) => !known.includes(name)))
      throw new AppError('inputInvalid', { field: 'secrets' })
    await putChannelSecrets(connection, secrets, { account: by.account, channelAccount: id }, given)
    const action = 'channelAccount.setSecrets'
    await recordOperation(connection, { ...by, action, target: id, detail: { name: row.name } })
    return { secrets: [...new Set([...row.secrets, ...names])].sort(), tested_at: null, problem: '', problem_at: null }
  })
  if (!isThere) throw new AppError('notFound')
}

function knownNames(setting: Parameters<typeof secretNamesOf>[0]): string[] {
  if (setting.kind !== 'service') return secretNamesOf(setting)
  return smsServiceFacts[setting.service].fields.flatMap((field) => ('isSecret' in field ? [field.name] : []))
}

export async function forgetChannelSecrets(
  { database, by }: Omit<SecretContext, 'secrets'>,
  { id }: InputOf<typeof channelCalls.forgetSecrets>,
): Promise<void> {
  const isThere = await changeChannelAccount(database, { account: by.account, id }, async (row, connection) => {
    if (!row.secrets.length) return null
    await dropChannelSecrets(connection, { account: by.account, channelAccount: id })
    const action = 'channelAccount.forgetSecrets'
    await recordOperation(connection, { ...by, action, target: id, detail: { name: row.name } })
    return { secrets: [], tested_at: null }
  })
  if (!isThere) throw new AppError('notFound')
}
