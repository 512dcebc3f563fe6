import { createHash } from 'node:crypto'
import type { Actor } from '#domain/shared/mutation'
import { type Article, emptyArticle } from '#domain/shop/article'
import { contentOfText } from '#domain/shop/contentText'
import { type CurrencyRate, rateIdOf } from '#domain/shop/currencyRate'
import type { ShopPicture } from '#domain/shop/picture'
import { emptyProduct, type Product, type ProductStatus } from '#domain/shop/product'
import { type Shop, shopIdOf } from '#domain/shop/shop'
import type { ShopCategory, ShopTag } from '#domain/shop/shopCategory'
import { slugFrom } from '#domain/shop/slug'
import type { ShopTexts } from '#domain/shop/texts'
import { type ShopAttribute, variantsFor, withSkus } from '#domain/shop/variants'
import type { BlobStore } from '../blobs/store.ts'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { sampleRates } from '../features/shop/ecbRates.ts'
import { changeServerRows } from '../sync/serverRows.ts'
import { lampPicture, lampShapes } from './lampPictures.ts'
import { type Random, randomFrom } from './random.ts'

const products = 60
const dayMs = 86_400_000

/** What each kind of lamp is called; the order is that of `lampShapes`. */
const kinds: readonly { en: string; zh: string }[] = [
  { en: 'Pendant light', zh: '吊灯' },
  { en: 'Desk lamp', zh: '台灯' },
  { en: 'Floor lamp', zh: '落地灯' },
  { en: 'LED panel', zh: '面板灯' },
  { en: 'LED bulb', zh: '灯泡' },
]
const series: readonly { en: string; zh: string }[] = [
  { en: 'Harbour', zh: '港湾' },
  { en: 'Linen', zh: '亚麻' },
  { en: 'Nordlys', zh: '极光' },
  { en: 'Brass', zh: '黄铜' },
  { en: 'Pebble', zh: '卵石' },
  { en: 'Atelier', zh: '工坊' },
  { en: 'Dune', zh: '沙丘' },
  { en: 'Orchard', zh: '果园' },
  { en: 'Studio', zh: '画室' },
  { en: 'Terrace', zh: '露台' },
  { en: 'Lagoon', zh: '泻湖' },
  { en: 'Cedar', zh: '雪松' },
]
const colours = [
  { name: { en: 'White', zh: '白色' }, rgb: [236, 236, 232] },
  { name: { en: 'Black', zh: '黑色' }, rgb: [44, 46, 52] },
  { name: { en: 'Brass', zh: '黄铜色' }, rgb: [186, 142, 66] },
  { name: { en: 'Sage', zh: '鼠尾草绿' }, rgb: [134, 158, 138] },
] as const
const powers = ['5 W', '9 W', '12 W']
const back = [247, 246, 243] as const

type Pictures = Map<string, { ref: ShopPicture; bytes: Buffer }>
type Sample = { seed: number; now: number; blobs: BlobStore }

/** A shop of lamps in two languages, of which most are published; a third of them has variants. The same for the same seed. */
export async function seedShop(database: Database, owner: Actor, { seed, now, blobs }: Sample): Promise<void> {
  const random = randomFrom(seed)
  const pictures: Pictures = new Map()
  const categories = kinds.map((kind, at) => categoryOf(random, kind, at, now))
  const tags = ['Hotel', 'Outdoor', 'Dimmable'].map((en, at) =>
    tagOf(random, { en, zh: ['酒店', '户外', '可调光'][at]! }, now),
  )
  const rows = Array.from({ length: products }, (_, at) =>
    lampOf(random, { at, owner, categories, tags, pictures, now }),
  )
  await asSystem(database, async (connection) => {
    await keepPictures(connection, owner.account, blobs, pictures)
    await changeServerRows(connection, owner.account, [
      { entity: 'shop', puts: [shopOf(owner.account, now)] },
      { entity: 'shop_category', puts: categories },
      { entity: 'shop_tag', puts: tags },
      { entity: 'currency_rate', puts: ratesOf(owner, now) },
      { entity: 'product', puts: rows },
      { entity: 'article', puts: articlesOf(random, owner, now) },
    ])
  })
}

