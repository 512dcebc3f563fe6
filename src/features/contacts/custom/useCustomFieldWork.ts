import { useTranslation } from 'react-i18next'
import type { CustomField } from '#domain/contacts/customField'
import { inPlace } from '#domain/contacts/customField'
import type { MutationArgs } from '#domain/mutations'
import type { SaveResult } from '#workers/sync/core/saveResult'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { useToasts } from '../../../lib/toasts.ts'

export type FieldDraft = Pick<CustomField, 'name' | 'type' | 'options'>

/** What the main account can do to the company's own fields. Each gives whether it was kept. */
export function useCustomFieldWork(all: readonly CustomField[]) {
  const { t } = useTranslation('contacts')
  const { sync } = useClient()
  const toasts = useToasts()
  const words = useWords()
  const isKept = (saved: SaveResult) => {
    if (saved.kind === 'refused') toasts.info(words.ofCode(saved.code))
    return saved.kind === 'saved'
  }
  const fields = inPlace(all)
  const bringBack = async ({ id, name }: CustomField) => {
    if (isKept(await sync.mutate('custom_field.bringBack', { id })))
      toasts.done(t('customFields.broughtBack', { name }))
  }
  return {
    create: async (field: MutationArgs<'custom_field.create'>) =>
      isKept(await sync.mutate('custom_field.create', field)),
    patch: async (id: string, change: MutationArgs<'custom_field.patch'>['fields']) =>
      isKept(await sync.mutate('custom_field.patch', { id, fields: change })),
    /** All places anew: two that stood in one place would stand by their names. */
    async move(from: number, to: number) {
      if (to < 0 || to >= fields.length) return
      const moved = fields.toSpliced(from, 1).toSpliced(to, 0, fields[from]!)
      const changes = moved.flatMap(({ id, place }, at) =>
        place === at ? [] : [{ name: 'custom_field.patch' as const, args: { id, fields: { place: at } } }],
      )
      isKept(await sync.mutateAll(changes))
    },
    async remove(field: CustomField) {
      if (!isKept(await sync.mutate('custom_field.remove', { id: field.id }))) return
      toasts.done(t('customFields.deleted', { name: field.name }), { undo: () => void bringBack(field) })
    },
    bringBack,
    nextPlace: fields.length,
  }
}
