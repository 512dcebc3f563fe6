import { type CampaignChannel, channelFacts } from '#domain/campaigns/channel'
import { refusingReasons } from '#domain/campaigns/suppression'
import { standsAgainst } from '../suppression/suppressed.ts'

const refusing = refusingReasons.map((reason) => `'${reason}'`).join(', ')

/** Names nothing of a contact, so that it is one question for all of them. */
const hasAny = (table: 'suppression' | 'consent' | 'excluded_contact') =>
  `(select exists (select from ${table} where account_id = $1 and deleted_at is null))`

/** SQL of what a channel writes to (`channelFacts`), and of why it may. */
type VerdictParts = {
  allowsUnknownBasis: string
  sendCount: string
  address: string
  consent: string
  /** whether address `a` of a contact comes before the others */
  isPreferred: string
}

/** All that `contact c` can be reached at, or has refused under, in the order of each kind. A check of ours finds something out about emails only. */
const keysSql = `(
      select 'email' as kind, e.email as address, lower(e.email) as key, e.is_valid, e.n
      from rows from (jsonb_to_recordset(c.emails) as (email text, is_valid text)) with ordinality as e (email, is_valid, n)
      union all
      select 'phone', p.full_number, p.full_number, 'toVerify', p.n
      from rows from (jsonb_to_recordset(c.phones) as (full_number text)) with ordinality as p (full_number, n)
      union all
      select 'whatsapp', i.value, i.value, 'toVerify', i.n
      from rows from (jsonb_to_recordset(c.identities) as (kind text, value text)) with ordinality as i (kind, value, n)
      where i.kind = 'bsuid')`

/** The addresses of one kind. */
export const addressesSql = (kind: string) => `(select * from ${keysSql} keys where keys.kind = ${kind})`

/**
 * What `verdictOf` (`domain/campaigns/receivers.ts`) says of `contact c`, asked of the tables: `v.reason` is null for a
 * receiver, and `v.address` the address. Asked of a hundred contacts as of a million, so each one finds its rows by an index;
 * a company without any is asked once. `$1` account.
 */
export function verdictSql({ allowsUnknownBasis, sendCount, address, consent, isPreferred }: VerdictParts) {
  return `
    cross join lateral (
      select bool_or(s.refuses) as is_refused, min(a.n) filter (where s.refuses and k.is_own) as refusing,
        min(k.rank) filter (where k.is_own and a.is_valid <> 'invalid' and s.refuses is null) as usable,
        min(k.rank) filter (where k.is_own) as best
      from ${keysSql} a
      cross join lateral (
        select a.kind = ${address} as is_own,
          a.n + case a.is_valid when 'valid' then 0 when 'toVerify' then 1000 else 2000 end
            + case when ${isPreferred} then 0 else 10000 end as rank
      ) k
      cross join lateral (
        select bool_or(s.reason in (${refusing})) as refuses from suppression s
        where ${hasAny('suppression')} and ${standsAgainst({ kind: 'a.kind', value: 'a.key', consent })}
      ) s
    ) a
    left join lateral (
      select o.withdrawn_at is not null as withdrawn, o.basis from consent o
      where ${hasAny('consent')} and o.account_id = $1 and o.contact_id = c.id and o.channel = ${consent} and o.deleted_at is null
      order by o.given_at desc, o.id desc limit 1
    ) o on true
    cross join lateral (
      select case
        when c.restricted_at is not null then 'restricted'
        when ${isExcluded} then 'excluded'
        when a.is_refused then 'saidNo'
        when o.withdrawn then 'withdrawn'
        when o.withdrawn is null and not ${allowsUnknownBasis} then 'noBasis'
        when not ${sendCount} then 'sendCount'
        when a.usable is not null then null
        when a.best is null then 'noAddress'
        when a.best % 10000 > 2000 then 'invalid'
        else 'bounced'
      end as reason
      -- asked once, not wherever it is used
      offset 0
    ) w
    cross join lateral (
      select w.reason, lower(coalesce(case ${address} when 'email' then c.emails else c.phones end -> (case
        when w.reason = 'saidNo' then coalesce(a.refusing, 1)
        when w.reason is null then a.usable % 1000
        when w.reason in ('invalid', 'bounced') then a.best % 1000
        else 1
      end - 1)::int ->> case ${address} when 'email' then 'email' else 'full_number' end, '')) as address
    ) v`
}

/** A WhatsApp id that shows its number stands for the number as well. */
const isExcluded = `${hasAny('excluded_contact')} and (
  exists (select from jsonb_to_recordset(c.phones) as p (full_number text) join excluded_contact x
    on x.account_id = $1 and x.full_number = p.full_number and x.full_number <> '' and x.deleted_at is null)
  or exists (select from jsonb_to_recordset(c.phones) as p (full_number text) join excluded_contact x
    on x.account_id = $1 and x.whatsapp_id in (p.full_number || '@c.us', p.full_number || '@s.whatsapp.net')
      and x.whatsapp_id <> '' and x.deleted_at is null)
  or exists (select from jsonb_to_recordset(c.emails) as e (email text) join excluded_contact x
    on x.account_id = $1 and x.email = lower(e.email) and x.email <> '' and x.deleted_at is null))`

const operators = { greater: '>', equal: '=', less: '<' } as const

/** `value` stands for the number. */
export const sendCountSql = (channel: CampaignChannel, is: keyof typeof operators, value: string) =>
  `c.${channelFacts[channel].sends} ${operators[is]} ${value}`
