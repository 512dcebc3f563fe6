import { limits } from '#domain/limits'
import type { Area } from '../../area.ts'
import { atOnce, deleteOld } from '../../db/inChunks.ts'
import { contactFiles } from './files.ts'
import { mergeLabels } from './mergeLabels.ts'
import { contactPerson } from './person.ts'
import { contactRoutes } from './routes.ts'
import { sweepCustomFields } from './sweepCustomFields.ts'
import { transferContacts } from './transfer.ts'
import { unmergeLabels } from './unmergeLabels.ts'

/** Nobody tells us of a message again after so long. */
const countedDays = 400
const oldMessages = `delete from counted_message where ctid = any (array(select ctid from counted_message
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`

export const contactArea = {
  tables: {
    contact: { told: 'contacts' },
    voice_note: { told: 'voice_notes' },
    contact_note: { told: 'contact_notes' },
    attachment: { told: 'attachments' },
    reminder: { told: 'reminders' },
    consent: { told: 'consents' },
    contact_origin: { told: 'contact_origins' },
    contact_merge: { told: 'merges' },
    excluded_contact: { told: 'excluded' },
    not_duplicate: 'ids',
    tag: 'nobody',
    category: 'nobody',
    source: 'nobody',
    custom_field: 'nobody',
    counted_message: 'nobody',
  },
  routes: contactRoutes,
  commands: {
    'contact.transfer': transferContacts,
    'tag.merge': mergeLabels,
    'tag.unmerge': unmergeLabels,
    'category.merge': mergeLabels,
    'category.unmerge': unmergeLabels,
    'source.merge': mergeLabels,
    'source.unmerge': unmergeLabels,
  },
  person: contactPerson,
  blobs: contactFiles,
  sweep: {
    rows: { merges: { entity: 'contact_merge', where: 'created_at < $2', days: limits.mergeDays } },
    others: {
      customFields: sweepCustomFields,
      countedMessages: (database, now) => deleteOld(database, oldMessages, now - countedDays * 86_400_000),
    },
    // A merge can be undone for longer than a deletion.
    kept: {
      contact: 'exists (select from contact_merge m where m.account_id = t.account_id and m.merged ? t.id::text)',
    },
  },
} satisfies Area
