import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { mustBeNew, mustExist, mutation, type Row, type RowIndex } from '../shared/mutation.ts'
import { changed, idsOf, SomeIds, someRows, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { AutoRule, circleOf, NewAutoRule, newAutoRule, ruleFaults, switchedOff } from './rule.ts'

const each = { version: 1, entity: 'auto_rule', product: 'autoMarketing' } as const
const isOn = (row: Row | null) => (row as AutoRule | null)?.is_on === true
const faultOf = (rule: Pick<AutoRule, 'when' | 'effect'>): ErrorCode | null => ruleFaults(rule)[0]?.code ?? null

/** One that is on, as it would be, among all of the company. */
const mustSetNothingOff = (rows: RowIndex, id: string, changes: Partial<AutoRule>): ErrorCode | null => {
  const row = rows.get(id) as AutoRule | undefined
  const after = row && { ...row, ...changes }
  return after?.is_on && circleOf(after, rows.all() as Iterable<AutoRule>) ? 'autoRuleCircle' : null
}

export const autoRuleMutations = {
  'auto_rule.create': mutation({
    ...each,
    input: NewAutoRule,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, rule, { user, edited_at }) => stamped(row, { ...rule, ...newAutoRule, belongto: user }, edited_at),
  }),

  /** One that is on stays so only as one that could be switched on. */
  'auto_rule.change': mutation({
    ...each,
    input: NewAutoRule,
    ids: ({ id }) => [id],
    refuse: (row, rule) => mustExist(row) ?? (isOn(row) ? faultOf(rule) : null),
    among:
      ({ id, name, when, effect }) =>
      (rows) =>
        mustSetNothingOff(rows, id, { name, when, effect }),
    apply: (row, { name, when, effect }, { edited_at }) =>
      isOn(row) && faultOf({ when, effect }) ? row : changed(row, { name, when, effect }, edited_at),
  }),

  'auto_rule.switch': mutation({
    ...each,
    input: z.object({ id: Id, is_on: z.boolean() }),
    ids: ({ id }) => [id],
    refuse: (row, { is_on }) => mustExist(row) ?? (is_on ? faultOf(row as AutoRule) : null),
    among: ({ id, is_on }) => (is_on ? (rows) => mustSetNothingOff(rows, id, { is_on }) : null),
    apply(row, { is_on }, { edited_at }) {
      if (!is_on) return changed(row, { ...switchedOff, problem: '' }, edited_at)
      return row && faultOf(row as AutoRule) ? row : changed(row, { is_on, on_at: edited_at, problem: '' }, edited_at)
    },
    // What it did since the backup is not known: its user says whether it goes on.
    mayBeDone: (after) => ({ ...after, ...((after as AutoRule).is_on && { ...switchedOff, problem: 'restored' }) }),
  }),

  'auto_rule.delete': mutation({
    ...each,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (_, __, actor) => mustMayDelete(actor),
    apply: () => null,
  }),

  /** It comes back switched off. */
  'auto_rule.restore': mutation({
    ...each,
    input: z.object({ rows: someRows(AutoRule) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => {
      const former = row ?? rows.find((one) => one.id === id)
      return row ?? (former ? { ...former, ...switchedOff } : null)
    },
  }),
}
