import {
  afterAnswer,
  afterMail,
  type DomainPace,
  newDomainPace,
  newSenderPace,
  type PaceLimits,
  type PaceNow,
  type SenderPace,
  type Turn,
  turnOf,
} from '#domain/campaigns/pace'
import type { PaceBook, PaceOf } from '../campaigns/sending/paceBook.ts'
import type { Connection } from '../db/connect.ts'

// Hours are asked for whole countries beforehand.
const always = { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }

/**
 * The sender's pace, locked: of all that send for it one after the other looks. So it is locked before any receiver, and
 * nobody waits for domains.
 */
export async function openPace(
  connection: Connection,
  { account, sender }: PaceOf,
  limits: PaceLimits,
): Promise<PaceBook> {
  const open = { ...limits, hours: always }
  await connection.query(
    `insert into campaign_pace (account_id, sender_id, address_group, pace) values ($1, $2, '', $3) on conflict do nothing`,
    [account, sender, JSON.stringify(newSenderPace(open, Date.now()))],
  )
  const { rows } = await connection.query<{ pace: SenderPace }>(
    `select pace from campaign_pace where account_id = $1 and sender_id = $2 and address_group = '' for update`,
    [account, sender],
  )
  let senderPace = rows[0]!.pace
  const domains = new Map<string, DomainPace>()
  const changed = new Set<string>()
  const paceOf = (domain: string, now: number): PaceNow => ({
    sender: senderPace,
    domain: domains.get(domain) ?? newDomainPace(open, now),
  })
  const keep = (domain: string, pace: DomainPace) => {
    domains.set(domain, pace)
    changed.add(domain)
  }
  return {
    turn: (domain, now) => turnOf(open, paceOf(domain, now), ['UTC'], now, () => 0),
    pour(domain, now) {
      const after = afterMail(open, paceOf(domain, now), now)
      senderPace = after.sender
      changed.add('')
      keep(domain, after.domain)
    },
    answer(domain, { kind, code }, now) {
      const before = paceOf(domain, now).domain
      const after = afterAnswer(before, kind === 'later' || kind === 'accepted' ? Number(code) : 0, now)
      if (after !== before) keep(domain, after)
      return after
    },
    putOffUntil: () => 0,
    warmUp: () => senderPace.warmUp,
    async load(names) {
      const unknown = names.filter((name) => !domains.has(name))
      if (!unknown.length) return
      const { rows } = await connection.query<{ address_group: string; pace: DomainPace }>(
        'select address_group, pace from campaign_pace where account_id = $1 and sender_id = $2 and address_group = any($3)',
        [account, sender, unknown],
      )
      for (const { address_group, pace } of rows) domains.set(address_group, pace)
    },
    async write() {
      if (!changed.size) return
      const rows = [...changed].map((address_group) => ({
        address_group,
        pace: address_group ? domains.get(address_group) : senderPace,
      }))
      await connection.query(
        `insert into campaign_pace (account_id, sender_id, address_group, pace)
         select $1, $2, address_group, pace from jsonb_to_recordset($3::jsonb) as p (address_group text, pace jsonb)
         on conflict (account_id, sender_id, address_group) do update set pace = excluded.pace`,
        [account, sender, JSON.stringify(rows)],
      )
    },
  }
}

/** The turns as they stand, for who only looks. */
export async function readTurns(
  connection: Connection,
  { account, sender }: PaceOf,
  limits: PaceLimits,
  now: number,
): Promise<(group: string) => Turn> {
  const open = { ...limits, hours: always }
  const { rows } = await connection.query<{ address_group: string; pace: SenderPace & DomainPace }>(
    'select address_group, pace from campaign_pace where account_id = $1 and sender_id = $2',
    [account, sender],
  )
  const known = new Map(rows.map(({ address_group, pace }) => [address_group, pace]))
  const paceAt = (group: string): PaceNow => ({
    sender: known.get('') ?? newSenderPace(open, now),
    domain: known.get(group) ?? newDomainPace(open, now),
  })
  return (group) => turnOf(open, paceAt(group), ['UTC'], now, () => 0)
}
