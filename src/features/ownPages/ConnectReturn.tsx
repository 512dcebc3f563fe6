import { Button, Spinner } from '@fluentui/react-components'
import { PeopleCommunityRegular } from '@fluentui/react-icons'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPageChannel } from '#domain/conversations/channel'
import { ownPageCalls } from '#domain/ownPages/calls'
import { useChannelCall } from '../../components/channels/useChannelCall.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useWords } from '../../lib/errors.ts'
import { useToasts } from '../../lib/toasts.ts'
import { ConnectButton } from './ConnectButton.tsx'

/** What Meta's page came back with; `code` null: its user said no. */
type Props = {
  channel: OwnPageChannel
  state: string
  code: string | null
  onDone: (page: string | null) => void
  onClose: () => void
}

export function ConnectReturn({ channel, state, code, onDone, onClose }: Props) {
  const { t } = useTranslation('ownPages')
  const { ofError } = useWords()
  const toasts = useToasts()
  const call = useChannelCall()
  const [error, setError] = useState<unknown>(null)
  const begun = useRef(false)
  const finish = useCallback(async () => {
    if (code === null) return
    try {
      const { connected, left_out } = await call(ownPageCalls.finish, { state, code })
      if (left_out > 0) toasts.info(t('connect.leftOut', { count: left_out }))
      toasts.done(t('connect.done', { names: connected.map(({ name }) => name).join(', ') }))
      onDone(connected.length === 1 ? connected[0]!.id : null)
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
  if (code !== null && !error) return <Spinner label={t('connect.finishing')} />
  return (
    <EmptyState
      icon={<PeopleCommunityRegular />}
      title={t('connect.notDone')}
      text={code === null ? t('connect.refused') : (ofError(error) ?? '')}
    >
      <ConnectButton channel={channel} />
      <Button onClick={onClose}>{t('back')}</Button>
    </EmptyState>
  )
}
