import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useRights } from '../export/useRights.tsx'
import { type Targets, targetCount } from '../targets.ts'

type DeleteQuestion = { ids: Targets; name: string | null }

/** Asks before contacts are deleted, or for the right to do it. `question` has its place on the page. */
export function useAskDelete(remove: (ids: Targets) => Promise<void>) {
  const { t } = useTranslation('contacts')
  const rights = useRights()
  const [asked, setAsked] = useState<DeleteQuestion | null>(null)
  const askToDelete = (wanted: DeleteQuestion) =>
    rights.may('delete_data') ? setAsked(wanted) : rights.ask('delete_data')
  const count = asked ? targetCount(asked.ids) : 0
  const question = asked && (
    <ConfirmDialog
      title={asked.name === null ? t('delete.title', { count }) : t('delete.named', { name: asked.name })}
      text={t(count > 1 ? 'delete.textMany' : 'delete.text', { days: limits.undoDays })}
      confirm={t('actions.delete')}
      cancel={t('actions.cancel')}
      onConfirm={() => void remove(asked.ids)}
      onClose={() => setAsked(null)}
      isGrave={count > 1}
    />
  )
  return { askToDelete, question }
}
