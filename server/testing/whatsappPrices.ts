import type { PriceCategory } from '#domain/campaigns/prices'
import type { Database } from '../db/connect.ts'

/** Points for a message of each category in every country, as an operator imports them. */
export const setWhatsappPrices = (
  { pool }: Pick<Database, 'pool'>,
  points: Partial<Record<PriceCategory, number>>,
): Promise<unknown> =>
  pool.query(
    `with file as (insert into price_import (operator, file, added, changed) values ('test', 'prices', 1, 0) returning id)
     insert into price_line (import_id, channel, country, category, valid_from, points)
     select file.id, 'whatsapp', '', p.key, '2026-01-01', p.value::int from file, jsonb_each_text($1::jsonb) p`,
    [JSON.stringify(points)],
  )
