import { type PricedMessage, type PriceLine, priceDay, priceOf } from '#domain/campaigns/prices'
import type { Connection } from '../../db/connect.ts'

type Queryable = Pick<Connection, 'query'>

/** What one part of a message costs at a moment. */
export type Prices = (message: PricedMessage) => number

/** Of lines that were imported again, as they were imported last. */
export const latestLines = `select distinct on (channel, country, category, valid_from) channel, country, category,
  to_char(valid_from, 'YYYY-MM-DD') as "from", points
  from price_line order by channel, country, category, valid_from, import_id desc`

export async function readPriceLines(connection: Queryable): Promise<PriceLine[]> {
  const { rows } = await connection.query<PriceLine>(latestLines)
  return rows
}

export function pricesAt(lines: readonly PriceLine[], at: number): Prices {
  const day = priceDay(at)
  const known = new Map<string, number>()
  return (message) => {
    const key = `${message.channel} ${message.country} ${message.category}`
    const points = known.get(key) ?? priceOf(lines, message, day)
    known.set(key, points)
    return points
  }
}
