import { Button, Spinner } from '@fluentui/react-components'
import { PersonMailRegular } from '@fluentui/react-icons'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { senderCalls } from '#domain/email/sender/senderCalls'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { useSenderCall } from '../../../components/mail/useSenderCall.ts'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { useWords } from '../../../lib/errors.ts'
import { useToasts } from '../../../lib/toasts.ts'

/** What the provider's page came back with; `code` null: its user, or the provider, said no. */
type Props = { state: string; code: string | null; onDone: (sender: string) => void; onClose: () => void }

export function GrantReturn({ state, code, onDone, onClose }: Props) {
  const { t } = useTranslation('email')
  const { ofError } = useWords()
  const toasts = useToasts()
  const call = useSenderCall()
  const [error, setError] = useState<unknown>(null)
  const begun = useRef(false)
  const finish = useCallback(async () => {
    if (code === null) return
    setError(null)
    try {
      const { id } = await call(senderCalls.finishGrant, { state, code })
      toasts.done(t('sender.grant.done'))
      onDone(id)
    } catch (failure) {
      setError(failure)
    }
  }, [call, code, state, onDone, toasts, t])
  useEffect(() => {
    // A code is good for one time.
    if (begun.current) return
    begun.current = true
    void finish()
  }, [finish])
  if (code !== null && !error) return <Spinner label={t('sender.grant.finishing')} />
  return (
    <EmptyState
      icon={<PersonMailRegular />}
      title={t('sender.grant.notDone')}
      text={code === null ? t('sender.grant.refused') : (ofError(error) ?? '')}
    >
      {code !== null && <OnlineButton onClick={() => void finish()}>{t('sender.grant.retry')}</OnlineButton>}
      <Button onClick={onClose}>{t('sender.back')}</Button>
    </EmptyState>
  )
}
