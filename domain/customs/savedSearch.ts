import * as z from 'zod/mini'
import { Id, Time } from '../shared/schema.ts'
import { ViewName } from '../views/savedView.ts'
import { ShipmentFilter } from './shipmentFilter.ts'

const searchFields = {
  name: ViewName,
  /** a notice comes when a file brings rows that match */
  has_alert: z.boolean(),
}
export const ShipmentSearchFields = z.object(searchFields)
export const NewShipmentSearch = z.object({ id: Id, filter: ShipmentFilter, ...searchFields })
/** What one user looks for in shipments again and again; nobody else of the company sees it. */
export const ShipmentSearch = z.extend(NewShipmentSearch, { user: Id, created_at: Time, updated_at: Time })
export type ShipmentSearch = z.output<typeof ShipmentSearch>
