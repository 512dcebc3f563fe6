import type { VoiceNote } from '#domain/blobs/voiceNote'
import { eachLeaf, entriesByIds, rowsWhere } from '../database/read.ts'
import type { ChangeRecord, UserDatabase } from '../database/schema.ts'
import type { Entry } from '../sync/core/ports.ts'
import { ChangeFollower, changedIds } from './changeFollower.ts'
import { ContactIndex } from './contactIndex.ts'
import { rehearse } from './rehearse.ts'
import { loadSnapshot, saveSnapshot } from './snapshot.ts'

const entity = 'contact'
const voices = 'voice_note'
const excluded = 'excluded_contact'
const customFields = 'custom_field'
const idsAtOnce = 2_000
/** A snapshot is written when this many contacts changed since the last one, and things are quiet. */
const worthSaving = 1_000
const quietMs = 3_000
const worthRehearsing = 10_000
/** Reading so many rows has left more behind in this worker than its index takes. */
const worthRenewing = 50_000

/** Keeps an index equal to the contacts in the database, by its change feed. */
export class IndexFollower extends ChangeFollower {
  index = new ContactIndex()
  readonly #onFlooded: () => void
  #unsaved = 0
  #rehearsed = false
  #saving: ReturnType<typeof setTimeout> | undefined

  /** `onFlooded`: most rows were read one by one, and a worker that starts now finds them in a snapshot. */
  constructor(db: UserDatabase, onFlooded: () => void = () => {}) {
    super(db)
    this.#onFlooded = onFlooded
  }

  protected override async load(): Promise<number | null> {
    const saved = await loadSnapshot(this.db)
    if (!saved) return null
    this.index = saved.index
    await this.#readVoices()
    await this.#readExcluded()
    await this.#readCustomFields()
    return saved.n
  }

  protected override settled() {
    this.#saveSoon()
    this.#rehearseOnce()
  }

  protected override async take(changes: readonly ChangeRecord[]): Promise<number> {
    const ids = changedIds(changes, entity)
    for (let at = 0; at < ids.length; at += idsAtOnce) await this.#read(ids.slice(at, at + idsAtOnce))
    const notes = changedIds(changes, voices)
    const found = notes.length > 0 ? await entriesByIds(this.db, voices, notes) : []
    this.index.updateVoices(notes.map((id, at) => ({ id, contact: contactOf(found[at]) })))
    if (changedIds(changes, excluded).length > 0) await this.#readExcluded()
    if (changedIds(changes, customFields).length > 0) await this.#readCustomFields()
    return ids.length
  }

  async #read(ids: string[]) {
    this.index.update(ids, await entriesByIds(this.db, entity, ids))
    this.#unsaved += ids.length
  }

  protected override async readAll() {
    const next = new ContactIndex()
    for await (const entries of eachLeaf(this.db, entity))
      next.update(
        entries.map(({ id }) => id),
        entries,
      )
    next.takeOver(this.index)
    this.index = next
    await this.#readVoices()
    await this.#readExcluded()
    await this.#readCustomFields()
    this.#unsaved = Number.POSITIVE_INFINITY
  }

  /** They are few, and in no snapshot. */
  async #readVoices() {
    for await (const entries of eachLeaf(this.db, voices))
      this.index.updateVoices(entries.map((entry) => ({ id: entry.id, contact: contactOf(entry) })))
  }

  async #readExcluded() {
    this.index.updateExcluded(await rowsWhere(this.db, excluded, () => true))
  }

  async #readCustomFields() {
    this.index.updateCustomFields(await rowsWhere(this.db, customFields, () => true))
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
      if (!(await saveSnapshot(this.db, this.index, this.seen))) return
      if (Math.min(this.#unsaved, this.index.columns.count) >= worthRenewing) this.#onFlooded()
      this.#unsaved = 0
    } catch (error) {
      // No room for it: the next start reads the rows instead.
      console.error(error)
    }
  }
}

const contactOf = (entry: Entry | undefined) => (entry?.row as VoiceNote | null | undefined)?.contact_id ?? null
