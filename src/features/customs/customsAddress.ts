import { ShipmentFilter } from '#domain/customs/shipmentFilter'

export const shipmentViews = ['companies', 'transactions', 'months', 'hs', 'places', 'partners'] as const
/** Of a company its months come first: they are its growth and its price. */
export const companyViews = ['months', 'transactions', 'hs', 'places', 'partners'] as const
export type ShipmentView = (typeof shipmentViews)[number]
export const shipmentMeasures = ['count', 'usd', 'kg'] as const
export type ShipmentMeasure = (typeof shipmentMeasures)[number]
export const companySides = ['buyer', 'supplier'] as const
export const companyOrders = ['growth', 'count', 'usd'] as const

export type ShipmentsAddress = {
  filter: ShipmentFilter
  view: ShipmentView
  measure: ShipmentMeasure
  side: (typeof companySides)[number]
  order: (typeof companyOrders)[number]
}

const numbers = new Set(['company', 'least_kg', 'most_kg'])
const isField = (name: string): name is keyof ShipmentFilter => Object.hasOwn(ShipmentFilter.shape, name)

/** What another version wrote, or somebody typed, is left out. */
export function readShipments(params: URLSearchParams): ShipmentsAddress {
  const given = [...params].filter(([name, value]) => isField(name) && value !== '')
  const filter: ShipmentFilter = {}
  for (const [name, value] of given) {
    const one = { [name]: numbers.has(name) ? Number(value) : value }
    if (ShipmentFilter.safeParse(one).success) Object.assign(filter, one)
  }
  const chosen = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === params.get(name)) ?? values[0]!
  return {
    filter,
    view: filter.company === undefined ? chosen('view', shipmentViews) : chosen('view', companyViews),
    measure: chosen('measure', shipmentMeasures),
    side: chosen('side', companySides),
    order: chosen('order', companyOrders),
  }
}

export function writeShipments({ filter, ...rest }: ShipmentsAddress): Record<string, string> {
  const usual: Record<string, string> = { measure: 'count', side: 'buyer', order: 'growth' }
  return Object.fromEntries(
    [...Object.entries(filter), ...Object.entries(rest)].flatMap(([name, value]) =>
      value === undefined || value === '' || usual[name] === value ? [] : [[name, String(value)]],
    ),
  )
}
