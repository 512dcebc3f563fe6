import { Textarea } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageLine } from '#workers/search/conversations/api'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'

type Props = { line: MessageLine; onSave: (body: string) => void; onClose: () => void }

/** Another text for a message of ours, which the other side sees as changed. */
export function EditDialog({ line, onSave, onClose }: Props) {
  const { t } = useTranslation('conversations')
  const [body, setBody] = useState(line.body)
  return (
    <ConfirmDialog
      title={t('thread.edit')}
      text={t('thread.editHint')}
      confirm={t('thread.editSave')}
      cancel={t('thread.cancel')}
      isWaiting={!body.trim() || body.trim() === line.body.trim()}
      onConfirm={() => onSave(body)}
      onClose={onClose}
    >
      <Textarea
        aria-label={t('thread.edit')}
        value={body}
        rows={4}
        style={{ width: '100%' }}
        onChange={(_, { value }) => setBody(value)}
      />
    </ConfirmDialog>
  )
}
