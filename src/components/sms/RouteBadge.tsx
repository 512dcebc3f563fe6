import { useTranslation } from 'react-i18next'
import type { SmsAccount } from '#domain/channels/account'
import { StatusBadge, type Tone } from '../StatusBadge.tsx'
import { type RouteState, routeState } from './useRoutes.ts'

const tones: Record<RouteState, Tone> = {
  off: 'neutral',
  secretMissing: 'bad',
  problem: 'bad',
  untested: 'warning',
  ready: 'good',
}

/** How a route stands, in a word and a colour. */
export function RouteBadge({ route }: { route: SmsAccount }) {
  const { t } = useTranslation('sms')
  const state = routeState(route)
  return (
    <StatusBadge tone={tones[state]}>
      {state === 'problem' && route.problem ? t(`problem.${route.problem}`) : t(`route.state.${state}`)}
    </StatusBadge>
  )
}
