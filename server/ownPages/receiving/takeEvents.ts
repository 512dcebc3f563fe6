import { type OwnPageAccount, pageIdOf } from '#domain/channels/account'
import { type ConversationMessage, saidAt } from '#domain/conversations/conversationMessage'
import { applyReceipts, type Receipt } from '../../campaigns/ledger/applyReceipts.ts'
import { keepNamedRefs } from '../../channels/events/keepNamedRefs.ts'
import { type EventFate, type EventOwner, type RawEvent, takeRawEvents } from '../../channels/events/rawEvents.ts'
import { type PageHeard, readPageCall, readPageEntry } from '../../channels/meta/pageWebhook.ts'
import { freshTexts, planInbound } from '../../conversations/inbound.ts'
import { planReceipts } from '../../conversations/messageReceipts.ts'
import { lockThreads } from '../../conversations/threads.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { rewriteMessage } from '../../linked/chats/changes.ts'
import type { Log } from '../../log.ts'
import { serverNow } from '../../people/serverNow.ts'
import { newIdAt } from '../../sync/newId.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import { type NamedMessage, namedMessages } from '../../whatsapp/receiving/refs.ts'
import { quoteOf } from '../../whatsapp/receiving/said.ts'
import type { OwnPages } from '../ownPages.ts'
import { readPageRow } from '../pageRows.ts'
import { saidElsewhere } from './elsewhere.ts'
import { factRefsOf, learnFacts, readFacts } from './facts.ts'
import { planPageFiles } from './fetchFiles.ts'
import { noteLeads } from './noteLeads.ts'
import { heardAtPage, identitiesAtPage, type SaidAtPage } from './said.ts'
import { type OfKind, ofKind, type TakeContext } from './taking.ts'

export type PageEventBody = { call: { body: string } }
type TakeTools = { database: Database; pages: OwnPages; log: Log }

/** Works off what Meta told of a page; says whether there may be more. */
export async function takePageEvents(
  { database, pages, log }: TakeTools,
  owner: EventOwner,
  signal: AbortSignal,
): Promise<boolean> {
  const row = await readPageRow(database.pool, owner)
  if (row) await learnFacts({ database, pages, owner, row }, await waitingOf(database, owner, row), signal)
  return takeRawEvents<PageEventBody>(database, owner, (connection, events) => take(connection, owner, events), log)
}

/** What is told, of this page alone. */
function heardOf({ call }: PageEventBody, { channel, setting }: OwnPageAccount): PageHeard[] {
  const mine = readPageCall(call.body)?.filter((one) => one.channel === channel && one.page === pageIdOf(setting))
  return (mine ?? []).flatMap(readPageEntry)
}

async function waitingOf({ pool }: Database, { account, channelAccount }: EventOwner, row: OwnPageAccount) {
  const { rows } = await pool.query<{ body: PageEventBody }>(
    `select body from raw_event where account_id = $1 and channel_account_id = $2 and state = 'new'
       and not_before <= server_now() order by id limit 200`,
    [account, channelAccount],
  )
  return rows.flatMap(({ body }) => heardOf(body, row))
}

async function take(
  connection: Connection,
  owner: EventOwner,
  events: readonly RawEvent<PageEventBody>[],
): Promise<EventFate[]> {
  const row = events.length ? await readPageRow(connection, owner) : null
  if (!row) return events.map(() => 'foreign')
  const heard = events.map(({ body }) => heardOf(body, row))
  const unknown = await takeHeard({ connection, owner, row, now: await serverNow(connection) }, heard.flat())
  return heard.map((some): EventFate => {
    if (some.some((one) => 'ref' in one && unknown.has(one.ref))) return 'unknown'
    return some.length ? 'done' : 'foreign'
  })
}

/** Gives the references of comments that nothing is known by yet, and that something befell. */
async function takeHeard(taking: TakeContext, heard: readonly PageHeard[]): Promise<Set<string>> {
  const { connection, owner, row } = taking
  const { account } = owner
  const echoes = ofKind(heard, 'echo').flatMap(({ ref, key }) => (key ? { ref, key } : []))
  const befell = ofKind(heard, 'commentEdited', 'commentGone', 'commentHidden')
  const elsewhere = await saidElsewhere(taking, heard)
  const unknown = new Set<string>(elsewhere.open)
  const said = await textsOf(taking, [...ofKind(heard, 'message', 'comment'), ...elsewhere.said])
  const receipts = await receiptsOf(taking, heard)
  const told = [...echoes.map(({ ref }) => ref), ...receipts.map(({ ref }) => ref)]
  const named = await namedMessages(
    connection,
    owner,
    befell.map(({ ref }) => ref),
  )
  const threadOf = await threadsOfNamed(connection, account, named)
  const inbound = await planInbound(
    connection,
    { ...owner, channel: row.channel, portfolio: pageIdOf(row.setting) },
    said.map(({ text }) => text),
  )
  const keys = echoes.map(({ key }) => key).filter(isUuid)
  const shown = await planReceipts(connection, owner, { refs: told, keys })
  const threads = await lockThreads(connection, account, [
    ...new Set([...inbound.threads, ...shown.threads, ...threadOf.values()]),
  ])
  await shown.lock()
  await keepNamedRefs(connection, owner, echoes)
  await applyReceipts(connection, receipts)
  await inbound.write(threads)
  await shown.write()
  await planPageFiles(connection, owner, said)
  // What came with its comment has a name by now.
  const names = await namedMessages(
    connection,
    owner,
    befell.map(({ ref }) => ref),
  )
  for (const one of befell) {
    const message = names.get(one.ref)
    if (message) await change(taking, one, message)
    else unknown.add(one.ref)
  }
  await noteLeads(connection, owner, ofKind(heard, 'lead'))
  return unknown
}

