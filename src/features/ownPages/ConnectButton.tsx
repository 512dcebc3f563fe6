import { PlugConnectedRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPageChannel } from '#domain/conversations/channel'
import { ownPageCalls } from '#domain/ownPages/calls'
import { useChannelCall } from '../../components/channels/useChannelCall.ts'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { useToasts } from '../../lib/toasts.ts'

type Props = { channel: OwnPageChannel; isAgain?: boolean }

/** Goes to Meta's page, which comes back here. */
export function ConnectButton({ channel, isAgain = false }: Props) {
  const { t } = useTranslation('ownPages')
  const toasts = useToasts()
  const call = useChannelCall()
  const [isBusy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    try {
      location.assign((await call(ownPageCalls.begin, { channel })).url)
    } catch (error) {
      toasts.failed(error)
      setBusy(false)
    }
  }
  return (
    <OnlineButton
      appearance={isAgain ? 'secondary' : 'primary'}
      icon={<PlugConnectedRegular />}
      onClick={() => void begin()}
      {...(isBusy && { disabledFocusable: true })}
    >
      {t(isAgain ? 'connect.again' : `connect.${channel}`)}
    </OnlineButton>
  )
}
