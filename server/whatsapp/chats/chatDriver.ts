import type { WhatsappAccount } from '#domain/channels/account'
import { writtenRefusal } from '#domain/whatsapp/answering'
import { portfolioOf } from '#domain/whatsapp/campaignRules'
import { putOffMs } from '#domain/whatsapp/graphErrors'
import { isWindowOpen } from '#domain/whatsapp/window'
import type { BlobStore } from '../../blobs/store.ts'
import { pricesAt, readPriceLines } from '../../campaigns/prices/prices.ts'
import type { HandOver } from '../../campaigns/sending/driver.ts'
import { type GraphOutcome, sendByGraph } from '../../channels/whatsapp/graph.ts'
import { graphMessage } from '../../channels/whatsapp/messages.ts'
import type { ChatDriver, ChatOutcome, ChatToSend, ChatWeight } from '../../conversations/sending/chatDriver.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { serverNow } from '../../people/serverNow.ts'
import type { GraphAccess, ReachGraph } from '../graphAccounts.ts'
import { keepNumberProblem } from '../numberProblem.ts'
import { readUsableNumber } from '../numbers.ts'
import { outcomeOfGraph } from '../outcome.ts'
import { writeReactions } from '../reactions.ts'
import { openWhatsappPace } from '../sending/pace.ts'
import { restingPeople, restPeople } from '../sending/people.ts'
import { dropChatCharges, planChatCharges } from './charges.ts'
import { countryOfPeer } from './country.ts'
import { learnName } from './learnName.ts'
import { refAt } from './refAt.ts'
import { chatSteps, contentOf, filesOfSteps, type Step } from './steps.ts'
import { hasStopped } from './stopped.ts'
import { uploadFiles } from './uploads.ts'

type ChatTools = { database: Database; graph: ReachGraph; blobs: BlobStore }

/** What a user writes to one person from a number of the company; outside the window a template alone. */
export function openWhatsappChats(tools: ChatTools): ChatDriver {
  /** under what Meta knows whom a message went to, by its id */
  const names = new Map<string, string>()
  return {
    channel: 'whatsapp',
    weigh,
    async send(message, handing) {
      const row = await readUsableNumber(tools.database.pool, message)
      if (!row) return { kind: 'unwritable', problem: 'senderGone' }
      const steps = chatSteps(message)
      if (!steps?.length) return { kind: 'unwritable' }
      const access = await tools.graph.of({ account: message.account, row })
      const media = await uploadFiles(
        { ...tools, account: message.account },
        access,
        filesOfSteps(steps),
        handing.signal,
      )
      return 'kind' in media ? media : sendSteps(tools, { access, message, steps, media, names }, handing)
    },
    async settled(connection, message, outcome) {
      const { account, extra, at } = message
      if (outcome.kind !== 'accepted' && outcome.kind !== 'uncertain') await dropChatCharges(connection, message)
      if (outcome.putOffMs !== undefined) await noteEnough(connection, message)
      if (extra?.kind !== 'reaction' || outcome.kind !== 'accepted') return
      const heard = [{ message: extra.to, emoji: extra.emoji, at }]
      await writeReactions(connection, account, { by: 'us', heard, now: await serverNow(connection) })
    },
    async afterwards(message, outcome) {
      if (outcome.kind === 'account') await keepNumberProblem(tools.database, message, outcome.problem)
      const bsuid = names.get(message.id)
      names.delete(message.id)
      if (bsuid) await learnName(tools.database, message, bsuid)
    },
  }
}

async function weigh(connection: Connection, message: ChatToSend): Promise<ChatWeight> {
  const { account, channelAccount, to, extra, windowUntil } = message
  const row = await readUsableNumber(connection, message)
  if (!row) return { refused: 'senderGone' }
  const steps = chatSteps(message)
  if (!steps?.length) return { refused: extra?.kind === 'template' ? 'templateMissing' : 'unwritable' }
  const now = await serverNow(connection)
  const refused = writtenRefusal({ identity: to, window_until: windowUntil }, message, now)
  if (refused) return { refused }
  const category = extra?.kind === 'template' ? extra.content!.category : 'service'
  if (await hasStopped(connection, message, category)) return { refused: 'saidNo' }
  const until = category === 'marketing' ? await restsUntil(connection, message, row) : null
  if (until !== null) return { until, problem: 'perPerson' }
  const countsPeople = !isWindowOpen(windowUntil, now)
  const pace = await openWhatsappPace(connection, { account, sender: channelAccount }, row, { countsPeople })
  await pace.load([to.value])
  const prices = pricesAt(await readPriceLines(connection), message.at)
  const price = prices({ channel: 'whatsapp', country: countryOfPeer(to), category })
  const { cost, keep } = await planChatCharges(connection, message, { category, price, parts: steps.length, now })
  return { cost, pace, group: to.value, turns: steps.length, claimed: keep }
}

/** Until when they get no advertising, which they wait for once; null: they may have it. */
async function restsUntil(
  connection: Connection,
  { account, to, waitsUntil }: ChatToSend,
  row: WhatsappAccount,
): Promise<number | null> {
  if (waitsUntil !== null) return null
  return (await restingPeople(connection, account, [to.value])).get(`${portfolioOf(row)} ${to.value}`) ?? null
}

/** Tasks leave them alone as well. */
async function noteEnough(connection: Connection, message: ChatToSend): Promise<void> {
  const row = await readUsableNumber(connection, message)
  const { account, to } = message
  if (row) await restPeople(connection, { account, portfolio: portfolioOf(row) }, [to.value])
}

type ChatSend = {
  access: GraphAccess
  message: ChatToSend
  steps: readonly Step[]
  media: Parameters<typeof contentOf>[1]['media']
  names: Map<string, string>
}

async function sendSteps(
  { database }: ChatTools,
  { access, message, steps, media, names }: ChatSend,
  { beforeHandOver, signal }: HandOver,
): Promise<ChatOutcome> {
  const { setting, call, number } = access
  const { id: key, to, extra } = message
  const answers = message.answers && (await refAt(database.pool, message, message.answers))
  const target = extra?.kind === 'reaction' ? await refAt(database.pool, message, extra.to) : null
  const contents = steps.map((step) => contentOf(step, { media, target }))
  const receiver = to.kind === 'bsuid' ? { recipient: to.value } : { to: to.value }
  const refs: string[] = []
  for (const [n, content] of contents.entries()) {
    if (!content) return { kind: 'unwritable' }
    const request = graphMessage({ to: receiver, key, answers: n === 0 ? answers : null }, content)
    const outcome = await sendByGraph(call, setting, number, request, { onHandedOver: beforeHandOver, signal })
    if (outcome.kind === 'accepted') {
      refs.push(outcome.ref)
      if (outcome.bsuid) names.set(key, outcome.bsuid)
    } else if (n === 0) return chatOutcome(outcome)
    // Some of it has left: a person decides what is said again.
    else return { kind: 'uncertain', refs, parts: contents.length }
  }
  return { kind: 'accepted', refs, code: '', text: '' }
}

function chatOutcome(outcome: GraphOutcome): ChatOutcome {
  const told = outcomeOfGraph(outcome, Date.now())
  const waits = outcome.kind === 'later' ? putOffMs({ ...outcome, kind: 'wait' }) : null
  return waits === null ? told : { ...told, problem: 'perPerson', putOffMs: waits }
}
