import { useTranslation } from 'react-i18next'
import type { Contact } from '#domain/contacts/contact'
import { type Address, type ExcludedContact, exclusionsOf, isExcluded, keepsOut } from '#domain/contacts/excluded'
import { limits } from '#domain/limits'
import { rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { readOnce, useStored } from '../../../lib/reader.ts'
import { useToasts } from '../../../lib/toasts.ts'

/** All that the company excluded, the newest first; undefined until it is read. */
export function useExcluded(): ExcludedContact[] | undefined {
  return useStored(async (db) => (await readExcluded(db)).sort((a, b) => b.created_at - a.created_at), [])
}

const readExcluded = (db: UserDatabase, isWanted: (row: ExcludedContact) => boolean = () => true) =>
  rowsWhere(db, 'excluded_contact', isWanted)

/** Those that keep this contact from being sent to. */
export function useExclusionsOf(contact: Pick<Contact, 'phones' | 'emails'>): ExcludedContact[] {
  const { phones, emails } = contact
  const found = useStored((db) => readExcluded(db, keepsOut(contact)), [JSON.stringify([phones, emails])])
  return found ?? []
}

/** Every address of a contact, each excluded for itself. */
export const addressesOf = ({ phones, emails }: Pick<Contact, 'phones' | 'emails'>): Address[] => [
  ...phones.map(({ full_number }) => ({ full_number, email: '', whatsapp_id: '' })),
  ...emails.map(({ email }) => ({ full_number: '', email, whatsapp_id: '' })),
]

export function useExcluding() {
  const { t } = useTranslation('contacts')
  const { sync } = useClient()
  const toasts = useToasts()
  const words = useWords()

  /** In portions that each are one change; all are kept, or none. True: they are excluded now. */
  async function exclude(addresses: readonly Address[], reason: string): Promise<boolean> {
    const known = exclusionsOf((await readOnce((db) => readExcluded(db))) ?? [])
    const fresh = addresses.filter((address) => !isExcluded(known, address))
    const rows = fresh.map((address) => ({ ...address, id: newId(), reason }))
    if (rows.length === 0) toasts.info(t('excluded.known', { count: addresses.length }))
    if (rows.length === 0) return true
    const saved = await sync.mutateAll(
      portions(rows).map((some) => ({ name: 'excluded_contact.create', args: { rows: some } })),
    )
    if (saved.kind === 'refused') toasts.info(words.ofCode(saved.code))
    else
      toasts.done(t('excluded.added', { count: rows.length }), {
        undo: async () => void (await sync.mutateAll(removals(rows.map(({ id }) => id)))),
      })
    return saved.kind === 'saved'
  }

  /** Two devices may have excluded the same address: all rows of it go. */
  async function allow(some: readonly ExcludedContact[]) {
    const wanted = exclusionsOf(some)
    const rows = ((await readOnce((db) => readExcluded(db))) ?? []).filter((one) => isExcluded(wanted, one))
    const saved = await sync.mutateAll(removals(rows.map(({ id }) => id)))
    if (saved.kind === 'refused') return void toasts.info(words.ofCode(saved.code))
    toasts.done(t('excluded.removed', { count: some.length }), {
      undo: async () =>
        void (await sync.mutateAll(
          portions(rows).map((some) => ({ name: 'excluded_contact.restore', args: { rows: some } })),
        )),
    })
  }
  return { exclude, allow }
}

const removals = (ids: readonly string[]) =>
  portions(ids).map((some) => ({ name: 'excluded_contact.delete' as const, args: { ids: some } }))

function portions<T>(items: readonly T[]): T[][] {
  const size = limits.rowsPerMutation
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))
}
