import { type EntityName, isOwnMatter } from '#domain/entities'
import { mutationNamed } from '#domain/mutations'
import { same } from '#domain/shared/same'
import { usualMonths } from '#workers/sync/core/monthsThatFit'
import { wantedScopes } from '#workers/sync/core/scopes'
import type { Image } from '#workers/sync/core/testing/memoryStore'
import { isTold } from './checks.ts'
import type { Device } from './device.ts'
import type { History, Kept, Patch } from './history.ts'
import { checkOlder } from './olderTalks.ts'
import { checkTalks } from './talkChecks.ts'

/** Why this device has not come to rest; null when it has. */
export function restless(history: History, { mirror, name, actor, tabs, left, file }: Device): string | null {
  const { server } = history
  if (tabs.some(({ wal }) => wal.isBehind)) return `${name}: has not put back what its write-ahead logs have`
  if (left.length > 0) return `${name}: has not put back what its pages have left`
  if (file) return `${name}: has not brought in what a page remembered`
  if (history.isDisabled(actor.user)) return unwiped(mirror, name)
  const wanted = wantedScopes(server.granted(actor.user), mirror.meta.months ?? usualMonths)
  if (mirror.meta.epoch !== server.epoch) return `${name}: is in ${mirror.meta.epoch}`
  if (server.mark && mirror.meta.witnesses?.at(-1)?.mark !== server.mark) return `${name}: has read something else`
  if (history.isFollowing()) return 'threads have not followed their contacts'
  for (const { state, mid } of mirror.outbox.values()) if (state !== 'done') return `${name}: ${mid} is ${state}`
  for (const { key, isSure } of mirror.orphans.values()) if (!isSure) return `${name}: has not asked about ${key}`
  if (mirror.scopes.size !== wanted.size) return `${name}: has ${mirror.scopes.size} scopes of ${wanted.size}`
  for (const { scope, phase, gen } of mirror.scopes.values())
    if (phase.kind !== 'delta' || phase.cursor !== server.head)
      return `${name}: ${scope} generation ${gen} is at ${JSON.stringify(phase)} of ${server.head}`
  return null
}

/** Who is disabled hands over what was not sent, and keeps no row. */
function unwiped({ outbox, entries, meta }: Image, name: string): string | null {
  if (meta.epoch === null) return null
  if (outbox.size > 0) return `${name}: still has ${outbox.size} changes of a disabled user`
  for (const [entity, rows] of entries)
    if (rows.size > 0) return `${name}: still has rows of ${entity} of a disabled user`
  return null
}

/** What must be true when everything has come to rest. */
export async function reckon(history: History) {
  for (const device of history.devices)
    if (!history.isDisabled(device.actor.user)) compare(history, device, await device.disk.inspect())
  account(history)
  checkLeft(history)
  checkCompanions(history)
  checkParked(history)
  checkRemarks(history)
  checkLateEdits(history)
  checkTalks(history)
  for (const device of history.devices) if (!history.isDisabled(device.actor.user)) checkOlder(history, device)
}

/** What somebody did as the last thing on a page is kept. */
function checkLeft({ everLeft, ledger, fail }: History) {
  for (const [uid, { name }] of everLeft)
    if (!ledger.has(uid)) return fail(`${name}: ${uid}, which a page left, is nowhere`)
}

/** What is about a contact is seen by those who see the contact, and by nobody else. */
function checkCompanions({ server, users, fail }: History) {
  const rows = server.visible(users.main)
  for (const { entity, id, scope, row } of rows.values()) {
    const contact = entity === 'lost_value' ? rows.get(`contact/${row.row as string}`) : undefined
    if (contact && contact.scope !== scope)
      return fail(`${entity} ${id} is in ${scope}, its contact in ${contact.scope}`)
  }
}

/** What a disabled user had not sent yet is the main account's to decide. */
function checkParked({ devices, fail }: History) {
  for (const { name, mirror } of devices)
    for (const { uid, status, code, name: change } of mirror.issues.values())
      if (code === 'accountDisabled' && status !== 'parked' && !isNobodyElses(change))
        return fail(`${name}: ${uid} of a disabled user was refused`)
}

function isNobodyElses(change: string) {
  const { command, entity } = mutationNamed(change)!
  return command === true || isOwnMatter(entity as EntityName)
}

/** A remark that somebody wrote is shown, or kept beside, or was replaced by somebody who saw it. */
function checkRemarks({ server, ledger, users, fail }: History) {
  const rows = [...server.visible(users.main).values()]
  const patches = new Map<string, Kept[]>()
  for (const { uid, ids } of server.log) {
    const kept = ledger.get(uid)
    for (const id of kept?.patch ? ids : []) patches.set(id, [...(patches.get(id) ?? []), kept!])
  }
  const written = new Map([...ledger.values()].flatMap(({ patch }) => (patch ? [[patch.value, patch] as const] : [])))
  /** Whether the user saw this value, maybe under an own one that was refused later. */
  const saw = (patch: Patch, id: string, value: string, before: readonly Patch[] = []): boolean => {
    const shown = patch.saw[patch.ids.indexOf(id)]
    const under = written.get(shown as string)
    // A value that was brought back was written twice.
    const isNew = under !== undefined && under !== patch && !before.includes(under)
    return shown === value || (isNew && saw(under, id, value, [...before, patch]))
  }
  for (const { entity, id, row } of rows) {
    if (entity !== 'contact') continue
    const lost = rows.flatMap(({ row: value }) => (value.row === id && value.field === 'remark' ? [value.old] : []))
    const all = patches.get(id) ?? []
    for (const kept of all) {
      const { device, patch } = kept
      const { value } = patch!
      const isReplaced = all.some(
        (other) => saw(other.patch!, id, value) || (all.indexOf(other) > all.indexOf(kept) && other.device === device),
      )
      if (row.remark !== value && !lost.includes(value) && !isReplaced)
        return fail(`${device.name}: its remark on ${id} is neither shown nor kept`)
    }
  }
}

