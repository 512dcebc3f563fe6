import { writtenRefusal } from '#domain/whatsapp/answering'
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
    async settled(connection, { account, extra, at }, outcome) {
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
  const prices = pricesAt(await readPriceLines(connection), message.at)
  const countsPeople = !isWindowOpen(windowUntil, now)
  const pace = await openWhatsappPace(connection, { account, sender: channelAccount }, row, { countsPeople })
  await pace.load([to.value])
  const cost = steps.length * prices({ channel: 'whatsapp', country: countryOfPeer(to), category })
  return { cost, pace, group: to.value, turns: steps.length }
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

/** Longer than that nobody waits with all that is said after it in the same thread. */
const patienceMs = 60_000

function chatOutcome(outcome: GraphOutcome): ChatOutcome {
  if (outcome.kind === 'later' && outcome.of === 'receiver' && (outcome.ms ?? 0) > patienceMs)
    return { kind: 'refused', reason: 'enough', permanent: false, code: outcome.code, text: '', problem: 'perPerson' }
  return outcomeOfGraph(outcome, Date.now())
}
