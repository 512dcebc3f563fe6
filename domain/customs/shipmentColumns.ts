import { headerKey } from '../contacts/headerKey.ts'

/** What a column of a file of shipments may say. `weight_unit` and the like say how another one is to be read. */
export const shipmentColumns = [
  'traded_on',
  'flow',
  'hs',
  'product',
  'buyer',
  'buyer_country',
  'supplier',
  'supplier_country',
  'origin',
  'destination',
  'port_from',
  'port_to',
  'weight_kg',
  'weight_unit',
  'quantity',
  'unit',
  'amount',
  'currency',
  'bill',
] as const
export type ShipmentColumn = (typeof shipmentColumns)[number]

/**
 * Headers of the usual sellers: of manifests (ImportGenius, Panjiva, Datamyne), of declarations (Indian, Russian, Vietnamese and
 * Latin American files) and of Chinese ones. What stands first in a line is taken first where a file has several.
 */
const headers: Record<ShipmentColumn, string> = {
  traded_on:
    'arrival date,actual arrival date,date,shipment date,ship date,declaration date,be date,sb date,bill of entry date,shipping bill date,import date,export date,trade date,estimated arrival date,fecha,fecha de ingreso,fecha embarque,data,дата,日期,到港日期,进口日期,出口日期,报关日期,申报日期,交易日期,提单日期',
  flow: 'flow,import export,trade type,imp exp,direction,type of trade,进出口,进出口类型,贸易方向',
  hs: 'hs code,hscode,hs,hts code,tariff code,ncm,ritc code,hs codes,commodity code,tnved code,codigo arancelario,partida arancelaria,posicion arancelaria,код тнвэд,海关编码,hs编码,商品编码,税则号,税号',
  product:
    'product description,goods description,description of goods,item description,cargo description,description,goods shipped,product,products,commodity,descripcion,descripcion comercial,descricao,описание,产品描述,商品描述,货物描述,商品名称,产品,产品名称,品名',
  buyer:
    'consignee name,consignee,importer name,importer,buyer,buyer name,indian importer name,foreign importer name,importador,nombre importador,destinatario,получатель,进口商,采购商,收货人,买家,买方,进口商名称',
  buyer_country:
    'consignee country,importer country,buyer country,country of importer,pais importador,进口商国家,采购商国家,买家国家',
  supplier:
    'shipper name,shipper,supplier name,supplier,exporter name,exporter,seller,manufacturer,foreign exporter name,indian exporter name,exportador,proveedor,nombre exportador,отправитель,出口商,供应商,发货人,卖家,卖方,出口商名称',
  supplier_country:
    'shipper country,exporter country,supplier country,seller country,pais proveedor,出口商国家,供应商国家,卖家国家',
  origin:
    'country of origin,origin country,origin,shipment origin,place of origin,pais de origen,pais origen,страна происхождения,原产国,起运国,来源国,出口国,产地',
  destination:
    'country of destination,destination country,destination,shipment destination,importing country,pais de destino,pais destino,страна назначения,目的国,进口国,抵运国',
  port_from:
    'port of lading,port of loading,foreign port of lading,foreign port,loading port,port of shipment,puerto de embarque,起运港,装货港,出口港',
  port_to:
    'port of unlading,port of discharge,port of unloading,us port,us port of unlading,discharge port,port of entry,indian port,destination port,puerto de descarga,aduana,目的港,卸货港,进口港,抵运港',
  weight_kg:
    'gross weight kg,weight kg,weight in kg,gross weight,net weight kg,net weight,weight,peso bruto,peso neto,peso,вес,毛重,净重,重量,毛重kg,重量kg',
  weight_unit: 'weight unit,weight uom,unit of weight,重量单位',
  quantity: 'quantity,qty,packages,package quantity,std qty,cantidad,quantidade,количество,数量,件数',
  unit: 'unit,uqc,quantity unit,unit of quantity,uom,std unit,package unit,unidad,单位,数量单位,计量单位',
  amount:
    'total value usd,value usd,value of goods,customs value,cif value usd,fob value usd,total amount,amount usd,amount,assessable value usd,assessable value,value,cif usd,fob usd,valor,valor cif,valor fob,стоимость,金额,总金额,美元金额,金额美元,总价,货值,成交金额',
  currency: 'currency,invoice currency,moneda,moeda,валюта,币种,货币,币制',
  bill: 'bill of lading number,bill of lading,bl number,house bill of lading,master bill of lading,be no,sb no,declaration number,declaration no,bill no,numero de declaracion,提单号,报关单号,提单号码',
}

const known = new Map(
  shipmentColumns.flatMap((column) =>
    headers[column].split(',').map((header, place) => [keyOf(header), { column, place }] as const),
  ),
)

/** What stands in brackets is no part of a header here, unless it says a unit: "Weight (KG)". */
function keyOf(header: string): string {
  return headerKey(header.replace(/[([（【]\s*(kgs?|usd|us\$)\s*[)\]）】]/gi, ' $1'))
}

/** Column → its place; of two that mean the same, the usual one. */
export function matchShipmentColumns(row: readonly string[]): Partial<Record<ShipmentColumn, number>> {
  const found: Partial<Record<ShipmentColumn, { at: number; place: number }>> = {}
  for (const [at, header] of row.entries()) {
    const match = known.get(keyOf(header.slice(0, 200)))
    if (match && match.place < (found[match.column]?.place ?? Number.POSITIVE_INFINITY))
      found[match.column] = { at, place: match.place }
  }
  return Object.fromEntries(Object.entries(found).map(([column, { at }]) => [column, at]))
}

/** Of the first rows the one with most known headers; of two that are alike the lower one, as where a title stands above. −1: none. */
export function findShipmentHeader(rows: readonly (readonly string[])[]): number {
  let best = { at: -1, count: 1 }
  for (const [at, row] of rows.slice(0, 30).entries()) {
    const count = Object.keys(matchShipmentColumns(row)).length
    if (count > best.count || (count === best.count && count > 1)) best = { at, count }
  }
  return best.at
}

/** What a file needs at least: when, and what or who. */
export const missingColumns = (mapping: Partial<Record<ShipmentColumn, number>>): ShipmentColumn[] =>
  mapping.traded_on === undefined
    ? ['traded_on']
    : (['hs', 'product', 'buyer', 'supplier'] as const).every((column) => mapping[column] === undefined)
      ? ['hs', 'product']
      : []
