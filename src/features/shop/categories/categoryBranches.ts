import type { ShopCategory } from '#domain/shop/shopCategory'

export type CategoryBranch = { category: ShopCategory; level: number }

/** All categories, each below its parent. One whose parent is gone, or that hangs in a circle, stands at the top. */
export function categoryBranches(categories: readonly ShopCategory[]): CategoryBranch[] {
  const ids = new Set(categories.map(({ id }) => id))
  const below = Map.groupBy(
    categories.toSorted((a, b) => a.place - b.place),
    ({ parent }) => (parent && ids.has(parent) ? parent : null),
  )
  const branches: CategoryBranch[] = []
  const seen = new Set<string>()
  const walk = (some: readonly ShopCategory[], level: number) => {
    for (const category of some) {
      if (seen.has(category.id)) continue
      seen.add(category.id)
      branches.push({ category, level })
      walk(below.get(category.id) ?? [], level + 1)
    }
  }
  walk(below.get(null) ?? [], 0)
  for (const category of categories) walk([category], 0)
  return branches
}

/** A category and all below it. */
export function categoryAndBelow(categories: readonly ShopCategory[], id: string): string[] {
  const found = new Set([id])
  for (const one of found) for (const { id: child, parent } of categories) if (parent === one) found.add(child)
  return [...found]
}
