import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { lockSuppressions } from '../../campaigns/suppression/suppressed.ts'
import { type EventFate, type EventOwner, type RawEvent, takeRawEvents } from '../../channels/events/rawEvents.ts'
import type { WhatsappHeard, WhatsappStatus } from '../../channels/whatsapp/webhook.ts'
import { freshTexts, type HeardText, planInbound } from '../../conversations/inbound.ts'
import { planReceipts } from '../../conversations/messageReceipts.ts'
import { lockThreads } from '../../conversations/threads.ts'
import type { Connection, Database } from '../../db/connect.ts'
import type { Log } from '../../log.ts'
import { serverNow } from '../../people/serverNow.ts'
import { readNumberIds, type WhatsappNumber } from '../numbers.ts'
import { threadsOfMessages, writeReactions } from '../reactions.ts'
import { adoptPortfolio } from './adoptPortfolio.ts'
import { planFiles } from './files.ts'
import { fateOf, heardCall, passOn, type WhatsappEventBody } from './heard.ts'
import { whatsappKeyword } from './keyword.ts'
import { quotesOf } from './quotes.ts'
import { type NamedMessage, namedMessages } from './refs.ts'
import { heardText, type SaidMessage } from './said.ts'
import { isStopped, namesOfStatuses, takeStatuses, unknownRefs } from './statuses.ts'
import { takeWords } from './takeWords.ts'

export type WhatsappTools = {
  log: Log
  /** what is told of templates, numbers and accounts of them */
  others?: (connection: Connection, owner: EventOwner, heard: readonly WhatsappHeard[]) => Promise<void>
  /** what is told of sent messages, once it is written down: what Meta charges for them is in it */
  charged?: (connection: Connection, owner: EventOwner, statuses: readonly WhatsappStatus[]) => Promise<void>
}

/** Works off what Meta told of a number; says whether there may be more. */
export const takeWhatsappEvents = (database: Database, owner: EventOwner, tools: WhatsappTools): Promise<boolean> =>
  takeRawEvents<WhatsappEventBody>(
    database,
    owner,
    (connection, events) => take({ connection, owner, tools }, events),
    tools.log,
  )

type TakeContext = { connection: Connection; owner: EventOwner; tools: WhatsappTools }

async function take(context: TakeContext, events: readonly RawEvent<WhatsappEventBody>[]): Promise<EventFate[]> {
  const { connection, owner, tools } = context
  if (!events.length) return []
  const number = await readNumberIds(connection, owner)
  const now = await serverNow(connection)
  const calls = events.map(({ body }) => heardCall(body, number?.number ?? null, now))
  const statuses = calls.flatMap((one) => one.statuses)
  const unknown = number
    ? await takeMine(context, { number, messages: calls.flatMap((one) => one.messages), statuses, now })
    : new Set<string>()
  const others = calls.flatMap((one) => one.others)
  if (others.length) await tools.others?.(connection, owner, others)
  const strange = await passOn(
    connection,
    owner,
    calls.map(({ numbers }, n) => ({ event: events[n]!, numbers })),
  )
  return calls.map((one) => fateOf(one, unknown, strange))
}

type Mine = {
  number: WhatsappNumber
  messages: readonly SaidMessage[]
  statuses: readonly WhatsappStatus[]
  now: number
}

/** Gives the references that nothing is known by. */
async function takeMine(context: TakeContext, { number, messages, statuses, now }: Mine): Promise<Set<string>> {
  const { connection, owner, tools } = context
  const { account } = owner
  const reactions = messages.flatMap((one) => (one.said.type === 'reaction' ? { ...one, said: one.said } : []))
  const said = await freshTexts(
    connection,
    owner,
    messages.filter((one) => one.said.type !== 'reaction'),
  )
  if (said.some(isStop) || statuses.some(isStopped)) await lockSuppressions(connection, account)
  await adoptPortfolio(connection, owner, number)
  const named = await namedMessages(connection, owner, [
    ...said.flatMap(({ answers }) => answers ?? []),
    ...reactions.map((one) => one.said.to),
  ])
  const targets = await threadsOfMessages(
    connection,
    account,
    reactions.flatMap((one) => named.get(one.said.to)?.message ?? []),
  )
  const quote = await quotesOf(connection, owner, said, named)
  // A campaign's message stands in no thread before somebody says something: then that is the first thing.
  const firsts = reactions.filter((one) => isOfCampaign(named.get(one.said.to), targets))
  const texts = [...said, ...firsts].map((one) => textOf(one, quote, named))
  // What becomes known after this look is worked off the next time: its messages are not among those that are planned and locked now.
  const unknown = await unknownRefs(connection, owner, statuses)
  const inbound = await planInbound(connection, { ...owner, channel: 'whatsapp', portfolio: number.portfolio }, texts)
  const receipts = await planReceipts(connection, owner, namesOfStatuses(statuses))
  const threads = await lockThreads(connection, account, [
    ...new Set([...inbound.threads, ...receipts.threads, ...targets.values()]),
  ])
  await receipts.lock()
  await takeStatuses(connection, owner, statuses)
  await takeWords(connection, { owner, number, messages: said, named })
  await inbound.write(threads)
  await receipts.write()
  await planFiles(connection, owner, said)
  for (const ref of await react(
    context,
    reactions.filter((one) => !firsts.includes(one)),
    now,
  ))
    unknown.add(ref)
  if (statuses.length) await tools.charged?.(connection, owner, statuses)
  return unknown
}

const isStop = ({ said }: SaidMessage) =>
  (said.type === 'text' || said.type === 'reply') && whatsappKeyword(said.body) === 'stop'

const isOfCampaign = (named: NamedMessage | undefined, threads: ReadonlyMap<string, string>) =>
  named !== undefined && named.receiver !== null && !threads.has(named.message)

function textOf(
  one: SaidMessage,
  quote: (message: SaidMessage) => ConversationMessage['quote'],
  named: ReadonlyMap<string, NamedMessage>,
): HeardText {
  if (one.said.type !== 'reaction') return heardText(one, quote(one))
  const { emoji, to } = one.said
  const { message } = named.get(to)!
  const text = heardText(one, { message_id: message, text: '', isOurs: true })
  return { ...text, chat: { ...text.chat!, extra: { kind: 'reaction', to: message, emoji: emoji.slice(0, 40) } } }
}

type ReactionMessage = SaidMessage & { said: { type: 'reaction'; emoji: string; to: string } }

/** Also to what came with it, which stands in its thread by now. Gives the references of what is not known. */
async function react(
  { connection, owner }: TakeContext,
  reactions: readonly ReactionMessage[],
  now: number,
): Promise<string[]> {
  const { account } = owner
  const named = await namedMessages(
    connection,
    owner,
    reactions.map(({ said }) => said.to),
  )
  const threads = await threadsOfMessages(
    connection,
    account,
    [...named.values()].map(({ message }) => message),
  )
  const found = reactions.flatMap(({ said: { to, emoji }, at }) => {
    const message = named.get(to)?.message
    return message !== undefined && threads.has(message)
      ? { message, emoji: emoji.slice(0, 40), at: Math.min(at ?? now, now) }
      : []
  })
  await writeReactions(connection, account, { by: 'peer', heard: found, now })
  // What was deleted here is nothing to react to any more.
  return reactions.flatMap(({ said: { to } }) => (named.has(to) ? [] : to))
}
