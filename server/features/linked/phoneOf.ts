import { isLinkedAccount, type LinkedAccount } from '#domain/channels/account'
import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import { findChannelAccount } from '../../channels/accounts/accountRow.ts'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { numberOfJid, readLinkedAccounts } from '../../linked/accounts.ts'
import { readCompanyPhones } from '../../linked/sending/phones.ts'

/** The phone of this user that a call names, or their only, or first, one. What is not theirs is as one that is not there. */
export async function phoneOf(
  database: Database,
  user: Actor,
  uuid: string | null | undefined,
): Promise<LinkedAccount> {
  if (!uuid) {
    const [first] = await asSystem(database, (connection) => readLinkedAccounts(connection, user))
    if (!first) throw new AppError('wtNotLoggedIn')
    return first
  }
  const row = await findChannelAccount(database, user, uuid)
  if (!isLinkedAccount(row) || (user.role !== 'main' && !row.users.includes(user.user))) throw new AppError('notFound')
  return row
}

/** What can be changed of a link is its own user's. */
export async function ownPhone(
  database: Database,
  user: Actor,
  uuid: string | null | undefined,
): Promise<LinkedAccount> {
  const row = await phoneOf(database, user, uuid)
  if (row.phone.linked_by !== user.user) throw new AppError('forbidden')
  return row
}

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text)

export function uuidIn(request: Request, given: string | undefined): string | null {
  const header = request.headers.get('uuid') ?? ''
  return given ?? (isId(header) ? header : null)
}

/** As `fromAccount` names it: by its id, its number or its name at WhatsApp. */
export async function phoneNamed(
  database: Database,
  user: Actor,
  { request, name }: { request: Request; name: string | undefined },
): Promise<LinkedAccount> {
  if (name === undefined || isId(name)) return phoneOf(database, user, uuidIn(request, name))
  const number = numberOfJid(name) || name.replace(/\D/g, '')
  const phones = await asSystem(database, (connection) => readCompanyPhones(connection, user.account))
  const found = phones.find(({ phone }) => phone.number === number)
  if (!found) throw new AppError('notFound')
  return phoneOf(database, user, found.id)
}
