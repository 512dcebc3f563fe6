import type { ShipmentRow } from '#domain/customs/shipment'
import type { Actor } from '#domain/shared/mutation'
import { beginCustomsFile, endCustomsFile } from '../customs/files.ts'
import { addShipments } from '../customs/importRows.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { type Random, randomFrom } from './random.ts'

const forms = ['Inc.', 'LLC', 'GmbH', 'Corp.']
/** Nobody's names: each says that it is a sample. */
const buyers =
  'Bright Harbor|Lumen Valley|Northgate Home|Casa Clara|Pine & Stone|Sunrise Retail|Blue Anchor|Maple Street|Old Mill|Riverside Light'
    .split('|')
    .flatMap((name, at) =>
      [1, 2, 3].map((nth) => ({
        name: `${name} ${nth} (sample) ${forms[at % forms.length]}`,
        country: at % 3 ? 'US' : 'DE',
      })),
    )
const suppliers =
  '宁波样例灯饰|中山样例照明|深圳样例电子|Ningbo Sample Lighting|Foshan Sample Furniture|Hanoi Sample Wood'
    .split('|')
    .map((name) => ({
      name: /\p{Script=Han}/u.test(name) ? `${name}有限公司` : `${name} Co., Ltd.`,
      country: name.startsWith('Hanoi') ? 'VN' : 'CN',
    }))

/** Real codes with words that stand on bills. */
const goods = [
  ['940511', 'LED ceiling lamps'],
  ['940542', 'LED panel lights, 600 x 600'],
  ['853952', 'LED bulbs E27'],
  ['940360', 'Wooden living room furniture'],
  ['940161', 'Upholstered wooden chairs'],
  ['850440', 'LED drivers and chargers'],
] as const

type Sample = { count: number; seed: number; now: number }

/** Shipments of three years, of which some buyers grow and some do not. */
export async function seedShipments(database: Database, owner: Actor, { count, seed, now }: Sample): Promise<void> {
  const random = randomFrom(seed)
  const id = random.id(now)
  const rows = Array.from({ length: count }, (_, at) => shipment(random, at, now))
  await asSystem(database, (connection) =>
    beginCustomsFile(connection, owner, { id, name: 'sample-shipments.csv', seller: 'Sample data, invented' }),
  )
  for (let page = 0; page * 1_000 < count; page++)
    await addShipments(database, owner, { file: id, page, rows: rows.slice(page * 1_000, (page + 1) * 1_000) })
  await asSystem(database, (connection) => endCustomsFile(connection, owner, id))
}

function shipment(random: Random, at: number, now: number): ShipmentRow {
  const nth = random.below(buyers.length)
  const [buyer, supplier] = [buyers[nth]!, random.pick(suppliers)]
  const [hs, product] = random.pick(goods)
  // Each third grows: most of its shipments are of the last year.
  const age = nth % 3 === 0 ? random.next() ** 3 : random.next()
  const kg = 200 + random.below(9_000)
  return {
    traded_on: new Date(now - Math.floor(age * 1_090) * 86_400_000).toISOString().slice(0, 10),
    flow: 'import',
    hs,
    product,
    buyer: buyer.name,
    buyer_country: buyer.country,
    supplier: supplier.name,
    supplier_country: supplier.country,
    origin: supplier.country,
    destination: buyer.country,
    port_from: supplier.country === 'VN' ? 'Haiphong' : random.pick(['Ningbo', 'Shanghai', 'Shenzhen']),
    port_to: buyer.country === 'US' ? random.pick(['Los Angeles', 'New York', 'Savannah']) : 'Hamburg',
    weight_kg: kg,
    quantity: Math.round(kg / 8),
    unit: at % 3 ? 'CTN' : 'PCS',
    amount: Math.round(kg * (5 + random.next() * 6)),
    currency: 'USD',
    bill: `SAMPLE${at}`,
  }
}
