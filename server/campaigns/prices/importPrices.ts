import { userInfo } from 'node:os'
import { basename } from 'node:path'
import { type PriceDiff, type PriceLine, priceDiff } from '#domain/campaigns/prices'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { OperatorError } from '../../operator.ts'
import { readPriceFile } from './priceFile.ts'
import { readPriceLines } from './prices.ts'

export type PriceSource = { path: string; text: string }

/** What a file would change, without changing it. */
export const checkPrices = (database: Database, source: PriceSource): Promise<PriceDiff> =>
  asSystem(database, async (connection) => priceDiff(await readPriceLines(connection), linesOf(source)))

/** Messages that are claimed from now on cost what it says; what was claimed before keeps its price. */
export function importPrices(
  database: Database,
  source: PriceSource,
  operator: string = userInfo().username,
): Promise<PriceDiff> {
  const lines = linesOf(source)
  return asSystem(database, async (connection) => {
    await connection.query(`select pg_advisory_xact_lock(hashtextextended('price import', 0))`)
    const diff = priceDiff(await readPriceLines(connection), lines)
    const news = [...diff.added, ...diff.changed.map(({ line }) => line)]
    if (!news.length) return diff
    await connection.query(
      `with import as (
         insert into price_import (operator, file, added, changed) values ($1, $2, $3, $4) returning id)
       insert into price_line (import_id, channel, country, category, valid_from, points)
       select import.id, l.channel, l.country, l.category, l."from", l.points
       from import, jsonb_to_recordset($5::jsonb)
         as l (channel text, country text, category text, "from" date, points int)`,
      [operator, basename(source.path), diff.added.length, diff.changed.length, JSON.stringify(news)],
    )
    return diff
  })
}

function linesOf({ text }: PriceSource): PriceLine[] {
  const { lines, problems } = readPriceFile(text)
  if (problems.length)
    throw new OperatorError([...problems.slice(0, 20), 'Nothing was imported; correct the file.'].join('\n'))
  return lines
}

export type PriceImport = { at: Date; operator: string; file: string; added: number; changed: number }

/** Who imported what, the latest first. */
export async function listPriceImports({ pool }: Database): Promise<PriceImport[]> {
  const { rows } = await pool.query<PriceImport>(
    'select at, operator, file, added, changed from price_import order by id desc limit 100',
  )
  return rows
}
