import { useTranslation } from 'react-i18next'
import { type Label, type LabelFields, type LabelKind, LabelName } from '#domain/contacts/label'
import { indexLabels, movedPlaces, refuseParent } from '#domain/contacts/labelTree'
import { isErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import { newId } from '#workers/newId'
import type { SaveResult } from '#workers/sync/core/saveResult'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { useToasts } from '../../../lib/toasts.ts'

/** The label that is gone, and the one that it became. */
export type LabelMerge = { from: Label; into: Label }

/** What can be done to the labels of one kind; what the domain forbids is said before anything is kept. */
export function useLabelWork(kind: LabelKind, labels: readonly Label[]) {
  const { t } = useTranslation('contacts')
  const { sync } = useClient()
  const toasts = useToasts()
  const words = useWords()

  const told = (saved: SaveResult) => {
    if (saved.kind === 'refused') toasts.info(words.ofCode(saved.code))
    return saved.kind === 'saved'
  }
  /** The words of what is wrong with this name, or null. */
  const wrongWith = (name: string, self?: string) => {
    const parsed = LabelName.safeParse(name)
    const said = parsed.error?.issues[0]?.message
    if (!parsed.success) return words.ofCode(isErrorCode(said) ? said : 'inputInvalid')
    return labels.some((label) => label.name === parsed.data && label.id !== self) ? t('labels.taken') : null
  }
  const patch = (id: string, fields: LabelFields) => sync.mutate(`${kind}.patch`, { id, fields })
  return {
    wrongWith,
    async add(name: string): Promise<string | null> {
      if (labels.length >= limits.labelsPerKind) return words.ofCode('labelsFull')
      const saved = await sync.mutate(`${kind}.create`, { id: newId(), name: name.trim() })
      return saved.kind === 'saved' ? null : words.ofCode(saved.code)
    },
    async rename(id: string, name: string): Promise<string | null> {
      const wrong = wrongWith(name, id)
      if (wrong) return wrong
      const saved = await sync.mutate(`${kind}.rename`, { id, name })
      return saved.kind === 'saved' ? null : words.ofCode(saved.code)
    },
    colour: async (id: string, colour: Label['colour']) => void told(await patch(id, { colour })),
    async move(id: string, by: -1 | 1) {
      const places = movedPlaces(labels, id, by)
      if (places.length === 0) return
      const changes = places.map(({ id: one, place }) => ({
        name: `${kind}.patch` as const,
        args: { id: one, fields: { place } },
      }))
      told(await sync.mutateAll(changes))
    },
    async place(id: string, parent: string | null) {
      const refused = refuseParent(indexLabels(labels), id, parent)
      if (refused) return void toasts.info(words.ofCode(refused))
      const before = labels.find((label) => label.id === id)?.parent ?? null
      if (told(await patch(id, { parent })))
        toasts.done(t('labels.placed'), { undo: async () => void told(await patch(id, { parent: before })) })
    },
    merge: async (from: Label, into: Label): Promise<LabelMerge | null> =>
      told(await sync.mutate(`${kind}.merge`, { from: from.id, into: into.id })) ? { from, into } : null,
    unmerge: async ({ from, into }: LabelMerge) =>
      told(await sync.mutate(`${kind}.unmerge`, { row: from, into: into.id })),
    remove: async (id: string) => void told(await sync.mutate(`${kind}.delete`, { id })),
  }
}
