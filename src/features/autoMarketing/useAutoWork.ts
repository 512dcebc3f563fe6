import { useTranslation } from 'react-i18next'
import { type BestOfRuns, planWithBest } from '#domain/autoMarketing/best'
import { type AutoPlan, emptyAutoPlan } from '#domain/autoMarketing/plan'
import type { AutoCommand, AutoRun } from '#domain/autoMarketing/run'
import { type AutoTemplateName, sourcesOfTemplate, stepsOfTemplate } from '#domain/autoMarketing/templates'
import { AppError } from '#domain/errors'
import type { MutationArgs, MutationName } from '#domain/mutations'
import { newId } from '#workers/newId'
import { useClient } from '../../lib/client.ts'
import { useToasts } from '../../lib/toasts.ts'
import type { ChannelChoices } from './wizard/useChannelChoices.ts'

/** Short, and unlike any other of the plan. */
export const newPartId = () => newId().slice(-12)

/** Its hour, if that is still to come. */
const beginsAt = ({ starts_at }: AutoPlan) => (starts_at !== null && starts_at > Date.now() ? starts_at : null)

/** With what was written last over each channel, and who writes there first. */
function planOfTemplate(template: AutoTemplateName, choices: ChannelChoices | undefined): AutoPlan {
  const steps = stepsOfTemplate(template, newPartId).map((step) => {
    const { messages = [], senders = [] } = choices?.[step.channel] ?? {}
    return { ...step, message: messages[0]?.id ?? '', senders: senders.slice(0, 1).map(({ id }) => id) }
  })
  return { ...emptyAutoPlan, sources: sourcesOfTemplate(template, newPartId), steps }
}

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

  async function create(template: AutoTemplateName | null, choices?: ChannelChoices): Promise<string | null> {
    const plan = template ? planOfTemplate(template, choices) : emptyAutoPlan
    const run = { id: newId(), name: template ? t(`template.${template}.name`) : t('untitled'), plan, repeats: null }
    return (await save('auto_run.create', run)) ? run.id : null
  }
  /** The same once more, as a draft; what was brought by hand is brought anew. `best`: with what did best. */
  async function again({ id, name, plan: former }: AutoRun, best?: BestOfRuns): Promise<string | null> {
    const plan = best ? planWithBest(former, best, Date.now()) : former
    const sources = plan.sources.filter((source) => source.kind !== 'leads' || source.brought_pages === 0)
    const run = { id: newId(), name, plan: { ...plan, sources, starts_at: beginsAt(plan) }, repeats: id }
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
