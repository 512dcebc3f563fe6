import type { UserDatabase } from '../../database/schema.ts'
import type { IndexedLeads } from './indexedLeads.ts'
import { LeadFollower } from './leadFollower.ts'
import type { LeadWorkerApi } from './leadWorkerApi.ts'

type View = { of: IndexedLeads; follower: LeadFollower }

const againMs = 1_000

/** What the search worker answers about leads. Of a job nothing is read before somebody asks, and nothing is kept when nobody does. */
export class LeadDesk {
  readonly #db: UserDatabase
  readonly #tell: (view: number) => void
  readonly #views = new Map<number, View>()
  readonly #followers = new Map<string, LeadFollower>()

  constructor(db: UserDatabase, tell: (view: number) => void) {
    this.#db = db
    this.#tell = tell
  }

  readonly api: LeadWorkerApi = {
    openLeads: async (number, job, query) => {
      const before = this.#views.get(number)
      const follower = this.#followerOf(job)
      this.#views.set(number, { of: follower.index.open(query, () => this.#tell(number)), follower })
      if (before) this.#close(before)
    },
    leadLines: async (number, from, to) => (await this.#list(number)).lines(from, to),
    leadIds: async (number) => {
      await this.#view(number).follower.all
      return (await this.#list(number)).ids()
    },
    leadPosition: async (number, id) => (await this.#list(number)).positionOf(id),
    leadPlaces: async (number) => (await this.#list(number)).places(),
    closeLeads: async (number) => {
      const view = this.#views.get(number)
      this.#views.delete(number)
      if (view) this.#close(view)
    },
  }

  /** Something was committed. */
  follow = () => {
    for (const follower of this.#followers.values()) void this.#catchUp(follower)
  }

  #followerOf(job: string): LeadFollower {
    const there = this.#followers.get(job)
    if (there) return there
    const follower = new LeadFollower(this.#db, job)
    this.#followers.set(job, follower)
    void this.#catchUp(follower)
    return follower
  }

  /** The browser may lose the database for a moment: what was told then would wait for the next change. */
  async #catchUp(follower: LeadFollower): Promise<void> {
    try {
      await follower.catchUp()
    } catch (error) {
      console.error(error)
      await new Promise((go) => setTimeout(go, againMs))
      if (follower.index.isAsked) return this.#catchUp(follower)
    }
  }

  async #list(number: number): Promise<IndexedLeads> {
    await this.#view(number).follower.some
    return this.#view(number).of
  }

  #view(number: number): View {
    const view = this.#views.get(number)
    if (!view) throw new Error('There is no such view')
    return view
  }

  #close({ of, follower }: View) {
    of.close()
    if (follower.index.isAsked) return
    for (const [job, one] of this.#followers) if (one === follower) this.#followers.delete(job)
  }
}
