import { emptyArticle } from '#domain/shop/article'
import { contentOfText } from '#domain/shop/contentText'
import { rateIdOf } from '#domain/shop/currencyRate'
import { emptyProduct, type Product } from '#domain/shop/product'
import { defaultShop, shopIdOf } from '#domain/shop/shop'
import { type ShopAttribute, variantsFor } from '#domain/shop/variants'
import type { Database } from '../../server/db/connect.ts'
import { asSystem } from '../../server/db/scope.ts'
import { changeServerRows, type ServerChange } from '../../server/sync/serverRows.ts'

type Owner = { account: string; user: string }

const from = Date.UTC(2026, 8, 1)
const kinds = ['Pendant', 'Desk', 'Floor', 'Wall', 'Outdoor', 'Garden'] as const
const tagCount = 20
const perTransaction = 500
const idOf = (kind: number, n: number) => `01990000-0000-7000-8${kind}00-${n.toString(16).padStart(12, '0')}`
const made = { created_at: from, updated_at: from, former_slugs: [] }
const both = (en: string) => ({ en, zh: `灯 ${en}` })
const valuesOf = (key: string, names: readonly string[]) =>
  names.map((name, n) => ({ key: `${key}${n}`, name: both(name) }))
const attributes: ShopAttribute[] = [
  { key: 'c', name: both('Colour'), values: valuesOf('c', ['Black', 'White', 'Brass']) },
  { key: 's', name: both('Diameter'), values: valuesOf('s', ['20 cm', '30 cm', '40 cm', '60 cm']) },
]

export const lampSlug = (n: number): string => `${kinds[n % kinds.length]!.toLowerCase()}-lamp-${n + 1}`

/** A lamp in two languages; every fifth one has twelve versions. */
export function lampRow(n: number, { user }: Owner): Product {
  const price = 19 + ((n * 739) % 21_000) / 100
  const text = (words: string) =>
    contentOfText(
      `# Made to be repaired\n\n${words.repeat(3)}\n\n- Lit for four hours\n- Tested for sea freight`,
      [],
      () => 'key',
    )
  const common: Product = {
    ...emptyProduct,
    ...made,
    id: idOf(2, n),
    title: both(`${kinds[n % kinds.length]!} lamp ${n + 1}`),
    subtitle: both('Powder-coated steel, LED module that can be replaced'),
    category: idOf(1, n % kinds.length),
    tags: [idOf(5, n % tagCount), idOf(5, (n * 7 + 3) % tagCount)],
    status: 'publish',
    content: { en: text('All parts can be bought again. '), zh: text('每个部件都可以单独购买。') },
    slug: lampSlug(n),
    created_by: user,
    created_at: from + n * 60_000,
  }
  if (n % 5)
    return {
      ...common,
      price,
      stock: n % 4 === 1 ? 0 : n,
      sku: `HL-${n}`,
      promotional_price: n % 7 === 3 ? price - 2 : null,
    }
  const grid = variantsFor(attributes, [])
  if (grid === 'tooMany') throw new Error('too many')
  const variants = grid.map((one, v) => ({ ...one, price: price + v, stock: v % 3, sku: `HL-${n}-${v}` }))
  return { ...common, type: 'variable', attributes, variants }
}

/** The back office of a shop of so many lamps. */
export async function keepShopRows(database: Database, owner: Owner, count: number): Promise<void> {
  const { account, user } = owner
  const keep = (changes: readonly ServerChange[]) =>
    asSystem(database, (connection) => changeServerRows(connection, account, changes))
  const day = '2026-01-01'
  await keep([
    {
      entity: 'shop',
      puts: [
        {
          ...defaultShop,
          id: shopIdOf(account),
          name: both('Ningbo Harbour Lighting'),
          claim: both('Lamps made in Ningbo'),
          other_currencies: ['EUR'],
          ...made,
        },
      ],
    },
    {
      entity: 'currency_rate',
      puts: [
        {
          id: rateIdOf(account, 'USD', day),
          currency: 'USD',
          day,
          per_euro: 1.16,
          by: 'hand',
          created_by: user,
          ...made,
        },
      ],
    },
    {
      entity: 'shop_category',
      puts: kinds.map((kind, n) => ({
        id: idOf(1, n),
        name: both(`${kind} lamps`),
        text: {},
        picture: null,
        slug: `${kind.toLowerCase()}-lamps`,
        parent: n === 5 ? idOf(1, 4) : null,
        place: n,
        menu_place: n < 3 ? n : null,
        ...made,
      })),
    },
    {
      entity: 'shop_tag',
      puts: Array.from({ length: tagCount }, (_, n) => ({
        id: idOf(5, n),
        name: both(`Tag ${n + 1}`),
        slug: `tag-${n + 1}`,
        ...made,
      })),
    },
    {
      entity: 'article',
      puts: [
        {
          ...emptyArticle,
          id: idOf(3, 0),
          title: both('Meet us at the fair'),
          slug: 'fair',
          status: 'publish',
          created_by: user,
          ...made,
        },
      ],
    },
  ])
  for (let at = 0; at < count; at += perTransaction)
    await keep([
      {
        entity: 'product',
        puts: Array.from({ length: Math.min(perTransaction, count - at) }, (_, n) => lampRow(at + n, owner)),
      },
    ])
}

/** One of them said otherwise, as a device would. */
export const changeShopRow = (database: Database, owner: Owner, row: Product): Promise<unknown> =>
  asSystem(database, (connection) => changeServerRows(connection, owner.account, [{ entity: 'product', puts: [row] }]))