const isUuid = (key: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)

async function textsOf({ connection, owner, row, now }: TakeContext, said: readonly SaidAtPage[]) {
  const facts = await readFacts(connection, owner, said.flatMap(factRefsOf))
  const { channel } = row
  const fresh = await freshTexts(
    connection,
    owner,
    said.map((one) => ({
      ref: one.ref,
      one,
      identities: identitiesAtPage(one, { channel, facts }),
      isOurs: one.kind === 'echo' || one.kind === 'ownComment',
    })),
  )
  const quoted = await namedMessages(
    connection,
    owner,
    fresh.flatMap(({ one }) => (isMessage(one) && one.answers ? one.answers : [])),
  )
  const bodies = await bodiesOf(connection, owner.account, quoted)
  return fresh.flatMap(({ one }) => {
    const about = isMessage(one) && one.answers ? quoted.get(one.answers) : undefined
    const quote = about
      ? quoteOf(about.message, { body: bodies.get(about.message) ?? '', mark: '', isOurs: about.isOurs })
      : null
    const text = heardAtPage(one, { id: newIdAt(now), channel, facts, quote })
    return text ? [{ text, files: isMessage(one) ? one.files : [] }] : []
  })
}

const isMessage = (one: SaidAtPage) => one.kind === 'message' || one.kind === 'echo'

async function bodiesOf(connection: Connection, account: string, named: ReadonlyMap<string, NamedMessage>) {
  if (!named.size) return new Map<string, string>()
  const { rows } = await connection.query<{ id: string; body: string }>(
    'select id, body from message where account_id = $1 and id = any($2::uuid[])',
    [account, [...named.values()].map(({ message }) => message)],
  )
  return new Map(rows.map(({ id, body }) => [id, body]))
}

async function threadsOfNamed(connection: Connection, account: string, named: ReadonlyMap<string, NamedMessage>) {
  if (!named.size) return new Map<string, string>()
  const { rows } = await connection.query<{ id: string; thread: string }>(
    'select id, conversation_id as thread from message where account_id = $1 and id = any($2::uuid[])',
    [account, [...named.values()].map(({ message }) => message)],
  )
  return new Map(rows.map(({ id, thread }) => [id, thread]))
}

async function receiptsOf(
  { connection, owner, row, now }: TakeContext,
  heard: readonly PageHeard[],
): Promise<Receipt[]> {
  const { account, channelAccount } = owner
  const of = { account, sender: channelAccount }
  const delivered = ofKind(heard, 'delivered').flatMap(({ refs, at }) =>
    refs.map((ref): Receipt => ({ ...of, ref, state: 'delivered', at: saidAt(at, now) })),
  )
  const reads = ofKind(heard, 'read')
  if (!reads.length) return delivered
  const kind = row.channel === 'instagram' ? 'igsid' : 'psid'
  const { rows } = await connection.query<{ ref: string; until: number }>(
    `select p.ref, r.until from jsonb_to_recordset($3::jsonb) as r (person text, until bigint)
     join conversation c on c.account_id = $1 and c.channel_account_id = $2
       and c.identities @> jsonb_build_array(jsonb_build_object('kind', $4::text, 'value', r.person))
     join message m on m.account_id = $1 and m.conversation_id = c.id and m.direction = 'out' and m.at <= r.until
       and m.state in ('accepted', 'delivered', 'uncertain') and m.extra is null
     join provider_ref p on p.account_id = $1 and p.channel_account_id = $2 and p.object_id = m.id`,
    [account, channelAccount, JSON.stringify(reads.map(({ person, until }) => ({ person, until }))), kind],
  )
  return [
    ...delivered,
    ...rows.map(({ ref, until }): Receipt => ({ ...of, ref, state: 'read', at: saidAt(until, now) })),
  ]
}

/** Its thread is locked. Who took a comment back has taken it back here as well. */
async function change(
  { connection, owner: { account }, now }: TakeContext,
  befell: OfKind<'commentEdited' | 'commentGone' | 'commentHidden'>,
  { message }: NamedMessage,
): Promise<void> {
  const { rows } = await connection.query<Pick<ConversationMessage, 'id' | 'conversation_id'>>(
    'select id, conversation_id from message where account_id = $1 and id = $2 and deleted_at is null for update',
    [account, message],
  )
  const [row] = rows
  if (!row) return
  if (befell.kind === 'commentHidden') return showHidden(connection, account, row.id, befell.isHidden)
  const at = saidAt(befell.at, now)
  await rewriteMessage(
    connection,
    account,
    row,
    befell.kind === 'commentEdited' ? { kind: 'edit', text: befell.body, at } : { kind: 'revoke', at },
  )
}

/** Whether a comment is hidden from everybody but its writer. */
export async function showHidden(
  connection: Connection,
  account: string,
  message: string,
  isHidden: boolean,
): Promise<void> {
  const seq = await nextSeq(connection, account)
  await connection.query(
    `update message set extra = jsonb_set(extra, '{isHidden}', to_jsonb($3::boolean)), rev = $4,
       updated_at = (extract(epoch from server_now()) * 1000)::bigint
     where account_id = $1 and id = $2 and deleted_at is null and extra ->> 'kind' = 'comment'`,
    [account, message, isHidden, seq],
  )
}
