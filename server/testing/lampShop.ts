import type { ShopText, SiteProduct, SiteShop, SiteSnapshot } from '#domain/shop/site/snapshot'

const day = 24 * 3_600_000
const from = Date.UTC(2026, 8, 1)
const both = (en: string, zh: string): ShopText => ({ en, zh })
/** The same ids every time, so that the same shop is published again. */
const idOf = (kind: number, n: number) => `01990000-0000-7000-8${kind}00-${n.toString(16).padStart(12, '0')}`

const kinds = [
  ['pendant', 'Pendant lamps', '吊灯'],
  ['desk', 'Desk lamps', '台灯'],
  ['floor', 'Floor lamps', '落地灯'],
  ['wall', 'Wall lamps', '壁灯'],
  ['outdoor', 'Outdoor lamps', '户外灯'],
  ['garden', 'Garden lamps', '庭院灯'],
] as const
const tagNames = [
  ['dimmable', 'Dimmable', '可调光'],
  ['repairable', 'Can be repaired', '可维修'],
  ['on-sale', 'On sale', '特价'],
] as const
const looks = [
  ['Harbour', '海港'],
  ['Willow', '柳叶'],
  ['Quarry', '石矿'],
  ['Lantern', '灯笼'],
  ['Meridian', '子午'],
  ['Paper moon', '纸月'],
  ['Copper bell', '铜铃'],
  ['North light', '北光'],
] as const
const colours = [
  ['Black', '黑色'],
  ['White', '白色'],
  ['Brass', '黄铜色'],
] as const
const sizes = ['20 cm', '30 cm', '40 cm', '60 cm'] as const

const shop: SiteShop = {
  name: both('Ningbo Harbour Lighting', '宁波海港照明'),
  claim: both('Lamps made in Ningbo, for shops and hotels', '宁波制造，为商店与酒店而生的灯具'),
  about: both(
    'We make lamps in our own workshop since 1998. Small orders are welcome, samples leave within a week.',
    '自 1998 年起，我们在自己的工厂生产灯具。欢迎小批量订单，样品一周内寄出。',
  ),
  languages: ['en', 'zh'],
  theme: 'harbour',
  logo: null,
  email: 'sales@lamps.example',
  phone: '+86 574 8765 4321',
  address: both('88 Jiangdong Road, Ningbo, China', '中国宁波市江东路 88 号'),
  menu: [
    { title: both('Products', '产品'), to: { kind: 'products' } },
    { title: both('Outdoor', '户外'), to: { kind: 'category', id: idOf(1, 4) } },
    { title: both('News', '资讯'), to: { kind: 'articles' } },
    { title: both('About us', '关于我们'), to: { kind: 'page', id: idOf(4, 0) } },
  ],
}

/** A made-up shop of lamps in two languages, the same one every time. */
export function lampShop(count: number, origin = 'http://localhost'): SiteSnapshot {
  return {
    origin,
    shop,
    categories: kinds.map(([slug, en, zh], n) => ({
      id: idOf(1, n),
      slug,
      title: both(en, zh),
      seo_title: {},
      seo_description: {},
      updated_at: from,
      // Garden lamps are outdoor lamps.
      parent: n === 5 ? idOf(1, 4) : null,
      intro: both(`${en} for rooms that people like to stay in.`, `让人愿意久留的${zh}。`),
      picture: null,
    })),
    tags: tagNames.map(([slug, en, zh], n) => ({
      id: idOf(5, n),
      slug,
      title: both(en, zh),
      seo_title: {},
      seo_description: {},
      updated_at: from,
    })),
    products: Array.from({ length: count }, (_, n) => lamp(n)),
    articles: articles(),
    pages: [
      {
        id: idOf(4, 0),
        slug: 'about-us',
        title: both('About us', '关于我们'),
        seo_title: {},
        seo_description: {},
        updated_at: from,
        body: {
          en: [paragraph('a', 'Forty people work in our workshop by the river. You are welcome to visit us.')],
          zh: [paragraph('a', '我们的工厂坐落在江边，共有四十名员工。欢迎来访。')],
        },
      },
    ],
    redirects: [{ from: '/p/old-lamp/', to: `/p/${lamp(0).slug}/` }],
  }
}

const paragraph = (id: string, text: string) => ({
  id,
  block: { kind: 'text' as const, style: 'plain' as const, lines: [[{ text }]], align: 'left' as const },
})
const heading = (id: string, text: string) => ({
  id,
  block: { kind: 'heading' as const, level: '2' as const, runs: [{ text }], align: 'left' as const },
})

