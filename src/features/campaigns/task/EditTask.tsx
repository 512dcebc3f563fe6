import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CampaignTask } from '#domain/campaigns/task'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { useDraft } from '../../../lib/useDraft.ts'
import { useTaskChannel, useTaskPaths, useTaskWords } from './channel.ts'
import { LinkedTaskForm } from './linked/LinkedTaskForm.tsx'
import { MailTaskForm } from './MailTaskForm.tsx'
import { SmsTaskForm } from './sms/SmsTaskForm.tsx'
import type { AudiencePartChoice } from './taskChanges.ts'
import { type EditedTask, editedOn, type TypedTask } from './taskForm.ts'
import { draftKey, namedFor, taskById, typedTask } from './useTasks.ts'
import { WhatsappTaskForm } from './whatsapp/WhatsappTaskForm.tsx'

type StoredTask = { task: CampaignTask; named: AudiencePartChoice[]; typed: TypedTask }

/** The form of a task that has not begun. */
export function EditTask({ id }: { id: string }) {
  const { t } = useTaskWords()
  const [found, setFound] = useState<StoredTask | null | undefined>(undefined)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const [task, named] = await Promise.all([taskById(id), namedFor(id)])
      const chosen = named.flatMap(({ contacts }) => contacts)
      const typed = task?.status === 'pending' ? await typedTask(task, chosen) : null
      if (isHere) setFound(task && typed ? { task, named, typed } : null)
    }
    look().catch(console.error)
    return () => {
      isHere = false
    }
  }, [id])
  if (found === null) return <EmptyState title={t('task.form.editTitle')} text={t('task.form.gone')} />
  return found && <Draft {...found} />
}

function Draft({ task, named, typed }: StoredTask) {
  const { t } = useTaskWords()
  const navigate = useNavigate()
  const channel = useTaskChannel()
  const { list } = useTaskPaths()
  const Form = { email: MailTaskForm, sms: SmsTaskForm, whatsapp: WhatsappTaskForm, linked: LinkedTaskForm }[channel]
  const [asItWas] = useState(() => JSON.stringify(typed))
  const draft = useDraft<EditedTask>(draftKey(channel, task.id), typed, isAsItWas)
  function isAsItWas({ from: _, ...now }: EditedTask) {
    return JSON.stringify(now) === asItWas
  }
  return (
    draft.value && (
      <Form
        title={t('task.form.editTitle')}
        typed={editedOn(typed, draft.value)}
        onTyped={(next) => draft.set({ ...next, from: typed })}
        isKept={draft.kept}
        task={task}
        named={named}
        onSaved={draft.clear}
        onDiscard={() => {
          draft.clear()
          void navigate(`${list}?task=${task.id}`)
        }}
      />
    )
  )
}
