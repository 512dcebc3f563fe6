import type { Contact } from '#domain/contacts/contact'
import { mutationNamed } from '#domain/mutations'
import type { Row } from '#domain/shared/mutation'
import { same } from '#domain/shared/same'
import { baseOf, refold } from '#workers/sync/core/fold'
import type { Entry } from '#workers/sync/core/ports'
import type { Image } from '#workers/sync/core/testing/memoryStore'
import type { Device } from './device.ts'
import type { History } from './history.ts'
import type { Changed } from './recorder.ts'
import { stateWentBack } from './talkChecks.ts'
import { monthMs } from './talks.ts'

/** What must be true after every transaction of every device. */
export function checkCommit(history: History, device: Device, changed: readonly Changed[]) {
  for (const change of changed) {
    const { entity, id, before, after } = change
    const where = `${device.name}: ${entity} ${id}`
    const wrong = after && wrongView(device.mirror, after, device.actor.user)
    if (wrong) history.fail(`${where} ${wrong}`)
    if (before && after && before.scope && after.scope && before.history === after.history && after.rev < before.rev)
      history.fail(`${where} went back from rev ${before.rev} to ${after.rev}`)
    if (entity === 'contact') checkMarks(history, device, id, after ?? null, where)
    const back = entity === 'message' ? stateWentBack(change) : null
    if (back && !history.restored) history.fail(`${where} ${back}`)
    if (entity === 'message' && before?.row && !after?.row) checkWritten(history, device, before.row, where)
  }
}

/** View = base folded with what waits. */
function wrongView({ outbox }: Image, entry: NonNullable<Changed['after']>, user: string): string | null {
  const waiting = entry.waiting ?? []
  for (const mid of waiting) {
    const mutation = outbox.get(mid)
    if (!mutation || mutation.state === 'done' || !mutation.ids.includes(entry.id))
      return `waits for ${mid}, which does not`
  }
  if (entry.waiting?.length === 0 || ('base' in entry && !entry.waiting)) return 'keeps a base'
  const folded = refold(entry, baseOf(entry), waiting, outbox, user)
  return same(folded.row, entry.row) ? null : 'does not show its base and what waits'
}

/** Read your writes: a mark that a user was told is saved stays on the screen until it is visibly refused. */
function checkMarks(history: History, device: Device, id: string, entry: Entry | null, where: string) {
  const row = entry?.row ?? null
  for (const [mark, uid] of device.tokens.get(id) ?? []) {
    if (history.disturbed.has(id) || history.removedMarks.has(mark) || isTold(device.mirror, uid, id)) continue
    // Who is disabled lets go of everything.
    if (history.everDisabled.has(device.actor.user)) continue
    // A journal that was cut could not bring it back, and the user has it in the list of what the server lost.
    if (history.toldOf.has(`contact ${id} ${mark}`)) continue
    if (row === null && (history.restored || device.actor.role === 'sub')) continue
    // With the change that made the contact, which was refused visibly, goes what was put on it.
    if (row === null && isRefusedCreate(device.mirror, id)) continue
    if (entry && isMadeBehind(history, device, entry, uid)) continue
    if (!row || !(row as Contact).tag.includes(mark)) return history.fail(`${where} lost its mark of ${uid}`)
  }
}

/** What somebody wrote less than a month ago stays on the screen, whatever month the device's clock says it is. */
function checkWritten(history: History, device: Device, { id, conversation_id }: Row, where: string) {
  const written = device.written.get(id)
  if (!written || device.narrowed || history.world.now - written.at >= monthMs) return
  if (isTold(device.mirror, written.uid, id) || history.disturbed.has(id)) return
  if (history.hasMoved(conversation_id as string)) return
  // It went with its conversation, or a server that was set back forgot both.
  if (history.disturbed.has(conversation_id as string) || history.restored) return
  if (history.everDisabled.has(device.actor.user)) return
  history.fail(`${where}, which its user wrote, is gone`)
}

/** Whether the user sees that this was refused, of a change of many rows for this one. */
export function isTold({ issues }: Image, uid: string, id: string): boolean {
  const issue = issues.get(uid)
  return issue !== undefined && (issue.args === null || mutationNamed(issue.name)!.ids(issue.args).includes(id))
}

/**
 * A disk that was set back, and then a server that had forgotten the contact: a write-ahead log brings it back behind what was put
 * on it meanwhile, and the server refuses that, visibly.
 */
function isMadeBehind({ ledger }: History, { mirror }: Device, { base, waiting = [] }: Entry, uid: string): boolean {
  if (base !== null) return false
  return waiting.some((mid) => {
    const later = mirror.outbox.get(mid)
    return later?.name === 'contact.create' && ledger.get(later.uid)!.isBroughtBack && mid > ledger.get(uid)!.mid
  })
}

const isRefusedCreate = ({ issues }: Image, id: string) =>
  [...issues.values()].some(
    ({ name, args }) => name === 'contact.create' && (args as { rows: Row[] }).rows.some((row) => row.id === id),
  )
