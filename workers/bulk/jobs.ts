import {
  type BulkAction,
  type BulkChange,
  type BulkEdit,
  changes,
  editChange,
  isStillSo,
  toExclude,
  wayBack,
} from '#domain/contacts/bulk'
import type { Contact } from '#domain/contacts/contact'
import { type ExcludedContact, type Exclusions, exclusionsOf } from '#domain/contacts/excluded'
import { limits } from '#domain/limits'
import type { SaveResult } from '../sync/core/saveResult.ts'
import type { WorkerSaveResult } from '../sync/workerApi.ts'
import { aloneWith, isBack, sum, type Undo, type Undos } from './undos.ts'
import { type ChangeSet, including, mutationGroups, restoring, type UndoRow, waysBack } from './wayBack.ts'

type Ports = {
  /** in the order asked; null where there is none */
  rows: (ids: readonly string[]) => Promise<(Contact | null)[]>
  save: (changes: BulkChange[]) => Promise<WorkerSaveResult>
  excluded: () => Promise<ExcludedContact[]>
  undos: Undos
  newId: () => string
  clock: () => number
}

/** `done` of `of` contacts were looked at, and `changed` of them changed; `undo`: by which these can be put back. */
export type BulkProgress = { done: number; of: number; changed: number; undo: string | null }
export type BulkStep = BulkProgress & { saved: SaveResult | null }

/** A change that was made on this device, of `count` contacts. */
export type KeptUndo = {
  id: string
  at: number
  action: BulkAction
  count: number
  /** of how many of them it was taken back */
  undone: number
  /** of the one contact it is about */
  name: string | null
}

/** What some contacts come to, and what each of them was before. */
type Look = (some: readonly string[]) => Promise<ChangeSet & { before: readonly unknown[] }>
type Job = Omit<BulkProgress, 'undo'> & {
  undo: () => string | null
  /** The next contacts: what came of keeping them, null where there was nothing to keep. */
  step: () => Promise<WorkerSaveResult | null>
}

/** Kept in one go: enough that a transaction's own cost does not count, few enough that a stop is soon. */
const rowsPerStep = limits.rowsPerMutation * 12
/** Nobody goes on with older ones. */
const keptJobs = 4

/**
 * Changes of any number of contacts, a step at a time: whoever asks for the steps shows how far it is, pauses by not
 * asking, and stops by never asking again. Each step is kept as a whole, and what it is undone with beside it.
 */
export class BulkJobs {
  readonly #ports: Ports
  readonly #jobs = new Map<number, Job>()
  #last = 0

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** The number by which it is asked for. */
  begin(action: BulkAction, ids: readonly string[]): number {
    // Neighbours are kept together: in the order of a list, each step would touch the whole database.
    return this.#add(this.#changing(action, ids.toSorted()))
  }

  /** Null: it is undone already, or cannot be any more. */
  async beginUndo(id: string): Promise<{ job: number; of: number } | null> {
    const undo = await this.#ports.undos.get(id)
    if (!undo || isBack(undo)) return null
    const job = this.#undoing(undo)
    return { job: this.#add(job), of: job.of }
  }

  /** Newest first. */
  async undos(): Promise<KeptUndo[]> {
    const all = await this.#ports.undos.all()
    return Promise.all(
      all.map(async (undo) => {
        const { id, at, action, sizes, back } = undo
        const count = sum(sizes)
        const name = count === 1 ? await this.#nameOf(undo) : null
        return { id, at, action, count, undone: sum(sizes.slice(0, back)), name }
      }),
    )
  }

  /** As it is here now, or as it was when it was deleted. */
  async #nameOf(undo: Undo): Promise<string | null> {
    if (undo.action.kind === 'exclude') return null
    const [before] = (await this.#ports.undos.next(undo)) as (UndoRow | Contact)[]
    const row = before && ((await this.#ports.rows([before.id]))[0] ?? ('name' in before ? before : null))
    return row?.name || row?.company || null
  }

  /** Null: there is no such job, because the worker was started again. */
  async step(number: number): Promise<(BulkStep & Pick<WorkerSaveResult, 'mirror'>) | null> {
    const job = this.#jobs.get(number)
    if (!job) return null
    const kept = await job.step()
    const progress = { done: job.done, of: job.of, changed: job.changed, undo: job.undo() }
    return { ...progress, saved: kept?.saved ?? null, ...(kept?.mirror && { mirror: kept.mirror }) }
  }

  #add(job: Job): number {
    this.#jobs.set(++this.#last, job)
    this.#jobs.delete(this.#last - keptJobs)
    return this.#last
  }

  /** Looks at some after the other; what is not kept is looked at again. */
  #changing(action: BulkAction, ids: readonly string[]): Job {
    const { undos, newId, clock } = this.#ports
    const look = this.#lookFor(action)
    let undo: Undo = { id: newId(), at: clock(), action, sizes: [], back: 0, bytes: 0 }
    const job: Job = {
      of: ids.length,
      done: 0,
      changed: 0,
      undo: () => (undo.sizes.length > 0 ? undo.id : null),
      step: async () => {
        const some = ids.slice(job.done, job.done + rowsPerStep)
        const { changed, changes, before } = await look(some)
        // Beside each other: the change waits for the disk no longer than it would alone.
        const keeping = before.length > 0 ? undos.keep(undo, before) : undo
        const kept = await this.#save(changes)
        const next = await keeping
        if (isRefused(kept)) {
          if (next !== undo) await undos.takeBack(undo)
          return kept
        }
        undo = next
        job.done += some.length
        job.changed += changed
        return kept
      },
    }
    return job
  }

  #lookFor(action: BulkAction): Look {
    if (action.kind === 'delete') return this.#deleting
    return action.kind === 'exclude' ? this.#excluding() : this.#editing(action)
  }

