import type { VoiceNote } from '#domain/blobs/voiceNote'
import { eachLeaf, entriesByIds, rowsWhere } from '../database/read.ts'
import type { UserDatabase } from '../database/schema.ts'
import type { Entry } from '../sync/core/ports.ts'
import { ContactIndex } from './contactIndex.ts'
import { isBehind, lastChange } from './feed.ts'
import { rehearse } from './rehearse.ts'
import { loadSnapshot, saveSnapshot } from './snapshot.ts'

const entity = 'contact'
const voices = 'voice_note'
const excluded = 'excluded_contact'
const customFields = 'custom_field'
const changesAtOnce = 500
const idsAtOnce = 2_000
/** A snapshot is written when this many contacts changed since the last one, and things are quiet. */
const worthSaving = 1_000
const quietMs = 3_000
const worthRehearsing = 10_000
/** Reading so many rows has left more behind in this worker than its index takes. */
const worthRenewing = 50_000
/**
 * While thousands of rows arrive, they are read in larger portions, and whoever writes them has disk and processor most of
 * the time: reading takes a third of it at most.
 */
const floodRows = 500
const floodPauseMs = 400
const mostPauseMs = 3_000
const pausePerWork = 2

/** Keeps an index equal to the contacts in the database, by its change feed. */
export class IndexFollower {
  index = new ContactIndex()
  readonly #db: UserDatabase
  readonly #onFlooded: () => void
  #seen = -1
  #running: Promise<void> | undefined
  #again = false
  #unsaved = 0
  #rehearsed = false
  #saving: ReturnType<typeof setTimeout> | undefined

  /** `onFlooded`: most rows were read one by one, and a worker that starts now finds them in a snapshot. */
  constructor(db: UserDatabase, onFlooded: () => void = () => {}) {
    this.#db = db
    this.#onFlooded = onFlooded
  }

  /** the last change that is in the index */
  get seen(): number {
    return this.#seen
  }

  start(): Promise<void> {
    this.#again = true
    return this.#alone(async () => {
      await this.#load()
      await this.#run()
    })
  }

  /** Call it whenever something was committed; calls that come while it works, or starts, are one. */
  catchUp(): Promise<void> {
    this.#again = true
    return this.#alone(() => this.#run())
  }

  /** A snapshot that took its place while all was read anew would have passed for as new as what was read. */
  #alone(work: () => Promise<void>): Promise<void> {
    this.#running ??= work().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #load() {
    const saved = await loadSnapshot(this.#db)
    if (!saved) return
    this.index = saved.index
    this.#seen = saved.n
    await this.#readVoices()
    await this.#readExcluded()
    await this.#readCustomFields()
  }

  async #run() {
    while (this.#again) {
      this.#again = false
      const [before, began] = [this.#unsaved, performance.now()]
      await this.#follow()
      const pause = Math.min(mostPauseMs, Math.max(floodPauseMs, (performance.now() - began) * pausePerWork))
      if (this.#again && this.#unsaved - before >= floodRows) await new Promise((go) => setTimeout(go, pause))
    }
    this.#saveSoon()
    this.#rehearseOnce()
  }

  async #follow() {
    for (;;) {
      const changes = await this.#db.changes.where('n').above(this.#seen).limit(changesAtOnce).toArray()
      if (!changes.length) return (await isBehind(this.#db, this.#seen)) ? this.#readAll() : undefined
      if (changes[0]!.n !== this.#seen + 1) return this.#readAll()
      const idsOf = (of: string) => [...new Set(changes.flatMap((change) => (change.entity === of ? change.ids : [])))]
      const ids = idsOf(entity)
      for (let at = 0; at < ids.length; at += idsAtOnce) await this.#read(ids.slice(at, at + idsAtOnce))
      const notes = idsOf(voices)
      const found = notes.length > 0 ? await entriesByIds(this.#db, voices, notes) : []
      this.index.updateVoices(notes.map((id, at) => ({ id, contact: contactOf(found[at]) })))
      if (idsOf(excluded).length > 0) await this.#readExcluded()
      if (idsOf(customFields).length > 0) await this.#readCustomFields()
      this.#seen = changes.at(-1)!.n
      // What is written meanwhile is told by itself.
      if (changes.length < changesAtOnce) return
    }
  }

  async #read(ids: string[]) {
    this.index.update(ids, await entriesByIds(this.#db, entity, ids))
    this.#unsaved += ids.length
  }

  async #readAll() {
    // Read before the rows: what changes meanwhile is seen again, and that does no harm.
    const last = await lastChange(this.#db)
    const next = new ContactIndex()
    for await (const entries of eachLeaf(this.#db, entity))
      next.update(
        entries.map(({ id }) => id),
        entries,
      )
    next.takeOver(this.index)
    this.index = next
    await this.#readVoices()
    await this.#readExcluded()
    await this.#readCustomFields()
    this.#seen = last ?? 0
    this.#unsaved = Number.POSITIVE_INFINITY
  }

  /** They are few, and in no snapshot. */
  async #readVoices() {
    for await (const entries of eachLeaf(this.#db, voices))
      this.index.updateVoices(entries.map((entry) => ({ id: entry.id, contact: contactOf(entry) })))
  }

  async #readExcluded() {
    this.index.updateExcluded(await rowsWhere(this.#db, excluded, () => true))
  }

  async #readCustomFields() {
    this.index.updateCustomFields(await rowsWhere(this.#db, customFields, () => true))
  }

  /** Few are found in no time anyway. */
  #rehearseOnce() {
    if (this.#rehearsed || this.index.columns.count < worthRehearsing) return
    this.#rehearsed = true
    void rehearse(this.index.columns)
  }

  #saveSoon() {
    clearTimeout(this.#saving)
    if (this.#unsaved >= worthSaving) this.#saving = setTimeout(() => void this.#save(), quietMs)
  }

  async #save() {
    try {
      if (!(await saveSnapshot(this.#db, this.index, this.#seen))) return
      if (Math.min(this.#unsaved, this.index.columns.count) >= worthRenewing) this.#onFlooded()
      this.#unsaved = 0
    } catch (error) {
      // No room for it: the next start reads the rows instead.
      console.error(error)
    }
  }
}

const contactOf = (entry: Entry | undefined) => (entry?.row as VoiceNote | null | undefined)?.contact_id ?? null
