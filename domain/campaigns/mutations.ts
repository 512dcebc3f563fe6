import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { withCurrentFields } from '../shared/formerNames.ts'
import { next } from '../shared/machine.ts'
import { type Actor, mustBeNew, mustExist, mutation, type Row } from '../shared/mutation.ts'
import { changed, idsOf, SomeIds, someRows, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { campaignProducts } from './channel.ts'
import { mayLift, NewSuppression, newSuppression, SuppressionRow, withKind } from './suppression.ts'
import {
  type AudienceRow,
  type CampaignTask,
  CampaignTaskFields,
  CampaignTask as CampaignTaskRow,
  type CampaignTaskState,
  campaignTaskMachine,
  MostReceivers,
  NewAudienceRow,
  NewCampaignTask,
  newTask,
  pausedByRestore,
  TaskInterval,
  TaskSenders,
} from './task.ts'

const product = campaignProducts

/** What a user does to a task; it means the task as it is, so it waits for its network and its turn like any change. */
export const campaignTaskDoings = ['start', 'pause', 'close', 'retry', 'retryUncertain'] as const
export type CampaignTaskAction = (typeof campaignTaskDoings)[number]

const statusAfter = (row: Row | null, action: CampaignTaskAction): CampaignTaskState | undefined =>
  row ? next(campaignTaskMachine, (row as CampaignTask).status, action) : undefined
const mustBeAble = (after: CampaignTaskState | undefined): ErrorCode | null => (after ? null : 'taskStateChanged')
const mustBePending = (row: Row | null): ErrorCode | null =>
  !row || (row as CampaignTask).status === 'pending' ? null : 'taskStateChanged'
const mustNotRun = (row: Row | null): ErrorCode | null =>
  row && (row as CampaignTask).status === 'inProgress' ? 'taskRunning' : null

const laterFields = {
  senders: z.optional(TaskSenders),
  interval_seconds: z.optional(TaskInterval),
  most_receivers: z.optional(MostReceivers),
}

const taskMutations = {
  'campaign_task.create': mutation({
    version: 1,
    entity: 'campaign_task',
    product,
    input: NewCampaignTask,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, task, { user, edited_at }) => stamped(row, { ...task, ...newTask, belongto: user }, edited_at),
  }),

  'campaign_task.patch': mutation({
    version: 1,
    entity: 'campaign_task',
    product,
    input: z.object({ id: Id, fields: z.extend(z.partial(CampaignTaskFields), laterFields) }),
    ids: ({ id }) => [id],
    refuse: (row) => mustExist(row) ?? mustBePending(row),
    patches: true,
    apply: (row, { fields }, { edited_at }) => (mustBePending(row) ? row : changed(row, fields, edited_at)),
  }),

  /** Version 2 knows `retryUncertain`. */
  'campaign_task.change': mutation({
    version: 2,
    upgrades: { 1: (args) => args },
    entity: 'campaign_task',
    product,
    input: z.object({ id: Id, action: z.enum(campaignTaskDoings) }),
    ids: ({ id }) => [id],
    refuse: (row, { action }) => mustExist(row) ?? mustBeAble(statusAfter(row, action)),
    apply(row, { action }, { edited_at }) {
      const status = statusAfter(row, action)
      if (!row || !status) return row
      // A row of before uncertain ones could be sent again has no count of that.
      const { retries, uncertain_retries } = { ...newTask, ...(row as CampaignTask) }
      const asked = {
        retries: retries + Number(action === 'retry'),
        uncertain_retries: uncertain_retries + Number(action === 'retryUncertain'),
      }
      const ended_at = status === 'closed' ? edited_at : null
      return { ...row, ...asked, status, ended_at, problem: '', updated_at: edited_at }
    },
    mayBeDone: (after, lost) => (after.status === 'inProgress' ? pausedByRestore(after as CampaignTask, lost) : after),
  }),

  'campaign_task.delete': mutation({
    version: 1,
    entity: 'campaign_task',
    product,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (row, _, actor) => mustMayDelete(actor) ?? mustNotRun(row),
    apply: () => null,
  }),

  'campaign_task.restore': mutation({
    version: 1,
    entity: 'campaign_task',
    product,
    input: z.object({ rows: someRows(CampaignTaskRow) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),

  /** Contacts that are named for a task, before it starts. Version 3 knows `addresses`. */
  'campaign_audience.create': mutation({
    version: 3,
    upgrades: { 1: (args) => withCurrentFields(args as Record<string, unknown>), 2: (args) => args },
    entity: 'campaign_audience',
    product,
    input: NewAudienceRow,
    ids: ({ id }) => [id],
    parents: ({ campaign_task_id }) => [campaign_task_id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, part, { edited_at }) => stamped(row, part, edited_at),
  }),

  /** Of those that are named, some are not meant after all. Once the task has begun this changes nothing. */
  'campaign_audience.remove': mutation({
    version: 1,
    entity: 'campaign_audience',
    product,
    input: z.object({ id: Id, contacts: NewAudienceRow.shape.contacts }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    apply(row, { contacts }, { edited_at }) {
      if (!row) return row
      const gone = new Set(contacts)
      const left = (row as AudienceRow).contacts.filter((contact) => !gone.has(contact))
      return left.length ? { ...row, contacts: left, updated_at: edited_at } : null
    },
  }),
}

/** Version 2 knows numbers and channels. */
function withKinds({ rows }: { rows: { email: string }[] }) {
  return { rows: rows.map(withKind) }
}

const suppressionMutations = {
  'suppression.create': mutation({
    version: 2,
    upgrades: { 1: withKinds },
    entity: 'suppression',
    product,
    input: z.object({ rows: someRows(NewSuppression) }),
    ids: idsOf,
    creates: true,
    refuse: mustBeNew,
    apply(row, { rows }, { id, user, edited_at }) {
      const one = rows.find((each) => each.id === id)
      if (row || !one) return row
      return stamped(null, { ...one, ...newSuppression, created_by: user }, edited_at)
    },
  }),

  /** What receivers said stays. */
  'suppression.delete': mutation({
    version: 1,
    entity: 'suppression',
    product,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (row, _, actor) => mustMayDelete(actor) ?? mustBeLiftable(row, actor),
    apply: (row) => (mustBeLiftable(row, { role: 'main' }) ? row : null),
  }),

  'suppression.restore': mutation({
    version: 2,
    upgrades: { 1: withKinds },
    entity: 'suppression',
    product,
    input: z.object({ rows: someRows(SuppressionRow) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}

const mustBeLiftable = (row: Row | null, { role }: Pick<Actor, 'role'>): ErrorCode | null =>
  row && !mayLift(row as SuppressionRow, role) ? 'forbidden' : null

export const campaignMutations = { ...taskMutations, ...suppressionMutations }
