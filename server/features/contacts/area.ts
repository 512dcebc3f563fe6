import { limits } from '#domain/limits'
import type { Area } from '../../area.ts'
import { contactFiles } from './files.ts'
import { mergeLabels } from './mergeLabels.ts'
import { contactPerson } from './person.ts'
import { contactRoutes } from './routes.ts'
import { sweepCustomFields } from './sweepCustomFields.ts'
import { transferContacts } from './transfer.ts'
import { unmergeLabels } from './unmergeLabels.ts'

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
    others: { customFields: sweepCustomFields },
    // A merge can be undone for longer than a deletion.
    kept: {
      contact: 'exists (select from contact_merge m where m.account_id = t.account_id and m.merged ? t.id::text)',
    },
  },
} satisfies Area
