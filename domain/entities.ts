import type * as z from 'zod/mini'
import { VoiceNote } from './blobs/voiceNote.ts'
import { Attachment } from './contacts/companions/attachment.ts'
import { Consent } from './contacts/companions/consent.ts'
import { ContactNote } from './contacts/companions/contactNote.ts'
import { ContactOrigin } from './contacts/companions/origin.ts'
import { Reminder } from './contacts/companions/reminder.ts'
import { Contact } from './contacts/contact.ts'
import { NotDuplicate } from './contacts/duplicates.ts'
import { ExcludedContact } from './contacts/excluded.ts'
import { Label } from './contacts/label.ts'
import { ContactMerge } from './contacts/merge.ts'
import { EmailAnswer } from './email/answer.ts'
import { EmailCounts } from './email/counters.ts'
import { EmailMessage, EmailVersion } from './email/message.ts'
import { EmailSender } from './email/sender.ts'
import { EmailSuppression } from './email/suppression.ts'
import { EmailAudiencePart, EmailTask } from './email/task.ts'
import { ExportTask } from './exchange/exportTask.ts'
import { ImportTask } from './exchange/importTask.ts'
import { BoothPage } from './fair/boothPage.ts'
import { Fair } from './fair/fair.ts'
import { limits } from './limits.ts'
import { Notice, NoticeMute } from './notifications/notice.ts'
import { Person } from './subAccounts/person.ts'
import { SubAccount } from './subAccounts/subAccount.ts'
import { LostValue } from './sync/lostValue.ts'
import { ParkedChange } from './sync/parkedChange.ts'
import { SavedView } from './views/savedView.ts'

const ofContact = { entity: 'contact', field: 'contact_id' } as const

/**
 * Every kind of row that is kept on the device. `home` says whose it is: `account` rows are seen by everybody of the
 * company, `main` rows by the main account, `owner` rows by the user they belong to and by the main account, `self` rows by
 * their `user` alone, `personal` ones by their `owner` alone until they are `shared` with the company; rows with a `parent`, or that are about any `row`, live wherever that row lives and go where it goes.
 * The order is the order of the first sync: small, shared rows first, so that names are there before what uses them.
 */
export const entities = {
  person: { schema: Person, home: 'account' },
  tag: { schema: Label, home: 'account', most: limits.labelsPerKind },
  category: { schema: Label, home: 'account', most: limits.labelsPerKind },
  source: { schema: Label, home: 'account', most: limits.labelsPerKind },
  saved_view: { schema: SavedView, home: 'personal' },
  excluded_contact: { schema: ExcludedContact, home: 'account' },
  not_duplicate: { schema: NotDuplicate, home: 'account' },
  fair: { schema: Fair, home: 'account' },
  email_suppression: { schema: EmailSuppression, home: 'account' },
  sub_account: { schema: SubAccount, home: 'main' },
  parked_change: { schema: ParkedChange, home: 'main' },
  notice_mute: { schema: NoticeMute, home: 'self' },
  notification: { schema: Notice, home: 'self' },
  booth_page: { schema: BoothPage, home: 'self' },
  import_task: { schema: ImportTask, home: 'owner' },
  export_task: { schema: ExportTask, home: 'owner' },
  email_sender: { schema: EmailSender, home: 'owner' },
  email_message: { schema: EmailMessage, home: 'owner' },
  email_version: {
    schema: EmailVersion,
    home: 'parent',
    parent: { entity: 'email_message', field: 'email_message_id' },
  },
  email_task: { schema: EmailTask, home: 'owner' },
  email_audience: {
    schema: EmailAudiencePart,
    home: 'parent',
    parent: { entity: 'email_task', field: 'email_task_id' },
  },
  email_counts: { schema: EmailCounts, home: 'owner' },
  contact: { schema: Contact, home: 'owner' },
  voice_note: { schema: VoiceNote, home: 'parent', parent: ofContact },
  contact_note: { schema: ContactNote, home: 'parent', parent: ofContact },
  attachment: { schema: Attachment, home: 'parent', parent: ofContact },
  reminder: { schema: Reminder, home: 'parent', parent: ofContact },
  consent: { schema: Consent, home: 'parent', parent: ofContact },
  contact_origin: { schema: ContactOrigin, home: 'parent', parent: ofContact },
  contact_merge: { schema: ContactMerge, home: 'parent', parent: ofContact },
  email_answer: { schema: EmailAnswer, home: 'parent', parent: ofContact },
  lost_value: { schema: LostValue, home: 'row' },
} as const satisfies Record<string, Entity>

/** `most`: so many of them one company may have. */
type Entity = { schema: z.ZodMiniObject; most?: number } & (
  | { home: 'account' | 'main' | 'owner' | 'self' | 'personal' | 'row' }
  | { home: 'parent'; parent: { entity: string; field: string } }
)

export type EntityName = keyof typeof entities
/** What a row of this kind has. */
export type RowOf<E extends EntityName> = z.output<(typeof entities)[E]['schema']>
export const entityNames = Object.keys(entities) as EntityName[]

/** The row that this one lives with: its entity and the field that names it. */
export function parentOf(entity: EntityName): { entity: EntityName; field: string } | null {
  const kind = entities[entity]
  return 'parent' in kind ? kind.parent : null
}
/** How many of a kind one company may have; null: as many as there is room for. */
export function mostOf(entity: EntityName): number | null {
  const kind: Entity = entities[entity]
  return kind.most ?? null
}
export const dependantsOf = (entity: EntityName) => entityNames.filter((name) => parentOf(name)?.entity === entity)

/** What somebody does for themselves: nobody else's to decide about, or to know. */
export function isOwnMatter(entity: EntityName): boolean {
  const { home } = entities[entity]
  return home === 'self' || home === 'personal'
}

export const isEntityName = (name: string): name is EntityName => Object.hasOwn(entities, name)
