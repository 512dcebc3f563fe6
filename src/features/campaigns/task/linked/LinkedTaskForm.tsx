import { useState } from 'react'
import { rowsWhere } from '#workers/database/read'
import { useStored } from '../../../../lib/reader.ts'
import { useNow } from '../../../../lib/reminders.ts'
import { AudiencePart } from '../AudiencePart.tsx'
import { useOwner } from '../StartAsk.tsx'
import { partOf, TaskForm, type TaskFormProps } from '../TaskForm.tsx'
import { problemsOf } from '../taskForm.ts'
import { WhenPart } from '../WhenPart.tsx'
import { LinkedPacePart } from './LinkedPacePart.tsx'
import { LinkedWhatPart } from './LinkedWhatPart.tsx'
import { usablePhones, useSendingPhones } from './sendingPhones.ts'
import { emptyLinked, linkedFlawsOf } from './typedLinked.ts'
import { useLinkedRun } from './useLinkedRun.tsx'

/** The form of a task over linked phones. */
export function LinkedTaskForm(props: TaskFormProps) {
  const { typed, task } = props
  const now = useNow()
  const all = useSendingPhones() ?? []
  const templates =
    useStored(
      async (db) => (await rowsWhere(db, 'linked_message', () => true)).sort((a, b) => b.updated_at - a.updated_at),
      [],
    ) ?? []
  const chosen = usablePhones(all).filter(({ id }) => typed.routes?.includes(id))
  const run = useLinkedRun(typed, { owner: useOwner(task), phones: chosen })
  const [isAsked, setAsked] = useState(false)
  const flaws = linkedFlawsOf(typed.linked ?? emptyLinked, run.reachable)
  const shownFlaws = isAsked ? flaws : []
  // That no phone is chosen is said where it keeps the task from starting.
  const wrong = problemsOf(typed, now).filter((problem) => problem !== 'senderMissing')
  const part = partOf(props, isAsked ? wrong : [])
  return (
    <TaskForm
      {...props}
      form={{
        run,
        wrong,
        // A task names its phones, so one must be chosen before it can be kept.
        isFlawed: flaws.length > 0 || chosen.length === 0,
        shownFlaws: shownFlaws.length,
        kept: { ...typed, routes: chosen.map(({ id }) => id) },
        isAsked,
        onAsked: () => setAsked(true),
      }}
    >
      <LinkedWhatPart {...part} templates={templates} phones={all} />
      <AudiencePart {...part} />
      <WhenPart {...part} />
      <LinkedPacePart {...part} flaws={shownFlaws} />
    </TaskForm>
  )
}
