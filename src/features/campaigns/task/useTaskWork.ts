import { useNavigate } from 'react-router-dom'
import type { CampaignTaskAction } from '#domain/campaigns/mutations'
import type { CampaignTask } from '#domain/campaigns/task'
import { AppError } from '#domain/errors'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { keepDraft } from '../../../lib/drafts.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { useTaskChannel, useTaskPaths, useTaskWords } from './channel.ts'
import { resendOf, type TypedTask } from './taskForm.ts'
import { chosenFor, draftKey, typedTask } from './useTasks.ts'

/** What can be done to a task; all of it is kept at once, also without a network. */
export function useTaskWork() {
  const { t } = useTaskWords()
  const { sync } = useClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  const channel = useTaskChannel()
  const { form } = useTaskPaths()
  const isConnected = useConnected()

  async function change({ id, name }: CampaignTask, action: CampaignTaskAction) {
    const saved = await sync.mutate('campaign_task.change', { id, action })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    else toasts.done(t(isConnected ? `task.told.${action}` : `task.toldOffline.${action}`, { name }))
  }
  async function remove(task: CampaignTask): Promise<boolean> {
    const saved = await sync.mutate('campaign_task.delete', { ids: [task.id] })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    else
      toasts.done(t('task.told.deleted', { name: task.name }), {
        undo: async () => void (await sync.mutate('campaign_task.restore', { rows: [task] })),
      })
    return saved.kind === 'saved'
  }
  /** A new form that is filled in already. */
  async function begin(value: TypedTask) {
    const id = newId()
    await keepDraft(draftKey(channel, id), value)
    void navigate(`${form}?new=${id}`, { state: { filledIn: true } })
  }
  return {
    change,
    remove,
    create: () => void navigate(`${form}?new=${newId()}`),
    edit: ({ id }: CampaignTask) => void navigate(`${form}?edit=${id}`),
    copy: async (task: CampaignTask) =>
      begin({ ...(await typedTask(task, await chosenFor(task.id))), name: t('task.copyName', { name: task.name }) }),
    resend: (task: CampaignTask) => begin(resendOf(task, t('task.resendName', { name: task.name }))),
  }
}
