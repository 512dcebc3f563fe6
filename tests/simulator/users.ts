import type { Contact } from '#domain/contacts/contact'
import { conversationSeenIdOf } from '#domain/conversations/ids'
import type { Row } from '#domain/shared/mutation'
import type { NewChange } from '#workers/sync/core/enqueue'
import type { Device } from './device.ts'
import type { History } from './history.ts'
import type { Random } from './random.ts'
import type { ServerModel } from './serverModel.ts'
import type { Tab } from './tab.ts'
import { threads as talkCount } from './talks.ts'

/** One user does something in one tab, and now and then something in another tab right after it. */
export function change(history: History, device: Device, random: Random) {
  if (isShutOut(device)) return
  const changes: NewChange[] = []
  for (let n = random.chance(0.2) ? 3 : 1; n > 0; n--) changes.push(newChange(history, device, random))
  enqueueIn(history, awakeTab(device, random), changes, random)
  if (random.chance(0.15)) enqueueIn(history, awakeTab(device, random), [newChange(history, device, random)], random)
}

/** Everybody who sees a contact writes the same field of it at once. */
export function fightOver(history: History, random: Random) {
  const id = random.pick([...history.server.contactIds(), ''])
  const rivals = history.devices.filter(
    (device) => device.mirror.entries.get('contact')?.get(id)?.row && !isShutOut(device),
  )
  if (rivals.length < 2) return
  history.struck('fieldFight')
  for (const device of rivals) {
    const remark = history.mark(device, random)
    const patch = { name: 'contact.patch', args: { ids: [id], fields: { remark } } }
    enqueueIn(history, awakeTab(device, random), [patch], random)
  }
}

/** The app shows nothing but that the account is disabled. */
const isShutOut = (device: Device) => device.tabs.some(({ engine }) => engine?.state().connection === 'disabled')

function awakeTab(device: Device, random: Random): Tab {
  const awake = device.awake()
  return awake.length > 0 ? random.pick(awake) : device.open()
}

function enqueueIn(history: History, tab: Tab, changes: readonly NewChange[], random: Random) {
  const kick = random.chance(0.8)
  tab.after(0, () => {
    void save(history, tab, changes, kick)
  })
}

async function save(history: History, tab: Tab, changes: readonly NewChange[], kick: boolean) {
  const { device } = tab
  const saved = await tab.mutate(changes)
  if (saved?.kind !== 'saved') return
  history.world.count('saved')
  if (!history.ledger.has(saved.uid)) history.fail(`${device.name}: "saved" but nothing was kept`)
  if (kick) device.leader?.after(1, () => device.leader?.engine?.kick('new'))
}

const rowsOf = (device: Device, entity: string) =>
  [...(device.mirror.entries.get(entity)?.values() ?? [])].flatMap(({ row }) => row ?? [])

function newChange(history: History, device: Device, random: Random): NewChange {
  const unread = rowsOf(device, 'notification').filter(({ status }) => status === '0')
  if (unread.length > 0 && random.chance(0.15))
    return { name: 'notification.read', args: { ids: random.some(unread, 2).map(({ id }) => id) } }
  if (history.profile.talks && random.chance(0.5)) return newSaying(history, device, random)
  const shown = rowsOf(device, 'contact')
  const labels = rowsOf(device, 'tag')
  if (random.chance(0.08))
    return { name: 'tag.create', args: { id: history.mark(device, random), name: `tag ${random.below(100)}` } }
  if (labels.length > 0 && random.chance(0.06)) {
    const label = random.pick(labels).id
    return random.chance(0.5)
      ? { name: 'tag.rename', args: { id: label, name: `renamed ${random.below(100)}` } }
      : (history.disturbed.add(label), { name: 'tag.delete', args: { id: label } })
  }
  if (shown.length < 3 || random.chance(history.profile.fewRows ? 0.02 : 0.2))
    return newContacts(history, device, random)
  return changeOf(history, device, random.some(shown, random.chance(0.15) ? 8 : 2), random)
}

