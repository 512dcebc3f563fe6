import type { RouteSetting } from '#domain/channels/account'
import { keepableText } from '#domain/conversations/conversationMessage'
import { smsSender } from '#domain/conversations/identity'
import { keywordIn } from '#domain/sms/optOut'
import { endsNumber } from '#domain/sms/services'
import { applyReceipts, type Receipt } from '../../campaigns/ledger/applyReceipts.ts'
import { lockSuppressions } from '../../campaigns/suppression/suppressed.ts'
import type { WebhookOwner } from '../../channels/accounts/webhookAddress.ts'
import { spellingsOf } from '../../channels/sms/messageIds.ts'
import { services } from '../../channels/sms/services/sendByHttp.ts'
import type { SmsHeard } from '../../channels/sms/services/service.ts'
import { type HeardText, planInbound } from '../../conversations/inbound.ts'
import { planReceipts } from '../../conversations/messageReceipts.ts'
import { lockThreads } from '../../conversations/threads.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { errorFields, type Log } from '../../log.ts'
import { bounceReasonOf } from '../sending/outcome.ts'
import type { EventBody } from './events.ts'
import { assembleTexts, type MessageHeard } from './fragments.ts'
import { takeMessage } from './takeMessage.ts'

const atOnce = 200
/** A receipt may come before the answer that names the message: it is tried again, later each time, for so long. */
const unknownMs = 60_000
const againMs = { least: 250, most: 10_000 }
const mostTries = 8

type EventRow = { id: number; body: EventBody; age: number; tries: number }
type TakeContext = { connection: Connection; owner: WebhookOwner; setting: RouteSetting | null }

/**
 * Works off the oldest events of a channel account; what fails alone is tried again later, and holds nobody up. Says whether
 * there may be more.
 */
export async function takeEvents(database: Database, owner: WebhookOwner, log: Log): Promise<boolean> {
  try {
    return await asSystem(database, (connection) => takeSome(connection, owner, atOnce))
  } catch (error) {
    log('events of a route are taken one by one', errorFields(error))
    return takeOne(database, owner, log)
  }
}

async function takeOne(database: Database, owner: WebhookOwner, log: Log): Promise<boolean> {
  try {
    return await asSystem(database, (connection) => takeSome(connection, owner, 1))
  } catch (error) {
    log('an event of a route failed', errorFields(error))
    await database.pool.query(
      `update raw_event set tries = tries + 1, not_before = server_now() + make_interval(secs => 5 * 2 ^ tries),
         state = case when tries + 1 >= $3 then 'failed' else 'new' end
       where id = (select id from raw_event where account_id = $1 and channel_account_id = $2 and state = 'new'
         and not_before <= server_now() and not body ? 'confirm' order by id limit 1)`,
      [owner.account, owner.channelAccount, mostTries],
    )
    return true
  }
}

async function takeSome(connection: Connection, owner: WebhookOwner, most: number): Promise<boolean> {
  const { account, channelAccount } = owner
  const { rows } = await connection.query<EventRow>(
    `select id::float8 as id, body, (extract(epoch from server_now() - received_at) * 1000)::float8 as age, tries
     from raw_event where account_id = $1 and channel_account_id = $2 and state = 'new' and not_before <= server_now()
       and not body ? 'confirm'
     order by id limit $3 for update`,
    [account, channelAccount, most],
  )
  const { rows: accounts } = await connection.query<{ setting: RouteSetting }>(
    'select setting from channel_account where account_id = $1 and id = $2',
    [account, channelAccount],
  )
  const context = { connection, owner, setting: accounts[0]?.setting ?? null }
  const told = rows.map((row) => ({ row, heard: heardIn(row.body, context.setting) }))
  const heard = told.flatMap((one) => one.heard ?? [])
  const messages = await assembleTexts(
    connection,
    owner,
    heard.filter((one): one is MessageHeard => one.kind === 'message'),
  )
  if (messages.some(({ text }) => keywordIn(text) === 'stop')) await lockSuppressions(connection, account)
  const inbound = await planInbound(connection, { ...owner, channel: 'sms' }, messages.flatMap(asText))
  const receipts = await planReceipts(connection, owner, receiptNames(heard))
  const threads = await lockThreads(connection, account, [...new Set([...inbound.threads, ...receipts.threads])])
  await receipts.lock()
  const unknown = await takeReceipts(context, heard)
  for (const one of messages) await takeMessage(connection, owner, one)
  await inbound.write(threads)
  await receipts.write()
  await writeStates(connection, told, unknown)
  return rows.length === most
}

/** What stands in its thread: from somebody, and with a word. */
function asText({ from, ref, at, text }: MessageHeard): HeardText[] {
  const sender = smsSender(from)
  return sender
    ? [{ identities: [sender], ref, at, body: keepableText(text), isKeyword: keywordIn(text) !== null }]
    : []
}

function heardIn(body: EventBody, setting: RouteSetting | null): SmsHeard[] | null {
  if ('heard' in body) return [body.heard]
  return setting?.kind === 'service' ? services[setting.service].hear({ ...body.call, headers: {} }) : null
}

