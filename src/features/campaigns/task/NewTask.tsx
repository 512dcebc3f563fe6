import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { rowsWhere } from '#workers/database/read'
import { emailTaskPath, forgetHandedOver, handedOver } from '../../../lib/emailHandOver.ts'
import { readOnce } from '../../../lib/reader.ts'
import { currentUser } from '../../../lib/session.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { TaskForm } from './TaskForm.tsx'
import { emptyTask, isEmptyTask, type TypedTask } from './taskForm.ts'
import { draftKey } from './useTasks.ts'

/** The form of a new task, with the contacts that were handed over to it, as it was left. */
export function NewTask({ id }: { id: string }) {
  const [start, setStart] = useState<TypedTask | null>(null)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const [contacts, sender] = await Promise.all([handedOver(id), onlySender()])
      if (isHere) setStart({ ...emptyTask, sender, ...contacts })
    }
    look().catch(console.error)
    return () => {
      isHere = false
    }
  }, [id])
  return start && <Draft id={id} start={start} />
}

/** Who has one sender does not choose. */
async function onlySender(): Promise<string> {
  const me = currentUser()?.id
  const [sender, ...others] =
    (await readOnce((db) => rowsWhere(db, 'email_sender', (row) => row.belongto === me))) ?? []
  return sender && others.length === 0 ? sender.id : ''
}

function Draft({ id, start }: { id: string; start: TypedTask }) {
  const { t } = useTranslation('campaigns')
  const navigate = useNavigate()
  const isFilledIn = (useLocation().state as { filledIn?: boolean } | null)?.filledIn === true
  const draft = useDraft(draftKey(id), start, isEmptyTask)
  const forget = async () => {
    draft.clear()
    await forgetHandedOver(id)
  }
  return (
    draft.value && (
      <TaskForm
        title={t('task.form.newTitle')}
        typed={draft.value}
        onTyped={draft.set}
        isKept={draft.kept && !isFilledIn}
        task={null}
        named={none}
        onSaved={() => void forget()}
        onDiscard={() => void forget().then(() => navigate(emailTaskPath))}
      />
    )
  )
}

const none: readonly never[] = []
