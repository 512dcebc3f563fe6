import { lastTextOfMessage } from '#domain/conversations/conversation'
import {
  type ConversationMessage,
  isFromProgram,
  newMessageFacts,
  saidAt,
} from '#domain/conversations/conversationMessage'
import { scopeMonth } from '#domain/sync/scopeKinds'
import { windowAfter, type windowHours } from '#domain/whatsapp/window'
import type { Connection } from '../db/connect.ts'
import { newIdAt } from '../sync/newId.ts'
import type { PeerContact } from './contactsOfPeers.ts'
import type { ThreadRow } from './threads.ts'

/** What a mail is beside its words. `contact`: whom the mail that it answers was written to. `mail_id`: its Message-ID. */
export type HeardMail = Pick<ConversationMessage, 'id' | 'kind' | 'subject' | 'quote' | 'parts' | 'task'> & {
  contact: PeerContact
  mail_id: string
  /** a page that it is about */
  extra?: ConversationMessage['extra']
}

/** What a message of a messenger is beside its words. `opens`: for how long they may now be written to freely. */
export type HeardChat = Pick<ConversationMessage, 'id' | 'kind' | 'quote' | 'parts' | 'extra'> & {
  opens: keyof typeof windowHours | null
}

type IncomingText = { at: number | null; body: string; mail?: HeardMail; chat?: HeardChat }

/** What no person wrote has no number, so nobody has it unread. */
export function incomingMessage(
  { at, body, mail, chat }: IncomingText,
  { id, in_count }: ThreadRow,
  now: number,
): ConversationMessage {
  const said = saidAt(at, now)
  const kind = (mail ?? chat)?.kind ?? 'text'
  const parts = (mail ?? chat)?.parts ?? []
  return {
    ...newMessageFacts,
    id: (mail ?? chat)?.id ?? newIdAt(now),
    conversation_id: id,
    month: scopeMonth(said),
    direction: 'in',
    kind: kind === 'text' && parts.length ? 'media' : kind,
    at: said,
    n: isFromProgram(kind) ? null : in_count + 1,
    state: 'received',
    body,
    origin: 'peer',
    ...(mail && { subject: mail.subject, quote: mail.quote, parts, task: mail.task, extra: mail.extra ?? null }),
    ...(chat && { quote: chat.quote, parts, extra: chat.extra }),
    created_at: now,
    updated_at: now,
  }
}

/**
 * What was said last is what is shown, whichever came last; a thread that was closed is open again. A notice waits for nobody, and
 * a thread that begins with one begins closed: returns of a campaign would fill the list. `isAnswered`: by a program, so that nobody
 * waits.
 */
export function withIncoming(
  thread: ThreadRow,
  message: ConversationMessage,
  { now, isAnswered, opens = null }: { now: number; isAnswered: boolean; opens?: HeardChat['opens'] },
): ThreadRow {
  const { at, n, month } = message
  const isNew = thread.last_at === 0
  const shown: ThreadRow = {
    ...thread,
    ...(at >= thread.last_at && { last_at: at, last_text: lastTextOfMessage(message), last_state: 'received' }),
    ...(opens && { window_until: windowAfter(thread.window_until, at, opens === 'advertisement') }),
    floor_edition: thread.floor_edition + Number(month < scopeMonth(now)),
    updated_at: now,
  }
  if (n === null) return isNew ? { ...shown, status: 'closed' } : shown
  return {
    ...shown,
    in_count: n,
    ...(!isAnswered && { waiting_since: Math.min(thread.waiting_since ?? at, at) }),
    status: 'open',
    snoozed_until: null,
    ended: '',
    continued_in: null,
  }
}

/** What somebody of the company wrote with the channel's own tools, and the channel tells of. */
export function ownMessage({ at, body, chat }: IncomingText, { id }: ThreadRow, now: number): ConversationMessage {
  const said = saidAt(at, now)
  const { parts = [], quote = null, extra = null } = chat ?? {}
  return {
    ...newMessageFacts,
    id: chat?.id ?? newIdAt(now),
    conversation_id: id,
    month: scopeMonth(said),
    direction: 'out',
    kind: parts.length ? 'media' : 'text',
    at: said,
    state: 'accepted',
    body,
    origin: 'meta',
    parts,
    quote,
    extra,
    created_at: now,
    updated_at: now,
  }
}

/** Who waited until then waits no more: they were answered, wherever that was written. */
export function withOwnMessage(thread: ThreadRow, message: ConversationMessage, now: number): ThreadRow {
  const { at, month, state } = message
  return {
    ...thread,
    ...(at >= thread.last_at && { last_at: at, last_text: lastTextOfMessage(message), last_state: state }),
    ...(at >= (thread.waiting_since ?? 0) && { waiting_since: null, taken_at: at }),
    status: 'open',
    snoozed_until: null,
    floor_edition: thread.floor_edition + Number(month < scopeMonth(now)),
    updated_at: now,
  }
}

/** By which answers name what they answer. */
export async function keepMailIds(
  connection: Connection,
  account: string,
  mails: readonly { id: string; mail_id: string }[],
): Promise<void> {
  const named = mails.flatMap(({ id, mail_id }) => (mail_id ? { id, mail_id } : []))
  if (!named.length) return
  await connection.query(
    `update message m set mail_id = t.mail_id from jsonb_to_recordset($2::jsonb) as t (id uuid, mail_id text)
     where m.account_id = $1 and m.id = t.id`,
    [account, JSON.stringify(named)],
  )
}
