import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import { limits } from '#domain/limits'
import { protectDevice, switchOn } from '../../lib/deviceLock.ts'
import { request } from '../../lib/http.ts'
import { PinDialog } from './PinDialog.tsx'

/** The server has what opens the device before anything here is sealed. */
export function ProtectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('deviceLock')
  const protect = async (pin: string) => {
    const { secret, protection } = await protectDevice(pin, limits.idleMinutes[1])
    await request(authCalls.keepDeviceSecret, { device: protection.device, secret })
    await switchOn(protection)
  }
  return (
    <PinDialog
      title={t('set.title')}
      intro={[t('set.body', { min: limits.pinMin }), t('set.next')]}
      submit={t('set.submit')}
      isOnline
      work={protect}
      onClose={onClose}
    />
  )
}
