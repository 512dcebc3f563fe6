import { isPublicAddress } from '../verify/publicAddress.ts'
import { type ComposedMail, mailBytes } from './compose.ts'
import { SmtpFailure } from './failure.ts'
import type { SmtpAccess } from './open.ts'
import { accepted, type Outcome, outcomeOf } from './outcome.ts'
import { Pool, type PoolSettings, type Taken } from './pool.ts'
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
      const wire = { envelope: mail.envelope, bytes: await mailBytes(mail) }
      const pool = poolOf(sender)
      for (;;) {
        const told = { isAsked: false }
        const noted: HandOver = {
          ...handing,
          onHandedOver() {
            told.isAsked = true
            return handing.onHandedOver()
          },
        }
        let taken: Taken | null = null
        let isRefused = true
        try {
          taken = await pool.take(handing.signal)
          const { answer, messageId } = await sayMail(taken.connection, wire, noted, settings)
          isRefused = false
          return accepted(answer, messageId)
        } catch (error) {
          if (!(error instanceof SmtpFailure)) throw error
          if (!isStale(error, taken) || told.isAsked) return outcomeOf(error)
        } finally {
          if (taken) await pool.giveBack(taken, { isRefused })
        }
      }
    },
    forget,
    stop() {
      for (const id of pools.keys()) forget(id)
    },
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
const isStale = ({ reply, problem }: SmtpFailure, taken: Taken | null) =>
  taken !== null && taken.mails > 0 && !reply && problem === 'broken'
