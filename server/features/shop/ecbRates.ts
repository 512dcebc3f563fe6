import { AppError } from '#domain/errors'
import { readEcbFile } from '#domain/shop/currencyRate'

const ecbFile = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'
const waitMs = 10_000
/** The file has some thirty lines. */
const mostLength = 100_000

/** The last daily rates of the European Central Bank. */
export async function fetchEcbRates(url = ecbFile): Promise<NonNullable<ReturnType<typeof readEcbFile>>> {
  const text = await textOf(url)
  const read = text.length > mostLength ? null : readEcbFile(text)
  if (!read) throw new AppError('operationFailed')
  return read
}

async function textOf(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(waitMs), redirect: 'error' })
    if (!response.ok) throw new Error(`the bank answers ${response.status}`)
    return await response.text()
  } catch (cause) {
    throw new AppError('network', { cause })
  }
}

/** Of the demo, which asks nobody: near to real ones, and of today. */
export const sampleRates = (now: number) => ({
  day: new Date(now).toISOString().slice(0, 10),
  rates: Object.entries({
    USD: 1.1614,
    CNY: 8.2235,
    GBP: 0.8762,
    JPY: 181.05,
    AUD: 1.7791,
    CAD: 1.6262,
    CHF: 0.9322,
    HKD: 9.0411,
    INR: 103.95,
    KRW: 1_702.4,
    MXN: 21.31,
    SGD: 1.5086,
    THB: 37.42,
    TRY: 49.31,
    ZAR: 19.87,
  }).map(([currency, per_euro]) => ({ currency, per_euro })),
})
