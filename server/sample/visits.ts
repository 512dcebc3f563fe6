import type { Database } from '../db/connect.ts'
import { randomFrom } from './random.ts'

const days = 60
const dayMs = 24 * 3_600_000

/** Two months of visits to the sample's shop, so that its charts have something to show: fewer at the weekend, more each week. */
export async function seedVisits({ pool }: Pick<Database, 'pool'>, account: string, now: number): Promise<void> {
  const random = randomFrom(34)
  const { rows } = await pool.query<{ slug: string }>(
    `select body ->> 'slug' as slug from shop_part where account_id = $1 and kind = 'product' order by place, id limit 25`,
    [account],
  )
  const counted = Array.from({ length: days }, (_, back) => {
    const at = now - back * dayMs
    const isWeekend = [0, 6].includes(new Date(at).getUTCDay())
    const views = Math.round((isWeekend ? 40 : 90) * (1.4 - back / days) + random.below(31))
    return { day: new Date(at).toISOString().slice(0, 10), views, visitors: Math.round(views / 3) }
  })
  const seen = counted.flatMap(({ day, views }) => [
    { day, kind: 'language', key: '', views: Math.round(views * 0.7), inquiries: 0 },
    { day, kind: 'language', key: 'zh', views: views - Math.round(views * 0.7), inquiries: 0 },
    ...rows.map(({ slug }, at) => {
      const inquiries = random.chance(0.012) ? 1 : 0
      return {
        day,
        kind: 'product',
        key: slug,
        views: inquiries + Math.round((views * (1 + random.below(9))) / (60 + 20 * at)),
        inquiries,
      }
    }),
  ])
  const asked = (day: string) => seen.reduce((sum, one) => sum + (one.day === day ? one.inquiries : 0), 0)
  const withInquiries = seen.map((one) =>
    one.kind === 'language' && one.key === '' ? { ...one, inquiries: asked(one.day) } : one,
  )
  await pool.query(
    `insert into shop_day (account_id, day, views, visitors, inquiries)
     select $1, day, views, visitors, inquiries
     from jsonb_to_recordset($2::jsonb) as d (day date, views int, visitors int, inquiries int) on conflict do nothing`,
    [account, JSON.stringify(counted.map((one) => ({ ...one, inquiries: asked(one.day) })))],
  )
  await pool.query(
    `insert into shop_seen (account_id, day, kind, key, views, inquiries)
     select $1, day, kind, key, views, inquiries
     from jsonb_to_recordset($2::jsonb) as s (day date, kind text, key text, views int, inquiries int)
     on conflict do nothing`,
    [account, JSON.stringify(withInquiries)],
  )
}
