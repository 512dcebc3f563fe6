import { randomBytes } from 'node:crypto'
import type { PhoneConnection } from './connection.ts'
import { keysIn } from './connection.ts'
import { groupQuery } from './groups.ts'
import { host, jidOf, lidOf, readJid } from './names.ts'
import type { Pairing } from './pairing.ts'
import { childNode, childNodes, contentBytes, node, seconds, type WireNode } from './wire.ts'
import type { LinkedDevice, PhoneWorld } from './world.ts'

type Query = {
  world: PhoneWorld
  pairing: Pairing
  connection: PhoneConnection
  stanza: WireNode
  asked: WireNode | undefined
}
type Answer = (query: Query) => WireNode[]

/** New persons that a number may write to in a month, as WhatsApp would say it. */
const newChatQuota = 1_000

const answers: Record<string, Answer> = {
  encrypt: keyAnswer,
  usync: userAnswer,
  'w:g2': ({ world, connection, stanza, asked }) => groupQuery(world, connection.link?.phone ?? '', stanza, asked),
  'w:m': ({ world }) => [
    node('media_conn', { auth: 'sandbox', ttl: '3600' }, [
      node('host', { hostname: world.mediaHost, maxContentLengthBytes: '104857600' }),
    ]),
  ],
  'w:mex': ({ world, connection }) => [
    node('result', {}, Buffer.from(JSON.stringify({ data: limitsOf(world, connection) }))),
  ],
  'w:sync:app:state': ({ world, connection, asked }) => [
    node(
      'sync',
      {},
      (world.rule(connection.link?.phone ?? '').hasBrokenState ? [] : childNodes(asked, 'collection')).map(
        ({ attrs }) => node('collection', { name: attrs.name!, version: attrs.version ?? '0', type: 'result' }),
      ),
    ),
  ],
  md: deviceAnswer,
}

/** Every question has an answer; to one that the simulator does not know it is an empty one. */
export function answerQuery(world: PhoneWorld, pairing: Pairing, connection: PhoneConnection, stanza: WireNode): void {
  const { id = '', type = '', xmlns = '' } = stanza.attrs
  const asked = childNodes(stanza)[0]
  if (type === 'result') return afterResult(connection, asked)
  const name = `${xmlns}/${type}/${asked?.tag ?? ''}`
  world.counts.queries[name] = (world.counts.queries[name] ?? 0) + 1
  const content = answers[xmlns]?.({ world, pairing, connection, stanza, asked }) ?? (asked ? [node(asked.tag)] : [])
  const { checkAfterMs = 0 } = world.rule(connection.link?.phone ?? '')
  const answer = () => connection.send(node('iq', { from: stanza.attrs.to ?? host, type: 'result', id }, content))
  if (checkAfterMs && xmlns === 'usync') setTimeout(answer, checkAfterMs)
  else answer()
  if (xmlns === 'passive') connection.settle()
  if (asked?.tag === 'remove-companion-device') connection.close()
}

/** A device that was linked just now signs in anew with what it got. */
function afterResult(connection: PhoneConnection, asked: WireNode | undefined): void {
  if (asked?.tag !== 'pair-device-sign') return
  connection.send(node('stream:error', { code: '515' }))
  connection.close()
}

function keyAnswer({ world, connection, stanza, asked }: Query): WireNode[] {
  const keys = connection.link?.keys
  if (!keys) return []
  if (asked?.tag === 'count') return [node('count', { value: String(keys.count) })]
  if (asked?.tag === 'key') {
    const bundles = childNodes(asked, 'user').map(({ attrs }) => {
      const { number, device } = readJid(attrs.jid!)
      return world.person(number, device).bundleFor(attrs.jid!)
    })
    return [node('list', {}, bundles)]
  }
  if (stanza.attrs.type !== 'set') return asked ? [node(asked.tag)] : []
  const preKeys = childNodes(childNode(stanza, 'list'), 'key')
  keys.keep(
    keysIn(stanza),
    preKeys.map((key) => ({ id: contentBytes(childNode(key, 'id')), value: contentBytes(childNode(key, 'value')) })),
  )
  return []
}

