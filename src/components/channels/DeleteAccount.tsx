import { Button } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChannelAccount } from '#domain/channels/account'
import { AppError } from '#domain/errors'
import { useClient } from '../../lib/client.ts'
import { useToasts } from '../../lib/toasts.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

type Props = {
  account: ChannelAccount
  words: { button: string; title: string; text: string; deleted: string }
  onDeleted: () => void
}

export function DeleteAccount({ account, words, onDeleted }: Props) {
  const { t } = useTranslation('sms')
  const { sync } = useClient()
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const { id } = account
  const undo = async () => {
    const saved = await sync.mutate('channel_account.restore', { rows: [account] })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
  }
  const remove = async () => {
    const saved = await sync.mutate('channel_account.delete', { ids: [id] })
    if (saved.kind === 'refused') return toasts.failed(new AppError(saved.code))
    toasts.done(words.deleted, { undo })
    onDeleted()
  }
  return (
    <div>
      <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          text={words.text}
          confirm={words.button}
          cancel={t('cancel')}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
