import { Button, type ButtonProps } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useConnected } from '../lib/useConnected.ts'

/** A button for what only the server can do: without a connection it says that it waits for one. */
export function OnlineButton(props: ButtonProps) {
  const { t } = useTranslation('app')
  const isConnected = useConnected()
  return <Button {...props} {...(!isConnected && { disabledFocusable: true, title: t('waitsForNetwork') })} />
}
