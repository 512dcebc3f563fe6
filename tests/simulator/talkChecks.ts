import { asConversation } from '#domain/conversations/conversation'
import { type MessageState, messageRank } from '#domain/conversations/messageState'
import type { Row } from '#domain/shared/mutation'
import { monthScope } from '#domain/sync/scopeKinds'
import type { History } from './history.ts'
import type { Changed } from './recorder.ts'
import { ServerModel } from './serverModel.ts'
import type { ServerTalks } from './serverTalks.ts'

/** What must be true of conversations when everything has come to rest. */
export function checkTalks(history: History) {
  const { server } = history
  if (!(server instanceof ServerModel) || !server.talks) return
  checkHomes(history, server.talks)
  checkPeers(history, server.talks)
  checkSending(history, server.talks)
  checkSeen(history, server)
  checkLateAnswers(history)
}

/** A message is in its month where its thread is, and a thread that no person gave to anybody where its contact is. */
function checkHomes({ fail }: History, talks: ServerTalks) {
  const threads = new Map(talks.rowsOf('conversation').map((kept) => [kept.id, kept]))
  for (const { id, row, scope } of talks.rowsOf('message')) {
    const home = monthScope(threads.get(row.conversation_id as string)!.scope, row.month as number)
    if (scope !== home) return fail(`message ${id} is in ${scope} and not in ${home}`)
  }
  for (const { id, row } of threads.values()) {
    const owner = talks.followed(id)
    if (owner !== undefined && owner !== row.owner) return fail(`conversation ${id} did not go with its contact`)
  }
}

/** Nothing comes in where a peer has become another one; over all accounts a peer is taken for the same contact. */
function checkPeers({ fail }: History, talks: ServerTalks) {
  const ofPeers = new Map<string, string | null>()
  for (const { id, row } of talks.rowsOf('conversation')) {
    const { peer_id, contact_id, in_count } = asConversation(row)
    if (ofPeers.has(peer_id) && ofPeers.get(peer_id) !== contact_id) return fail(`peer ${peer_id} is two contacts`)
    ofPeers.set(peer_id, contact_id)
    const ended = talks.endedAt(id)
    if (ended !== undefined && in_count > ended) return fail(`conversation ${id} goes on after its end`)
  }
}

/** The provider gets a message once, and none that was taken back; what it says of it is never taken for less. */
function checkSending({ fail, restored }: History, talks: ServerTalks) {
  if (restored) return
  for (const [id, times] of talks.handed) if (times > 1) return fail(`message ${id} was handed over ${times} times`)
  for (const { id, row } of talks.rowsOf('message')) {
    const state = row.state as MessageState
    if (state === 'withdrawn' && talks.handed.has(id)) return fail(`message ${id} was taken back and left`)
    const heard = talks.heard.get(id)
    if (heard !== undefined && messageRank(state) < heard) return fail(`message ${id} is ${state}, and came further`)
  }
}

/** How far somebody has read is the furthest that any of their devices said. */
function checkSeen({ ledger, fail }: History, server: ServerModel) {
  const furthest = new Map<string, number>()
  for (const { uid } of server.log) {
    const kept = ledger.get(uid)
    if (kept?.name !== 'conversation_seen.read') continue
    const { id, n } = kept.args as { id: string; n: number }
    furthest.set(id, Math.max(furthest.get(id) ?? 0, n))
  }
  for (const { id, row } of server.talks!.rowsOf('conversation_seen'))
    if (row.seen_n !== (furthest.get(id) ?? 0)) return fail(`${id} has read up to ${row.seen_n as number}`)
}

/** What somebody answered in a thread that was theirs counts, or somebody else was quicker. */
function checkLateAnswers({ ledger, restored, collected, fail }: History) {
  if (restored || collected) return
  for (const [uid, { device, name, wasMine }] of ledger)
    if (name === 'message.send' && wasMine && device.mirror.issues.get(uid)?.code === 'gone')
      return fail(`${device.name}: its answer ${uid} was refused, though the thread had been its user's`)
}

/** A state is never taken back, but where it surely has not left and waits again. */
export function stateWentBack({ before, after }: Changed): string | null {
  if (!before?.row || !after?.row || before.history !== after.history || before.waiting || after.waiting) return null
  const [from, to] = [stateOf(before.row), stateOf(after.row)]
  if (messageRank(to) >= messageRank(from) || (from === 'sending' && to === 'queued') || to === 'withdrawn') return null
  return `was ${from} and is ${to}`
}

const stateOf = (row: Row) => row.state as MessageState
