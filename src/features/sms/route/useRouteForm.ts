import { useTranslation } from 'react-i18next'
import type { SmsAccount, SmsAccountFields } from '#domain/channels/account'
import { type AccountForm, useAccountForm } from '../../../components/channels/useAccountForm.ts'
import { emptyRoute, type RouteFault, routeFaultsOf } from './routeForm.ts'

export type RouteForm = AccountForm<SmsAccountFields, RouteFault>

export function useRouteForm(row: SmsAccount | null): RouteForm | null {
  const { t } = useTranslation('sms')
  return useAccountForm(row, {
    empty: emptyRoute,
    faultsOf: routeFaultsOf,
    saved: (name) => t('route.saved', { name }),
    draft: 'channel_account',
  })
}

/** For a Fluent Field: red with words, or nothing. */
export function useRouteFault({ faults }: Pick<RouteForm, 'faults'>) {
  const { t } = useTranslation('sms')
  return (name: string) => {
    const fault: RouteFault | undefined = faults[name]
    return fault ? { validationState: 'error' as const, validationMessage: t(`route.fault.${fault}`) } : {}
  }
}
