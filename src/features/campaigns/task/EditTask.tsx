import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { CampaignTask } from '#domain/campaigns/task'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { emailTaskPath } from '../../../lib/emailHandOver.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { TaskForm } from './TaskForm.tsx'
import type { AudiencePartChoice } from './taskChanges.ts'
import { type EditedTask, editedOn, type TypedTask, typedOf } from './taskForm.ts'
import { draftKey, namedFor, taskById } from './useTasks.ts'

type StoredTask = { task: CampaignTask; named: AudiencePartChoice[]; typed: TypedTask }

/** The form of a task that has not begun. */
export function EditTask({ id }: { id: string }) {
  const { t } = useTranslation('campaigns')
  const [found, setFound] = useState<StoredTask | null | undefined>(undefined)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const [task, named] = await Promise.all([taskById(id), namedFor(id)])
      const chosen = named.flatMap(({ contacts }) => contacts)
      if (isHere) setFound(task?.status === 'pending' ? { task, named, typed: typedOf(task, chosen) } : null)
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
  const { t } = useTranslation('campaigns')
  const navigate = useNavigate()
  const [asItWas] = useState(() => JSON.stringify(typed))
  const draft = useDraft<EditedTask>(draftKey(task.id), typed, isAsItWas)
  function isAsItWas({ from: _, ...now }: EditedTask) {
    return JSON.stringify(now) === asItWas
  }
  return (
    draft.value && (
      <TaskForm
        title={t('task.form.editTitle')}
        typed={editedOn(typed, draft.value)}
        onTyped={(next) => draft.set({ ...next, from: typed })}
        isKept={draft.kept}
        task={task}
        named={named}
        onSaved={draft.clear}
        onDiscard={() => {
          draft.clear()
          void navigate(`${emailTaskPath}?task=${task.id}`)
        }}
      />
    )
  )
}
