import { useTranslation } from 'react-i18next'
import { type AutoPlan, emptyAutoPlan } from '#domain/autoMarketing/plan'
import type { AutoCommand, AutoRun } from '#domain/autoMarketing/run'
import { type AutoTemplateName, stepsOfTemplate } from '#domain/autoMarketing/templates'
import { AppError } from '#domain/errors'
import type { MutationArgs, MutationName } from '#domain/mutations'
import { newId } from '#workers/newId'
import { useClient } from '../../lib/client.ts'
import { useToasts } from '../../lib/toasts.ts'

/** Short, and unlike any other of the plan. */
export const newPartId = () => newId().slice(-12)

/** What is done to runs, on this device first. */
export function useAutoWork() {
  const { t } = useTranslation('autoMarketing')
  const { sync } = useClient()
  const toasts = useToasts()

  async function save<N extends MutationName>(name: N, args: MutationArgs<N>): Promise<boolean> {
    const saved = await sync.mutate(name, args)
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    return saved.kind === 'saved'
  }

  async function create(template: AutoTemplateName | null): Promise<string | null> {
    const plan = template ? { ...emptyAutoPlan, steps: stepsOfTemplate(template, newPartId) } : emptyAutoPlan
    const run = { id: newId(), name: template ? t(`template.${template}.name`) : t('untitled'), plan, repeats: null }
    return (await save('auto_run.create', run)) ? run.id : null
  }
  /** The same once more, as a draft; what was brought by hand is brought anew. */
  async function again({ id, name, plan }: AutoRun): Promise<string | null> {
    const sources = plan.sources.filter((source) => source.kind === 'contacts' || source.brought_pages === 0)
    const run = { id: newId(), name, plan: { ...plan, sources, starts_at: null }, repeats: id }
    return (await save('auto_run.create', run)) ? run.id : null
  }
  async function remove(run: AutoRun): Promise<boolean> {
    const isGone = await save('auto_run.delete', { ids: [run.id] })
    if (isGone)
      toasts.done(t('deleted', { name: run.name }), {
        undo: async () => void (await save('auto_run.restore', { rows: [run] })),
      })
    return isGone
  }
  return {
    create,
    again,
    remove,
    rename: (id: string, name: string) => save('auto_run.rename', { id, name }),
    plan: (id: string, plan: AutoPlan) => save('auto_run.plan', { id, plan }),
    change: (id: string, action: AutoCommand) => save('auto_run.change', { id, action }),
  }
}
