import { type Contact, type ContactEmail, counterFields, type Phone } from '#domain/contacts/contact'
import { type EntityName, entities, entityNames } from '#domain/entities'
import type { Actor, Row } from '#domain/shared/mutation'
import type { Scope } from '#domain/sync/protocol'

/** Every synced table in the order of the first sync; its columns are the fields of its entity's schema. */
export const tables = entityNames.map((entity) => ({ entity, fields: fieldsOf(entity), home: entities[entity].home }))
export type Table = (typeof tables)[number]

export function fieldsOf(entity: EntityName): readonly string[] {
  return Object.keys(entities[entity].schema.shape)
}

/** Where a row lives. */
export function scopeOf(entity: EntityName, row: Row): Scope {
  return entities[entity].home === 'account' ? 'acct' : `user:${String(row.belongto)}`
}

/** Whether rows of this entity can live in this scope at all. */
export const livesIn = (entity: EntityName, scope: Scope) =>
  entities[entity].home === 'account' ? scope === 'acct' : scope.startsWith('user:')

/**
 * What a device may not decide, whatever it sent: whose a new row is, when it was made, what was counted, and what our
 * own checks of phones and emails found.
 */
export function asServer(
  entity: EntityName,
  before: Row | null,
  after: Row,
  { actor, now }: { actor: Actor; now: number },
): Row {
  const updated_at = Math.min(Number(after.updated_at), now)
  if (entity !== 'contact')
    return { ...after, updated_at, created_at: before ? before.created_at : Math.min(Number(after.created_at), now) }
  const was = before as Contact | null
  const is = after as Contact
  const counters = Object.fromEntries(counterFields.map((field) => [field, was ? was[field] : 0]))
  return {
    ...is,
    ...counters,
    belongto: was ? was.belongto : actor.user,
    created_at: was ? was.created_at : Math.min(is.created_at, now),
    updated_at,
    phones: is.phones.map((phone) => ({ ...phone, is_wt: phoneStatus(was?.phones, phone) })),
    emails: is.emails.map((email) => ({ ...email, is_valid: emailStatus(was?.emails, email) })),
  }
}

const phoneStatus = (known: readonly Phone[] | undefined, { full_number }: Phone) =>
  known?.find((phone) => phone.full_number === full_number)?.is_wt ?? 'unvalidated'
const emailStatus = (known: readonly ContactEmail[] | undefined, { email }: ContactEmail) =>
  known?.find((one) => one.email === email)?.is_valid ?? 'toVerify'
