import type { PhoneConnection } from './connection.ts'
import { participantsOf } from './groups.ts'
import { jidOf, readJid } from './names.ts'
import { saySomething } from './saying.ts'
import { childNode, childNodes, contentBytes, node, type Proto, seconds, type WireNode } from './wire.ts'
import { type LinkedDevice, mostRetries, type PhoneWorld } from './world.ts'

/** What a linked device sends: acknowledged or refused, opened by each device that it is for, and answered as the rules say. */
export async function takeFromDevice(world: PhoneWorld, connection: PhoneConnection, stanza: WireNode): Promise<void> {
  const { link } = connection
  if (!link) return
  world.counts.messages += 1
  const { number, isGroup } = readJid(stanza.attrs.to ?? '')
  const refusal = isGroup ? null : refusalOf(world, link.phone, number)
  if (refusal !== null) return acknowledge(connection, stanza, { error: String(refusal) })
  const { acks = { times: 1, afterMs: 0 } } = world.rule(number)
  if (isGroup) await takeForGroup(world, link, stanza)
  else await takeForPerson(world, link, stanza)
  for (let time = 0; time < acks.times; time += 1)
    later(acks.afterMs, () => acknowledge(connection, stanza, { t: seconds() }))
  if (!isGroup) follow(world, link, number, stanza.attrs.id ?? '')
}

/** There is nobody of that number, and so no phone that could have got it. */
const notFound = 404

function refusalOf(world: PhoneWorld, phone: string, number: string): number | null {
  const { refusal, isRegistered = true } = world.rule(number)
  if (refusal !== undefined) return refusal
  if (!isRegistered) return notFound
  return world.isLockedOut(phone, number) ? 463 : null
}

function acknowledge(connection: PhoneConnection, { attrs }: WireNode, more: Record<string, string>): void {
  connection.send(node('ack', { class: 'message', id: attrs.id ?? '', from: attrs.to ?? '', ...more }))
}

async function takeForPerson(world: PhoneWorld, link: LinkedDevice, stanza: WireNode): Promise<void> {
  const to = readJid(stanza.attrs.to ?? '').number
  world.meet(link.phone, to)
  const direct = childNode(stanza, 'enc')
  const all = direct ? [{ jid: stanza.attrs.to ?? '', enc: direct }] : participantsOf(stanza)
  for (const { jid, enc } of all) {
    const message = await opened(world, link, jid, enc)
    const { number, device } = readJid(jid)
    if (!message) askAgain(world, link, { number, device, group: null, stanza })
    if (message && !(number === to && world.rule(number).blocks))
      record(world, link, { number, device, group: null, stanza, message })
  }
}

/** First the key, for whom it is new; then the one message that all of them read with it. */
async function takeForGroup(world: PhoneWorld, link: LinkedDevice, stanza: WireNode): Promise<void> {
  const group = stanza.attrs.to ?? ''
  for (const { jid, enc } of participantsOf(stanza)) {
    const key = (await opened(world, link, jid, enc))?.senderKeyDistributionMessage as Proto | undefined
    const { number, device } = readJid(jid)
    if (key)
      await world
        .person(number, device)
        .learnGroupKey(group, nameOfLink(link), key.axolotlSenderKeyDistributionMessage as Uint8Array)
  }
  const bytes = contentBytes(childNodes(stanza, 'enc').find(({ attrs }) => attrs.type === 'skmsg'))
  for (const { number } of world.groups.get(group)?.members ?? []) {
    for (let device = 0; device < (world.rule(number).devices ?? 1); device += 1) {
      const reading = world.person(number, device).decryptFromGroup(group, nameOfLink(link), bytes)
      const message = await readable(reading)
      if (message) record(world, link, { number, device, group, stanza, message })
      else askAgain(world, link, { number, device, group, stanza })
    }
  }
}

const nameOfLink = ({ phone, device }: LinkedDevice) => ({ number: phone, device })

function opened(world: PhoneWorld, link: LinkedDevice, jid: string, enc: WireNode): Promise<Proto | null> {
  const { number, device } = readJid(jid)
  const type = enc.attrs.type === 'pkmsg' ? 'pkmsg' : 'msg'
  return readable(world.person(number, device).decrypt(nameOfLink(link), { type, bytes: contentBytes(enc) }))
}

/** A message that a device has opened before, or cannot open: its owner sees nothing of it. */
const readable = (reading: Promise<Proto>): Promise<Proto | null> => reading.catch(() => null)

/** A phone that cannot open what it got, such as one whose backup is older, asks for it with keys of a new session. */
function askAgain(
  world: PhoneWorld,
  link: LinkedDevice,
  { number, device, group, stanza }: Omit<Arrival, 'message'>,
): void {
  const { id = '', to = '' } = stanza.attrs
  const key = `${link.phone} ${number}.${device} ${id}`
  const count = 1 + (world.askedAgain.get(key) ?? 0)
  if (count > mostRetries || world.hasShown({ number, device, id })) return
  world.askedAgain.set(key, count)
  const person = world.person(number, device)
  const from = group ? { from: group, participant: jidOf(number, device) } : { from: jidOf(number, device) }
  // Of the own phone it has to be said in which chat.
  const own = number === link.phone && !group ? { recipient: to } : {}
  world.hand(
    link,
    node('receipt', { ...from, ...own, id, type: 'retry', t: seconds() }, [
      node('retry', { count: String(count), id, t: seconds(), v: '1' }),
      person.registration(),
      person.keysForRetry(),
    ]),
  )
}

type Arrival = { number: string; device: number; group: string | null; stanza: WireNode; message: Proto }

function record(world: PhoneWorld, link: LinkedDevice, { number, device, group, stanza, message }: Arrival): void {
  const plain = world.library.proto.Message.toObject(message, { bytes: String, longs: Number })
  delete plain.messageContextInfo
  const id = stanza.attrs.id ?? ''
  world.receive({ number, device, from: link.phone, id, group, at: world.now(), message: plain })
}

/** What the person's phone does by itself. */
function follow(world: PhoneWorld, link: LinkedDevice, number: string, id: string): void {
  const { blocks, reads, answer } = world.rule(number)
  if (blocks || number === link.phone) return
  sendReceipt(world, link, { number, id, kind: 'delivered' })
  if (reads) sendReceipt(world, link, { number, id, kind: 'read' })
  if (!answer) return
  const said = { from: number, to: link.phone, message: { conversation: answer.text } }
  later(answer.afterMs, () => saySomething(world, said).catch(() => {}))
}

export function sendReceipt(
  world: PhoneWorld,
  link: LinkedDevice,
  { number, id, kind }: { number: string; id: string; kind: 'delivered' | 'read' | 'played' },
): void {
  const type = kind === 'delivered' ? {} : { type: kind }
  world.hand(link, node('receipt', { from: jidOf(number), id, t: world.seconds(), ...type }))
}

function later(ms: number, work: () => unknown): void {
  if (ms === 0) work()
  else setTimeout(work, ms).unref()
}