/** What a user wrote on an own contact well before it was given away counts, however late it arrives. */
function checkLateEdits({ ledger, transfers, restored, collected, fail }: History) {
  if (restored || collected) return
  for (const [uid, { device, mid, patch }] of ledger) {
    const isRefused = device.mirror.issues.get(uid)?.code === 'forbidden'
    if (!isRefused || !patch?.own || !device.clockIsRight) continue
    const wasEarly = patch.ids.every((id) =>
      (transfers.get(id) ?? []).every((at) => Math.abs(at - patch.at) > clockDoubt && at > patch.at),
    )
    if (wasEarly) return fail(`${device.name}: ${mid} was made before the contact was given away, and refused`)
  }
}

/** How wrong a device may be about the server's time after slow answers, ms; and what commands take to arrive. */
const clockDoubt = 20_000

/** A row that a restored server lost with a change that no journal had any more: the user must have been told. */
function untold({ ledger, toldOf, disturbed, server, users }: History, uid: string): string | undefined {
  const { name, ids } = ledger.get(uid)!
  if (name !== 'contact.create' && name !== 'tag.create') return undefined
  const entity = name.split('.')[0]!
  const rows = server.visible(users.main)
  return ids.find((id) => !rows.has(`${entity}/${id}`) && !disturbed.has(id) && !toldOf.has(`${entity} ${id}`))
}

/** Every device shows exactly what a plain query of the server gives its user. */
function compare(history: History, device: Device, image: Image) {
  const visible = history.server.visible(device.actor.user)
  const expected = new Map([...visible].filter(([, { scope }]) => image.scopes.has(scope)))
  let rows = 0
  for (const [entity, entries] of image.entries)
    for (const entry of entries.values()) {
      const where = `${device.name}: ${entity} ${entry.id}`
      rows++
      const kept = expected.get(`${entity}/${entry.id}`)
      if (!kept) return history.fail(`${where} is here without a right or after its end`)
      if (entry.waiting || 'base' in entry) return history.fail(`${where} still waits`)
      if (entry.scope !== kept.scope || entry.rev !== kept.rev)
        return history.fail(`${where} has ${entry.scope} ${entry.rev} instead of ${kept.scope} ${kept.rev}`)
      if (!same(entry.row, kept.row)) return history.fail(`${where} differs from the server`)
    }
  if (rows !== expected.size) history.fail(`${device.name} has ${rows} of ${expected.size} rows`)
}

/** Nothing that was saved is nowhere; nothing counts twice; each replica's changes count in their order. */
function account(history: History) {
  const { server, ledger, restored, everDisabled } = history
  const seen = new Map<string, ReadonlySet<string>>()
  const last = new Map<string, number>()
  for (const { uid, ids } of server.log) {
    const kept = ledger.get(uid)
    if (!kept) return history.fail(`${uid} was applied but never kept on a device`)
    if (seen.has(uid)) return history.fail(`${uid} was applied twice`)
    seen.set(uid, new Set(ids))
    // Who was disabled let go of the journal, so a restored server hears of it from an older copy of the disk, or never.
    if (restored && kept.device.life > 0 && everDisabled.has(kept.device.actor.user)) continue
    if (kept.isBroughtBack) continue
    const { life, mid } = kept
    const line = `${kept.device.name} ${life}`
    if ((last.get(line) ?? 0) > mid) return history.fail(`${kept.device.name}: ${mid} was applied too late`)
    last.set(line, mid)
  }
  for (const [uid, { device, mid, ids, forgiven }] of ledger) {
    if (forgiven) continue
    const refused = device.mirror.issues.has(uid)
    for (const id of seen.get(uid) ?? [])
      if (isTold(device.mirror, uid, id))
        return history.fail(`${device.name}: ${mid} was applied to ${id} and shown as refused`)
    if (seen.has(uid) && !everDisabled.has(device.actor.user))
      for (const id of ids)
        if (!seen.get(uid)!.has(id) && !isTold(device.mirror, uid, id))
          return history.fail(`${device.name}: ${mid} is nowhere of ${id}`)
    // It was made where the server never greeted a disabled user: it waits for the user to come back.
    if (history.isDisabled(device.actor.user) && [...device.mirror.outbox.values()].some((one) => one.uid === uid))
      continue
    // Who was disabled has let go of the journal.
    if (restored && everDisabled.has(device.actor.user)) continue
    if (!seen.has(uid) && history.cut.has(uid) && !everDisabled.has(device.actor.user)) {
      const lost = untold(history, uid)
      if (lost) return history.fail(`${device.name}: ${lost} of ${mid} was lost without a word`)
      continue
    }
    if (!seen.has(uid) && !refused) return history.fail(`${device.name}: ${mid} is nowhere`)
  }
}
