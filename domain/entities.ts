import type * as z from 'zod/mini'
import { VoiceNote } from './blobs/voiceNote.ts'
import { Contact } from './contacts/contact.ts'
import { Label } from './contacts/label.ts'
import { Notice, NoticeMute } from './notifications/notice.ts'
import { Person } from './subAccounts/person.ts'
import { SubAccount } from './subAccounts/subAccount.ts'
import { LostValue } from './sync/lostValue.ts'
import { ParkedChange } from './sync/parkedChange.ts'

/**
 * Every kind of row that is kept on the device. `home` says whose it is: `account` rows are seen by everybody of the
 * company, `main` rows by the main account, `owner` rows by the user they belong to and by the main account, `self` rows by
 * their `user` alone; rows with a `parent`, or that are about any `row`, live wherever that row lives and go where it goes.
 * The order is the order of the first sync: small, shared rows first, so that names are there before what uses them.
 */
export const entities = {
  person: { schema: Person, home: 'account' },
  tag: { schema: Label, home: 'account' },
  category: { schema: Label, home: 'account' },
  source: { schema: Label, home: 'account' },
  sub_account: { schema: SubAccount, home: 'main' },
  parked_change: { schema: ParkedChange, home: 'main' },
  notice_mute: { schema: NoticeMute, home: 'self' },
  notification: { schema: Notice, home: 'self' },
  contact: { schema: Contact, home: 'owner' },
  voice_note: { schema: VoiceNote, home: 'parent', parent: { entity: 'contact', field: 'contact_id' } },
  lost_value: { schema: LostValue, home: 'row' },
} as const satisfies Record<string, Entity>

type Entity = { schema: z.ZodMiniObject } & (
  | { home: 'account' | 'main' | 'owner' | 'self' | 'row' }
  | { home: 'parent'; parent: { entity: string; field: string } }
)

export type EntityName = keyof typeof entities
export const entityNames = Object.keys(entities) as EntityName[]

/** The row that this one lives with: its entity and the field that names it. */
export function parentOf(entity: EntityName): { entity: EntityName; field: string } | null {
  const kind = entities[entity]
  return 'parent' in kind ? kind.parent : null
}
export const dependantsOf = (entity: EntityName) => entityNames.filter((name) => parentOf(name)?.entity === entity)

export const isEntityName = (name: string): name is EntityName => Object.hasOwn(entities, name)