const shopOf = (account: string, now: number): Shop => ({
  id: shopIdOf(account),
  name: { en: 'Harbour Lights', zh: '海港灯饰' },
  claim: { en: 'Lamps made in Ningbo, for shops and hotels', zh: '宁波制造，为商店与酒店而生的灯具' },
  about: {
    en: 'We make lamps in our own workshop since 2004. Small orders are welcome, samples leave within a week.',
    zh: '自 2004 年起，我们在自己的工厂生产灯具。欢迎小批量订单，样品一周内寄出。',
  },
  address: { en: '88 Jiangdong Road, Ningbo, China', zh: '中国宁波市江东路 88 号' },
  email: 'sales@lamps.example',
  phone: '+86 574 8765 4321',
  languages: ['en', 'zh'],
  currency: 'USD',
  other_currencies: ['EUR', 'CNY'],
  sku_pattern: 'HL-{1}-{2}',
  show_stock: 'availability',
  without_stock: 'order',
  created_at: now,
  updated_at: now,
})

const categoryOf = (random: Random, name: ShopTexts, place: number, now: number): ShopCategory => ({
  id: random.id(now),
  name: { en: `${name.en}s`, zh: name.zh! },
  text: {},
  picture: null,
  slug: slugFrom(`${name.en}s`, ''),
  parent: null,
  place,
  menu_place: place,
  former_slugs: [],
  created_at: now,
  updated_at: now,
})

const tagOf = (random: Random, name: ShopTexts, now: number): ShopTag => ({
  id: random.id(now),
  name,
  slug: slugFrom(name.en!, ''),
  former_slugs: [],
  created_at: now,
  updated_at: now,
})

type LampNeeds = {
  at: number
  owner: Actor
  categories: readonly ShopCategory[]
  tags: readonly ShopTag[]
  pictures: Pictures
  now: number
}

function lampOf(random: Random, { at, owner, categories, tags, pictures, now }: LampNeeds): Product {
  const kind = at % kinds.length
  const line = series[Math.floor(at / kinds.length)]!
  const title = { en: `${line.en} ${kinds[kind]!.en}`, zh: `${line.zh}系列${kinds[kind]!.zh}` }
  const pictureOf = (colour: (typeof colours)[number]) => sampledPicture(pictures, kind, colour)
  const first = colours[at % colours.length]!
  const price = 8 + random.below(90) + 0.5
  const made = now - random.below(60) * dayMs
  const common = {
    ...emptyProduct,
    id: random.id(made),
    title,
    subtitle: {
      en: `Warm light, ${random.pick(['aluminium', 'steel', 'oak and steel'])} body, module that can be replaced`,
      zh: '暖光，金属灯体，模组可更换',
    },
    picture: pictureOf(first),
    category: categories[kind]!.id,
    tags: tags.filter(() => random.chance(0.4)).map(({ id }) => id),
    status: statusOf(at),
    stock_warning: 40,
    content: {
      en: contentOfText(textsEn(title.en), [], () => random.id(made)),
      zh: contentOfText(textsZh(title.zh), [], () => random.id(made)),
    },
    slug: slugFrom(title.en, ''),
    former_slugs: [],
    created_by: owner.user,
    created_at: made,
    updated_at: made,
  }
  if (at % 3 > 0) return { ...common, price, stock: random.below(400), sku: `HL-${String(at + 1).padStart(3, '0')}` }
  const attributes: ShopAttribute[] = [
    {
      key: 'colour',
      name: { en: 'Colour', zh: '颜色' },
      values: colours.map(({ name }, n) => ({ key: `c${n}`, name })),
    },
    {
      key: 'power',
      name: { en: 'Power', zh: '功率' },
      values: powers.map((en, n) => ({ key: `p${n}`, name: { en, zh: en } })),
    },
  ]
  const grid = variantsFor(attributes, [])
  const variants = (grid === 'tooMany' ? [] : grid).map((variant, n) => ({
    ...variant,
    picture: pictureOf(colours[Math.floor(n / powers.length)]!),
    price: price + (n % powers.length) * 3,
    promotional_price: at % 6 === 0 ? price : null,
    stock: random.below(120),
  }))
  return { ...common, type: 'variable', attributes, variants: withSkus(`HL${at + 1}-{1}-{2}`, attributes, variants) }
}

