import { setTimeout as sleep } from 'node:timers/promises'
import type { SendOutcome } from '#domain/campaigns/outcome'
import type { WhatsappAccount } from '#domain/channels/account'
import type { CustomField } from '#domain/contacts/customField'
import { portfolioOf } from '#domain/whatsapp/campaignRules'
import { putOffMs } from '#domain/whatsapp/graphErrors'
import { numberPerSecond } from '#domain/whatsapp/number'
import type { BlobStore } from '../../blobs/store.ts'
import type { Candidate } from '../../campaigns/sending/candidates.ts'
import type { Batch } from '../../campaigns/sending/claim.ts'
import { readCustomFields } from '../../campaigns/sending/customFields.ts'
import { type CampaignDriver, type HandOver, MessageGone, type SendOne } from '../../campaigns/sending/driver.ts'
import { makePacer, type Pacer } from '../../campaigns/sending/pacer.ts'
import { type GraphOutcome, sendByGraph } from '../../channels/whatsapp/graph.ts'
import { type GraphContent, graphMessage, templateMessage } from '../../channels/whatsapp/messages.ts'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { inBackground } from '../../guarded.ts'
import type { Log } from '../../log.ts'
import { serverNow } from '../../people/serverNow.ts'
import { keepTexts } from '../../sms/sending/texts.ts'
import type { GraphAccess, ReachGraph } from '../graphAccounts.ts'
import { keepNumberProblem } from '../numberProblem.ts'
import { outcomeOfGraph } from '../outcome.ts'
import type { ButtonLinks } from './buttonLinks.ts'
import { whatsappLedger } from './ledger.ts'
import { restPeople } from './people.ts'
import { type RenderedWhatsapp, renderWhatsapp } from './render.ts'
import { readWhatsappRun, type WhatsappSnapshot } from './snapshot.ts'
import { openRunFiles, type RunFiles } from './uploads.ts'

type WhatsappBatch = Batch<WhatsappAccount>
export type WhatsappDriverTools = {
  database: Database
  graph: ReachGraph
  blobs: BlobStore
  log: Log
  /** null: this server has no public address, so that no taps on links are counted */
  links: ButtonLinks | null
  /** between two tries of a message for which the number is too fast */
  waitsMs?: readonly number[]
}

/** Meta says of each that it comes too fast: nothing was sent, and a moment later it takes it. */
const usualWaitsMs = [1_000, 2_000, 4_000, 8_000]
/** Then the number is left alone for so long. */
const restMs = 60_000
/** An answer takes some tenths of a second: so many have to be under way for the whole pace. */
const mostLanes = 200

export function openWhatsappDriver(tools: WhatsappDriverTools): CampaignDriver<WhatsappAccount> {
  const { database, graph } = tools
  const texts = keepTexts(database)
  const files = openRunFiles(tools)
  const pacers = new Map<string, Pacer>()
  const pacerOf = (number: string) => {
    const pacer = pacers.get(number) ?? makePacer()
    pacers.set(number, pacer)
    return pacer
  }
  return {
    ledger: whatsappLedger,
    lanes: ({ sender }) => Math.min(mostLanes, Math.ceil(numberPerSecond(sender.number) / 2)),
    async open(batch) {
      const access = await graph.of({ account: batch.account, row: batch.sender })
      const run = await readRun(database, batch)
      const pacer = pacerOf(batch.sender.id)
      return sendThrough({ ...tools, ...run, batch, access, pacer, files, keepText: texts.add })
    },
    stop() {},
  }
}

type Run = { messages: ReadonlyMap<string, WhatsappSnapshot>; fields: CustomField[]; aheadMs: number }

/** `aheadMs`: the clock of the database, by which the ledger waits, before ours. */
const readRun = (database: Database, { account, task_row }: WhatsappBatch): Promise<Run> =>
  asSystem(database, async (connection) => ({
    messages: await readWhatsappRun(connection, { account, task: task_row }),
    fields: await readCustomFields(connection, account),
    aheadMs: (await serverNow(connection)) - Date.now(),
  }))

type Through = WhatsappDriverTools &
  Run & {
    batch: WhatsappBatch
    access: GraphAccess
    pacer: Pacer
    files: RunFiles
    keepText: ReturnType<typeof keepTexts>['add']
  }

