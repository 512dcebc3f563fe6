import { hasText, type ShopTexts } from '../texts.ts'

/** A line of an inquiry, such as `50 × Desk lamp`, with the address of its page below it. */
const countedLine = /^(\d{1,7}) × (.+)$/u
const lastPart = /([a-z0-9-]+?)(?:\.html)?\/?(?:[?#].*)?$/

export type AskedItem<P> = { count: number; name: string; product: P | null }
type Sold = { slug: string; former_slugs: readonly string[]; title: ShopTexts }

/** What a visitor of the shop asked for, as their inquiry says it; products are found by their page, else by their title. */
export function askedItems<P extends Sold>(body: string, products: readonly P[]): AskedItem<P>[] {
  const lines = body.split('\n').map((line) => line.trim())
  return lines.flatMap((line, at) => {
    const [, count, name] = countedLine.exec(line) ?? []
    if (!count || !name || Number(count) === 0) return []
    const next = lines[at + 1] ?? ''
    const slug = /^https?:\/\//.test(next) ? lastPart.exec(next)?.[1] : name
    return [{ count: Number(count), name, product: findProduct(products, { slug, name }) }]
  })
}

function findProduct<P extends Sold>(
  products: readonly P[],
  { slug, name }: { slug: string | undefined; name: string },
): P | null {
  return (
    products.find((product) => product.slug === slug) ??
    products.find(({ former_slugs }) => slug !== undefined && former_slugs.includes(slug)) ??
    products.find(({ title }) => hasText(title) && Object.values(title).includes(name)) ??
    null
  )
}