export function lamp(n: number): SiteProduct {
  const [slug, enKind, zhKind] = kinds[n % kinds.length]!
  const [en, zh] = looks[Math.floor(n / kinds.length) % looks.length]!
  const row = Math.floor(n / (kinds.length * looks.length)) + 1
  const price = 1_900 + ((n * 739) % 21_000)
  const hasVariants = n % 5 === 0
  return {
    id: idOf(2, n),
    slug: `${slug}-${en.toLowerCase().replaceAll(' ', '-')}-${row}`,
    title: both(`${en} ${row} ${enKind.toLowerCase().replace(/s$/, '')}`, `${zh} ${row} ${zhKind}`),
    subtitle: both('Powder-coated steel, LED module that can be replaced', '粉末喷涂钢材，可更换 LED 模组'),
    seo_title: {},
    seo_description: {},
    updated_at: from + (n % 60) * day,
    sku: `HL-${slug.slice(0, 2).toUpperCase()}-${String(n + 1).padStart(5, '0')}`,
    form: 'physical',
    categories: [idOf(1, n % kinds.length)],
    tags: n % 9 === 4 ? [idOf(5, 0), idOf(5, 1)] : [],
    pictures: [],
    prices: n % 11 === 10 ? [] : pricesOf(price),
    promotional: n % 7 === 3 && n % 11 !== 10 ? pricesOf(Math.round(price * 0.85)) : [],
    availability: n % 4 === 1 ? 'order' : 'in',
    stock: null,
    minimum: n % 3 === 0 ? 50 : 1,
    facts: [
      { name: both('Material', '材质'), value: both('Steel, opal glass', '钢、乳白玻璃') },
      { name: both('Light source', '光源'), value: both('LED, 2700 K, 9 W', 'LED，2700 K，9 W') },
      { name: both('Voltage', '电压'), value: both('220–240 V', '220–240 V') },
      { name: both('Protection', '防护等级'), value: both(n % 6 > 3 ? 'IP65' : 'IP20', n % 6 > 3 ? 'IP65' : 'IP20') },
    ],
    options: hasVariants
      ? [
          { name: both('Colour', '颜色'), values: colours.map(([one, other]) => both(one, other)) },
          { name: both('Diameter', '直径'), values: sizes.map((one) => both(one, one)) },
        ]
      : [],
    variants: hasVariants
      ? colours.flatMap((_, c) =>
          sizes.map((_, s) => ({
            sku: `HL-${String(n + 1).padStart(5, '0')}-${c + 1}${s + 1}`,
            chosen: [c, s],
            prices: pricesOf(price + s * 800),
            promotional: [],
            picture: null,
            availability: (c + s) % 3 === 2 ? ('order' as const) : ('in' as const),
            stock: null,
          })),
        )
      : [],
    body: {
      en: [
        heading('h', 'Made to be repaired'),
        paragraph('p', `The ${en} is built from parts that can all be bought again: shade, module and cable.`),
        paragraph('q', 'Each lamp is lit for four hours before it is packed. Cartons are tested for sea freight.'),
      ],
      zh: [
        heading('h', '易于维修'),
        paragraph('p', `「${zh}」的每个部件都可以单独购买：灯罩、模组和电源线。`),
        paragraph('q', '每盏灯在包装前点亮四小时。纸箱通过海运测试。'),
      ],
    },
  }
}

const pricesOf = (cents: number) => [
  { currency: 'USD', amount: cents },
  { currency: 'EUR', amount: Math.round(cents * 0.92) },
]

function articles(): SiteSnapshot['articles'] {
  const list = [
    [
      'canton-fair',
      'Meet us at the Canton Fair',
      '广交会与您相见',
      'Hall 12.2, booth A07, from 15 to 19 October.',
      '10 月 15 日至 19 日，12.2 馆 A07 展位。',
    ],
    [
      'how-to-choose',
      'How bright a lamp should be',
      '灯应该有多亮',
      'Lumens, lux and what they mean for a shop window.',
      '流明、勒克斯，以及它们对橱窗的意义。',
    ],
    [
      'new-module',
      'A module that fits ten lamps',
      '一个模组，适配十款灯',
      'Since this spring all our lamps share one LED module.',
      '从今年春天起，我们所有的灯共用一种 LED 模组。',
    ],
  ] as const
  return list.map(([slug, en, zh, enMore, zhMore], n) => ({
    id: idOf(3, n),
    slug,
    title: both(en, zh),
    seo_title: {},
    seo_description: {},
    updated_at: from + n * 10 * day,
    summary: both(enMore, zhMore),
    picture: null,
    published_at: from + n * 10 * day,
    body: { en: [paragraph('a', enMore)], zh: [paragraph('a', zhMore)] },
  }))
}
