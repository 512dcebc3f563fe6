import { type BulkAction, bulkEditFields } from '#domain/contacts/bulk'
import { limits } from '#domain/limits'
import type { TaskFiles } from '../sheets/tasks/taskFiles.ts'
import { packed, unpacked } from './packs.ts'

export const undosKept = 20
export const undoBytes = 50_000_000

/** A change of many contacts, and how far it was undone. What each of them was before is in its packs. */
export type Undo = {
  id: string
  at: number
  action: BulkAction
  /** contacts in each pack */
  sizes: number[]
  /** so many packs, from the first on, are put back */
  back: number
  bytes: number
}
type Pack = Uint8Array<ArrayBuffer>
export type UndoPack = { undo: string; n: number; pack: Pack }

export const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
export const isBack = ({ sizes, back }: Undo) => back >= sizes.length

const day = 86_400_000
const tidyEveryMs = 3_600_000

/**
 * Where changes of many contacts wait to be undone, also after a reload or in another tab: on the disk, beside the files of
 * imports. What the disk does not take is kept as long as this worker lives.
 */
export class Undos {
  readonly #make: () => TaskFiles
  readonly #clock: () => number
  readonly #here = new Map<string, { undo: Undo; packs: Map<number, Pack> }>()
  #files: TaskFiles | undefined
  #tidiedAt = 0

  constructor(make: () => TaskFiles, clock: () => number) {
    this.#make = make
    this.#clock = clock
  }

  get #disk(): TaskFiles {
    return (this.#files ??= this.#make())
  }

  close() {
    this.#files?.close()
    this.#files = undefined
  }