  #editing(edit: BulkEdit): Look {
    return async (some) => {
      const rows = (await this.#found(some)).filter((row) => changes(edit, row))
      return {
        changed: rows.length,
        changes: mutationGroups(rows.map(({ id }) => id)).map((group) => editChange(edit, group)),
        before: rows.map((row): UndoRow => ({ id: row.id, back: wayBack(edit, row) })),
      }
    }
  }

  /** Who is excluded already, or has no address, is left as is. */
  #excluding(): Look {
    let known: Promise<Exclusions> | undefined
    return async (some) => {
      const exclusions = await (known ??= this.#ports.excluded().then(exclusionsOf))
      const perContact = (await this.#found(some))
        .map((row) => toExclude(row, exclusions, this.#ports.newId))
        .filter(({ length }) => length)
      return {
        changed: perContact.length,
        changes: mutationGroups(perContact.flat()).map(
          (group): BulkChange => ({ name: 'excluded_contact.create', args: { rows: group } }),
        ),
        before: perContact.map((addresses) => addresses.map(({ id }) => id)),
      }
    }
  }

  #deleting: Look = async (some) => {
    const rows = await this.#found(some)
    return {
      changed: rows.length,
      changes: mutationGroups(rows.map(({ id }) => id)).map(
        (group): BulkChange => ({ name: 'contact.delete', args: { ids: group } }),
      ),
      before: rows,
    }
  }

  /** A pack a step. Whoever undoes the same in another tab takes turns, and each pack is put back by one of them. */
  #undoing({ id, sizes, back: from }: Undo): Job {
    const { undos } = this.#ports
    let place = from
    const readAhead = aheadOf((n) => undos.next({ id, back: n }))
    const step = async (answer: (kept: WorkerSaveResult | null) => void) => {
      const undo = await undos.get(id)
      place = Math.max(place, undo?.back ?? 0)
      if (!undo || place >= undo.sizes.length) {
        job.done = job.of
        return answer(null)
      }
      const { changed, changes } = await this.#wayBack(undo.action, await readAhead(place))
      const kept = await this.#save(changes)
      if (isRefused(kept)) return answer(kept)
      const moved = undos.moved({ ...undo, back: place }).catch(console.error)
      place++
      const isLast = place >= undo.sizes.length
      job.changed += changed
      job.done = isLast ? job.of : Math.min(job.of, sum(undo.sizes.slice(from, place)))
      // Only the next step waits until it is written down how far it is; at the end, whoever looks at the list as well.
      if (isLast) await moved
      answer(kept)
      await moved
    }
    const job: Job = {
      of: sum(sizes.slice(from)),
      done: 0,
      changed: 0,
      undo: () => null,
      step: () => new Promise((answer, fail) => void aloneWith(id, () => step(answer)).catch(fail)),
    }
    return job
  }

  #wayBack(action: BulkAction, before: readonly unknown[]): Promise<ChangeSet> | ChangeSet {
    if (action.kind === 'delete') return restoring(before as Contact[])
    return action.kind === 'exclude' ? including(before as string[][]) : this.#puttingBack(action, before as UndoRow[])
  }

  /** What somebody has changed again since stays as it is. */
  async #puttingBack(edit: BulkEdit, ways: readonly UndoRow[]): Promise<ChangeSet> {
    const rows = await this.#ports.rows(ways.map(({ id }) => id))
    const still = ways.filter((_, at) => rows[at] && isStillSo(edit, rows[at]))
    return { changed: still.length, changes: waysBack(still) }
  }

  #save = async (changes: BulkChange[]): Promise<WorkerSaveResult | null> =>
    changes.length > 0 ? this.#ports.save(changes) : null

  async #found(ids: readonly string[]): Promise<Contact[]> {
    return (await this.#ports.rows(ids)).filter((row) => row !== null)
  }
}

/** Reads the next one as well, while the one before it is being kept. */
function aheadOf<T>(read: (n: number) => Promise<T>): (n: number) => Promise<T> {
  let ahead: { n: number; found: Promise<T> } | undefined
  return async (n) => {
    const found = await (ahead?.n === n ? ahead.found : read(n))
    ahead = { n: n + 1, found: read(n + 1) }
    // It fails for whoever asks for it.
    ahead.found.catch(() => {})
    return found
  }
}

const isRefused = (kept: WorkerSaveResult | null) => kept?.saved.kind === 'refused'
