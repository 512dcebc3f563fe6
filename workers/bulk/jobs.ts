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
import type { Saved } from '../api.ts'
import type { Kept } from '../sync/workerApi.ts'
import { Packs } from './packs.ts'

type Ports = {
  /** in the order asked; null where there is none */
  rows: (ids: readonly string[]) => Promise<(Contact | null)[]>
  save: (changes: BulkChange[]) => Promise<Kept>
  excluded: () => Promise<ExcludedContact[]>
  newId: () => string
}

/** `done` of `of` contacts were looked at, and `changed` of them changed; `canUndo`: these can be put back. */
export type BulkProgress = { done: number; of: number; changed: number; canUndo: boolean }
export type BulkStep = BulkProgress & { saved: Saved | null }

type Job = {
  of: number
  done: number
  changed: number
  /** the next contacts; null when there is nothing to save for them */
  next: () => Promise<{ looked: number; changed: number; changes: BulkChange[]; remember: () => void | Promise<void> }>
  canUndo: () => boolean
  /** what puts it back */
  undo: () => Job
}

/** Kept in one go: enough that a transaction's own cost does not count, few enough that a stop is soon. */
const rowsPerStep = limits.rowsPerMutation * 12
/** Where those of a step had more different values than this, each is put back by itself. */
const mostWays = 20
/** Only the last ones can be undone anyway: their toasts are gone. */
const keptJobs = 4

/**
 * Changes of any number of contacts, a step at a time: whoever asks for the steps shows how far it is, pauses by not
 * asking, and stops by never asking again. Each step is kept as a whole.
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
    const sorted = ids.toSorted()
    if (action.kind === 'delete') return this.#add(this.#deleting(sorted))
    return this.#add(action.kind === 'exclude' ? this.#excluding(sorted) : this.#changing(action, sorted))
  }

  /** Null: it cannot be undone, or not any more. */
  beginUndo(number: number): { job: number; of: number } | null {
    const job = this.#jobs.get(number)
    if (!job?.canUndo()) return null
    const undo = job.undo()
    return { job: this.#add(undo), of: undo.of }
  }

  /** Null: there is no such job, because the worker was started again. */
  async step(number: number): Promise<(BulkStep & Pick<Kept, 'mirror'>) | null> {
    const job = this.#jobs.get(number)
    if (!job) return null
    const { looked, changed, changes, remember } = await job.next()
    const kept = changes.length > 0 ? await this.#ports.save(changes) : null
    if (kept?.saved.kind !== 'refused') {
      await remember()
      job.done += looked
      job.changed += changed
    }
    const progress = { done: job.done, of: job.of, changed: job.changed, canUndo: job.canUndo() }
    return { ...progress, saved: kept?.saved ?? null, ...(kept?.mirror && { mirror: kept.mirror }) }
  }

  #add(job: Job): number {
    this.#jobs.set(++this.#last, job)
    this.#jobs.delete(this.#last - keptJobs)
    return this.#last
  }

  #changing(edit: BulkEdit, ids: readonly string[]): Job {
    const ways = new Packs<Way>()
    const job: Job = {
      of: ids.length,
      done: 0,
      changed: 0,
      next: async () => {
        const some = ids.slice(job.done, job.done + rowsPerStep)
        const found = (await this.#ports.rows(some)).filter((row) => row !== null)
        const rows = found.filter((row) => changes(edit, row))
        const remember = () => ways.keep(rows.map((row) => ({ id: row.id, back: wayBack(edit, row) })))
        const changed = inGroups(rows.map(({ id }) => id)).map((group) => editChange(edit, group))
        return { looked: some.length, changed: rows.length, changes: changed, remember }
      },
      canUndo: () => ways.count > 0,
      undo: () => this.#puttingBack(edit, ways),
    }
    return job
  }

  /** What somebody has changed again since stays as it is. */
  #puttingBack(edit: BulkEdit, ways: Packs<Way>): Job {
    return packByPack(ways, async (some) => {
      const rows = await this.#ports.rows(some.map(({ id }) => id))
      const still = some.filter((_, at) => rows[at] && isStillSo(edit, rows[at]))
      return { changed: still.length, changes: waysBack(still) }
    })
  }

  /** Who is excluded already, or has no address, is left as is. */
  #excluding(ids: readonly string[]): Job {
    const made: string[][] = []
    let known: Promise<Exclusions> | undefined
    const job: Job = {
      of: ids.length,
      done: 0,
      changed: 0,
      next: async () => {
        const exclusions = await (known ??= this.#ports.excluded().then(exclusionsOf))
        const some = ids.slice(job.done, job.done + rowsPerStep)
        const rows = (await this.#ports.rows(some)).filter((row) => row !== null)
        const perContact = rows
          .map((row) => toExclude(row, exclusions, this.#ports.newId))
          .filter(({ length }) => length)
        const changed = inGroups(perContact.flat()).map(
          (group): BulkChange => ({ name: 'excluded_contact.create', args: { rows: group } }),
        )
        const remember = () => void made.push(...perContact.map((addresses) => addresses.map(({ id }) => id)))
        return { looked: some.length, changed: perContact.length, changes: changed, remember }
      },
      canUndo: () => made.length > 0,
      undo: () => this.#including(made),
    }
    return job
  }

  #including(made: readonly string[][]): Job {
    const job: Job = {
      of: made.length,
      done: 0,
      changed: 0,
      next: async () => {
        const some = made.slice(job.done, job.done + rowsPerStep)
        const changed = inGroups(some.flat()).map(
          (group): BulkChange => ({ name: 'excluded_contact.delete', args: { ids: group } }),
        )
        return { looked: some.length, changed: some.length, changes: changed, remember: nothing }
      },
      ...final,
    }
    return job
  }

  #deleting(ids: readonly string[]): Job {
    const gone = new Packs<Contact>()
    const job: Job = {
      of: ids.length,
      done: 0,
      changed: 0,
      next: async () => {
        const some = ids.slice(job.done, job.done + rowsPerStep)
        const rows = (await this.#ports.rows(some)).filter((row) => row !== null)
        const changed = inGroups(rows.map(({ id }) => id)).map(
          (group): BulkChange => ({ name: 'contact.delete', args: { ids: group } }),
        )
        return { looked: some.length, changed: rows.length, changes: changed, remember: () => gone.keep(rows) }
      },
      canUndo: () => gone.count > 0,
      undo: () => this.#restoring(gone),
    }
    return job
  }

  #restoring(gone: Packs<Contact>): Job {
    return packByPack(gone, async (rows) => ({
      changed: rows.length,
      changes: inGroups(rows).map((group): BulkChange => ({ name: 'contact.restore', args: { rows: group } })),
    }))
  }
}

