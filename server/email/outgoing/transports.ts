import { isPublicAddress } from '../verify/publicAddress.ts'
import { type ComposedMail, mailBytes } from './compose.ts'
import { SmtpFailure } from './failure.ts'
import type { SmtpAccess } from './open.ts'
import { accepted, type Outcome, outcomeOf } from './outcome.ts'
import { type Lent, Pool, type PoolSettings } from './pool.ts'
import { type HandOver, sayMail } from './sayMail.ts'

/** `version`: changes with the password, which nobody else sees change. */
export type SmtpSender = SmtpAccess & { id: string; version: string }

export type Transports = {
  /**
   * Says one mail to the sender's server.
   * @throws what `onHandedOver` throws, and the signal's reason before the last dot: then the mail is surely not sent
   */
  handOver: (sender: SmtpSender, mail: ComposedMail, handing: HandOver) => Promise<Outcome>
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
    async handOver(sender, mail, handing) {
      const pool = poolOf(sender)
      for (;;) {
        const said = await sayOver(pool, mail, handing)
        if (said !== 'stale') return said
      }
    },
    forget,
    stop() {
      for (const id of pools.keys()) forget(id)
    },
  }

  async function sayOver(pool: Pool, mail: ComposedMail, handing: HandOver): Promise<Outcome | 'stale'> {
    let isAnnounced = false
    const onHandedOver = () => {
      isAnnounced = true
      return handing.onHandedOver()
    }
    let lent: Lent | null = null
    try {
      lent = await pool.take(handing.signal)
      // Written only now: of all mails that wait, no more are held than can be said at once.
      const wire = { envelope: mail.envelope, bytes: await mailBytes(mail) }
      const { answer, messageId } = await sayMail(lent.connection, wire, { ...handing, onHandedOver }, settings)
      lent.isClear = true
      return accepted(answer, messageId)
    } catch (error) {
      if (!(error instanceof SmtpFailure)) throw error
      return isStale(error, lent) && !isAnnounced ? 'stale' : outcomeOf(error)
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
