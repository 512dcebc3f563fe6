import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useFormStyles } from '../../components/formParts.tsx'
import { removeAll } from '../../lib/deviceLock.ts'
import { useOnline } from '../../lib/online.ts'
import { LockFrame } from './LockFrame.tsx'
import { useWaitingCount } from './useWaitingCount.ts'

type Props = { hasPin: boolean; onBack: () => void; onSignIn: () => void }

/** The PIN does not help: the account does, and all else is to remove what is here. */
export function SignInAgain({ hasPin, onBack, onSignIn }: Props) {
  const { t } = useTranslation('deviceLock')
  const { intro } = useFormStyles()
  const isOnline = useOnline()
  const waiting = useWaitingCount()
  const [isRemoving, setRemoving] = useState(false)
  return (
    <LockFrame title={t('again.title')}>
      <p className={intro}>{t(hasPin ? 'again.forgot' : 'again.ended')}</p>
      {waiting > 0 && <p className={intro}>{t('again.waiting', { count: waiting })}</p>}
      {!isOnline && (
        <p role="status" className={intro}>
          {t('again.offline')}
        </p>
      )}
      <Button appearance="primary" size="large" onClick={onSignIn} {...(!isOnline && { disabledFocusable: true })}>
        {t('again.signIn')}
      </Button>
      {hasPin && <Button onClick={onBack}>{t('again.back')}</Button>}
      <Button appearance="subtle" onClick={() => setRemoving(true)}>
        {t('again.remove')}
      </Button>
      {isRemoving && (
        <ConfirmDialog
          title={t('remove.title')}
          text={[waiting > 0 && t('remove.lost', { count: waiting }), t('remove.body')].filter(Boolean).join(' ')}
          confirm={t('remove.go')}
          cancel={t('remove.back')}
          onConfirm={() => void removeAll()}
          onClose={() => setRemoving(false)}
        />
      )}
    </LockFrame>
  )
}
