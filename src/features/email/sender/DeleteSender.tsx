import { Button } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmailSender } from '#domain/email/sender/sender'
import { AppError } from '#domain/errors'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useClient } from '../../../lib/client.ts'
import { useToasts } from '../../../lib/toasts.ts'

type Props = { sender: EmailSender; running: number; onDeleted: () => void }

export function DeleteSender({ sender, running, onDeleted }: Props) {
  const { t } = useTranslation('email')
  const { sync } = useClient()
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const { id, name } = sender
  const undo = async () => {
    const saved = await sync.mutate('email_sender.restore', { rows: [sender] })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
  }
  const remove = async () => {
    const saved = await sync.mutate('email_sender.delete', { ids: [id] })
    if (saved.kind === 'refused') return toasts.failed(new AppError(saved.code))
    toasts.done(t('sender.deleted', { name }), { undo })
    onDeleted()
  }
  return (
    <div>
      <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => setAsking(true)}>
        {t('sender.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('sender.deleteTitle', { name })}
          text={t(running > 0 ? 'sender.deleteRunning' : 'sender.deleteText')}
          confirm={t('sender.delete')}
          cancel={t('sender.cancel')}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
