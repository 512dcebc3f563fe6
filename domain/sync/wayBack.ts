import * as z from 'zod/mini'
import type { Contact } from '../contacts/contact.ts'
import { type EntityName, entityNames } from '../entities.ts'
import { type MutationName, mutations } from '../mutations.ts'
import type { Mutation, Row } from '../shared/mutation.ts'
import { same } from '../shared/same.ts'

/**
 * What a device may do about a row that it has and a restored server has not, or has in an older state.
 *
 * - `made`: the user can bring it back, as the changes that make it.
 * - `told`: nobody can make it again, or making it again would do something again, such as sending a mail. The user is told.
 * - `servers`: the server's own words about what it did. It says them anew, or there is nothing to say.
 */
const waysBack = {
  person: 'servers',
  tag: 'made',
  category: 'made',
  source: 'made',
  custom_field: 'made',
  saved_view: 'made',
  shipment_search: 'made',
  excluded_contact: 'made',
  not_duplicate: 'made',
  fair: 'made',
  suppression: 'made',
  channel_account: 'made',
  company_profile: 'made',
  whatsapp_template: 'made',
  auto_reply: 'made',
  shop: 'made',
  shop_category: 'made',
  shop_tag: 'made',
  currency_rate: 'made',
  product: 'made',
  article: 'made',
  quotation: 'made',
  sub_account: 'servers',
  parked_change: 'told',
  notice_mute: 'made',
  notification: 'servers',
  booth_page: 'made',
  assistant_thread: 'made',
  assistant_message: 'made',
  import_task: 'servers',
  export_task: 'servers',
  email_sender: 'made',
  email_message: 'made',
  email_version: 'made',
  sms_message: 'made',
  whatsapp_message: 'made',
  linked_message: 'made',
  campaign_task: 'told',
  campaign_audience: 'servers',
  lead_job: 'told',
  auto_run: 'told',
  auto_rule: 'told',
  campaign_counts: 'servers',
  canned_answer: 'told',
  conversation_seen: 'servers',
  conversation: 'servers',
  conversation_note: 'told',
  message: 'told',
  contact: 'made',
  voice_note: 'made',
  contact_note: 'made',
  attachment: 'made',
  reminder: 'made',
  consent: 'made',
  contact_origin: 'made',
  contact_merge: 'servers',
  lead: 'servers',
  lost_value: 'told',
} satisfies Record<EntityName, 'made' | 'told' | 'servers'>

export type ChangeBack = { name: MutationName; args: unknown }

/** Whether a row that is gone is worth a word. */
export const isMissed = (entity: EntityName) => waysBack[entity] !== 'servers'
/** Parents first. */
export const inOrderOfMaking = (a: EntityName, b: EntityName) => entityNames.indexOf(a) - entityNames.indexOf(b)

/** What time, place and the server write into a row. */
const notTheUsers = new Set(['created_at', 'updated_at', 'created_by', 'belongto', 'owner', 'user'])

/**
 * The changes that make `row` of what is there now, or of nothing; as far as that is possible, and none where nothing is
 * missing. Each is what a user could have done, so the server judges it like any other.
 */
export function changesBack(entity: EntityName, row: Row, now: Row | null): ChangeBack[] {
  if (waysBack[entity] !== 'made') return []
  const change = now ? null : creation(entity, row)
  const made = now ?? (change && fold(null, change, row.id))
  if (!made) return []
  const { changes, row: tagged } = entity === 'contact' ? tagsTo(row, made) : { changes: [], row: made }
  return [...(change ? [change] : []), ...changes, ...patchesTo(entity, row, tagged)]
}

/** One by one, so that nobody else's are replaced. */
function tagsTo(row: Row, made: Row): { changes: ChangeBack[]; row: Row } {
  const { tag = [] } = row as Partial<Contact>
  const missing = tag.filter((one) => !(made as Contact).tag.includes(one))
  const changes = missing.map((one) => ({ name: 'contact.tag.add' as const, args: { ids: [row.id], tag: one } }))
  return { changes, row: changes.reduce((now, change) => fold(now, change, row.id)!, made) }
}

/** A row that is missing since two restores: as it was last, with what its lists had before. */
export const bothOf = (earlier: Row, later: Row): Row => ({
  ...later,
  ...Object.fromEntries(
    Object.entries(later).flatMap(([field, now]) => (Array.isArray(now) ? [[field, joined(earlier[field], now)]] : [])),
  ),
})

function patchesTo(entity: EntityName, row: Row, from: Row): ChangeBack[] {
  const changes: ChangeBack[] = []
  let made = from
  for (const name of patchesOf(entity)) {
    const missing = difference(row, made)
    if (missing === 0) break
    const change = patch(name, row, made)
    const next: Row | null = change && fold(made, change, row.id)
    if (!change || !next || difference(row, next) >= missing) continue
    changes.push(change)
    made = next
  }
  return changes
}

/** What a user would have sent to make this row, or its beginning; null: no user can. */
export function creation(entity: EntityName, row: Row): ChangeBack | null {
  const name = `${entity}.create`
  if (!isMutation(name)) return null
  return said(name, row) ?? said(name, { rows: [row] })
}

function patch(name: MutationName, row: Row, made: Row): ChangeBack | null {
  const fields = Object.fromEntries(differing(row, made).map((field) => [field, joined(row[field], made[field])]))
  return said(name, { ...fields, id: row.id, ids: [row.id], fields })
}

/** Schemas leave out what they do not know. */
function said(name: MutationName, args: unknown): ChangeBack | null {
  const { success, data } = z.safeParse(mutations[name].input, args)
  return success ? { name, args: data } : null
}

const fold = (row: Row | null, { name, args }: ChangeBack, id: string): Row | null =>
  (mutations[name] as unknown as Mutation).apply(row, args, { id, user: '', edited_at: 0 })

const patchesOf = (entity: EntityName) => patchNames.get(entity) ?? []
const isMutation = (name: string): name is MutationName => Object.hasOwn(mutations, name)
const patchNames = new Map<string, MutationName[]>()
for (const [name, { entity, patches }] of Object.entries(mutations) as unknown as [MutationName, Mutation][])
  if (patches || name === 'saved_view.patch' || name === 'booth_page.patch')
    patchNames.set(entity, [...(patchNames.get(entity) ?? []), name])

const difference = (row: Row, made: Row) => differing(row, made).length
const differing = (row: Row, made: Row) =>
  Object.keys(row).filter((field) => !notTheUsers.has(field) && !same(joined(row[field], made[field]), made[field]))

/** Of a list only what is missing comes back: what was added to it since stays. */
function joined(was: unknown, now: unknown): unknown {
  if (!Array.isArray(was)) return Array.isArray(now) ? now : was
  if (!Array.isArray(now)) return was
  const there = new Set(now.map(itemName))
  return [...(now as unknown[]), ...(was as unknown[]).filter((item) => !there.has(itemName(item)))]
}

/** A phone and an email are the same whatever was found out about them. */
function itemName(item: unknown): string {
  const { full_number, email } = (typeof item === 'object' && item ? item : {}) as Record<string, unknown>
  return JSON.stringify(full_number ?? email ?? item)
}
