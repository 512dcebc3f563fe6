import { setTimeout as sleep } from 'node:timers/promises'
import type { SmsAccount } from '#domain/channels/account'
import type { CustomField } from '#domain/contacts/customField'
import type { Candidate } from '../../campaigns/sending/candidates.ts'
import type { Batch } from '../../campaigns/sending/claim.ts'
import { readCustomFields } from '../../campaigns/sending/customFields.ts'
import { type CampaignDriver, type HandOver, MessageGone } from '../../campaigns/sending/driver.ts'
import { changeChannelAccount } from '../../channels/accounts/accountRow.ts'
import { webhookUrl } from '../../channels/accounts/webhookAddress.ts'
import type { SmsOutcome, SmsRequest, SmsRoute } from '../../channels/sms/services/service.ts'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { inBackground } from '../../guarded.ts'
import type { Log } from '../../log.ts'
import type { Secrets } from '../../secrets.ts'
import type { SmsRoutes } from '../routes.ts'
import { shortLinks } from '../shortLinks.ts'
import { openSmsLedger } from './ledger.ts'
import { outcomeOfSms } from './outcome.ts'
import { type RenderedSms, renderSms } from './render.ts'
import { readSmsRun, type SmsSnapshot } from './snapshot.ts'
import { keepTexts } from './texts.ts'

type SmsBatch = Batch<SmsAccount>
export type SmsDriverTools = {
  database: Database
  secrets: Secrets
  routes: SmsRoutes
  log: Log
  /** the public address; null: there is none, so that services are asked for receipts */
  url: string | null
  /** where short links lead to; null: nowhere, so that links stay as they are */
  linksAt: string | null
  /** between two tries of a message that a message centre wants later */
  waitsMs?: readonly number[]
}

/** A message centre that wants them slower says so of each: it is given time, for nothing was sent. */
const usualWaitsMs = [300, 600, 1_200, 2_400, 4_800]

export function openSmsDriver({
  database,
  secrets,
  routes,
  log,
  url,
  linksAt,
  waitsMs = usualWaitsMs,
}: SmsDriverTools): CampaignDriver<SmsAccount> {
  const shorten = linksAt === null ? null : shortLinks(secrets, linksAt)
  const texts = keepTexts(database)
  return {
    ledger: openSmsLedger(shorten),
    // While some wait for the message centre, others are written down.
    lanes: ({ sender: { setting } }) => (setting.kind === 'smpp' ? 2 * setting.window : 0),
    async open(batch) {
      const { account, sender } = batch
      const route = await routes.of({ account, row: sender })
      const run = await readRun(database, batch)
      const owner = { account, channelAccount: sender.id }
      const reportTo = url && sender.setting.kind === 'service' ? webhookUrl(secrets, url, owner, 'sms') : null
      return async (receiver, handing) => {
        const message = run.texts.get(receiver.step)
        if (!message) throw new MessageGone(`no text for step ${receiver.step}`)
        const rendered = renderSms(receiver, { message, account: sender, fields: run.fields, shorten })
        if (!rendered) return { kind: 'unwritable' }
        const request = requestOf(receiver, { rendered, sender, reportTo })
        // Begun together with the note that the message leaves, and awaited with it.
        const kept = texts.add(textOf(batch, receiver, rendered))
        kept.catch(() => {})
        const hands: HandOver = {
          signal: handing.signal,
          async beforeHandOver() {
            await kept
            await handing.beforeHandOver()
          },
        }
        const outcome = await sendPatiently(route, request, hands, waitsMs)
        if (outcome.kind === 'route')
          inBackground(log, 'a problem of a route is not kept', keepProblem(database, owner, outcome))
        return outcomeOfSms(outcome)
      }
    },
    stop() {},
  }
}

const readRun = (
  database: Database,
  { account, task_row }: SmsBatch,
): Promise<{ texts: ReadonlyMap<string, SmsSnapshot>; fields: CustomField[] }> =>
  asSystem(database, async (connection) => ({
    texts: await readSmsRun(connection, { account, task: task_row }),
    fields: await readCustomFields(connection, account),
  }))

type RequestContents = { rendered: RenderedSms; sender: SmsAccount; reportTo: string | null }

const requestOf = (receiver: Candidate, { rendered, sender, reportTo }: RequestContents): SmsRequest => ({
  key: receiver.id,
  to: receiver.address,
  from: sender.sender,
  text: rendered.text,
  template: rendered.template,
  reportTo,
})

const textOf = (
  { account, belongto, sender }: SmsBatch,
  { id }: Candidate,
  { text, parts, price, links }: RenderedSms,
) => ({
  account,
  user: belongto,
  receiver: id,
  channelAccount: sender.id,
  text,
  parts,
  price,
  currency: price === null ? '' : sender.currency,
  links,
})

async function sendPatiently(
  route: SmsRoute,
  request: SmsRequest,
  { beforeHandOver, signal }: HandOver,
  waitsMs: readonly number[],
): Promise<SmsOutcome> {
  // It is written down once that this one is being sent, however often it is tried.
  let handedOver: Promise<void> | null = null
  const onHandedOver = () => (handedOver ??= beforeHandOver())
  for (let tries = 0; ; tries++) {
    const outcome = await route.send(request, { onHandedOver, signal })
    const wait = waitsMs[tries]
    if (outcome.kind !== 'later' || outcome.until !== null || wait === undefined || signal.aborted) return outcome
    await sleep(wait, undefined, { signal }).catch(() => {})
  }
}

/** The account's page says what is wrong, since when. */
const keepProblem = (
  database: Database,
  { account, channelAccount }: { account: string; channelAccount: string },
  { problem }: Extract<SmsOutcome, { kind: 'route' }>,
): Promise<boolean> =>
  changeChannelAccount(database, { account, id: channelAccount }, async (row) =>
    row.problem === problem ? null : { problem, problem_at: Date.now() },
  )
