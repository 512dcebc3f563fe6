import { fileEntities, filesOf } from '#domain/blobs/fileOf'
import { changedLately } from '../database/changedLately.ts'
import { storageFailure } from '../database/failures.ts'
import { entriesByIds, entryById } from '../database/read.ts'
import type { BlobRecord, UserDatabase } from '../database/schema.ts'
import { isBehind, lastChange } from '../search/feed.ts'

export type Direction = 'up' | 'down'

/** The files of this device: what is to be sent, what is wanted, and what can go. */
export class DeviceBlobStore {
  readonly #db: UserDatabase
  readonly #clock: () => number
  /** the last change of rows that was looked at */
  #seen = -1
  readonly #undoable = new Set<string>()

  constructor(db: UserDatabase, clock: () => number) {
    this.#db = db
    this.#clock = clock
  }

  history = async (): Promise<number> => (await this.#db.meta.get('meta'))?.history ?? 0

  countLocal = (): Promise<number> => this.#db.blobs.where('state').equals('local').count()

  /** The file to send or to fetch next: the one in this direction, else one in the other. */
  next(prefers: Direction, isFree: (record: BlobRecord) => boolean): Promise<BlobRecord | undefined> {
    return this.#db.transaction('r', this.#db.blobs, this.#db.meta, async () =>
      prefers === 'up'
        ? ((await this.#toSend(isFree)) ?? (await this.#toFetch(isFree)))
        : ((await this.#toFetch(isFree)) ?? (await this.#toSend(isFree))),
    )
  }

  /** What only this device has comes first, then what a restored server may have lost. */
  async #toSend(isFree: (record: BlobRecord) => boolean): Promise<BlobRecord | undefined> {
    const sendable = (record: BlobRecord) => !record.problem?.final && isFree(record)
    const local = await this.#db.blobs.where('state').equals('local').filter(sendable).first()
    if (local) return local
    const history = await this.history()
    const isOld = (record: BlobRecord) => record.history !== history && sendable(record)
    return this.#db.blobs.where('state').equals('uploaded').filter(isOld).first()
  }

  /** What was looked at last is fetched first. */
  async #toFetch(isFree: (record: BlobRecord) => boolean): Promise<BlobRecord | undefined> {
    const wanted = await this.#db.blobs.where('state').equals('wanted').filter(isFree).toArray()
    return wanted.sort((a, b) => b.used - a.used)[0]
  }

  bytes = async (hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> =>
    (await this.#db.blobData.get(hash))?.bytes

  async change(hash: string, change: Partial<BlobRecord>): Promise<void> {
    await this.#db.blobs.update(hash, change)
  }

  /** The server has it. */
  async sent(hash: string, { moved, history }: Pick<BlobRecord, 'moved' | 'history'>): Promise<void> {
    await this.#db.blobs
      .where('hash')
      .equals(hash)
      .modify((record) => {
        Object.assign(record, { state: 'uploaded', moved, history })
        delete record.problem
      })
  }

  /** Keeps what was fetched; where there is no room, other fetched files go first. */
  async keep(hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const write = () =>
      this.#db.transaction('rw', this.#db.blobs, this.#db.blobData, async () => {
        const record = await this.#db.blobs.get(hash)
        if (record?.state !== 'wanted') return
        await this.#db.blobData.put({ hash, bytes })
        const { problem: _, ...rest } = record
        await this.#db.blobs.put({ ...rest, state: 'cached', moved: bytes.byteLength })
      })
    try {
      await write()
    } catch (error) {
      if (storageFailure(error) !== 'full' || !(await dropFiles(this.#db, bytes.byteLength))) throw error
      await write()
    }
  }

  /** Somebody looks at the files of this row. */
  async want(entity: string, id: string): Promise<void> {
    const refs = filesOf(entity, (await entryById(this.#db, entity, id))?.row)
    const owner = ownerOf(entity, id)
    for (const ref of refs)
      await this.#db.transaction('rw', this.#db.blobs, async () => {
        const kept = await this.#db.blobs.get(ref.hash)
        const owners = [...new Set([...(kept?.owners ?? []), owner])]
        const record: BlobRecord = kept ?? { ...ref, state: 'wanted', owners, moved: 0, history: 0, used: 0 }
        await this.#db.blobs.put({ ...record, owners, used: this.#clock() })
      })
  }

  /** The user has seen why it failed and wants it tried again. */
  async retry(hash: string): Promise<void> {
    await this.#db.blobs
      .where('hash')
      .equals(hash)
      .modify((record) => {
        delete record.problem
      })
  }

  /**
   * Files that no row here names any more are removed: replaced, deleted, or no longer this user's to see. What only
   * this device has is sent first, and what the user may still undo waits.
   */
  async tidy(): Promise<void> {
    const { changes, blobs } = this.#db
    const suspects = await this.#db.transaction('r', changes, blobs, async () => this.#suspects())
    if (!suspects.length) return
    const named = await this.#named(suspects)
    const unnamed = suspects.filter((record) => record.state !== 'local' && !named.has(record.hash))
    const mine = unnamed.length ? await changedLately(this.#db, this.#clock()) : new Set<string>()
    const isUndoable = ({ owners }: BlobRecord) => owners.some((owner) => mine.has(owner))
    for (const { hash } of suspects) this.#undoable.delete(hash)
    for (const record of unnamed.filter(isUndoable)) this.#undoable.add(record.hash)
    await remove(
      this.#db,
      unnamed.filter((record) => !isUndoable(record)).map(({ hash }) => hash),
    )
  }

  async #suspects(): Promise<BlobRecord[]> {
    const { changes, blobs } = this.#db
    const from = this.#seen
    const isCutOff = await isBehind(this.#db, from)
    this.#seen = (await lastChange(this.#db)) ?? 0
    if (isCutOff) return blobs.toArray()
    const news = await changes.where('n').above(from).toArray()
    const owners = [...new Set(news.flatMap(({ entity, ids }) => ids.map((id) => ownerOf(entity, id))))]
    const found = owners.length ? await blobs.where('owners').anyOf(owners).distinct().toArray() : []
    const again = await blobs.bulkGet([...this.#undoable])
    return [...found, ...again.filter((record) => record !== undefined)]
  }

  async #named(records: readonly BlobRecord[]): Promise<Set<string>> {
    const owners = new Set(records.flatMap(({ owners }) => owners))
    const named = new Set<string>()
    for (const entity of fileEntities) {
      const ids = [...owners].filter((owner) => owner.startsWith(`${entity} `)).map((owner) => owner.split(' ')[1]!)
      for (const entry of await entriesByIds(this.#db, entity, ids))
        for (const row of [entry?.row, entry?.base]) for (const { hash } of filesOf(entity, row)) named.add(hash)
    }
    return named
  }
}

const ownerOf = (entity: string, id: string) => `${entity} ${id}`

/** Fetched files first, longest unseen first; then sent ones, which can be fetched again. Never what is only here. */
export async function dropFiles(db: UserDatabase, bytes: number): Promise<boolean> {
  for (const state of ['cached', 'uploaded'] as const) {
    const files = (await db.blobs.where('state').equals(state).toArray()).sort((a, b) => a.used - b.used)
    const gone: string[] = []
    let freed = 0
    for (const { hash, size } of files) {
      if (freed >= bytes) break
      gone.push(hash)
      freed += size
    }
    if (!gone.length) continue
    await remove(db, gone)
    return true
  }
  return false
}

const remove = (db: UserDatabase, hashes: readonly string[]) =>
  db.transaction('rw', db.blobs, db.blobData, async () => {
    await db.blobs.bulkDelete([...hashes])
    await db.blobData.bulkDelete([...hashes])
  })
