import type { UserDatabase } from '../../database/schema.ts'
import type { IndexedProducts } from './indexedProducts.ts'
import { ProductFollower } from './productFollower.ts'
import type { ProductWorkerApi } from './productWorkerApi.ts'

const againMs = 1_000

/** What the search worker answers about products. Nothing is read before somebody asks. */
export class ProductDesk {
  readonly #db: UserDatabase
  readonly #tell: (view: number) => void
  readonly #views = new Map<number, IndexedProducts>()
  #follower: ProductFollower | undefined
  #ready: Promise<void> | undefined

  constructor(db: UserDatabase, tell: (view: number) => void) {
    this.#db = db
    this.#tell = tell
  }

  readonly api: ProductWorkerApi = {
    openProducts: async (number, query) => {
      const follower = await this.#read()
      this.#views.get(number)?.close()
      this.#views.set(
        number,
        follower.index.open(query, () => this.#tell(number)),
      )
    },
    productLines: (number, from, to) => this.#view(number).lines(from, to),
    productIds: (number) => this.#view(number).ids(),
    productPosition: (number, id) => this.#view(number).positionOf(id),
    closeProducts: async (number) => {
      this.#views.get(number)?.close()
      this.#views.delete(number)
    },
    takenKeys: async (asked) => (await this.#read()).index.taken(asked),
    sameTitle: async (asked) => (await this.#read()).index.sameTitle(asked),
  }

  /** Something was committed. */
  follow = () => {
    if (this.#follower) void this.#catchUp(this.#follower)
  }

  async #read(): Promise<ProductFollower> {
    const follower = (this.#follower ??= new ProductFollower(this.#db))
    this.#ready ??= this.#catchUp(follower)
    await this.#ready
    return follower
  }

  /** The browser may lose the database for a moment: what was told then would wait for the next change. */
  async #catchUp(follower: ProductFollower): Promise<void> {
    try {
      await follower.catchUp()
    } catch (error) {
      console.error(error)
      await new Promise((go) => setTimeout(go, againMs))
      return this.#catchUp(follower)
    }
  }

  #view(number: number): IndexedProducts {
    const view = this.#views.get(number)
    if (!view) throw new Error('There is no such view')
    return view
  }
}