function sendThrough(through: Through): SendOne {
  const { batch, messages, keepText, aheadMs } = through
  return async (receiver, handing) => {
    const message = messages.get(receiver.step)
    if (!message) throw new MessageGone(`no message for step ${receiver.step}`)
    const rendered = renderWhatsapp(receiver, message, through)
    if (!rendered) return { kind: 'unwritable' }
    // Begun together with the note that the message leaves, and awaited with it.
    const kept = keepText(textOf(batch, receiver, rendered))
    kept.catch(() => {})
    let handedOver: Promise<void> | null = null
    const hands: HandOver = {
      signal: handing.signal,
      async beforeHandOver() {
        await kept
        await through.pacer(numberPerSecond(batch.sender.number), handing.signal)
        if (handing.signal.aborted) throw new Error('stopped before it left')
        await (handedOver ??= handing.beforeHandOver())
      },
    }
    const outcome = await sendWithFile(through, { receiver, message, rendered }, hands)
    if ('pauses' in outcome) return outcome
    note(through, receiver, outcome)
    return outcomeOfGraph(settled(outcome), Date.now() + aheadMs)
  }
}

/** It was tried long enough for a number that is too fast. */
const settled = (outcome: GraphOutcome): GraphOutcome =>
  outcome.kind === 'later' && outcome.of === 'number' && outcome.ms === null ? { ...outcome, ms: restMs } : outcome

type MessageParts = { receiver: Candidate; message: WhatsappSnapshot; rendered: RenderedWhatsapp }
type Stop = Extract<SendOutcome, { kind: 'account' }>

/** A file that Meta has forgotten is handed in again, and the message tried once more: it has surely not left. */
async function sendWithFile(through: Through, parts: MessageParts, hands: HandOver): Promise<GraphOutcome | Stop> {
  const { batch, access, files } = through
  const { file } = parts.message
  if (!file) return sendPatiently(through, contentOf(parts, null), parts.receiver, hands)
  const sent = { account: batch.account, task: batch.task, number: batch.sender.id, file }
  for (let tries = 0; ; tries++) {
    const media = await files.idOf(sent, access, hands.signal)
    if (typeof media !== 'string') return media as Stop
    const outcome = await sendPatiently(through, contentOf(parts, media), parts.receiver, hands)
    if (outcome.kind !== 'refused' || outcome.reason !== 'media' || tries > 0) return outcome
    await files.forget(sent, media)
  }
}

function contentOf(
  { message: { content, file }, rendered: { values } }: MessageParts,
  media: string | null,
): GraphContent {
  const filename = content.header.kind === 'document' && file ? { filename: file.name } : {}
  return templateMessage(content, {
    ...values,
    media: media === null ? null : { id: media, ...filename },
    payloads: {},
  })
}

async function sendPatiently(
  { access, waitsMs = usualWaitsMs }: Through,
  content: GraphContent,
  { id, address }: Candidate,
  { beforeHandOver, signal }: HandOver,
): Promise<GraphOutcome> {
  const { call, setting, number } = access
  const request = graphMessage({ to: { to: address }, key: id, answers: null }, content)
  for (let tries = 0; ; tries++) {
    const outcome = await sendByGraph(call, setting, number, request, { onHandedOver: beforeHandOver, signal })
    const wait = waitsMs[tries]
    const isTooFast = outcome.kind === 'later' && outcome.of === 'number' && outcome.ms === null
    if (!isTooFast || wait === undefined || signal.aborted) return outcome
    await sleep(wait, undefined, { signal }).catch(() => {})
  }
}

const textOf = (
  { account, belongto, sender }: WhatsappBatch,
  { id }: Candidate,
  { text, links }: RenderedWhatsapp,
) => ({
  account,
  user: belongto,
  receiver: id,
  channelAccount: sender.id,
  text,
  parts: 1,
  price: null,
  currency: '',
  links,
})

/** The number's page says what is wrong, since when; who has had enough advertising is left alone by all tasks. */
function note({ database, batch, log }: Through, { address }: Candidate, outcome: GraphOutcome): void {
  const { account, sender } = batch
  if (outcome.kind === 'number')
    inBackground(
      log,
      'a problem of a number is not kept',
      keepNumberProblem(database, { account, channelAccount: sender.id }, outcome.problem),
    )
  if (outcome.kind === 'later' && putOffMs({ ...outcome, kind: 'wait' }) !== null)
    inBackground(
      log,
      'who has had enough advertising is not kept',
      restPeople(database.pool, { account, portfolio: portfolioOf(sender) }, [address]),
    )
}