  /** Newest first; what is over goes with this look. */
  async all(): Promise<Undo[]> {
    await this.#sweep()
    const known = new Map((await this.#disk.undos.toArray()).map((undo) => [undo.id, undo]))
    for (const { undo } of this.#here.values()) known.set(undo.id, undo)
    return [...known.values()].sort((a, b) => b.at - a.at)
  }

  async get(id: string): Promise<Undo | null> {
    return this.#here.get(id)?.undo ?? (await this.#disk.undos.get(id)) ?? null
  }

  /** One more pack of a change that is being made. It never fails: an undo that cannot be kept holds up no change. */
  async keep(undo: Undo, items: readonly unknown[]): Promise<Undo> {
    const n = undo.sizes.length
    const pack = await packed(items)
    const next = { ...undo, sizes: [...undo.sizes, items.length], bytes: undo.bytes + pack.length }
    if (!this.#here.has(undo.id)) {
      try {
        if (n === 0) await this.#sweep()
        await this.#written(next, { undo: undo.id, n, pack })
        return next
      } catch (error) {
        console.error(error)
      }
    }
    const { packs } = this.#here.get(undo.id) ?? { packs: new Map<number, Pack>() }
    this.#here.set(undo.id, { undo: next, packs: packs.set(n, pack) })
    return next
  }

  /** As it was before a pack of which the change was not made. */
  async takeBack(undo: Undo): Promise<void> {
    const n = undo.sizes.length
    if (n === 0) return this.#drop(undo.id)
    const here = this.#here.get(undo.id)
    if (here) here.undo = undo
    if (!here?.packs.delete(n)) await this.#change(undo.id, () => undo, n)
  }

  /** What the contacts of the next pack were. */
  async next({ id, back }: Pick<Undo, 'id' | 'back'>): Promise<unknown[]> {
    const pack = this.#here.get(id)?.packs.get(back) ?? (await this.#disk.undoPacks.get([id, back]))?.pack
    return pack ? unpacked(pack) : []
  }

  /** They are put back, and nobody needs their pack any more. */
  async moved({ id, back }: Pick<Undo, 'id' | 'back'>): Promise<void> {
    const here = this.#here.get(id)
    if (here) here.undo = onward(here.undo, back)
    here?.packs.delete(back)
    await this.#change(id, (kept) => onward(kept, back), back)
  }

  /** Rows that were erased for good. What cannot be written without them goes as a whole. */
  async forget(ids: ReadonlySet<string>): Promise<void> {
    for (const { id } of await this.all())
      await this.#without(id, async () => ids).catch((error: unknown) => {
        console.error(error)
        return this.#drop(id)
      })
  }

  /** Texts of contacts that have left this device, as `absent` says; those that were deleted here may come back. Now and then. */
  async tidy(absent: (ids: readonly string[]) => Promise<string[]>): Promise<void> {
    if (this.#clock() < this.#tidiedAt + tidyEveryMs) return
    this.#tidiedAt = this.#clock()
    const all = await this.all()
    const withTexts = all.filter(({ action }) => hasTexts(action))
    if (withTexts.length === 0) return
    const deleted = new Set<string>()
    for (const undo of all.filter(({ action }) => action.kind === 'delete'))
      for (const { id } of await this.#rest(undo)) deleted.add(id)
    const left = async (ids: string[]) => new Set((await absent(ids)).filter((id) => !deleted.has(id)))
    for (const { id } of withTexts) await this.#without(id, left)
  }

  async clear(): Promise<void> {
    this.#here.clear()
    const { undos, undoPacks } = this.#disk
    await this.#disk.transaction('rw', undos, undoPacks, () => Promise.all([undos.clear(), undoPacks.clear()]))
  }

  #written(undo: Undo, pack: UndoPack) {
    const { undos, undoPacks } = this.#disk
    return this.#disk.transaction('rw', undos, undoPacks, () => Promise.all([undos.put(undo), undoPacks.put(pack)]))
  }

  /** The pack `n` goes. */
  #change(id: string, change: (undo: Undo) => Undo, n: number) {
    const { undos, undoPacks } = this.#disk
    return this.#disk.transaction('rw', undos, undoPacks, async () => {
      const kept = await undos.get(id)
      if (kept) await undos.put(change(kept))
      await undoPacks.delete([id, n])
    })
  }

  async #rest(undo: Undo): Promise<{ id: string }[]> {
    const rest: { id: string }[] = []
    for (let back = undo.back; back < undo.sizes.length; back++)
      rest.push(...((await this.next({ ...undo, back })) as { id: string }[]))
    return rest
  }

  /** Of who is excluded, only made-up ids are kept. */
  #without(id: string, gone: (ids: string[]) => Promise<ReadonlySet<string>>): Promise<void> {
    return aloneWith(id, async () => {
      const undo = await this.get(id)
      if (!undo || undo.action.kind === 'exclude') return
      for (let n = undo.back; n < undo.sizes.length; n++) {
        const items = (await this.next({ ...undo, back: n })) as { id: string }[]
        const leaving = await gone(items.map((item) => item.id))
        const rest = items.filter((item) => !leaving.has(item.id))
        if (rest.length === items.length) continue
        undo.sizes = undo.sizes.with(n, rest.length)
        await this.#replace(undo, n, await packed(rest))
      }
      if (sum(undo.sizes) === 0) await this.#drop(id)
    })
  }

  async #replace(undo: Undo, n: number, pack: Pack) {
    const here = this.#here.get(undo.id)
    if (here) here.undo = undo
    if (here?.packs.has(n)) here.packs.set(n, pack)
    else await this.#written(undo, { undo: undo.id, n, pack })
  }

  /** The newest of some days, and only so many and so much of them. Changes of one contact push out no others. */
  async #sweep(): Promise<void> {
    const newest = (await this.#disk.undos.toArray()).sort((a, b) => b.at - a.at)
    const counts = { one: 0, many: 0 }
    let bytes = 0
    for (const undo of newest) {
      bytes += undo.bytes
      const isOver =
        undo.at + limits.undoDays * day <= this.#clock() ||
        ++counts[sum(undo.sizes) > 1 ? 'many' : 'one'] > undosKept ||
        bytes > undoBytes
      if (isOver) await this.#drop(undo.id)
    }
  }

  async #drop(id: string) {
    this.#here.delete(id)
    const { undos, undoPacks } = this.#disk
    await this.#disk.transaction('rw', undos, undoPacks, () =>
      Promise.all([undos.delete(id), undoPacks.where(':id').between([id, 0], [id, Number.POSITIVE_INFINITY]).delete()]),
    )
  }
}

/** One after the other over all tabs, so that nothing is put back twice. */
export const aloneWith = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`fairlead-undo ${id}`, work) : work()

function onward(undo: Undo, from: number): Undo {
  const next = { ...undo, back: Math.max(undo.back, from + 1) }
  return isBack(next) ? { ...next, bytes: 0 } : next
}

/** Values that somebody wrote, and not labels. */
const hasTexts = (action: BulkAction) =>
  action.kind === 'patch' && bulkEditFields.some((field) => action.fields[field] !== undefined)
