import { expect } from 'vitest'
import { type CustomsFile, customsCalls as calls } from '#domain/customs/calls'
import type { ShipmentRow } from '#domain/customs/shipment'
import type { Call } from '#domain/shared/call'
import { type Device, newTestId } from '../../testing/device.ts'

export const askBody = async <C extends Call>(device: Device, call: C, input: unknown) =>
  (await device.ask(call, input)).body

export const shipmentOf = (more: Partial<ShipmentRow> = {}): ShipmentRow => ({
  traded_on: '2025-03-04',
  flow: 'import',
  hs: '940511',
  product: 'LED lamps for ceilings',
  buyer: 'Bright Home Inc.',
  buyer_country: 'US',
  supplier: 'Shanghai Huamei Lighting Co., Ltd.',
  supplier_country: 'CN',
  origin: 'CN',
  destination: 'US',
  port_from: 'Shanghai',
  port_to: 'Los Angeles',
  weight_kg: 100,
  quantity: 10,
  unit: 'CTN',
  amount: 1_000,
  currency: 'USD',
  bill: 'BL1',
  ...more,
})

export async function bringShipments(device: Device, pages: ShipmentRow[][]): Promise<CustomsFile> {
  const id = newTestId()
  await askBody(device, calls.beginFile, { id, name: 'march.csv', seller: 'Seller' })
  for (const [page, rows] of pages.entries())
    expect((await askBody(device, calls.addRows, { file: id, page, rows })).code).toBe(1)
  return (await askBody(device, calls.endFile, { id })).data
}

export const searchShipments = async (device: Device, filter: object = {}) =>
  (await askBody(device, calls.search, { filter })).data.shipments
