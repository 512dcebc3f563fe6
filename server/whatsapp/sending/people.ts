import type { Turn } from '#domain/campaigns/pace'
import type { WhatsappAccount } from '#domain/channels/account'
import { identityScopeOf } from '#domain/conversations/identity'
import { portfolioOf } from '#domain/whatsapp/campaignRules'
import { peopleLimitOf } from '#domain/whatsapp/number'
import type { Connection } from '../../db/connect.ts'
import { readWhatsappAccounts } from '../numbers.ts'

type Queryable = Pick<Connection, 'query'>
type Portfolio = { account: string; portfolio: string }

const hour = 3_600_000
const dayMs = 24 * hour

/** Whom the numbers of one portfolio may still write to outside a window, as far as this transaction looked; kept by `write`. */
export type PeopleBook = {
  load: (people: readonly string[]) => Promise<void>
  turn: (person: string, now: number) => Turn
  take: (person: string) => void
  write: () => Promise<void>
}

/** Nobody else counts people of a portfolio meanwhile. Comes after the pace; of several in their order. */
export async function lockPortfolios(
  connection: Queryable,
  account: string,
  portfolios: Iterable<string>,
): Promise<void> {
  for (const portfolio of [...new Set(portfolios)].sort())
    await connection.query(
      `select pg_advisory_xact_lock(hashtextextended('whatsapp people ' || $1::text || $2::text, 0))`,
      [account, portfolio],
    )
}

export function openPeople(connection: Queryable, account: string, row: WhatsappAccount): PeopleBook {
  const of = { account, portfolio: portfolioOf(row) }
  const known = new Set<string>()
  const free = new Set<string>()
  const written = new Set<string>()
  let standing: PeopleCount | null = null
  let added = 0
  return {
    async load(people) {
      if (!people.length) return
      if (!standing) {
        await lockPortfolios(connection, account, [of.portfolio])
        standing = await peopleCountOf(connection, of)
      }
      for (const person of await writtenTo(connection, of, people)) known.add(person)
      for (const person of await withOpenWindow(connection, of, { row, people })) free.add(person)
    },
    turn(person, now) {
      if (!standing || standing.limit === null || known.has(person) || free.has(person)) return { at: now, wait: null }
      if (standing.used + added < standing.limit) return { at: now, wait: null }
      return { at: Math.max(now + 1, standing.nextAt ?? now + dayMs), wait: 'dailyPeople' }
    },
    take(person) {
      if (free.has(person)) return
      if (!known.has(person)) added++
      known.add(person)
      written.add(person)
    },
    async write() {
      if (!written.size) return
      await connection.query(
        `insert into whatsapp_person (account_id, portfolio, person, written_at)
         select $1, $2, person, server_now() from unnest($3::text[]) as person
         on conflict (account_id, portfolio, person) do update set written_at = excluded.written_at`,
        [of.account, of.portfolio, [...written]],
      )
    },
  }
}

/** `limit`: null where there is none. `nextAt`: when one of those who count now counts no more. */
type PeopleCount = { limit: number | null; used: number; nextAt: number | null }

export async function peopleCountOf(connection: Queryable, of: Portfolio): Promise<PeopleCount> {
  const numbers = (await readWhatsappAccounts(connection, of.account)).filter(
    (one) => portfolioOf(one) === of.portfolio,
  )
  const limit = peopleLimitOf(numbers.map(({ number }) => number))
  if (limit === null) return { limit, used: 0, nextAt: null }
  const { rows } = await connection.query<{ used: number; nextAt: number | null }>(
    `with counting as materialized (
       select written_at from whatsapp_person
       where account_id = $1 and portfolio = $2 and written_at > server_now() - interval '24 hours'
     ), size as (select count(*)::int as used from counting)
     select used, (select (extract(epoch from written_at + interval '24 hours') * 1000)::bigint from counting
       order by written_at offset greatest(used - $3::int, 0) limit 1) as "nextAt" from size`,
    [of.account, of.portfolio, limit],
  )
  return { limit, ...rows[0]! }
}

async function writtenTo(
  connection: Queryable,
  { account, portfolio }: Portfolio,
  people: readonly string[],
): Promise<string[]> {
  const { rows } = await connection.query<{ person: string }>(
    `select person from whatsapp_person where account_id = $1 and portfolio = $2 and person = any($3::text[])
       and written_at > server_now() - interval '24 hours'`,
    [account, portfolio, people],
  )
  return rows.map(({ person }) => person)
}

/** Who wrote to this number lately: an answer counts for nobody. */
async function withOpenWindow(
  connection: Queryable,
  { account }: Portfolio,
  { row, people }: { row: WhatsappAccount; people: readonly string[] },
): Promise<string[]> {
  const { rows } = await connection.query<{ person: string }>(
    `select distinct i.value as person from channel_identity i
     join conversation c on c.account_id = i.account_id and c.channel_account_id = $2 and c.peer_id = i.peer_id
     where i.account_id = $1 and i.identity_scope = $3 and i.kind in ('phone', 'bsuid') and i.value = any($4::text[])
       and i.replaced_by is null and c.window_until > (extract(epoch from server_now()) * 1000)::bigint`,
    [account, row.id, identityScopeOf('whatsapp', row.number?.portfolio ?? ''), people],
  )
  return rows.map(({ person }) => person)
}

/** By the person: until when Meta wants no advertising of this portfolio sent to them. */
export async function restingPeople(
  connection: Queryable,
  account: string,
  people: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await connection.query<{ key: string; until: number }>(
    `select portfolio || ' ' || person as key, (extract(epoch from not_before) * 1000)::bigint as until
     from whatsapp_person where account_id = $1 and person = any($2::text[]) and not_before > server_now()`,
    [account, people],
  )
  return new Map(rows.map(({ key, until }) => [key, until]))
}

/** Meta says that they have had enough of it for now. */
export async function restPeople(connection: Queryable, of: Portfolio, people: readonly string[]): Promise<void> {
  if (!people.length) return
  await connection.query(
    `insert into whatsapp_person (account_id, portfolio, person, not_before)
     select distinct $1::uuid, $2, person, server_now() + interval '24 hours' from unnest($3::text[]) as person order by person
     on conflict (account_id, portfolio, person) do update set not_before = excluded.not_before`,
    [of.account, of.portfolio, people],
  )
}
