/** A thing of the sandbox's map, as Overpass prints it. */
export type SandboxStore = {
  type: 'node' | 'way'
  id: number
  lat: number
  lon: number
  tags: Record<string, string>
}

/** A city of the sandbox's map, with the relation that it has in the real one. */
export type SandboxCity = {
  relation: number
  country: string
  names: readonly string[]
  level: number
  box: { south: number; west: number; north: number; east: number }
}

export const sandboxCities: readonly SandboxCity[] = [
  {
    relation: 5_400_890,
    country: 'PT',
    names: ['Lisboa', 'Lisbon', '里斯本'],
    level: 7,
    box: { south: 38.69, west: -9.23, north: 38.8, east: -9.09 },
  },
  {
    relation: 62_782,
    country: 'DE',
    names: ['Hamburg', 'Hamburg', '汉堡'],
    level: 4,
    box: { south: 53.39, west: 9.73, north: 53.74, east: 10.33 },
  },
  {
    relation: 913_067,
    country: 'CN',
    names: ['上海市', 'Shanghai', '上海'],
    level: 4,
    box: { south: 30.98, west: 121.2, north: 31.4, east: 121.8 },
  },
]

/** Per city: street, first and second part of a store's name, area of its phones, its postcode. */
const traits = [
  {
    streets: ['Rua Augusta', 'Avenida da Liberdade', 'Rua do Ouro', 'Rua da Prata', 'Avenida Almirante Reis'],
    names: ['Casa', 'Loja', 'Mundo', 'Atelier', 'Império', 'Estrela'],
    owners: ['Sombra', 'Tejo', 'Silva', 'Alfama', 'Moderna', 'Oriente', 'Chiado'],
    phone: '+351 21 0',
    postcode: '1100-0',
    slug: 'lisboa',
  },
  {
    streets: ['Mönckebergstraße', 'Große Bleichen', 'Jungfernstieg', 'Osterstraße', 'Reeperbahn'],
    names: ['Haus', 'Werkstatt', 'Studio', 'Kontor', 'Atelier', 'Welt'],
    owners: ['Elbe', 'Hansen', 'Alster', 'Petersen', 'Altona', 'Nord', 'Speicher'],
    phone: '+49 40 5',
    postcode: '200',
    slug: 'hamburg',
  },
  {
    streets: ['南京东路', '淮海中路', '四川北路', '徐家汇路', '浦东大道'],
    names: ['东方', '光明', '万家', '新世纪', '华美', '永盛'],
    owners: ['之家', '世界', '商行', '中心', '馆', '坊', '城'],
    phone: '+86 21 6',
    postcode: '2000',
    slug: 'shanghai',
  },
]

/** What there is most of in the sandbox, with an English word for the name. */
const kinds = [
  ['shop', 'lighting', 'Lights'],
  ['shop', 'hardware', 'Hardware'],
  ['shop', 'furniture', 'Furniture'],
  ['amenity', 'pharmacy', 'Pharmacy'],
  ['shop', 'toys', 'Toys'],
  ['shop', 'tiles', 'Tiles'],
  ['shop', 'car_parts', 'Car parts'],
  ['shop', 'electronics', 'Electronics'],
  ['craft', 'carpenter', 'Carpenter'],
] as const

/** Of each kind, and of the one that the demo looks for. */
const perKind = 40
const mostStores = 300
const countOf = (value: string) => (value === 'lighting' ? mostStores : perKind)

/** The same stores at every start: 300 for lights and 40 of each of eight other kinds, in each of three cities. */
export const sandboxStores: readonly SandboxStore[] = sandboxCities.flatMap((city, c) =>
  kinds.flatMap((kind, k) => Array.from({ length: countOf(kind[1]) }, (_, n) => storeAt(city, c, kind, k, n))),
)

function storeAt(
  { country, names, box }: SandboxCity,
  c: number,
  [key, value, word]: (typeof kinds)[number],
  k: number,
  n: number,
): SandboxStore {
  const trait = traits[c]!
  const id = 1_000_000 * (c + 1) + 1_000 * k + n
  const name = `${trait.names[n % 6]!} ${trait.owners[n % 7]!} ${n + 1}`
  const site = `${value.replace('_', '-')}-${n + 1}-${trait.slug}.example`
  const tags: Record<string, string> = {
    name,
    'name:en': `${word} ${n + 1} ${names[1]!}`,
    [key]: value,
    'addr:street': trait.streets[(n + k) % 5]!,
    'addr:housenumber': String(n * 3 + 1),
    'addr:postcode': `${trait.postcode}${String(n % 90).padStart(2, '0')}`,
    'addr:city': names[0]!,
    'addr:country': country,
    ...(n % 4 !== 3 && { phone: `${trait.phone}${String(100_000 + k * 1_000 + n)}` }),
    ...(n % 3 !== 2 && { website: `https://${site}` }),
    ...(n % 5 === 0 && { 'contact:email': `info@${site}` }),
    ...(n % 2 === 0 && { opening_hours: 'Mo-Fr 10:00-19:00; Sa 10:00-14:00' }),
  }
  const count = countOf(value)
  // Spread over the city, each kind a little apart from the others.
  const lat = box.south + (box.north - box.south) * ((((n * 7 + k) % count) / count) * 0.97 + 0.01)
  const lon = box.west + (box.east - box.west) * ((((n * 11 + k * 3) % count) / count) * 0.97 + 0.01)
  return { type: n % 6 === 5 ? 'way' : 'node', id, lat: round(lat), lon: round(lon), tags }
}

function round(degree: number): number {
  return Math.round(degree * 1e6) / 1e6
}
