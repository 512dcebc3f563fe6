import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import type { LinkedTemplate } from '#domain/linked/template'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { keptFrom, type TypedTemplate, typedFrom } from './typedTemplate.ts'

/** What can be done to a template. */
export function useLinkedTemplateWork() {
  const { t } = useTranslation('linked')
  const { sync } = useClient()
  const toasts = useToasts()

  /** The id of the row; null: it was refused. */
  async function save(id: string | null, typed: TypedTemplate): Promise<string | null> {
    const row = id ?? newId()
    const { fields, files } = keptFrom(typed)
    const args = id ? { id, fields } : { id: row, ...fields }
    const name = id ? 'linked_message.patch' : 'linked_message.create'
    const saved = await sync.mutateAll([{ name, args, ...(files.length > 0 && { files }) }])
    if (saved.kind === 'refused') {
      toasts.failed(new AppError(saved.code))
      return null
    }
    toasts.done(t('template.saved', { name: fields.name }))
    return row
  }
  const copy = (template: LinkedTemplate): Promise<string | null> =>
    save(null, { ...typedFrom(template), name: t('template.copyName', { name: template.name }).slice(0, 100) })
  async function remove(template: LinkedTemplate): Promise<void> {
    const saved = await sync.mutate('linked_message.delete', { ids: [template.id] })
    if (saved.kind === 'refused') return toasts.failed(new AppError(saved.code))
    toasts.done(t('template.deleted', { name: template.name }), {
      undo: async () => void (await sync.mutate('linked_message.restore', { rows: [template] })),
    })
  }
  return { save, copy, remove }
}
