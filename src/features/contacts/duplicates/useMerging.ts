import { useTranslation } from 'react-i18next'
import type { Contact } from '#domain/contacts/contact'
import { type ContactMerge, type MergeChoices, mergedFields, undoOf } from '#domain/contacts/merge'
import type { MutationArgs } from '#domain/mutations'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { useToasts } from '../../../lib/toasts.ts'

/** What takes back a merge that is kept. */
export const undoOfMerge = ({
  id,
  contact_id,
  rows,
  before,
  after,
}: ContactMerge): MutationArgs<'contact.unmerge'> => ({
  id,
  survivor: contact_id,
  rows,
  before,
  after,
})

/** Merges contacts, or remembers that they are different; both can be taken back. True: it was kept. */
export function useMerging() {
  const { t } = useTranslation('contacts')
  const { sync } = useClient()
  const toasts = useToasts()
  const words = useWords()

  /** The contact that stays comes first. */
  async function merge(contacts: readonly Contact[], choices: MergeChoices): Promise<boolean> {
    const [id, fields] = [newId(), mergedFields(contacts, choices)]
    const undo = undoOf(id, contacts, fields)
    const merged = undo.rows.map((row) => row.id)
    const saved = await sync.mutate('contact.merge', { id, survivor: undo.survivor, merged, fields })
    if (saved.kind === 'refused') toasts.info(words.ofCode(saved.code))
    if (saved.kind === 'refused') return false
    const name = fields.name ?? (contacts[0]!.name || contacts[0]!.company || t('row.nameless'))
    toasts.done(t('duplicates.merged', { count: merged.length, name }), {
      undo: () => unmerge(undo),
    })
    return true
  }

  async function unmerge(undo: MutationArgs<'contact.unmerge'>) {
    const undone = await sync.mutate('contact.unmerge', undo)
    toasts.info(undone.kind === 'saved' ? t('duplicates.undone') : words.ofCode(undone.code))
  }
  const takeApart = (merge: ContactMerge) => unmerge(undoOfMerge(merge))

  async function setApart(contacts: readonly string[]): Promise<boolean> {
    const id = newId()
    const saved = await sync.mutate('not_duplicate.create', { id, contacts: [...contacts] })
    if (saved.kind === 'refused') toasts.info(words.ofCode(saved.code))
    else
      toasts.done(t('duplicates.remembered'), {
        undo: async () => void (await sync.mutate('not_duplicate.delete', { id })),
      })
    return saved.kind === 'saved'
  }
  return { merge, takeApart, setApart }
}