type HeardEvent = { row: EventRow; heard: SmsHeard[] | null }

async function writeStates(
  connection: Connection,
  told: readonly HeardEvent[],
  unknown: ReadonlySet<string>,
): Promise<void> {
  const states = told.map(({ row: { id, age }, heard }) => {
    const isUnknown = heard?.some((one) => one.kind === 'receipt' && unknown.has(one.ref)) ?? false
    const wait = Math.min(againMs.most, Math.max(againMs.least, age))
    if (!heard?.length) return { id, wait, state: 'foreign' }
    return { id, wait, state: !isUnknown ? 'done' : age > unknownMs ? 'foreign' : 'new' }
  })
  await connection.query(
    `update raw_event e set state = s.state,
       not_before = case when s.state = 'new' then server_now() + make_interval(secs => s.wait / 1000.0) else e.not_before end
     from jsonb_to_recordset($1::jsonb) as s (id bigint, state text, wait float8) where e.id = s.id`,
    [JSON.stringify(states)],
  )
}

function receiptNames(heard: readonly SmsHeard[]) {
  const receipts = heard.filter((one): one is ReceiptHeard => one.kind === 'receipt')
  return {
    refs: [...new Set(receipts.flatMap(({ ref }) => spellingsOf(ref)))],
    keys: receipts.flatMap(({ key }) => (key && idPattern.test(key) ? key : [])),
  }
}

type ReceiptHeard = Extract<SmsHeard, { kind: 'receipt' }>

/** Gives the references that no message of ours is known by. */
async function takeReceipts({ connection, owner }: TakeContext, heard: readonly SmsHeard[]): Promise<Set<string>> {
  const receipts = heard.filter((one): one is ReceiptHeard => one.kind === 'receipt')
  if (!receipts.length) return new Set()
  await keepNamed(connection, owner, receipts)
  const known = await knownRefs(connection, owner, receipts)
  const now = Date.now()
  await applyReceipts(
    connection,
    receipts.flatMap((receipt): Receipt[] => {
      const ref = known.get(receipt.ref)
      const { state, reason, at } = receipt
      if (!ref || state === 'onItsWay') return []
      const of = { account: owner.account, sender: owner.channelAccount, ref, at: at ?? now }
      return state === 'delivered'
        ? [{ ...of, state }]
        : [
            {
              ...of,
              state,
              reason: bounceReasonOf(reason ?? 'other'),
              permanent: reason ? endsNumber.has(reason) : false,
            },
          ]
    }),
  )
  return new Set(receipts.flatMap(({ ref }) => (known.has(ref) ? [] : ref)))
}

/** By the reference as it is told, or in another base. */
async function knownRefs(
  connection: Connection,
  { account, channelAccount }: WebhookOwner,
  receipts: readonly ReceiptHeard[],
): Promise<Map<string, string>> {
  const spellings = new Map(receipts.map(({ ref }) => [ref, spellingsOf(ref)]))
  const { rows } = await connection.query<{ ref: string }>(
    'select ref from provider_ref where account_id = $1 and channel_account_id = $2 and ref = any($3::text[])',
    [account, channelAccount, [...new Set([...spellings.values()].flat())]],
  )
  const there = new Set(rows.map(({ ref }) => ref))
  return new Map(
    [...spellings].flatMap(([ref, some]) => {
      const found = some.find((spelling) => there.has(spelling))
      return found === undefined ? [] : [[ref, found] as const]
    }),
  )
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A message whose answer was lost has no reference yet; a service that repeats our own id says which one it is. */
async function keepNamed(
  connection: Connection,
  { account, channelAccount }: WebhookOwner,
  receipts: readonly ReceiptHeard[],
): Promise<void> {
  const named = receipts.filter(({ key, ref }) => ref && key && idPattern.test(key))
  if (!named.length) return
  const names = JSON.stringify(named.map(({ ref, key }) => ({ ref, key })))
  await connection.query(
    `insert into provider_ref (account_id, channel_account_id, ref, part, object, object_id)
     select $1, $2, t.ref, 0, 'receiver', r.id
     from (select distinct ref, key from jsonb_to_recordset($3::jsonb) as t (ref text, key uuid)) t
     join campaign_receiver r on r.id = t.key and r.account_id = $1 and r.channel_account_id = $2
       and r.handed_over_at is not null and r.status = 'uncertain'
     on conflict do nothing`,
    [account, channelAccount, names],
  )
  await connection.query(
    `insert into provider_ref (account_id, channel_account_id, ref, part, object, object_id)
     select $1, $2, t.ref, 0, 'message', m.id
     from (select distinct ref, key from jsonb_to_recordset($3::jsonb) as t (ref text, key uuid)) t
     join message m on m.account_id = $1 and m.id = t.key and m.state = 'uncertain'
     join conversation c on c.account_id = $1 and c.id = m.conversation_id and c.channel_account_id = $2
     on conflict do nothing`,
    [account, channelAccount, names],
  )
}
