import type { CampaignChannel } from '#domain/campaigns/channel'
import type { SendOutcome } from '#domain/campaigns/outcome'
import { sendersOf } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { serverNow } from '../../people/serverNow.ts'
import { changeReceivers, type ReceiverChange, type ReceiverDiff } from '../ledger/changeReceivers.ts'
import { giveUpOn } from '../ledger/givenUp.ts'
import { keepRefs } from '../ledger/providerRefs.ts'
import type { ReceiverRow } from '../ledger/receiver.ts'
import type { ChannelLedgers, ChannelSender } from './driver.ts'
import { offsetOf } from './hours.ts'
import { keepPlaces } from './sequenceTurns.ts'

/** The result of one delivery of a batch. `unsent`: certainly nothing was sent, and neither side is to blame. */
export type DeliveryResult = {
  id: string
  batch: string
  account: string
  address_group: string
  task: CampaignTask
  channel: CampaignChannel
  sender: ChannelSender
  outcome: SendOutcome | { kind: 'unsent' }
}

/** A receiver whom servers put off so often gets nothing, until somebody tries the failed ones again. */
const mostTries = 6
const firstWaitMs = 5 * 60_000

/** Records delivery results, in one transaction for all that were gathered meanwhile. */
export const writeDeliveryResults = (
  database: Database,
  results: readonly DeliveryResult[],
  ledgers: ChannelLedgers,
): Promise<void> =>
  asSystem(database, async (connection) => {
    const paces = await paceAfter(connection, results, ledgers)
    const byId = new Map(results.map((one) => [one.id, one]))
    const changed = await changeReceivers(connection, [...byId.keys()], (row, now) => {
      const one = byId.get(row.id)!
      return changeAfter(row, one, now, paces.get(`${one.sender.id} ${one.address_group}`))
    })
    await writeAttempts(connection, changed, byId)
    await keepRefs(connection, changed, (id) => namedParts(byId.get(id)!.outcome))
    await giveUpOn(
      connection,
      changed.flatMap(({ after }) => (after.status === 'failed' ? after : [])),
    )
    await keepPlaces(
      connection,
      // Who was taken for lost has a place since then.
      changed.flatMap(({ before, after }) => (before.status === 'claimed' ? after : [])),
      (id) => byId.get(id)!.task,
    )
  })

/** Only answers that put a domain off, and those after, say something of its pace. The pace is locked before receivers. */
async function paceAfter(
  connection: Connection,
  results: readonly DeliveryResult[],
  ledgers: ChannelLedgers,
): Promise<Map<string, { until: number }>> {
  const paces = new Map<string, { until: number }>()
  const bySender = Map.groupBy(results, ({ sender }) => sender.id)
  for (const id of [...bySender.keys()].sort()) {
    const some = bySender.get(id)!
    if (!some.some(({ outcome }) => outcome.kind === 'later' && outcome.of !== 'receiver')) continue
    const { account, sender, channel } = some[0]!
    const pace = await ledgers[channel]?.openPace(connection, { account, sender: sender.id }, sender)
    if (!pace) continue
    await pace.load(some.map(({ address_group }) => address_group))
    const now = await serverNow(connection)
    for (const { address_group, outcome } of some) {
      if (outcome.kind === 'later' && outcome.of === 'receiver') continue
      // What the sender is put off for holds everybody up.
      const group = outcome.kind === 'later' && outcome.of === 'sender' ? '' : address_group
      paces.set(`${id} ${address_group}`, pace.answer(group, outcome, now))
    }
    await pace.write()
  }
  return paces
}

function changeAfter(
  row: ReceiverRow,
  { outcome, batch, task, channel }: DeliveryResult,
  now: number,
  pace: { until: number } | undefined,
): ReceiverChange | null {
  // Another process declared it lost meanwhile: the result still counts where it says more.
  if (row.status === 'uncertain') return lateChange(row, outcome, now)
  if (row.status !== 'claimed' || row.batch !== batch) return null
  const attempts = row.attempts + 1
  switch (outcome.kind) {
    case 'accepted':
      return {
        event: 'accept',
        fields: { attempts, sent_at: now, offset_minutes: offsetOf(row.zones || row.country, now), reason: '' },
      }
    case 'uncertain':
      return { event: 'lose', fields: { attempts } }
    case 'refused':
      return { event: 'refuse', fields: { attempts, reason: outcome.reason }, isInvalid: outcome.permanent }
    case 'later': {
      if (attempts % mostTries === 0) return { event: 'refuse', fields: { attempts, reason: 'putOff' } }
      // Another one of the task's senders may take it at once.
      if (outcome.of === 'sender' && sendersOf(task, channel).length > 1)
        return { event: 'release', fields: { attempts, handed_over_at: null } }
      const wait = outcome.until ?? now + firstWaitMs * 2 ** (row.attempts % mostTries)
      const not_before = Math.max(wait, pace?.until ?? 0)
      return { event: 'hold', fields: { attempts, not_before, handed_over_at: null, reason: 'backOff' } }
    }
    case 'unwritable':
      return { event: 'refuse', fields: { attempts, reason: 'unwritable' } }
    case 'account':
      return { event: 'release', fields: { attempts, handed_over_at: null } }
    case 'unsent':
      return { event: 'release', fields: { handed_over_at: null } }
  }
}

const lateChange = (row: ReceiverRow, outcome: DeliveryResult['outcome'], now: number): ReceiverChange | null =>
  outcome.kind === 'accepted'
    ? {
        event: 'deliver',
        fields: {
          sent_at: row.handed_over_at ?? now,
          offset_minutes: offsetOf(row.zones || row.country, now),
          reason: '',
        },
      }
    : null

async function writeAttempts(
  connection: Connection,
  changed: readonly ReceiverDiff[],
  byId: ReadonlyMap<string, DeliveryResult>,
): Promise<void> {
  const attempts = changed.flatMap(({ before, after }) => {
    const { outcome } = byId.get(after.id)!
    if (after.attempts === before.attempts) return []
    return [
      { account: after.account, id: after.id, n: after.attempts, outcome: kept(outcome.kind), ...replyIn(outcome) },
    ]
  })
  if (!attempts.length) return
  await connection.query(
    `insert into campaign_attempt (account_id, receiver_id, n, outcome, code, answer)
     select account, id, n, outcome, code, answer from jsonb_to_recordset($1::jsonb)
       as a (account uuid, id uuid, n int, outcome text, code text, answer text)`,
    [JSON.stringify(attempts)],
  )
}

function namedParts(outcome: DeliveryResult['outcome']) {
  const refs = 'refs' in outcome ? outcome.refs : []
  return { refs, parts: (outcome.kind === 'uncertain' ? outcome.parts : null) ?? Math.max(1, refs.length) }
}

/** As attempts have always called it. */
const kept = (kind: DeliveryResult['outcome']['kind']) => (kind === 'account' ? 'sender' : kind)

function replyIn(outcome: DeliveryResult['outcome']): { code: string; answer: string } {
  switch (outcome.kind) {
    case 'accepted':
    case 'refused':
    case 'later':
    case 'account':
      return { code: outcome.finer ?? outcome.code, answer: outcome.text }
    default:
      return { code: '', answer: '' }
  }
}
