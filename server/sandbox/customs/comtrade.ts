import { areaOfCountry } from '#domain/customs/comtrade'
import type { Log } from '../../log.ts'
import { openSandboxSource, type SandboxSource, type SourceRequest, type SourceResponse } from '../sources/service.ts'

export const sandboxComtradeKey = 'sandbox-comtrade-key'

/** Countries with how much of the sandbox's trade is theirs; the figures are made up, and the same at each question. */
const countries: readonly [string, number][] = (
  'US:190 DE:88 JP:52 GB:50 FR:46 NL:42 CA:36 KR:34 IT:33 MX:31 ES:27 AU:24 PL:21 IN:20 BR:18 AE:17 SA:15 SE:13 BE:13 CH:12 ' +
  'AT:11 TR:11 TH:10 VN:10 ZA:8 CL:7 CO:6 PE:5 EG:5 NG:4 KE:3 NZ:3 NO:6 DK:6 FI:4 PT:5 CZ:7 RO:5 HU:5 IL:5 SG:9 MY:8 PH:6 ID:8'
)
  .split(' ')
  .map((pair) => [pair.slice(0, 2), Number(pair.slice(3))])

/** UN Comtrade on loopback: its two addresses, with invented figures. It has months and years from 2015 to 2025. */
export const openSandboxComtrade = (log: Log, port = 0): Promise<SandboxSource> =>
  openSandboxSource(log, answerAsComtrade, { port })

function answerAsComtrade({ path, query, headers }: SourceRequest): SourceResponse {
  const [, kind, frequency] = /^\/(public\/v1\/preview|data\/v1\/get)\/C\/([AM])\/HS$/.exec(path) ?? []
  if (!kind) return { status: 404, body: { statusCode: 404, message: 'Resource not found' } }
  const isKeyed = kind === 'data/v1/get'
  if (isKeyed && headers['ocp-apim-subscription-key'] !== sandboxComtradeKey)
    return { status: 401, body: { statusCode: 401, message: 'Access denied due to invalid subscription key.' } }
  const periods = query.get('period')?.split(',') ?? []
  const written = frequency === 'A' ? /^\d{4}$/ : /^\d{6}$/
  // Without a key it takes one period at a time.
  if (!periods.length || (!isKeyed && periods.length !== 1) || !periods.every((period) => written.test(period)))
    return { status: 400, body: { statusCode: 400, message: 'Invalid period' } }
  const rows = periods
    .filter(isKnown)
    .flatMap((period) => (query.has('reporterCode') ? partnersOf(query, period) : reportersOf(query, period)))
  const most = isKeyed ? 100_000 : 500
  return { body: { elapsedTime: '0.05 secs', count: rows.length, data: rows.slice(0, most), error: '' } }
}

function isKnown(period: string): boolean {
  const year = Number(period.slice(0, 4))
  return year >= 2015 && year <= 2025
}

const reportersOf = (query: URLSearchParams, period: string) =>
  countries.map(([code, share]) => tradeRow(query, period, { reporter: areaOfCountry(code)!, code, partner: 0, share }))

/** World is more than the sum of the partners, as it is where some of the trade is kept secret. */
function partnersOf(query: URLSearchParams, period: string) {
  const reporter = Number(query.get('reporterCode'))
  const partners = countries
    .filter(([code]) => areaOfCountry(code) !== reporter)
    .map(([code, share]) =>
      tradeRow(query, period, { reporter, code, partner: areaOfCountry(code)!, share: share / 40 }),
    )
  const sum = partners.reduce((whole, row) => whole + row.primaryValue, 0)
  const world = {
    ...tradeRow(query, period, { reporter, code: '', partner: 0, share: 1 }),
    primaryValue: Math.round(sum * 1.03),
  }
  return [world, ...partners]
}

type SandboxTrade = { reporter: number; code: string; partner: number; share: number }

function tradeRow(query: URLSearchParams, period: string, { reporter, code, partner, share }: SandboxTrade) {
  const hs = query.get('cmdCode') ?? ''
  const year = Number(period.slice(0, 4))
  const spread = hashOf(`${hs} ${reporter} ${code}`)
  const growth = 1 + ((spread % 23) - 6) / 100
  const season = period.length === 6 ? (1 + Math.sin(Number(period.slice(4)) / 2) / 4) / 12 : 1
  const primaryValue = Math.round(share * 400_000 * (1 + (spread % 7)) * growth ** (year - 2015) * season)
  // Each ninth did not tell a weight.
  const netWgt = spread % 9 ? Math.round(primaryValue / (6 + (spread % 11))) : 0
  return {
    typeCode: 'C',
    freqCode: period.length === 6 ? 'M' : 'A',
    period,
    reporterCode: reporter,
    reporterDesc: partner === 0 ? code : '',
    flowCode: query.get('flowCode'),
    partnerCode: partner,
    partnerDesc: partner === 0 ? 'World' : code,
    classificationCode: year >= 2022 ? 'H6' : 'H5',
    cmdCode: hs,
    qtyUnitAbbr: 'kg',
    qty: netWgt,
    isQtyEstimated: spread % 5 === 0,
    netWgt,
    isNetWgtEstimated: spread % 5 === 0,
    primaryValue,
  }
}

/** FNV-1a, so that the same question has the same answer. */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (const sign of text) hash = Math.imul(hash ^ sign.charCodeAt(0), 16_777_619) >>> 0
  return hash
}
