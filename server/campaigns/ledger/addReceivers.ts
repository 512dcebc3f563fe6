import type { CampaignChannel } from '#domain/campaigns/channel'
import type { SendStatus } from '#domain/campaigns/sendStatus'
import { type Delta, deltasOf, type LedgerMail, withDeltas } from '#domain/campaigns/statistics/statistics'
import type { Connection } from '../../db/connect.ts'
import { companyOffsetAt } from './companyClock.ts'
import { writeDeltas } from './deltas.ts'

/** Receivers of one mail that are alike in all that is counted. */
export type Group = { status: SendStatus; reason: string; address_group: string; status_at: number; count: number }
type Of = { account: string; channel: CampaignChannel; task: string; belongto: string; message: string; sender: string }

/** Of receivers that came into the ledger by the thousand. */
export const countAdded = (connection: Connection, of: Of, groups: readonly Group[]): Promise<void> =>
  writeDeltas(connection, [
    {
      account: of.account,
      deltas: withDeltas(
        [],
        groups.flatMap((group) => times(deltasFor(of, group), group.count)),
      ),
    },
  ])

/** Of receivers that all went to one status, such as when a task is closed. */
export const countMoved = (
  connection: Connection,
  of: Of,
  groups: readonly (Group & { to: Pick<Group, 'status' | 'reason' | 'status_at'> })[],
): Promise<void> =>
  writeDeltas(connection, [
    {
      account: of.account,
      deltas: withDeltas(
        [],
        groups.flatMap(({ to, ...group }) =>
          times(deltasOf(mailOf(of, group), mailOf(of, { ...group, ...to }), companyOffsetAt), group.count),
        ),
      ),
    },
  ])

const deltasFor = (of: Of, group: Group) => deltasOf(null, mailOf(of, group), companyOffsetAt)

const times = (deltas: readonly Delta[], count: number): Delta[] =>
  deltas.map(({ counts, ...delta }) => ({
    ...delta,
    counts: Object.fromEntries(Object.entries(counts).map(([name, value = 0]) => [name, value * count])),
  }))

/** Nothing was sent to it, so nobody looked at it. */
const mailOf = (
  { belongto, channel, task, message, sender }: Of,
  { status, reason, address_group, status_at }: Omit<Group, 'count'>,
): LedgerMail => ({
  belongto,
  channel,
  task,
  message,
  sender,
  address_group,
  status,
  status_at,
  reason,
  returned: null,
  sent_at: null,
  offset_minutes: null,
  looks: null,
  replied_at: null,
  auto_replied_at: null,
  unsubscribed_at: null,
  complained_at: null,
  delivered_at: null,
  read_at: null,
})