/** Which numbers have WhatsApp, on which devices, and how they are called where the number is hidden. */
function userAnswer({ world, connection, asked }: Query): WireNode[] {
  const wanted = childNodes(childNode(asked, 'query')).map(({ tag }) => tag)
  const users = childNodes(childNode(asked, 'list'), 'user').map((user) => {
    const phone = contentBytes(childNode(user, 'contact')).toString().replace('+', '')
    const number = phone || readJid(user.attrs.jid!).number
    const isHidden = user.attrs.jid?.endsWith('@lid') === true
    const told = wanted.filter((name) => name !== 'lid' || !isHidden)
    const parts = told.flatMap((name) => userPart(world, connection, name, number) ?? [])
    return node('user', { jid: user.attrs.jid ?? jidOf(number) }, parts)
  })
  const isEmpty = world.rule(connection.link?.phone ?? '').hasEmptyCheck === true
  const { sid = '', mode = '', context = '' } = asked?.attrs ?? {}
  return [
    node('usync', { sid, index: '0', last: 'true', mode, context }, [
      node(
        'result',
        {},
        wanted.map((tag) => node(tag)),
      ),
      node('list', {}, isEmpty ? [] : users),
    ]),
  ]
}

function userPart(world: PhoneWorld, { link }: PhoneConnection, name: string, number: string): WireNode | null {
  const { isRegistered = true, devices = 1 } = world.rule(number)
  if (name === 'contact') return node('contact', { type: isRegistered ? 'in' : 'out' })
  if (!isRegistered) return null
  if (name === 'lid') return node('lid', { val: lidOf(number) })
  if (name !== 'devices') return null
  const own = link?.phone === number ? [0, link.device] : Array.from({ length: devices }, (_, device) => device)
  const list = own.map((id) => node('device', { id: String(id), ...(id > 0 && { 'key-index': '1' }) }))
  return node('devices', {}, [node('device-list', {}, list)])
}

const timeLock = (until: number | null) => ({
  is_active: until !== null,
  time_enforcement_ends: until === null ? '0' : String(Math.ceil(until / 1_000)),
  enforcement_type: until === null ? 'DEFAULT' : 'BIZ_QUALITY',
})

/** A device that is connected is told at once; another one asks when it comes. */
export function tellTimeLock({ connection }: LinkedDevice, until: number | null): void {
  const data = { xwa2_notify_account_reachout_timelock: timeLock(until) }
  connection?.send(
    node('notification', { from: host, type: 'mex', id: randomBytes(6).toString('hex'), t: seconds() }, [
      node('update', { op_name: 'NotificationUserReachoutTimelockUpdate' }, Buffer.from(JSON.stringify({ data }))),
    ]),
  )
}

function limitsOf(world: PhoneWorld, { link }: PhoneConnection): object {
  const until = link ? world.lockedUntil(link.phone) : null
  const month = 30 * 24 * 60 * 60
  return {
    xwa2_fetch_account_reachout_timelock: timeLock(until),
    xwa2_message_capping_info: {
      total_quota: newChatQuota,
      used_quota: link ? world.writtenTo(link.phone) : 0,
      cycle_end_timestamp: String(Math.floor(world.now() / 1_000) + month),
      capping_status: 'NONE',
    },
  }
}

function deviceAnswer({ world, pairing, connection, asked }: Query): WireNode[] {
  if (asked?.tag === 'remove-companion-device' && connection.link) world.removeLink(connection.link)
  if (asked?.tag !== 'link_code_companion_reg') return []
  if (asked.attrs.stage === 'companion_hello') return [pairing.hello(connection, asked)]
  pairing.finish(asked)
  return []
}
