import { asConversation, lastTextOf } from '#domain/conversations/conversation'
import type { Actor, Row } from '#domain/shared/mutation'
import type { SentMutation } from '#domain/sync/protocol'
import { type Kept, keyOf, type ServerRule, type State, write } from './serverRows.ts'
import { assign } from './serverTalks.ts'
import type { Talks } from './talks.ts'

type Asked = {
  state: State
  without: ReadonlySet<ServerRule>
  actor: Actor
  maySee: (scope: string) => boolean
  talks: Talks | null
  now: number
}
type Said = { conversation_id: string; id: string; to: string; contact_id: string | null; peer_id: string }

const threadOf = ({ rows }: State, id: string): Kept | undefined => rows.get(keyOf('conversation', id))

/** Why a command about conversations is refused, beside what the domain says; null: it is not. */
export function refusedTalk({ name, args, edited_at }: SentMutation, asked: Asked): string | null {
  const { state, maySee } = asked
  const said = args as Said
  if (name === 'conversation.open') return state.talk.joined.has(said.peer_id) ? 'peerChanged' : null
  if (name === 'conversation.setContact' && said.contact_id !== null) {
    const contact = state.rows.get(keyOf('contact', said.contact_id))
    return contact && maySee(contact.scope) ? null : 'recipientGone'
  }
  if (name !== 'message.send') return null
  const thread = threadOf(state, said.conversation_id)!
  return (
    mayAnswer(thread, edited_at, asked) ?? (state.talk.joined.has(thread.row.peer_id as string) ? 'peerChanged' : null)
  )
}

/** Whose thread has moved on may still answer in it, unless somebody else has. Nobody learns of one that they never saw. */
function mayAnswer({ id, scope }: Kept, since: number, { state, maySee, actor, without }: Asked): string | null {
  if (maySee(scope)) return null
  const wasMine = state.tombs.has(`talk:${actor.user} ${keyOf('conversation', id)}`)
  if (!wasMine || without.has('lateAnswers')) return 'gone'
  const isAnswered = [...state.rows.values()].some(
    ({ entity, row }) =>
      entity === 'message' &&
      row.conversation_id === id &&
      row.direction === 'out' &&
      row.author !== actor.user &&
      (row.at as number) > since,
  )
  return isAnswered ? 'answeredByOther' : null
}

type Change = { id: string; row: Row | null; before: Row | null }

/** What else comes of a change, in the same transaction; gives the row as the server writes it. */
export function withTalk(
  { name, args, edited_at }: SentMutation,
  { id, row, before }: Change,
  asked: Asked,
  seq: number,
): Row | null {
  const { state, without, actor, talks, now } = asked
  const said = args as Said
  const put = (thread: Row) => write(state, without, { entity: 'conversation', id: thread.id, row: thread, seq, now })
  if (name === 'conversation.take' || name === 'conversation.open') assign(state, id, actor.user)
  if (name === 'conversation.assign') assign(state, id, said.to)
  if (name === 'conversation.release') assign(state, id, null)
  if (name === 'conversation.open') return { ...row!, contact_id: state.talk.contacts.get(said.peer_id) ?? null }
  if (name === 'conversation.setContact') setContact(said.contact_id, row!, asked, put)
  if (name === 'conversation_seen.read' && without.has('seenRises'))
    return { ...row!, seen_n: (args as { n: number }).n }
  if (name === 'message.send') {
    const message = { ...row!, at: now, month: talks!.monthAt(without.has('serverMonth') ? edited_at : now) }
    put(answered(threadOf(state, said.conversation_id)!.row, message, asked))
    return message
  }
  if (name === 'message.delete' && before && !without.has('floorEdition')) {
    const thread = threadOf(state, before.conversation_id as string)!.row
    put({ ...thread, floor_edition: Number(thread.floor_edition) + 1 })
  }
  return row
}

/** Who answers what nobody has taken has taken it. */
function answered(thread: Row, message: Row, { state, actor, now }: Asked): Row {
  const { owner, last_at } = asConversation(thread)
  if (owner === null) assign(state, thread.id, actor.user)
  const isLast = now >= last_at
  return {
    ...thread,
    owner: owner ?? actor.user,
    ...(isLast && { last_at: now, last_text: lastTextOf(message.body as string), last_state: 'queued' }),
    status: 'open',
    updated_at: now,
  }
}

/** Over all accounts the peer is taken for the same contact. */
function setContact(contact: string | null, { id, peer_id }: Row, { state, without }: Asked, put: (row: Row) => void) {
  const { contacts, known, follows } = state.talk
  const peer = peer_id as string
  contacts.set(peer, contact)
  known.set(peer, contact && (state.rows.get(keyOf('contact', contact))!.row.belongto as string))
  for (const { entity, row } of state.rows.values()) {
    if (entity !== 'conversation' || row.peer_id !== peer) continue
    follows.delete(row.id)
    if (row.id !== id && !without.has('wholePeer')) put({ ...row, contact_id: contact })
  }
}
