import type { ChannelRate } from '#domain/campaigns/channelRules'
import type { Turn } from '#domain/campaigns/pace'
import { type Bucket, bucketAllows, fullBucket, poured } from '#domain/campaigns/rateBook'
import type { Connection } from '../../db/connect.ts'
import type { PaceBook, PaceOf } from './paceBook.ts'

type GroupPace = { buckets: Bucket[]; until: number; refused: number }

/** How long a group is left alone after it put us off, unless it says so itself; twice as long each time. */
const backOffMs = 60_000
const backOffMostMs = 4 * 3_600_000

/** The pace of a channel that says it as rates, locked as that of a mail's sender is (`openPace`). */
export async function openRates(
  connection: Connection,
  { account, sender }: PaceOf,
  rates: readonly ChannelRate[],
): Promise<PaceBook> {
  const paces = new Map<string, GroupPace>()
  const changed = new Set<string>()
  const { ratesOf, paceOf, turn } = turnsIn(paces, rates)
  const keep = (group: string, pace: GroupPace) => {
    paces.set(group, pace)
    changed.add(group)
  }
  const pourInto = (group: string, now: number) => {
    const pace = paceOf(group, now)
    const buckets = ratesOf(group).map((rate, n) => poured(pace.buckets[n] ?? fullBucket(rate, now), rate, now))
    keep(group, { ...pace, buckets })
  }
  const load = async (groups: readonly string[]) => {
    const { rows } = await connection.query<{ address_group: string; pace: GroupPace }>(
      'select address_group, pace from campaign_pace where account_id = $1 and sender_id = $2 and address_group = any($3)',
      [account, sender, groups.filter((group) => !paces.has(group))],
    )
    for (const { address_group, pace } of rows) paces.set(address_group, pace)
  }
  await connection.query(
    `insert into campaign_pace (account_id, sender_id, address_group, pace) values ($1, $2, '', $3) on conflict do nothing`,
    [account, sender, JSON.stringify(paceOf('', Date.now()))],
  )
  await connection.query(
    `select from campaign_pace where account_id = $1 and sender_id = $2 and address_group = '' for update`,
    [account, sender],
  )
  await load([''])
  return {
    turn,
    pour(group, now) {
      pourInto('', now)
      if (group) pourInto(group, now)
    },
    answer(group, { kind, until }, now) {
      const before = paceOf(group, now)
      const wait = Math.min(backOffMostMs, backOffMs * 2 ** before.refused)
      if (kind === 'later') keep(group, { ...before, until: until ?? now + wait, refused: before.refused + 1 })
      else if (kind === 'accepted' && before.refused) keep(group, { ...before, refused: 0 })
      return paceOf(group, now)
    },
    putOffUntil: () => paces.get('')?.until ?? 0,
    warmUp: () => null,
    load,
    async write() {
      if (!changed.size) return
      const rows = [...changed].map((address_group) => ({ address_group, pace: paces.get(address_group) }))
      await connection.query(
        `insert into campaign_pace (account_id, sender_id, address_group, pace)
         select $1, $2, address_group, pace from jsonb_to_recordset($3::jsonb) as p (address_group text, pace jsonb)
         on conflict (account_id, sender_id, address_group) do update set pace = excluded.pace`,
        [account, sender, JSON.stringify(rows)],
      )
    },
  }
}

/** How a sender's rates stand, for who only looks. */
export async function readRates(
  connection: Connection,
  { account, sender }: PaceOf,
  rates: readonly ChannelRate[],
  now: number,
): Promise<(group: string) => Turn> {
  const { rows } = await connection.query<{ address_group: string; pace: GroupPace }>(
    'select address_group, pace from campaign_pace where account_id = $1 and sender_id = $2',
    [account, sender],
  )
  const { turn } = turnsIn(new Map(rows.map(({ address_group, pace }) => [address_group, pace])), rates)
  return (group) => turn(group, now)
}

function turnsIn(paces: ReadonlyMap<string, GroupPace>, rates: readonly ChannelRate[]) {
  const ratesOf = (group: string) => rates.filter(({ of }) => (of === 'sender') === (group === ''))
  const paceOf = (group: string, now: number): GroupPace =>
    paces.get(group) ?? { buckets: ratesOf(group).map((rate) => fullBucket(rate, now)), until: 0, refused: 0 }
  const freeAt = (group: string, now: number) => {
    const { buckets, until } = paceOf(group, now)
    const times = ratesOf(group).map((rate, n) => bucketAllows(buckets[n] ?? fullBucket(rate, now), rate, now))
    return { backOff: Math.max(now, until), rate: Math.max(now, ...times) }
  }
  function turn(group: string, now: number): Turn {
    const own = freeAt('', now)
    const theirs = group ? freeAt(group, now) : { backOff: now, rate: now }
    const waits = [
      { at: Math.max(own.rate, own.backOff), wait: 'senderPace' as const },
      { at: theirs.rate, wait: 'domainPace' as const },
      { at: theirs.backOff, wait: 'backOff' as const },
    ].filter(({ at }) => at > now)
    return waits.toSorted((a, b) => b.at - a.at)[0] ?? { at: now, wait: null }
  }
  return { ratesOf, paceOf, turn }
}
