import { addCounts, type Counts } from '#domain/campaigns/statistics/counters'
import { statisticsCalls as calls } from '#domain/campaigns/statistics/statisticsCalls'
import type { InputOf, OutputOf } from '#domain/shared/call'
import { type Day, isoDay } from '#domain/statistics/days'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { Route } from '../../http/route.ts'
import { askedDays } from './askedDays.ts'
import { subAccountReport } from './subAccountReport.ts'

type Call = typeof calls.mailStatistics

export function statisticsRoutes(route: Route, { database }: { database: Database }): void {
  route(calls.mailStatistics, (input, { account }) =>
    asSystem(database, (connection) => mailStatistics(connection, account, input)),
  )
  route(calls.subAccountReport, (input, { account }) =>
    asSystem(database, (connection) => subAccountReport(connection, account, input)),
  )
}

/** The numbers that devices have, with those that wait to be told to them. */
async function mailStatistics(connection: Connection, account: string, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { from, to } = askedDays(input)
  const { rows } = await connection.query<{ day: Day; counts: Counts }>(
    `select key::int as day, counts from (
       select key, counts from campaign_counts where account_id = $1 and channel = 'email' and dimension = 'day' and deleted_at is null
       union all select key, counts from campaign_delta where account_id = $1 and channel = 'email' and dimension = 'day') as numbers
     where key::int between $2 and $3`,
    [account, from, to - 1],
  )
  const days = new Map<Day, Counts>()
  for (const { day, counts } of rows) days.set(day, addCounts(days.get(day) ?? {}, counts))
  return {
    total: numbersOf([...days.values()].reduce(addCounts, {})),
    days: [...days.entries()]
      .sort(([a], [b]) => a - b)
      .map(([day, counts]) => ({ day: isoDay(day), counts: numbersOf(counts) })),
  }
}

const numbersOf = (counts: Counts): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter((entry): entry is [string, number] => !!entry[1]))
