import { useTranslation } from 'react-i18next'
import { type AutoRule, circleOf, type NewAutoRule, ruleFaults } from '#domain/autoMarketing/rule'
import { AppError } from '#domain/errors'
import type { MutationArgs, MutationName } from '#domain/mutations'
import { rowById, rowsWhere } from '#workers/database/read'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { useStored } from '../../../lib/reader.ts'
import { useToasts } from '../../../lib/toasts.ts'

/** The newest first; undefined until they are read. */
export const useAutoRules = () =>
  useStored(
    async (db) => (await rowsWhere(db, 'auto_rule', () => true)).sort((a, b) => b.created_at - a.created_at),
    [],
  )

export const useAutoRule = (id: string): AutoRule | null | undefined =>
  useStored((db) => rowById(db, 'auto_rule', id), [id])

/** Whether one may be switched on, as far as this device knows the others. */
export const mayBeOn = (rule: AutoRule, rules: readonly AutoRule[]) =>
  ruleFaults(rule).length === 0 && !circleOf(rule, rules)

/** What is done to rules, on this device first. */
export function useRuleWork() {
  const { t } = useTranslation('autoMarketing')
  const { sync } = useClient()
  const toasts = useToasts()

  async function save<N extends MutationName>(name: N, args: MutationArgs<N>): Promise<boolean> {
    const saved = await sync.mutate(name, args)
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    return saved.kind === 'saved'
  }
  async function create(): Promise<string | null> {
    const rule: NewAutoRule = {
      id: newId(),
      name: t('rule.untitled'),
      when: { kind: 'form', form: 'any' },
      effect: { kind: 'messages', steps: [], allows_unknown_basis: false },
    }
    return (await save('auto_rule.create', rule)) ? rule.id : null
  }
  async function remove(rule: AutoRule): Promise<boolean> {
    const isGone = await save('auto_rule.delete', { ids: [rule.id] })
    if (isGone)
      toasts.done(t('deleted', { name: rule.name }), {
        undo: async () => void (await save('auto_rule.restore', { rows: [rule] })),
      })
    return isGone
  }
  return {
    create,
    remove,
    /** One that nobody has filled in; where its user may not delete, it stays. */
    discard: (id: string) => sync.mutate('auto_rule.delete', { ids: [id] }),
    change: (rule: NewAutoRule) => save('auto_rule.change', rule),
    switchTo: (id: string, is_on: boolean) => save('auto_rule.switch', { id, is_on }),
  }
}
