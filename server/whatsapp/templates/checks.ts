import { lacksSecrets } from '#domain/channels/account'
import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import { templateProblems } from '#domain/whatsapp/templateProblems'
import {
  contentOfTemplate,
  isAtMeta,
  isEditableTemplate,
  mayWriteTemplate,
  type WhatsappTemplate,
} from '#domain/whatsapp/templateRow'
import type { Connection } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { type TemplateGraph, TemplateRefusal } from './graphOf.ts'
import { lockTemplate, lockTemplatesOf, numberById, numbersOfWaba } from './rows.ts'
import type { TemplateTools } from './tools.ts'

/** The row where this user may hand it in, and Meta would take it. */
export async function lockReady(connection: Connection, user: Actor, id: string): Promise<WhatsappTemplate> {
  const row = await lockTemplate(connection, { account: user.account, id })
  if (!mayWriteTemplate(row, user)) throw new AppError('forbidden')
  if (row.state === 'sending') return row
  if (!isEditableTemplate(row)) throw new AppError('templateLocked')
  if (templateProblems(contentOfTemplate(row)).length) throw new AppError('templateUnready')
  return row
}

/** A name is taken once in a language. */
export async function mustHaveNoTwin(
  connection: Connection,
  account: string,
  waba: string,
  { id, name, language }: WhatsappTemplate,
): Promise<void> {
  const numbers = await numbersOfWaba(connection, account, waba)
  const ids = numbers.map((number) => number.id)
  const all = await lockTemplatesOf(connection, account, ids)
  const isTwin = (one: WhatsappTemplate) =>
    one.id !== id && one.name === name && one.language === language && isAtMeta(one)
  if (all.some(isTwin)) throw new AppError('templateNameTaken', { field: 'name' })
}

/** By the number that the template was written for. */
export async function graphFor(
  { database, openGraph }: TemplateTools,
  account: string,
  channelAccount: string,
): Promise<TemplateGraph> {
  const row = await asSystem(database, (connection) => numberById(connection, account, channelAccount))
  if (!row) throw new AppError('notFound')
  if (lacksSecrets(row)) throw new TemplateRefusal('secretMissing')
  return openGraph({ account, row })
}
