import type { ErrorCode } from '#domain/errors'
import type { NewChange } from '#workers/sync/core/enqueue'
import type { NewFile } from '#workers/sync/core/ports'
import {
  changedIn,
  fieldsOfMessage,
  followedFields,
  isSame,
  type MessageFields,
  type VersionFields,
  versionedOf,
} from './fields.ts'
import { begin, type History, record, redo, undo } from './history.ts'

/** What is on the disk before it is in the row; with it, the row as it was when the two were the same. */
export type KeptDraft = { fields: MessageFields; base: MessageFields; opened: MessageFields }

export type EditingState = {
  fields: MessageFields
  /** Rises with every change that was not typed: what is typed in has to follow then. */
  turn: number
  canUndo: boolean
  canRedo: boolean
  /** The row says it too. */
  isSaved: boolean
}

type RowSaveResult = { kind: 'saved' } | { kind: 'refused'; code: ErrorCode }
export type EditingPorts = {
  keep: (draft: KeptDraft | null) => Promise<unknown>
  save: (changes: NewChange[]) => Promise<RowSaveResult>
  /** The newest first. */
  versions: () => Promise<readonly { id: string }[]>
  mostVersions: number
  newId: () => string
  clock: () => number
  onRefused: (code: ErrorCode) => void
  /** Told with a version that holds what somebody else wrote in the same field. */
  elsewhere: string
}

export type EditingSession = ReturnType<typeof createEditing>

/** So long after the last letter the row gets what the draft has. */
const saveAfterMs = 5_000

/**
 * One message while it is written. Every letter is on the disk as a draft at once; the row follows when the writer pauses
 * or leaves, so that the history of the row has no entry for each letter. Who leaves a changed message leaves a version.
 */
export function createEditing(id: string, row: MessageFields, kept: KeptDraft | null, ports: EditingPorts) {
  let base = fieldsOfMessage(kept?.base ?? row)
  let opened = kept ? fieldsOfMessage(kept.opened) : base
  let history: History<MessageFields> = begin(kept ? fieldsOfMessage(kept.fields) : base)
  let sent: MessageFields | null = null
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<unknown> = Promise.resolve()
  let state = stateNow()
  const listeners = new Set<() => void>()

  function stateNow(): EditingState {
    const { now: fields, past, future } = history
    return {
      fields,
      turn,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      isSaved: fields === base || Object.keys(changedIn(base, fields)).length === 0,
    }
  }

  function tell() {
    state = stateNow()
    for (const listener of listeners) listener()
  }

  function moved(next: History<MessageFields>, isTyped: boolean) {
    if (next.now === history.now) return
    history = next
    if (!isTyped) turn++
    tell()
    keepDraft()
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), saveAfterMs)
  }

  const keepDraft = () => void ports.keep({ fields: history.now, base, opened })

  /** `group`: what is typed in one go is undone in one go. */
  function change(edit: (fields: MessageFields) => MessageFields, group: string | null = null) {
    moved(record(history, edit(history.now), group, ports.clock()), group !== null)
  }

  /** One after the other. `file`: what the change names, kept with it or not at all. */
  function flush(file?: NewFile): Promise<boolean> {
    clearTimeout(timer)
    const work = async () => {
      const fields = history.now
      const changed = changedIn(base, fields)
      if (Object.keys(changed).length === 0 && !file) return true
      sent = fields
      const saved = await ports.save([
        { name: 'email_message.patch', args: { id, fields: changed }, ...(file && { files: [file] }) },
      ])
      sent = null
      if (saved.kind === 'refused') {
        ports.onRefused(saved.code)
        return false
      }
      base = fields
      keepDraft()
      tell()
      return true
    }
    const done = saving.then(work)
    saving = done.catch(() => false)
    return done
  }

  /** The row as it is now, whoever changed it. */
  function saw(next: MessageFields) {
    const theirs = fieldsOfMessage(next)
    // What was sent comes back as the row, before or after it is said to be kept.
    if (isSame(theirs, base) || (sent && isSame(theirs, sent))) return
    const { fields, lost } = followedFields(base, history.now, theirs)
    base = theirs
    if (lost.length > 0) void ports.save([versionOf(theirs, ports.elsewhere)])
    if (isSame(fields, history.now)) return tell()
    history = { ...history, now: fields }
    turn++
    tell()
    keepDraft()
  }

  const versionOf = (fields: MessageFields, note: string, version = ports.newId()): NewChange => ({
    name: 'email_version.create',
    args: { id: version, email_message_id: id, note, ...versionedOf(fields) },
  })

  /** Also what it was before anybody kept a version of it. */
  async function keepVersion(note = ''): Promise<void> {
    const known = await ports.versions()
    const now = history.now
    // Both are of one moment: their ids say which comes first.
    const [first, second] = [ports.newId(), ports.newId()].toSorted()
    const made = [...(known.length === 0 ? [versionOf(opened, '', first)] : []), versionOf(now, note, second)]
    const over = known.slice(Math.max(0, ports.mostVersions - made.length)).map((version) => version.id)
    const saved = await ports.save([
      ...made,
      ...(over.length > 0 ? [{ name: 'email_version.delete', args: { ids: over } }] : []),
    ])
    if (saved.kind === 'refused') return ports.onRefused(saved.code)
    opened = now
    keepDraft()
  }

  /** What stands there now is kept as a version first, so that going back loses nothing. */
  async function restore(version: VersionFields): Promise<boolean> {
    if (!(await flush())) return false
    if (isChanged()) await keepVersion()
    change((fields) => ({ ...fields, ...versionedOf(version) }))
    return flush()
  }

  const isChanged = () => !isSame(versionedOf(opened), versionedOf(history.now))

  async function leave(): Promise<void> {
    if (!(await flush())) return
    if (isChanged()) await keepVersion()
    await ports.keep(null)
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    undo: () => moved(undo(history), false),
    redo: () => moved(redo(history), false),
    flush,
    saw,
    keepVersion,
    restore,
    leave,
  }
}
