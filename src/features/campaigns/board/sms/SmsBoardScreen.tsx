import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { lacksSecrets, type SmsAccount } from '#domain/channels/account'
import { NoRouteBar } from '../../../../components/sms/NoRouteBar.tsx'
import { RouteBadge } from '../../../../components/sms/RouteBadge.tsx'
import { usableRoutes, useRoutes } from '../../../../components/sms/useRoutes.ts'
import { useUser } from '../../../../lib/session.ts'
import { smsRoutesPath } from '../../../../lib/smsPaths.ts'
import { AccountList } from '../AccountList.tsx'
import { DashBoard } from '../DashBoard.tsx'
import { FirstSteps } from '../FirstSteps.tsx'

/** What text messages came to. */
export function SmsBoardScreen() {
  const { t } = useTranslation('sms')
  const routes = useRoutes()
  const isSub = isSubAccount(useUser())
  const isSetUp = routes && usableRoutes(routes).some(({ tested_at }) => tested_at !== null)
  return (
    <DashBoard
      channel="sms"
      start={routes && !isSetUp && !isSub ? <SmsFirstSteps routes={routes} /> : <NoRouteBar />}
      accounts={
        <AccountList
          title={t('route.menu')}
          lines={(routes ?? []).map((route) => ({
            id: route.id,
            name: route.name,
            to: `${smsRoutesPath}?route=${route.id}`,
            badge: <RouteBadge route={route} />,
          }))}
        />
      }
    />
  )
}

function SmsFirstSteps({ routes }: { routes: readonly SmsAccount[] }) {
  const { t } = useTranslation('sms')
  const to = `${smsRoutesPath}?route=${routes[0]?.id ?? 'new'}`
  const done = {
    service: routes.length > 0,
    secret: routes.some((route) => !lacksSecrets(route)),
    test: routes.some(({ tested_at }) => tested_at !== null),
  }
  const names = ['service', 'secret', 'test'] as const
  return (
    <FirstSteps steps={names.map((name) => ({ key: name, text: t(`route.steps.${name}`), isDone: done[name], to }))} />
  )
}
