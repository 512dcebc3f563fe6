import { useTranslation } from 'react-i18next'
import type { RouteSetting } from '#domain/channels/account'

/** The service that a route uses, as one calls it. */
export function useKindName(): (setting: RouteSetting) => string {
  const { t } = useTranslation('sms')
  return (setting) => t(setting.kind === 'smpp' ? 'service.smpp' : `service.${setting.service}`)
}
