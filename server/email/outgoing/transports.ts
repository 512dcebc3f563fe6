import { isPublicAddress } from '../verify/publicAddress.ts'
import { type ComposedMail, mailBytes } from './compose.ts'
import { type DeliveryHooks, deliver } from './deliver.ts'
import { SmtpFailure } from './failure.ts'
import type { SmtpAccess } from './open.ts'
import { accepted, type DeliveryOutcome, deliveryOutcomeOf } from './outcome.ts'
import { type Lent, Pool, type PoolSettings } from './pool.ts'

/** `version`: changes with the password, which nobody else sees change. */
export type SmtpSender = SmtpAccess & { id: string; version: string }

export type Transports = {
  /**
   * Delivers one mail over the sender's server.
   * @throws what `beforeEndOfData` throws, and the signal's reason before the last dot: then the mail is surely not sent
   */
  deliver: (sender: SmtpSender, mail: ComposedMail, hooks: DeliveryHooks) => Promise<DeliveryOutcome>
  /** A sender that is gone: its connections end with the mails that are on them. */
  forget: (sender: string) => void
  stop: () => void
}

export type TransportSettings = Partial<PoolSettings> & { name: string }

const usual = {
  isAllowed: isPublicAddress,
  connectMs: 15_000,
  greetingMs: 15_000,
  talkMs: 60_000,
  // RFC 5321 4.5.3.2.6 wants ten minutes: who gives up on a slow server has an uncertain mail.
  answerMs: 600_000,
  mostConnections: 4,
  mailsPerConnection: 100,
  idleMs: 10_000,
} satisfies Omit<PoolSettings, 'name'>

export function openTransports(given: TransportSettings): Transports {
  const settings: PoolSettings = { ...usual, ...given }
  const pools = new Map<string, { key: string; pool: Pool }>()

  return {
    async deliver(sender, mail, hooks) {
      const pool = poolOf(sender)
      for (;;) {
        const said = await deliverOver(pool, mail, hooks)
        if (said !== 'stale') return said
      }
    },
    forget,
    stop() {
      for (const id of pools.keys()) forget(id)
    },
  }

  async function deliverOver(pool: Pool, mail: ComposedMail, hooks: DeliveryHooks): Promise<DeliveryOutcome | 'stale'> {
    let isAnnounced = false
    const beforeEndOfData = () => {
      isAnnounced = true
      return hooks.beforeEndOfData()
    }
    let lent: Lent | null = null
    try {
      lent = await pool.take(hooks.signal)
      // Written only now: of all mails that wait, no more are held than can be said at once.
      const wire = { envelope: mail.envelope, bytes: await mailBytes(mail) }
      const { answer, messageId } = await deliver(lent.connection, wire, { ...hooks, beforeEndOfData }, settings)
      lent.isClear = true
      return accepted(answer, messageId)
    } catch (error) {
      if (!(error instanceof SmtpFailure)) throw error
      return isStale(error, lent) && !isAnnounced ? 'stale' : deliveryOutcomeOf(error)
    } finally {
      if (lent) await pool.giveBack(lent)
    }
  }

  function poolOf({ id, version, ...access }: SmtpSender): Pool {
    const key = JSON.stringify([access.smtp, version])
    const known = pools.get(id)
    if (known?.key === key) return known.pool
    known?.pool.close()
    const pool = new Pool(access, settings)
    pools.set(id, { key, pool })
    return pool
  }

  function forget(id: string): void {
    pools.get(id)?.pool.close()
    pools.delete(id)
  }
}

/** The server hung up on a connection that was kept, and nothing of this mail was said: another connection is asked. */
const isStale = ({ reply, problem }: SmtpFailure, lent: Lent | null) =>
  lent !== null && lent.mails > 0 && !reply && problem === 'broken'
