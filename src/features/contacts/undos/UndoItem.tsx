import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { BulkAction, BulkFields } from '#domain/contacts/bulk'
import type { KeptUndo } from '#workers/bulk/jobs'
import { useCanChange } from '../../../lib/client.ts'
import { useContactValue } from '../../../lib/contactValues.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useLabels } from '../../../lib/labels.tsx'
import { TaskItem } from '../exchange/TaskItem.tsx'

const tones = { done: 'good', half: 'warning', undone: 'neutral' } as const

/** When, what, of how many; and the button that takes it back, until that is done. */
export function UndoItem({ undo, onUndo }: { undo: KeptUndo; onUndo: () => void }) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const canChange = useCanChange()
  const words = useActionWords()
  const { at, action, count, undone, name } = undo
  const what = words(action, count)
  const state = undone === 0 ? 'done' : undone < count ? 'half' : 'undone'
  return (
    <TaskItem
      name={what.title}
      state={{ tone: tones[state], text: t(`bulk.recent.state.${state}`) }}
      about={[formats.moment(at), ...(name ? [name] : [])]}
      result={what.values}
      progress={null}
      hint={state === 'half' ? t('bulk.recent.partly', { undone, count }) : null}
    >
      {state !== 'undone' && (
        <Button
          disabled={!canChange}
          aria-label={t('bulk.recent.undoOf', { what: what.title, at: formats.moment(at) })}
          onClick={onUndo}
        >
          {t(state === 'half' ? 'bulk.recent.rest' : 'bulk.recent.undo')}
        </Button>
      )}
    </TaskItem>
  )
}

function useActionWords() {
  const { t } = useTranslation('contacts')
  const { nameOf } = useLabels()
  const valueOf = useContactValue(nameOf)
  const label = (tag: string) => nameOf(tag) ?? t('change.unknown')
  const fieldsOf = (fields: BulkFields) => Object.keys(fields) as (keyof BulkFields)[]
  return (action: BulkAction, count: number): { title: string; values: string[] } => {
    switch (action.kind) {
      case 'tag.add':
        return { title: t('change.tagAdd', { count, label: label(action.tag) }), values: [] }
      case 'tag.remove':
        return { title: t('change.tagRemove', { count, label: label(action.tag) }), values: [] }
      case 'delete':
        return { title: t('change.delete', { count }), values: [] }
      case 'exclude':
        return { title: t('bulk.excluded', { count }), values: [] }
      case 'patch': {
        const { fields } = action
        const names = fieldsOf(fields).map((field) => t(`fields.${field}`))
        return {
          title: t('change.patchMany', { count, fields: names.join(t('change.and')) }),
          values: fieldsOf(fields).map((field) => valueOf(field, fields[field] ?? '') || t('bulk.recent.emptied')),
        }
      }
    }
  }
}
