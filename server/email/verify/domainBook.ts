import type { MxOutcome } from '#domain/email/deliverability/mx'
import { limits } from '#domain/limits'
import type { Database } from '../../db/connect.ts'

/** so long a mail server that did not answer is not tried again */
const silentServerMinutes = 10

/** A mail server may be asked now, or after a moment; or was asked so much already; or did not answer lately. */
type Turn = { kind: 'now'; waitMs: number } | { kind: 'later'; until: number } | { kind: 'silent'; since: number }

/** What is remembered of mail domains and their servers, so that nobody is asked for each address anew. */
export type DomainBook = {
  mxOf: (domain: string, ask: () => Promise<MxOutcome>, options: { anew: boolean }) => Promise<MxOutcome>
  takesAllSince: (domain: string) => Promise<number | null>
  takesAll: (domain: string) => Promise<void>
  turnAt: (host: string, domain: string) => Promise<Turn>
  isSilent: (host: string) => Promise<void>
}

/** The server of this address is not to be asked before then. */
export class NotYet extends Error {
  readonly until: number
  constructor(until: number) {
    super('not yet')
    this.until = until
  }
}

export const noBook: DomainBook = {
  mxOf: (_, ask) => ask(),
  takesAllSince: async () => null,
  takesAll: async () => {},
  turnAt: async () => ({ kind: 'now', waitMs: 0 }),
  isSilent: async () => {},
}

/** A server's next turn may be so far away; who comes later comes again. */
export const turnHorizonMs = 2 * limits.mailboxQuestionMs

/** In the database, for all processes and companies: a server does not care who of us asks. */
export function openDomainBook({ pool }: Database): DomainBook {
  const ms = (time: string) => `(extract(epoch from ${time}) * 1000)::bigint`
  const within = (time: string, hours: number) => `${time} > server_now() - interval '${hours} hours'`

  return {
    async mxOf(domain, ask, { anew }) {
      const { rows } = anew
        ? { rows: [] }
        : await pool.query<{ mx: MxOutcome }>(
            'select mx from email_domain where name = $1 and mx is not null and mx_until > server_now()',
            [domain],
          )
      if (rows[0]) return rows[0].mx
      const mx = await ask()
      if (mx.kind !== 'unknown')
        await pool.query(
          `insert into email_domain (name, mx, mx_until) values ($1, $2, server_now() + make_interval(hours => $3))
           on conflict (name) do update set mx = excluded.mx, mx_until = excluded.mx_until`,
          [domain, JSON.stringify(mx), hoursOf(mx)],
        )
      return mx
    },

    async takesAllSince(domain) {
      const { rows } = await pool.query<{ at: number }>(
        `select ${ms('takes_all_at')} as at from email_domain
         where name = $1 and ${within('takes_all_at', limits.mailDomainHours)}`,
        [domain],
      )
      return rows[0]?.at ?? null
    },

    async takesAll(domain) {
      await pool.query(
        `insert into email_domain (name, takes_all_at) values ($1, server_now())
         on conflict (name) do update set takes_all_at = excluded.takes_all_at`,
        [domain],
      )
    },

    async turnAt(host, domain) {
      await pool.query('update email_domain set host = $2 where name = $1 and host is distinct from $2', [domain, host])
      await pool.query('insert into email_host (name) values ($1) on conflict do nothing', [host])
      const silence = `silent_at > server_now() - interval '${silentServerMinutes} minutes'`
      const { rows } = await pool.query<{ wait: number }>(
        `update email_host set free_at = greatest(free_at, server_now()) + make_interval(secs => $2)
         where name = $1 and free_at <= server_now() + make_interval(secs => $3) and ${silence} is not true
         returning ((extract(epoch from free_at - server_now()) - $2) * 1000)::float8 as wait`,
        [host, limits.mailboxQuestionMs / 1_000, turnHorizonMs / 1_000],
      )
      if (rows[0]) return { kind: 'now', waitMs: Math.max(0, Math.ceil(rows[0].wait)) }
      const { rows: why } = await pool.query<{ since: number; until: number; silent: boolean | null }>(
        `select ${ms('silent_at')} as since, ${ms('free_at')} as until, ${silence} as silent from email_host where name = $1`,
        [host],
      )
      const found = why[0]
      if (found?.silent) return { kind: 'silent', since: found.since }
      return { kind: 'later', until: found?.until ?? Date.now() + limits.mailboxQuestionMs }
    },

    async isSilent(host) {
      await pool.query('update email_host set silent_at = server_now() where name = $1', [host])
    },
  }
}

/** That a domain is not there may have been mended in an hour. */
const hoursOf = ({ kind }: MxOutcome) => (kind === 'hosts' || kind === 'itself' ? limits.mailDomainHours : 1)
