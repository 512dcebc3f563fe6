import type { RouteSetting } from '#domain/channels/account'
import { keepableText } from '#domain/conversations/conversationMessage'
import { smsSender } from '#domain/conversations/identity'
import { keywordIn } from '#domain/sms/optOut'
import { endsNumber } from '#domain/sms/services'
import { applyReceipts, type Receipt } from '../../campaigns/ledger/applyReceipts.ts'
import { lockSuppressions } from '../../campaigns/suppression/suppressed.ts'
import type { WebhookOwner } from '../../channels/accounts/webhookAddress.ts'
import { isOwnId, keepNamedRefs } from '../../channels/events/keepNamedRefs.ts'
import { type EventFate, type RawEvent, takeRawEvents } from '../../channels/events/rawEvents.ts'
import { spellingsOf } from '../../channels/sms/messageIds.ts'
import { services } from '../../channels/sms/services/sendByHttp.ts'
import type { SmsHeard } from '../../channels/sms/services/service.ts'
import { type HeardText, planInbound } from '../../conversations/inbound.ts'
import { planReceipts } from '../../conversations/messageReceipts.ts'
import { lockThreads } from '../../conversations/threads.ts'
import type { Connection, Database } from '../../db/connect.ts'
import type { Log } from '../../log.ts'
import { bounceReasonOf } from '../sending/outcome.ts'
import type { EventBody } from './events.ts'
import { assembleTexts, type MessageHeard } from './fragments.ts'
import { takeMessages } from './takeMessages.ts'

type TakeContext = { connection: Connection; owner: WebhookOwner; setting: RouteSetting | null }

/** Works off what was told of text messages; says whether there may be more. */
export const takeEvents = (database: Database, owner: WebhookOwner, log: Log): Promise<boolean> =>
  takeRawEvents<EventBody>(database, owner, (connection, events) => take(connection, owner, events), log)

async function take(
  connection: Connection,
  owner: WebhookOwner,
  events: readonly RawEvent<EventBody>[],
): Promise<EventFate[]> {
  const { account, channelAccount } = owner
  const { rows: accounts } = await connection.query<{ setting: RouteSetting }>(
    'select setting from channel_account where account_id = $1 and id = $2',
    [account, channelAccount],
  )
  const context = { connection, owner, setting: accounts[0]?.setting ?? null }
  const told = events.map(({ body }) => heardIn(body, context.setting))
  const heard = told.flatMap((one) => one ?? [])
  const messages = await assembleTexts(
    connection,
    owner,
    heard.filter((one): one is MessageHeard => one.kind === 'message'),
  )
  if (messages.some(({ text }) => keywordIn(text) === 'stop')) await lockSuppressions(connection, account)
  const inbound = await planInbound(connection, { ...owner, channel: 'sms' }, messages.flatMap(asText))
  const receipts = heard.filter((one): one is ReceiptHeard => one.kind === 'receipt')
  const known = await knownRefs(connection, owner, receipts)
  const keys = receipts.flatMap(({ key }) => (key && isOwnId(key) ? key : []))
  const shown = await planReceipts(connection, owner, { refs: [...new Set(known.values())], keys })
  const threads = await lockThreads(connection, account, [...new Set([...inbound.threads, ...shown.threads])])
  await shown.lock()
  const unknown = await takeReceipts(context, receipts, known)
  await takeMessages(connection, owner, messages)
  await inbound.write(threads)
  await shown.write()
  return told.map((some) => {
    if (!some?.length) return 'foreign'
    return some.some((one) => one.kind === 'receipt' && unknown.has(one.ref)) ? 'unknown' : 'done'
  })
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

type ReceiptHeard = Extract<SmsHeard, { kind: 'receipt' }>

/** Gives the references that no message of ours is known by. */
async function takeReceipts(
  { connection, owner }: TakeContext,
  receipts: readonly ReceiptHeard[],
  known: Map<string, string>,
): Promise<Set<string>> {
  if (!receipts.length) return new Set()
  const named = receipts.filter(({ ref, key }) => key && !known.has(ref))
  if (named.length) {
    await keepNamedRefs(connection, owner, named)
    for (const [told, ref] of await knownRefs(connection, owner, named)) known.set(told, ref)
  }
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

/** What our messages are known by, by what the provider says now: the same, or the same in another base. */
async function knownRefs(
  connection: Connection,
  { account, channelAccount }: WebhookOwner,
  receipts: readonly ReceiptHeard[],
): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  const find = async (spellings: ReadonlyMap<string, readonly string[]>) => {
    if (!spellings.size) return
    const { rows } = await connection.query<{ ref: string }>(
      'select ref from provider_ref where account_id = $1 and channel_account_id = $2 and ref = any($3::text[])',
      [account, channelAccount, [...new Set([...spellings.values()].flat())]],
    )
    const there = new Set(rows.map(({ ref }) => ref))
    for (const [told, some] of spellings) {
      const found = some.find((spelling) => there.has(spelling))
      if (found !== undefined) known.set(told, found)
    }
  }
  const told = [...new Set(receipts.map(({ ref }) => ref))]
  await find(new Map(told.map((ref) => [ref, [ref]])))
  await find(new Map(told.flatMap((ref) => (known.has(ref) ? [] : [[ref, spellingsOf(ref)] as const]))))
  return known
}
