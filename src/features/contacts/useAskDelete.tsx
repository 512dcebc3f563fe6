import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { undoable } from './useBulk.ts'
import { useRights } from './useRights.tsx'

type Asked = { ids: string[]; name: string | null }

/** Asks before contacts are deleted, or for the right to do it. `question` has its place on the page. */
export function useAskDelete(remove: (ids: string[]) => Promise<void>) {
  const { t } = useTranslation('contacts')
  const rights = useRights()
  const [asked, setAsked] = useState<Asked | null>(null)
  const askToDelete = (wanted: Asked) => (rights.may('delete_data') ? setAsked(wanted) : rights.ask('delete_data'))
  const question = asked && (
    <ConfirmDialog
      title={
        asked.name === null ? t('delete.title', { count: asked.ids.length }) : t('delete.named', { name: asked.name })
      }
      text={t(
        asked.ids.length > undoable ? 'delete.textFinal' : asked.ids.length > 1 ? 'delete.textMany' : 'delete.text',
      )}
      confirm={t('actions.delete')}
      cancel={t('actions.cancel')}
      onConfirm={() => void remove(asked.ids)}
      onClose={() => setAsked(null)}
    />
  )
  return { askToDelete, question }
}
