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

/** What some contacts come to: how many `changed`, and what an undo has to know once they are kept. */
type Found = { changed: number; changes: BulkChange[]; remember?: () => void | Promise<void> }
type Job = {
  of: number
  done: number
  changed: number
  /** the next contacts */
  next: () => Promise<Found & { looked: number }>
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
      await remember?.()
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
    const look = async (some: readonly string[]) => {
      const rows = (await this.#found(some)).filter((row) => changes(edit, row))
      const made = inGroups(rows.map(({ id }) => id)).map((group) => editChange(edit, group))
      const remember = () => ways.keep(rows.map((row) => ({ id: row.id, back: wayBack(edit, row) })))
      return { changed: rows.length, changes: made, remember }
    }
    return jobOver(ids, look, { canUndo: () => ways.count > 0, undo: () => this.#puttingBack(edit, ways) })
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
    const look = async (some: readonly string[]) => {
      const exclusions = await (known ??= this.#ports.excluded().then(exclusionsOf))
      const perContact = (await this.#found(some))
        .map((row) => toExclude(row, exclusions, this.#ports.newId))
        .filter(({ length }) => length)
      return {
        changed: perContact.length,
        changes: inGroups(perContact.flat()).map(
          (group): BulkChange => ({ name: 'excluded_contact.create', args: { rows: group } }),
        ),
        remember: () => void made.push(...perContact.map((addresses) => addresses.map(({ id }) => id))),
      }
    }
    return jobOver(ids, look, { canUndo: () => made.length > 0, undo: () => this.#including(made) })
  }

  #including(made: readonly string[][]): Job {
    return jobOver(made, async (some) => ({
      changed: some.length,
      changes: inGroups(some.flat()).map(
        (group): BulkChange => ({ name: 'excluded_contact.delete', args: { ids: group } }),
      ),
    }))
  }

  #deleting(ids: readonly string[]): Job {
    const gone = new Packs<Contact>()
    const look = async (some: readonly string[]) => {
      const rows = await this.#found(some)
      return {
        changed: rows.length,
        changes: inGroups(rows.map(({ id }) => id)).map(
          (group): BulkChange => ({ name: 'contact.delete', args: { ids: group } }),
        ),
        remember: () => gone.keep(rows),
      }
    }
    return jobOver(ids, look, { canUndo: () => gone.length > 0, undo: () => this.#restoring(gone) })
  }

  #restoring(gone: Packs<Contact>): Job {
    return packByPack(gone, async (rows) => ({
      changed: rows.length,
      changes: inGroups(rows).map((group): BulkChange => ({ name: 'contact.restore', args: { rows: group } })),
    }))
  }

  async #found(ids: readonly string[]): Promise<Contact[]> {
    return (await this.#ports.rows(ids)).filter((row) => row !== null)
  }
}

type Way = { id: string; back: BulkEdit }

/** An undo of what was kept, a pack a step. */
function packByPack<T>(packs: Packs<T>, put: (some: readonly T[]) => Promise<Found>): Job {
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

/** Looks at some after the other; what is not kept is looked at again. */
function jobOver<T>(
  all: readonly T[],
  look: (some: readonly T[]) => Promise<Found>,
  back: Pick<Job, 'canUndo' | 'undo'> = final,
): Job {
  const job: Job = {
    of: all.length,
    done: 0,
    changed: 0,
    next: async () => {
      const some = all.slice(job.done, job.done + rowsPerStep)
      return { looked: some.length, ...(await look(some)) }
    },
    ...back,
  }
  return job
}

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
