import type { ContactCap } from '#domain/campaigns/contactCap'
import { priceDay } from '#domain/campaigns/prices'
import { ruleCalls as calls } from '#domain/campaigns/ruleCalls'
import type { Actor } from '#domain/shared/mutation'
import { readPriceLines } from '../../campaigns/prices/prices.ts'
import { audienceScope } from '../../campaigns/sending/owner.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { Route } from '../../http/route.ts'
import { recordOperation } from '../../operation.ts'
import type { By } from '../../people/manage.ts'
import type { Settings } from '../../settings.ts'
import { sampleShortLink } from '../../sms/shortLinks.ts'

export type RuleServices = { database: Database; settings: Pick<Settings, 'url' | 'demo' | 'port'> }

export function ruleRoutes(route: Route, { database, settings }: RuleServices): void {
  // The demo is its own public address.
  const linksAt = settings.url ?? (settings.demo ? `http://localhost:${settings.port}` : null)
  route(calls.rules, (_, { account }) =>
    asSystem(database, async (connection) => ({
      cap: await readCap(connection, account),
      prices: heldPrices(await readPriceLines(connection), Date.now()),
      short_link: linksAt && sampleShortLink(linksAt),
    })),
  )
  route(calls.setContactCap, async ({ cap }, { account, user }, { device, address }) => {
    await asSystem(database, (connection) => setCap(connection, { account, user, device, address }, cap))
    return {}
  })
  route(calls.overCap, (_, user) =>
    asSystem(database, async (connection) => ({ contacts: await contactsOverCap(connection, user) })),
  )
}

async function readCap(connection: Connection, account: string): Promise<ContactCap | null> {
  const { rows } = await connection.query<{ messages: number | null; days: number | null }>(
    'select cap_messages as messages, cap_days as days from account where id = $1',
    [account],
  )
  const { messages = null, days = null } = rows[0] ?? {}
  return messages !== null && days !== null ? { messages, days } : null
}

async function setCap(connection: Connection, by: By, cap: ContactCap | null): Promise<void> {
  const before = await readCap(connection, by.account)
  await connection.query('update account set cap_messages = $2, cap_days = $3 where id = $1', [
    by.account,
    cap?.messages ?? null,
    cap?.days ?? null,
  ])
  // Who is held is asked again, by the new rule.
  await connection.query(
    `update campaign_receiver set not_before = server_now()
     where account_id = $1 and status = 'held' and reason = 'overCap' and not_before > server_now()`,
    [by.account],
  )
  await recordOperation(connection, { ...by, action: 'campaign.contactCap', detail: { before, after: cap } })
}

/** Those that hold today, and those of days to come. */
function heldPrices(lines: Awaited<ReturnType<typeof readPriceLines>>, now: number) {
  const today = priceDay(now)
  return lines.filter(
    (line) =>
      !lines.some(
        (other) =>
          other.channel === line.channel &&
          other.country === line.country &&
          other.category === line.category &&
          other.from <= today &&
          other.from > line.from,
      ),
  )
}

/** As `lockCandidates` asks it of each contact whose turn it is. */
async function contactsOverCap(connection: Connection, { account, user }: Actor): Promise<string[]> {
  const cap = await readCap(connection, account)
  if (!cap) return []
  const { rows } = await connection.query<{ contact: string }>(
    `select r.contact_id as contact from campaign_receiver r
     join contact c on c.account_id = r.account_id and c.id = r.contact_id and c.deleted_at is null
       and ($2::text is null or c.scope = $2)
     where r.account_id = $1 and r.status in ('sent', 'claimed', 'uncertain')
       and coalesce(r.sent_at, r.handed_over_at, server_now()) > server_now() - $4::int * interval '1 day'
     group by r.contact_id having count(distinct r.task_id) >= $3 order by r.contact_id`,
    [account, await audienceScope(connection, user), cap.messages, cap.days],
  )
  return rows.map(({ contact }) => contact)
}