const statusOf = (at: number): ProductStatus => (at % 20 === 7 ? 'draft' : at % 20 === 13 ? 'private' : 'publish')

function sampledPicture(pictures: Pictures, kind: number, { name, rgb }: (typeof colours)[number]): ShopPicture {
  const key = `${kind} ${name.en}`
  const known = pictures.get(key)
  if (known) return known.ref
  const bytes = lampPicture(lampShapes[kind]!, rgb, back)
  const ref: ShopPicture = {
    hash: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
    mime: 'image/png',
    width: 300,
    height: 300,
    alt: { en: `${kinds[kind]!.en} in ${name.en.toLowerCase()}`, zh: `${name.zh}${kinds[kind]!.zh}` },
  }
  pictures.set(key, { ref, bytes })
  return ref
}

async function keepPictures(
  connection: Connection,
  account: string,
  blobs: BlobStore,
  pictures: Pictures,
): Promise<void> {
  for (const { ref, bytes } of pictures.values()) {
    const key = `${account}/${ref.hash}`
    await blobs.put(key, bytes)
    await connection.query(
      `insert into blob (account_id, sha256, size, mime, key) values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [account, ref.hash, ref.size, ref.mime, key],
    )
  }
}

const textsEn = (title: string) =>
  `# ${title}\n\nMade in our own workshop and packed so that it arrives whole. The light is warm, even and without flicker, at 2,700 K and a colour rendering above 90.\n\n- Energy class F, 90 lumens for each watt\n- Tested to IEC 60598, with the report of an independent laboratory\n- Carton of 12, 30 days from order to the port of Ningbo`
const textsZh = (title: string) =>
  `# ${title}\n\n自有工厂生产，牢固包装，安全送达。光线温暖均匀，无频闪，色温 2700 K，显色指数大于 90。\n\n- 能效等级 F，每瓦 90 流明\n- 符合 IEC 60598，附独立实验室报告\n- 每箱 12 件，下单后 30 天可到宁波港`

const ratesOf = (owner: Actor, now: number): CurrencyRate[] => {
  const { day, rates } = sampleRates(now - dayMs)
  return rates.map(({ currency, per_euro }) => ({
    id: rateIdOf(owner.account, currency, day),
    currency,
    day,
    per_euro,
    by: 'ecb',
    created_by: owner.user,
    created_at: now,
    updated_at: now,
  }))
}

function articlesOf(random: Random, owner: Actor, now: number): Article[] {
  const texts = [
    [
      'page',
      'About us',
      '关于我们',
      'about-us',
      'We make lamps in Ningbo since 2004.',
      '我们自 2004 年起在宁波生产灯具。',
    ],
    [
      'post',
      'Meet us at the fair',
      '展会见',
      'meet-us-at-the-fair',
      'Hall 3, booth B12: all new lamps are lit.',
      '3 号馆 B12：新品全部点亮。',
    ],
    [
      'post',
      'How to choose the light',
      '如何选择灯光',
      'how-to-choose-the-light',
      'Warm in rooms to rest, neutral where people work.',
      '休息处用暖光，工作处用中性光。',
    ],
  ] as const
  return texts.map(([kind, en, zh, slug, textEn, textZh], at) => ({
    ...emptyArticle,
    id: random.id(now),
    kind,
    title: { en, zh },
    summary: { en: textEn, zh: textZh },
    status: 'publish',
    content: {
      en: contentOfText(textEn, [], () => random.id(now)),
      zh: contentOfText(textZh, [], () => random.id(now)),
    },
    slug,
    menu_place: kind === 'page' ? kinds.length + at : null,
    former_slugs: [],
    created_by: owner.user,
    created_at: now,
    updated_at: now,
  }))
}
