import { useTranslation } from 'react-i18next'
import { setPin } from '../../lib/deviceLock.ts'
import { useToasts } from '../../lib/toasts.ts'
import { PinDialog } from './PinDialog.tsx'

/** After the user has signed in because the PIN did not help any more. */
export function RenewPin() {
  const { t } = useTranslation('deviceLock')
  return <PinDialog title={t('renew.title')} intro={[t('renew.body')]} submit={t('renew.submit')} work={setPin} />
}

export function ChangePin({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('deviceLock')
  const toasts = useToasts()
  const change = async (pin: string) => {
    await setPin(pin)
    onClose()
    toasts.done(t('renew.done'))
  }
  return (
    <PinDialog
      title={t('renew.title')}
      intro={[t('renew.change')]}
      submit={t('renew.submit')}
      work={change}
      onClose={onClose}
    />
  )
}
