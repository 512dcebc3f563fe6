import type { BounceReason } from '#domain/campaigns/receiverReason'
import { endsReceiver, graphMeaning, putOffMs } from '#domain/whatsapp/graphErrors'
import { applyReceipts, type Receipt } from '../../campaigns/ledger/applyReceipts.ts'
import { changeReceivers } from '../../campaigns/ledger/changeReceivers.ts'
import { type OurMessage, recordOptOut } from '../../campaigns/suppression/optOut.ts'
import { isOwnId, keepNamedRefs } from '../../channels/events/keepNamedRefs.ts'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import type { WhatsappStatus } from '../../channels/whatsapp/webhook.ts'
import type { Connection } from '../../db/connect.ts'
import { bounceReasonOfGraph, problemOfGraph } from '../outcome.ts'
import { namedMessages } from './refs.ts'

/** They asked Meta that this company sends them no advertising. */
const stoppedMarketing = 131_050
export const isStopped = ({ error }: WhatsappStatus): boolean => error?.code === stoppedMarketing

/** What the statuses may be about, for the plan that shows them in threads. */
export const namesOfStatuses = (statuses: readonly WhatsappStatus[]) => ({
  refs: [...new Set(statuses.map(({ ref }) => ref))],
  keys: statuses.flatMap(({ key }) => (key !== null && isOwnId(key) ? key : [])),
  problems: new Map(
    statuses.flatMap(({ ref, error }) =>
      error ? [[ref, problemOfGraph(graphMeaning(error.code, 400))] as const] : [],
    ),
  ),
  putOffs: new Map(
    statuses.flatMap(({ ref, error }) => {
      const ms = error ? putOffMs(graphMeaning(error.code, 400)) : null
      return ms === null ? [] : [[ref, ms] as const]
    }),
  ),
})

/** The references of those that nothing is known by yet. */
export async function unknownRefs(
  connection: Connection,
  owner: EventOwner,
  statuses: readonly WhatsappStatus[],
): Promise<Set<string>> {
  const refs = statuses.map(({ ref }) => ref)
  const known = await namedMessages(connection, owner, refs)
  return new Set(refs.filter((ref) => !known.has(ref)))
}

/** In any order and however often: what was sent is as far as the furthest of them says. */
export async function takeStatuses(
  connection: Connection,
  owner: EventOwner,
  statuses: readonly WhatsappStatus[],
): Promise<void> {
  if (!statuses.length) return
  await keepNamedRefs(connection, owner, statuses)
  await noteArrivedAtMeta(connection, owner, statuses)
  const now = Date.now()
  await applyReceipts(
    connection,
    statuses.flatMap((status) => receiptOf(owner, status, now)),
  )
  for (const status of statuses) if (isStopped(status)) await stopMarketing(connection, owner, status)
}

function receiptOf(
  { account, channelAccount }: EventOwner,
  { ref, state, at, error }: WhatsappStatus,
  now: number,
): Receipt[] {
  const of = { account, sender: channelAccount, ref, at: at ?? now }
  if (state === 'sent') return []
  if (state === 'failed') return [{ ...of, state, code: String(error?.code ?? ''), ...failureOf(error?.code ?? 0) }]
  return [{ ...of, state: state === 'played' ? 'read' : state }]
}

function failureOf(code: number): { reason: BounceReason; permanent: boolean } {
  const meaning = graphMeaning(code, 400)
  if (meaning.kind === 'wait' && meaning.of === 'receiver') return { reason: 'enough', permanent: false }
  if (meaning.kind !== 'receiver') return { reason: 'other', permanent: false }
  // Who wants no advertising has a number that works.
  const permanent = endsReceiver.has(meaning.reason) && code !== stoppedMarketing
  return { reason: bounceReasonOfGraph(meaning.reason), permanent }
}

/** `sent` says of a message whose answer was lost that Meta has it. */
async function noteArrivedAtMeta(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  statuses: readonly WhatsappStatus[],
): Promise<void> {
  const refs = statuses.flatMap(({ state, ref }) => (state === 'sent' ? ref : []))
  if (!refs.length) return
  const { rows } = await connection.query<{ id: string }>(
    `select r.id from provider_ref p join campaign_receiver r on r.id = p.object_id
     where p.account_id = $1 and p.channel_account_id = $2 and p.ref = any($3::text[]) and p.object = 'receiver'
       and r.status = 'uncertain'`,
    [account, channelAccount, refs],
  )
  await changeReceivers(
    connection,
    rows.map(({ id }) => id),
    (row, now) =>
      row.status === 'uncertain'
        ? { event: 'deliver', fields: { sent_at: row.handed_over_at ?? now, reason: '' } }
        : null,
  )
}

async function stopMarketing(connection: Connection, owner: EventOwner, status: WhatsappStatus): Promise<void> {
  const { account, channelAccount } = owner
  const { rows } = await connection.query<OurMessage>(
    `select r.id, r.account_id as account, r.task_id as task, r.contact_id as contact, r.address
     from provider_ref p join campaign_receiver r on r.id = p.object_id
     where p.account_id = $1 and p.channel_account_id = $2 and p.ref = $3 and p.object = 'receiver'`,
    [account, channelAccount, status.ref],
  )
  const message = rows[0] ?? null
  const address = message?.address ?? status.phone?.replace(/\D/g, '') ?? status.bsuid
  if (!address) return
  const said = { reason: 'unsubscribed', channels: ['whatsapp'], evidence: 'WhatsApp: 131050' } as const
  await recordOptOut(connection, { account, address, message }, said)
}
