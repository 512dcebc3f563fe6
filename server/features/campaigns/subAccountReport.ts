import { type CampaignChannel, channelProduct } from '#domain/campaigns/channel'
import { addCounts, type Counts } from '#domain/campaigns/statistics/counters'
import { addSums, isEmptySums, noSums, type ReportSums, sumsIn } from '#domain/campaigns/statistics/sendingReport'
import type { statisticsCalls } from '#domain/campaigns/statistics/statisticsCalls'
import type { InputOf, OutputOf } from '#domain/shared/call'
import { type Day, type Days, isoDay } from '#domain/statistics/days'
import type { Person } from '#domain/subAccounts/person'
import { companyOffsetAt } from '../../campaigns/ledger/companyClock.ts'
import type { Connection } from '../../db/connect.ts'
import { heldSpend } from '../../ledger/ledger.ts'
import { askedDays } from './askedDays.ts'

type Call = typeof statisticsCalls.subAccountReport
type Member = Pick<Person, 'id' | 'username' | 'nickname' | 'status' | 'is_main'>
type DayReport = { counts: Counts; points: number }
/** By user and day. */
type DayReports = Map<string, Map<Day, DayReport>>

export async function subAccountReport(
  connection: Connection,
  account: string,
  { channel, ...asked }: InputOf<Call>,
): Promise<OutputOf<Call>> {
  const days = askedDays(asked)
  const reports: DayReports = new Map()
  for (const { user, day, counts } of await countsOf(connection, account, channel, days)) {
    const report = reportOn(reports, user, day)
    report.counts = addCounts(report.counts, counts)
  }
  for (const { user, day, points } of await pointsOf(connection, account, channel, days))
    reportOn(reports, user, day).points += points
  const members = await membersOf(connection, account)
  return {
    list: members
      .map((member) => lineOf(channel, member, reports.get(member.id)))
      .filter(({ status, days }) => status !== 'deleted' || days.length > 0),
  }
}

function reportOn(reports: DayReports, user: string, day: Day): DayReport {
  const days = reports.get(user) ?? new Map<Day, DayReport>()
  const report = days.get(day) ?? { counts: {}, points: 0 }
  reports.set(user, days.set(day, report))
  return report
}

function lineOf(channel: CampaignChannel, { id, ...member }: Member, reports: ReadonlyMap<Day, DayReport> = new Map()) {
  const days = [...reports]
    .sort(([a], [b]) => a - b)
    .map(([day, { counts, points }]) => ({ day: isoDay(day), ...sumsIn(channel, counts, points) }))
    .filter((sums) => !isEmptySums(sums))
  return { user: id, ...member, total: days.reduce<ReportSums>(addSums, noSums), days }
}

/** What devices have been told, and what waits to be told to them. */
async function countsOf(connection: Connection, account: string, channel: CampaignChannel, { from, to }: Days) {
  const keys = Array.from({ length: to - from }, (_, at) => `${from + at}`)
  const { rows } = await connection.query<{ user: string; day: Day; counts: Counts }>(
    `select belongto as user, key::int as day, counts from campaign_counts
     where account_id = $1 and channel = $2 and dimension = 'day' and key = any($3::text[]) and deleted_at is null
     union all
     select user_id, key::int, counts from campaign_delta
     where account_id = $1 and channel = $2 and dimension = 'day' and key = any($3::text[])`,
    [account, channel, keys],
  )
  return rows
}

/**
 * Spent out of what tasks held, by who had the task then: the ledger is never changed, whoever has the task now. By `target`,
 * which has an index and no entries of points that came back.
 */
async function pointsOf(connection: Connection, account: string, channel: CampaignChannel, { from, to }: Days) {
  const { source, target } = heldSpend(channelProduct(channel))
  const offsetMs = companyOffsetAt(from * dayMs) * 60_000
  const { rows } = await connection.query<{ user: string; day: Day; points: number }>(
    `select user_id as user, floor((date_part('epoch', created_at) * 1000 + $6) / ${dayMs})::int as day,
       sum(amount)::bigint as points
     from ledger_entry where account_id = $1 and target = $2 and source = $3 and type = 'spend' and user_id is not null
       and created_at >= to_timestamp($4 / 1000.0) and created_at < to_timestamp($5 / 1000.0)
     group by 1, 2`,
    [account, target, source, from * dayMs - offsetMs, to * dayMs - offsetMs, offsetMs],
  )
  return rows
}

const dayMs = 86_400_000

async function membersOf(connection: Connection, account: string): Promise<Member[]> {
  const { rows } = await connection.query<Member>(
    `select id, username, nickname, status, is_main from person where account_id = $1 and deleted_at is null
     order by is_main desc, username, id`,
    [account],
  )
  return rows
}
