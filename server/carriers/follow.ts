import type { Channels } from '../channels/channel.ts'
import { openEmail, openSms } from '../channels/open.ts'
import { smsOf, smtpOf } from '../channels/settings.ts'
import type { Database } from '../db/connect.ts'
import { type Environment, SettingError } from '../environment.ts'
import { errorFields, type Log } from '../log.ts'
import type { PayWays } from '../payments/payWays.ts'
import type { Secrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { listen } from '../sync/listen.ts'
import { type CarrierName, carrierNames, isChannel, isInEnvironment, payWayOpeners } from './carriers.ts'
import { carrierChannel, openCarrier, storedCarriers } from './stored.ts'

type FollowServices = { database: Database; secrets: Secrets; settings: Settings; log: Log }
type Carriers = { channels: Channels; payWays: PayWays }

/**
 * Puts what the operator's tool has set up beside what the environment has, and follows its changes; the environment wins.
 * What cannot be used is said in the log: a server without mails is better than none.
 */
export async function followCarriers(
  { database, secrets, settings, log }: FollowServices,
  { channels, payWays }: Carriers,
): Promise<{ stop: () => Promise<void> }> {
  const ours = carrierNames.filter((name) => !isInEnvironment(name, settings))
  const used = new Map<CarrierName, string>()

  async function reloadCarriers(): Promise<void> {
    const stored = await storedCarriers(database.pool)
    for (const name of ours) {
      const sealed = stored.get(name)
      if (sealed === used.get(name)) continue
      if (sealed) used.set(name, sealed)
      else used.delete(name)
      change(name, sealed)
    }
  }

  function change(name: CarrierName, sealed: string | undefined): void {
    let env: Environment = {}
    try {
      if (sealed) env = openCarrier(secrets, name, sealed)
      if (sealed && !isChannel(name) && !settings.url) throw new SettingError('Payments need FAIRLEAD_URL.')
      put(name, env)
    } catch (error) {
      if (!(error instanceof SettingError)) throw error
      log('carrier not usable', { name, reason: error.message })
      put(name, {})
    }
  }

  function put(name: CarrierName, env: Environment): void {
    if (!isChannel(name)) {
      const way = payWayOpeners[name](env)
      if (way) payWays[name] = way
      else delete payWays[name]
      return
    }
    const before = channels[name]
    if (name === 'email') channels.email = openEmail(smtpOf(env))
    else channels.sms = openSms(smsOf(env), log)
    // What it is sending goes out before it ends.
    before?.stop().catch((error: unknown) => log('a channel did not stop', { name, ...errorFields(error) }))
  }

  let reloading = reloadCarriers()
  await reloading
  const reloadAgain = () => {
    reloading = reloading
      .then(reloadCarriers)
      .catch((error: unknown) => log('cannot read carriers', errorFields(error)))
  }
  const listening = await listen(database, log, {
    channels: { [carrierChannel]: reloadAgain },
    onReconnect: reloadAgain,
  })
  // What changed between the first look and the first listening.
  reloadAgain()
  return {
    async stop() {
      await listening.stop()
      await reloading
    },
  }
}