type Way = { id: string; back: BulkEdit }

/** An undo of what was kept, a pack a step. */
function packByPack<T>(
  packs: Packs<T>,
  put: (some: readonly T[]) => Promise<{ changed: number; changes: BulkChange[] }>,
): Job {
  let place = 0
  return {
    of: packs.count,
    done: 0,
    changed: 0,
    next: async () => {
      const some = await packs.at(place)
      return { looked: some.length, ...(await put(some)), remember: () => void place++ }
    },
    ...final,
  }
}

const nothing = () => {}

/** An undo is not undone. */
const final: Pick<Job, 'canUndo' | 'undo'> = {
  canUndo: () => false,
  undo: () => {
    throw new Error('An undo is not undone')
  },
}

/** Contacts that go back the same way go together, as long as the ways are few. */
function waysBack(contacts: readonly Way[]): BulkChange[] {
  const ways = new Map<string, { back: BulkEdit; ids: string[] }>()
  for (const { id, back } of contacts) {
    const key = JSON.stringify(back)
    const way = ways.get(key)
    if (way) way.ids.push(id)
    else ways.set(key, { back, ids: [id] })
  }
  if (ways.size <= mostWays)
    return [...ways.values()].flatMap(({ back, ids }) => inGroups(ids).map((group) => editChange(back, group)))
  const rows = contacts.flatMap(({ id, back }) => (back.kind === 'patch' ? [{ ...back.fields, id }] : []))
  return inGroups(rows).map((group): BulkChange => ({ name: 'contact.putBack', args: { rows: group } }))
}

function inGroups<T>(items: readonly T[]): T[][] {
  const groups: T[][] = []
  for (let at = 0; at < items.length; at += limits.rowsPerMutation)
    groups.push(items.slice(at, at + limits.rowsPerMutation))
  return groups
}
