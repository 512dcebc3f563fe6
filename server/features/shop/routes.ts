import { shopCalls as calls } from '#domain/shop/calls'
import type { Route } from '../../http/route.ts'
import type { Settings } from '../../settings.ts'
import { fetchEcbRates, sampleRates } from './ecbRates.ts'

export function shopRoutes(route: Route, { settings }: { settings: Pick<Settings, 'demo'> }): void {
  route(calls.ecbRates, async () => (settings.demo ? sampleRates(Date.now()) : fetchEcbRates()))
}
