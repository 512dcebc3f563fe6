import type { LeadRow } from '#domain/leads/lead'
import { entriesByIds, rowsBetween } from '../../database/read.ts'
import type { ChangeRecord, UserDatabase } from '../../database/schema.ts'
import { ChangeFollower, changedIds } from '../changeFollower.ts'
import { turns } from '../inTurns.ts'
import { LeadIndex } from './leadIndex.ts'

const entity = 'lead'
const idsAtOnce = 500

/** Keeps an index equal to the leads of one job in the database. Ids of leads begin like that of their job, so they stand together. */
export class LeadFollower extends ChangeFollower {
  readonly index = new LeadIndex()
  readonly #job: string
  readonly #begin: string
  #haveSome = () => {}
  #haveAll = () => {}
  /** There is something to show, or nothing at all. */
  readonly some = new Promise<void>((resolve) => (this.#haveSome = resolve))
  /** All are read that were there when the first question came. */
  readonly all = new Promise<void>((resolve) => (this.#haveAll = resolve))

  constructor(db: UserDatabase, job: string) {
    super(db)
    this.#job = job
    this.#begin = job.slice(0, 13)
  }

  protected override load = async () => null

  protected override async readAll() {
    const turn = turns()
    const there = new Set<string>()
    for await (const rows of rowsBetween(this.db, entity, this.#begin, `${this.#begin}\uffff`)) {
      const mine = (rows as unknown as LeadRow[]).filter((row) => this.#isMine(row))
      this.index.update(mine.map((row) => [row.id, row]))
      for (const { id } of mine) there.add(id)
      if (mine.length > 0) this.#haveSome()
      await turn()
    }
    this.index.keepOnly(there)
    this.#haveSome()
    this.#haveAll()
  }

  protected override async take(changes: readonly ChangeRecord[]): Promise<number> {
    const turn = turns()
    const ids = changedIds(changes, entity).filter((id) => id.startsWith(this.#begin))
    for (let at = 0; at < ids.length; at += idsAtOnce) {
      const some = ids.slice(at, at + idsAtOnce)
      const entries = await entriesByIds(this.db, entity, some)
      this.index.update(some.map((id, n) => [id, this.#mine(entries[n]?.row as LeadRow | null | undefined)]))
      await turn()
    }
    return ids.length
  }

  #isMine = ({ lead_job_id }: LeadRow) => lead_job_id === this.#job
  #mine = (row: LeadRow | null | undefined) => (row && this.#isMine(row) ? row : null)
}
