import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'
import { next } from '../shared/machine.ts'
import { mustBeNew, mustExist, mutation, type Row } from '../shared/mutation.ts'
import { changed, idsOf, SomeIds, someRows, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { AutoPlan, autoProblems, revisedPlan } from './plan.ts'
import {
  type AutoAction,
  type AutoCommand,
  AutoRun,
  type AutoState,
  autoCommands,
  autoRunAfterRestore,
  autoRunMachine,
  begunSteps,
  isAutoRunOpen,
  NewAutoRun,
  newAutoRun,
} from './run.ts'

const each = { version: 1, entity: 'auto_run', product: 'autoMarketing' } as const

const asRun = (row: Row | null) => row as AutoRun | null
const stateAfter = (row: Row | null, action: AutoCommand) =>
  row ? next<AutoState, AutoAction>(autoRunMachine, (row as AutoRun).state, action) : undefined
const mustNotBeOpen = (row: Row | null): ErrorCode | null =>
  row && isAutoRunOpen(row as AutoRun) ? 'taskRunning' : null
const mustBeDraft = (row: Row | null): ErrorCode | null => (asRun(row)?.state === 'draft' ? null : 'taskStateChanged')
const mustBeWhole = (row: Row | null, action: AutoCommand): ErrorCode | null =>
  row && action === 'start' ? (autoProblems((row as AutoRun).plan)[0]?.code ?? null) : null
/** Whether it goes on is not known of one that a backup brought back. */
const mayBeDone = (after: Row) => autoRunAfterRestore(after as AutoRun)

export const autoMutations = {
  'auto_run.create': mutation({
    ...each,
    input: NewAutoRun,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, run, { user, edited_at }) => stamped(row, { ...run, ...newAutoRun, belongto: user }, edited_at),
  }),

  'auto_run.rename': mutation({
    ...each,
    input: z.object({ id: Id, name: NewAutoRun.shape.name }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    apply: (row, { name }, { edited_at }) => changed(row, { name }, edited_at),
  }),

  /** Of a draft all of it; of a run that goes on what nobody has entered yet, as a new version. */
  'auto_run.plan': mutation({
    ...each,
    input: z.object({ id: Id, plan: AutoPlan }),
    ids: ({ id }) => [id],
    refuse: (row, { plan }) => mustExist(row) ?? (mustBeDraft(row) && mustBeRevisable(row, plan)),
    apply(row, { plan }, { edited_at }) {
      const run = asRun(row)
      if (!run || run.state === 'draft') return changed(row, { plan }, edited_at)
      if (mustBeRevisable(row, plan)) return row
      const revised = revisedPlan(run.plan, plan, begunSteps(run))
      return changed(row, { plan: revised, version: run.version + 1 }, edited_at)
    },
  }),

  'auto_run.change': mutation({
    ...each,
    input: z.object({ id: Id, action: z.enum(autoCommands) }),
    ids: ({ id }) => [id],
    refuse: (row, { action }) =>
      row ? (stateAfter(row, action) ? mustBeWhole(row, action) : 'taskStateChanged') : 'taskMissing',
    apply(row, { action }, { edited_at }) {
      const state = stateAfter(row, action)
      if (!state || mustBeWhole(row, action)) return row
      const begins = action === 'start' ? { began_at: edited_at } : {}
      const approves = action === 'approve' ? { approved: true } : {}
      const closes = action === 'close' ? { closes_at: edited_at + limits.autoCloseSeconds * 1_000 } : {}
      return changed(row, { state, problem: '', ...begins, ...approves, ...closes }, edited_at)
    },
    mayBeDone,
  }),

  'auto_run.delete': mutation({
    ...each,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (row, _, actor) => mustMayDelete(actor) ?? mustNotBeOpen(row),
    apply: () => null,
  }),

  'auto_run.restore': mutation({
    ...each,
    input: z.object({ rows: someRows(AutoRun) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}

/** A run that is over is changed no more, and one that goes on only by a plan that could be started. */
function mustBeRevisable(row: Row | null, plan: AutoPlan): ErrorCode | null {
  const run = asRun(row)
  if (!run || (run.state !== 'running' && run.state !== 'paused')) return 'taskStateChanged'
  return autoProblems(revisedPlan(run.plan, plan, begunSteps(run)))[0]?.code ?? null
}
