import { Button } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SmsAccount } from '#domain/channels/account'
import { AppError } from '#domain/errors'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useClient } from '../../../lib/client.ts'
import { useToasts } from '../../../lib/toasts.ts'

export function DeleteRoute({ route, onDeleted }: { route: SmsAccount; onDeleted: () => void }) {
  const { t } = useTranslation('sms')
  const { sync } = useClient()
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const { id, name } = route
  const undo = async () => {
    const saved = await sync.mutate('channel_account.restore', { rows: [route] })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
  }
  const remove = async () => {
    const saved = await sync.mutate('channel_account.delete', { ids: [id] })
    if (saved.kind === 'refused') return toasts.failed(new AppError(saved.code))
    toasts.done(t('route.deleted', { name }), { undo })
    onDeleted()
  }
  return (
    <div>
      <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => setAsking(true)}>
        {t('route.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('route.deleteTitle', { name })}
          text={t('route.deleteText')}
          confirm={t('route.delete')}
          cancel={t('cancel')}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
