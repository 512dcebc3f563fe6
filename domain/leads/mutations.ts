import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { next } from '../shared/machine.ts'
import { mustBeNew, mustExist, mutation, type Row } from '../shared/mutation.ts'
import { changed, idsOf, SomeIds, someRows, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { leadProducts } from './form.ts'
import {
  LeadJob,
  type LeadJobCommand,
  LeadJobFields,
  leadJobAfterRestore,
  leadJobCommands,
  leadJobMachineOf,
  NewLeadJob,
  newLeadJob,
} from './job.ts'
import { LeadRow, leadStates } from './lead.ts'

const each = { version: 1, entity: 'lead_job', product: leadProducts } as const

const stateAfter = (row: Row | null, action: LeadJobCommand) =>
  row ? next(leadJobMachineOf((row as LeadJob).kind), (row as LeadJob).state, action) : undefined
const mustNotRun = (row: Row | null): ErrorCode | null =>
  (row as LeadJob | null)?.state === 'running' ? 'taskRunning' : null
/** Whether it goes on is not known of one that a backup brought back. */
const mayBeDone = (after: Row) => leadJobAfterRestore(after as LeadJob)

export const leadMutations = {
  /** It starts when the server hears of it. */
  'lead_job.create': mutation({
    ...each,
    input: NewLeadJob,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, job, { user, edited_at }) =>
      stamped(row, { ...job, ...newLeadJob, kind: job.form.kind, belongto: user }, edited_at),
    mayBeDone,
  }),

  'lead_job.patch': mutation({
    ...each,
    input: z.object({ id: Id, fields: z.partial(LeadJobFields) }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    patches: true,
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),

  'lead_job.change': mutation({
    ...each,
    input: z.object({ id: Id, action: z.enum(leadJobCommands) }),
    ids: ({ id }) => [id],
    refuse: (row, { action }) => (row ? (stateAfter(row, action) ? null : 'taskStateChanged') : 'taskMissing'),
    apply(row, { action }, { edited_at }) {
      const state = stateAfter(row, action)
      if (!state) return row
      const ended_at = state === 'stopped' ? edited_at : null
      return changed(row, { state, problem: '', waits_until: null, ended_at }, edited_at)
    },
    mayBeDone,
  }),

  /** With all that it found and nobody kept. */
  'lead_job.delete': mutation({
    ...each,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (row, _, actor) => mustMayDelete(actor) ?? mustNotRun(row),
    apply: () => null,
  }),

  'lead_job.restore': mutation({
    ...each,
    input: z.object({ rows: someRows(LeadJob) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),

  /** What its user saw of it at the fair, or wrote about it. */
  'lead.note': mutation({
    ...each,
    entity: 'lead',
    input: z.object({ id: Id, fields: z.partial(z.pick(LeadRow, { visited_at: true, note: true })) }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    patches: true,
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),

  /** Kept as a contact, thrown away, or neither after all; `contact_id`: the contact that it is now. */
  'lead.mark': mutation({
    ...each,
    entity: 'lead',
    input: z.object({
      rows: someRows(z.object({ id: Id, state: z.enum(leadStates), contact_id: z.nullable(Id) })),
    }),
    ids: idsOf,
    rowByRow: true,
    refuse: mustExist,
    apply(row, { rows }, { id, edited_at }) {
      const mark = rows.find((one) => one.id === id)
      return mark ? changed(row, { state: mark.state, contact_id: mark.contact_id }, edited_at) : row
    },
  }),
}
