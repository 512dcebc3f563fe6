import * as z from 'zod/mini'
import { countryOfArea, type TradeAnswer, type TradeQuestion, type TradeRow, worldArea } from '#domain/customs/comtrade'
import {
  failedTrouble,
  halfAnswer,
  laterTrouble,
  type SourceAnswer,
  wholeAnswer,
} from '#domain/leadSources/sourceAnswer'
import { jsonOf } from '../channels/callService.ts'
import { askSource, type SourceReach } from '../sources/askSource.ts'

/** `url`: `https://comtradeapi.un.org`. `key`: null asks the preview, which tells at most 500 rows. */
export type ComtradeSetting = SourceReach & { url: string; key: string | null }

const previewRows = 500
const keyedRows = 100_000

/** Asks for one product, year and flow: all reporters with the world, or one with its partners. */
export async function askComtrade(
  setting: ComtradeSetting,
  question: TradeQuestion,
  signal: AbortSignal,
): Promise<SourceAnswer<TradeAnswer['rows']>> {
  const said = await askPeriods(setting, question, [question.period], signal)
  if (said.kind !== 'answered') return said
  return { ...said, found: [...said.found.values()].flat() }
}

type PeriodsAnswer = SourceAnswer<ReadonlyMap<string, TradeRow[]>>

/** Several years, or several months, in one question: without a key it takes one of them. Those of which nothing was told are missing. */
export async function askPeriods(
  setting: ComtradeSetting,
  question: Omit<TradeQuestion, 'period'>,
  periods: readonly string[],
  signal: AbortSignal,
): Promise<PeriodsAnswer> {
  const answer = await askSource(
    setting,
    { url: questionUrl(setting, question, periods), headers: headersOf(setting), readRate: rateOf },
    signal,
  )
  if (answer.kind !== 'said') return answer
  const read = z.safeParse(Answer, jsonOf(answer.text))
  if (answer.status === 400) return failedTrouble('refused', '400')
  if (answer.status !== 200 || !read.success) return failedTrouble('unreadable', String(answer.status))
  // It answers 200 with an error as well, and with no rows and no word where it is busy.
  if (read.data.error) return laterTrouble('busy', read.data.error.slice(0, 100))
  if (!read.data.data) return failedTrouble('unreadable', 'data')
  const found = new Map<string, TradeRow[]>()
  for (const row of read.data.data) {
    const period = row.period === undefined ? periods[0]! : String(row.period)
    const rows = found.get(period) ?? []
    rows.push(...tradeRowOf(row, question))
    if (rows.length) found.set(period, rows)
  }
  const most = setting.key ? keyedRows : previewRows
  return read.data.data.length < most ? wholeAnswer(found) : halfAnswer(found, String(most))
}

function questionUrl(
  { url, key }: ComtradeSetting,
  { reporter, hs, flow }: Omit<TradeQuestion, 'period'>,
  periods: readonly string[],
): string {
  const frequency = periods[0]!.length === 4 ? 'A' : 'M'
  const query = new URLSearchParams({
    ...(reporter !== null && { reporterCode: String(reporter) }),
    ...(reporter === null && { partnerCode: String(worldArea) }),
    period: periods.join(','),
    cmdCode: hs,
    flowCode: flow,
    // Totals: neither by the second partner, nor by customs procedure or way of transport.
    partner2Code: '0',
    customsCode: 'C00',
    motCode: '0',
    maxRecords: String(key ? keyedRows : previewRows),
    format: 'JSON',
    includeDesc: 'true',
  })
  return `${url}/${key ? 'data/v1/get' : 'public/v1/preview'}/C/${frequency}/HS?${query.toString()}`
}

const headersOf = ({ key }: ComtradeSetting) => ({
  accept: 'application/json',
  ...(key && { 'ocp-apim-subscription-key': key }),
})

/** "Rate limit is exceeded. Try again in 2 seconds."; a used-up quota says hours, in the same words. */
function rateOf(headers: Headers, now: number) {
  const seconds = Number(headers.get('retry-after'))
  return laterTrouble(
    seconds > 600 ? 'quota' : 'rate',
    '429',
    now + Math.min(Math.max(seconds || 2, 1), 86_400) * 1_000,
  )
}

const number = z.nullish(z.number())
const words = z.nullish(z.string())
const ComtradeRow = z.object({
  period: z.optional(z.union([z.string(), z.int()])),
  reporterCode: z.int(),
  reporterDesc: words,
  partnerCode: z.int(),
  partnerDesc: words,
  classificationCode: words,
  qtyUnitAbbr: words,
  qty: number,
  isQtyEstimated: z.nullish(z.boolean()),
  netWgt: number,
  isNetWgtEstimated: z.nullish(z.boolean()),
  primaryValue: number,
})
const Answer = z.object({ data: z.nullish(z.array(ComtradeRow)), error: z.nullish(z.string()) })

function tradeRowOf(row: z.output<typeof ComtradeRow>, { reporter }: Pick<TradeQuestion, 'reporter'>): TradeRow[] {
  if (row.primaryValue == null || row.primaryValue < 0) return []
  const [area, name] = reporter === null ? [row.reporterCode, row.reporterDesc] : [row.partnerCode, row.partnerDesc]
  return [
    {
      reporter: row.reporterCode,
      partner: row.partnerCode,
      country: countryOfArea(area),
      name: name ?? '',
      usd: row.primaryValue,
      // A weight of 0 with a value beside it is one that nobody told.
      kg: row.netWgt || null,
      quantity: row.qty || null,
      unit: row.qtyUnitAbbr ?? '',
      is_estimated: Boolean(row.isQtyEstimated || row.isNetWgtEstimated),
      revision: row.classificationCode ?? '',
    },
  ]
}
