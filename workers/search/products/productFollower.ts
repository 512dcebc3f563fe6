import type { Product } from '#domain/shop/product'
import { eachLeaf, entriesByIds } from '../../database/read.ts'
import type { ChangeRecord } from '../../database/schema.ts'
import { ChangeFollower, changedIds } from '../changeFollower.ts'
import { turns } from '../inTurns.ts'
import { ProductIndex } from './productIndex.ts'

const entity = 'product'
const idsAtOnce = 250

/** Keeps an index equal to the products in the database. */
export class ProductFollower extends ChangeFollower {
  readonly index = new ProductIndex()

  protected override load = async () => null

  protected override async readAll() {
    const turn = turns()
    const there = new Set<string>()
    // Products are large: some leaves at a time.
    for await (const entries of eachLeaf(this.db, entity, 2)) {
      const rows = entries.flatMap(({ row }) => (row ? [row as unknown as Product] : []))
      this.index.update(rows.map((row) => [row.id, row]))
      for (const { id } of rows) there.add(id)
      await turn()
    }
    this.index.keepOnly(there)
  }

  protected override async take(changes: readonly ChangeRecord[]): Promise<number> {
    const turn = turns()
    const ids = changedIds(changes, entity)
    for (let at = 0; at < ids.length; at += idsAtOnce) {
      const some = ids.slice(at, at + idsAtOnce)
      const entries = await entriesByIds(this.db, entity, some)
      this.index.update(some.map((id, n) => [id, (entries[n]?.row as unknown as Product | null | undefined) ?? null]))
      await turn()
    }
    return ids.length
  }
}
