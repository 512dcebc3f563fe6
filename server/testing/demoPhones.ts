import type { SmsAccount } from '#domain/channels/account'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../db/connect.ts'
import { clockSteps } from '../sandbox/demoClock.ts'
import type { Sandbox } from '../sandbox/open.ts'
import { putAccount } from './smsCompany.ts'

/** Puts the demo's clock forward until it is day in Europe and no weekend, now or some days later: no quiet hours hold a text then. */
export async function untilDaytime({ clock }: Sandbox, { daysAhead = 0 } = {}): Promise<void> {
  const isDay = (at: Date) => at.getUTCHours() >= 8 && at.getUTCHours() < 15 && at.getUTCDay() % 6 !== 0
  while (!isDay(new Date(clock.now() + daysAhead * clockSteps.day))) await clock.forward('hour')
}

/** A route to the phones of the demo, as its company has one. */
export function putDemoRoute(
  server: { database: Database; data: string },
  company: Actor,
  { settings }: Sandbox,
  changes: { per_second?: number } = {},
): Promise<SmsAccount> {
  const { host, port, secure, password } = settings.sms
  return putAccount(server, company, {
    name: 'Demo phones',
    setting: { kind: 'smpp', host, port, secure, system_id: 'demo', long: 'parts', window: 10 },
    sender: '+8657487000000',
    hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
    per_second: 200,
    currency: 'EUR',
    prices: [{ country: '', per_part: 80_000 }],
    tested_at: Date.now(),
    secrets: { password },
    ...changes,
  })
}
