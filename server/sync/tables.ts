import { type Contact, type ContactEmail, counterFields, type Phone } from '#domain/contacts/contact'
import { type Conversation, conversationScope } from '#domain/conversations/conversation'
import { type EntityName, entities, entityNames, type Home, homeOfEntity, parentOf } from '#domain/entities'
import type { Actor, Row } from '#domain/shared/mutation'
import type { Scope } from '#domain/sync/protocol'
import { kindOfScope, monthScope, type ScopeKind, scopeMonth } from '#domain/sync/scopeKinds'

/** Every synced table in the order of the first sync; its columns are the fields of its entity's schema. */
export const tables = entityNames.map((entity) => ({
  entity,
  fields: entityFields(entity),
  home: homeOfEntity(entity),
}))
export type SyncTable = (typeof tables)[number]

export function entityFields(entity: EntityName): readonly string[] {
  return Object.keys(entities[entity].schema.shape)
}

/** The same for SQL: some of these names are its own words. */
export const quotedColumns = (entity: EntityName): string[] => entityFields(entity).map((field) => `"${field}"`)

/** Where a row without a parent lives. */
export function scopeOf(entity: EntityName, row: Row): Scope {
  const home = homeOfEntity(entity)
  if (home === 'main') return 'main'
  if (home === 'talk') return conversationScope(row as Row & Pick<Conversation, 'owner' | 'channel_account_id'>)
  if (home === 'self') return `self:${String(row.user)}`
  if (home === 'personal') return row.shared ? 'acct' : `self:${String(row.owner)}`
  return home === 'account' ? 'acct' : `user:${String(row.belongto)}`
}

/** Where a row lives whose parent lives there. */
export const scopeBeside = (entity: EntityName, row: Row, parents: Scope): Scope =>
  homeOfEntity(entity) === 'month' ? monthScope(parents, Number(row.month)) : parents

/** Where rows can live, by what their entity says of it. */
const kindsOfHomes: Record<Exclude<Home, 'parent'>, readonly ScopeKind[]> = {
  account: ['acct'],
  main: ['main'],
  owner: ['user'],
  self: ['self'],
  personal: ['acct', 'self'],
  talk: ['talk', 'pool', 'mine'],
  month: ['month'],
  row: ['user', 'acct', 'talk', 'pool', 'mine'],
}

function kindsOf(entity: EntityName): readonly ScopeKind[] {
  const home = homeOfEntity(entity)
  return home === 'parent' ? kindsOf(parentOf(entity)!.entity) : kindsOfHomes[home]
}

/** Whether rows of this entity can live in this scope at all. */
export const livesIn = (entity: EntityName, scope: Scope): boolean => livesInKind(entity, kindOfScope(scope))
export const livesInKind = (entity: EntityName, kind: ScopeKind): boolean => kindsOf(entity).includes(kind)

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
  if (entityFields(entity).includes('created_by')) after.created_by = before ? before.created_by : actor.user
  if (entities[entity].home === 'self') after.user = before ? before.user : actor.user
  if (entities[entity].home === 'personal') after.owner = before ? before.owner : actor.user
  if (entity === 'message')
    Object.assign(
      after,
      before ? { month: before.month, author: before.author } : { month: scopeMonth(now), author: actor.user },
    )
  // The server's own words, of which a device changes whether they were read.
  if (entity === 'notification') return after
  if (entity !== 'contact' && entities[entity].home === 'owner') after.belongto = before ? before.belongto : actor.user
  // The days in which it can be brought back are the server's.
  if (entity === 'custom_field' && after.removed_at !== null) after.removed_at = before?.removed_at ?? now
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
    identities: was ? was.identities : null,
    restricted_at: was ? was.restricted_at : null,
    phones: is.phones.map((phone) => ({ ...phone, is_wt: phoneStatus(was?.phones, phone) })),
    emails: is.emails.map(({ email }) => ({ email, ...checksOf(was?.emails, email) })),
  }
}

const phoneStatus = (known: readonly Phone[] | undefined, { full_number }: Phone) =>
  known?.find((phone) => phone.full_number === full_number)?.is_wt ?? 'unvalidated'
function checksOf(known: readonly ContactEmail[] | undefined, email: string): Omit<ContactEmail, 'email'> {
  const found = known?.find((one) => one.email === email)
  if (!found) return { is_valid: 'toVerify' }
  const { is_valid, checked_at } = found
  return { is_valid, ...(checked_at !== undefined && { checked_at }) }
}