function newSaying(history: History, device: Device, random: Random): NewChange {
  const threads = rowsOf(device, 'conversation')
  const { talks } = history.server as ServerModel
  if (threads.length === 0 || random.chance(0.1))
    return { name: 'conversation.open', args: talks!.talks.opened(random.below(talkCount)) }
  const ids = random.some(threads, 2).map(({ id }) => id)
  const conversation_id = ids[0]!
  const messages = rowsOf(device, 'message')
  const own = messages.filter(({ author, state }) => author === device.actor.user && state !== 'withdrawn')
  const contacts = rowsOf(device, 'contact')
  const kind = random.weighted({
    send: 50,
    tag: 10,
    close: 6,
    take: 6,
    assign: 6,
    note: 8,
    read: 10,
    take_back: own.length > 0 ? 12 : 0,
    contact: contacts.length > 0 ? 6 : 0,
    delete: messages.length > 0 ? 5 : 0,
  })
  switch (kind) {
    case 'send': {
      const said = {
        subject: '',
        body: `words ${random.below(1_000)}`,
        files: [],
        quote: null,
        again_of: null,
        extra: null,
      }
      return { name: 'message.send', args: { id: history.mark(device, random), conversation_id, ...said } }
    }
    case 'take_back': {
      const waiting = own.filter(({ state }) => state === 'queued')
      return { name: 'message.takeBack', args: { id: random.pick(waiting.length > 0 ? waiting : own).id } }
    }
    case 'contact': {
      const contact_id = random.chance(0.1) ? null : random.pick(contacts).id
      return { name: 'conversation.setContact', args: { id: conversation_id, contact_id } }
    }
    case 'tag':
      return { name: 'conversation.tag.add', args: { ids, tag: history.mark(device, random) } }
    case 'close':
      return { name: random.chance(0.5) ? 'conversation.close' : 'conversation.reopen', args: { ids } }
    case 'take':
      for (const id of ids) history.disturbed.add(id)
      return { name: random.chance(0.5) ? 'conversation.take' : 'conversation.release', args: { ids } }
    case 'assign':
      for (const id of ids) history.disturbed.add(id)
      return { name: 'conversation.assign', args: { ids, to: random.pick(history.server.users).id } }
    case 'note': {
      const note = { id: history.mark(device, random), conversation_id, text: `note ${random.below(1_000)}` }
      return { name: 'conversation_note.create', args: note }
    }
    case 'read': {
      const id = conversationSeenIdOf(device.actor.user, conversation_id)
      return { name: 'conversation_seen.read', args: { id, conversation_id, n: random.below(20) } }
    }
    case 'delete': {
      const gone = random.some(messages, 2).map(({ id }) => id)
      for (const id of gone) history.disturbed.add(id)
      return { name: 'message.delete', args: { ids: gone } }
    }
  }
}

function newContacts(history: History, device: Device, random: Random): NewChange {
  const count = random.chance(0.15) ? random.between(4, 10) : random.between(1, 2)
  const rows = Array.from({ length: count }, () => ({
    id: history.mark(device, random),
    name: `contact ${random.below(1_000)}`,
  }))
  const taken = random.chance(0.04) ? random.pick([...history.server.contactIds(), '']) : ''
  if (taken && !device.mirror.entries.get('contact')?.has(taken) && history.canStrike('takenId')) {
    history.struck('takenId')
    rows[0]!.id = taken
    history.disturbed.add(taken)
  }
  return { name: 'contact.create', args: { rows } }
}

function changeOf(history: History, device: Device, rows: Row[], random: Random): NewChange {
  const ids = rows.map((row) => row.id)
  const mark = history.mark(device, random)
  const isMain = device.actor.role === 'main'
  const kind = random.weighted({
    mark: 55,
    unmark: 8,
    patch: 20,
    delete: 8,
    restore: 8,
    poison: 2,
    give: isMain ? 8 : 0,
  })
  if (kind === 'give') {
    history.noteTransfer(ids)
    return { name: 'contact.transfer', args: { ids, to: random.pick(history.server.users).id } }
  }
  if (kind === 'unmark') {
    const marks = (rows[0] as Contact).tag
    const tag = random.pick(marks.length > 0 ? marks : [mark])
    history.removedMarks.add(tag)
    return { name: 'contact.tag.remove', args: { ids, tag } }
  }
  if (kind === 'poison' && history.canStrike('poison')) {
    history.struck('poison')
    return { name: 'contact.patch', args: { ids, fields: { remark: `unreadable ${mark}` } } }
  }
  if (kind === 'patch' || kind === 'poison') return { name: 'contact.patch', args: { ids, fields: { remark: mark } } }
  const gone = kind === 'restore' ? lastDeleted(device) : undefined
  if (kind === 'delete' || gone) {
    for (const id of gone ? [gone.id] : ids) history.disturbed.add(id)
    return gone ? { name: 'contact.restore', args: { rows: [gone] } } : { name: 'contact.delete', args: { ids } }
  }
  return { name: 'contact.tag.add', args: { ids, tag: mark } }
}

function lastDeleted(device: Device): Row | undefined {
  const entries = [...(device.mirror.entries.get('contact')?.values() ?? [])]
  return entries.find(({ row, base }) => row === null && base)?.base ?? undefined
}
