import type { Log } from '../../log.ts'
import { randomFrom } from '../../sample/random.ts'
import { openSandboxSource, type SandboxSource, type SourceRequest, type SourceResponse } from '../sources/service.ts'

export const sandboxSellerKey = 'sandbox-seller-key'
export const sandboxSellerName = 'Sample Manifests (sandbox)'
export const sandboxSellerPoints = 20

/** A seller of shipments on loopback, with invented companies that say so. It has something of every product but "nothing". */
export const openSandboxSeller = (log: Log, port = 0): Promise<SandboxSource> =>
  openSandboxSource(log, answerAsSeller, { port })

const columns = [
  'Arrival Date',
  'Consignee Name',
  'Consignee Country',
  'Shipper Name',
  'Shipper Country',
  'HS Code',
  'Product Description',
  'Gross Weight (KG)',
  'Total Value (USD)',
  'Port of Lading',
  'Port of Unlading',
  'Bill of Lading Number',
]
const buyers = ['Harbor Lane', 'Copper Field', 'Green Quay', 'Silver Pier', 'West Orchard']

function answerAsSeller({ method, path, headers, body }: SourceRequest): SourceResponse {
  if (method !== 'POST' || path !== '/look-up') return { status: 404, body: { error: 'not found' } }
  if (headers.authorization !== `Bearer ${sandboxSellerKey}`) return { status: 401, body: { error: 'key' } }
  const asked = JSON.parse(body) as Record<string, string | number | undefined>
  if (asked.product === 'nothing') return { body: { columns, rows: [] } }
  const random = randomFrom(String(asked.hs ?? asked.product ?? '').length + Number(asked.hs ?? 0))
  const hs = `${asked.hs ?? '940511'}000000`.slice(0, 6)
  const rows = Array.from({ length: 60 }, (_, at) => {
    const kg = 300 + random.below(8_000)
    return [
      `${2023 + random.below(3)}-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`,
      `${asked.buyer ?? random.pick(buyers)} (sample) Inc.`,
      String(asked.destination ?? 'US'),
      `${asked.supplier ?? 'Ningbo Sample Trading'} (sample) Co., Ltd.`,
      String(asked.origin ?? 'CN'),
      hs,
      String(asked.product ?? 'Goods of this heading, invented'),
      kg,
      Math.round(kg * (4 + random.next() * 6)),
      'Ningbo',
      'Los Angeles',
      `SELLER-${hs}-${at}`,
    ]
  })
  return { body: { columns, rows } }
}
