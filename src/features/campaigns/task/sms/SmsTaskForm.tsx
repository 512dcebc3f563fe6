import { useState } from 'react'
import { smsFaultsOf } from '#domain/sms/compose'
import { usableRoutes, useRoutes } from '../../../../components/sms/useRoutes.ts'
import { useNow } from '../../../../lib/reminders.ts'
import { AudiencePart } from '../AudiencePart.tsx'
import { BatchFields } from '../BatchFields.tsx'
import { useTaskWords } from '../channel.ts'
import { FormPart } from '../FormPart.tsx'
import { useOwner } from '../StartAsk.tsx'
import { partOf, TaskForm, type TaskFormProps } from '../TaskForm.tsx'
import { problemsOf } from '../taskForm.ts'
import { WhenPart } from '../WhenPart.tsx'
import { SmsWhatPart } from './SmsWhatPart.tsx'
import { TestBatch } from './TestBatch.tsx'
import { useSmsRun } from './useSmsRun.tsx'

/** The form of a task of text messages. */
export function SmsTaskForm(props: TaskFormProps) {
  const { typed, task } = props
  const { t } = useTaskWords()
  const now = useNow()
  const all = useRoutes() ?? []
  const chosen = usableRoutes(all).filter(({ id }) => typed.routes?.includes(id))
  const run = useSmsRun(typed, { owner: useOwner(task), routes: chosen })
  const [isAsked, setAsked] = useState(false)
  const faults = typed.sms ? smsFaultsOf(typed.sms, chosen) : []
  const shownFaults = isAsked ? faults : []
  // That no route is chosen is said where it keeps the task from starting.
  const wrong = problemsOf(typed, now).filter((problem) => problem !== 'senderMissing')
  const part = partOf(props, isAsked ? wrong : [])
  return (
    <TaskForm
      {...props}
      form={{
        run,
        wrong,
        // A task names its route, so one must be chosen before it can be kept.
        isFlawed: faults.length > 0 || chosen.length === 0,
        shownFlaws: shownFaults.length,
        kept: { ...typed, routes: chosen.map(({ id }) => id) },
        isAsked,
        onAsked: () => setAsked(true),
        beside: typed.sms && chosen.length > 0 && (
          <TestBatch sms={typed.sms} routes={chosen} isOff={faults.length > 0} />
        ),
      }}
    >
      <SmsWhatPart {...part} routes={all} chosen={chosen} faults={shownFaults} countries={run.countries} />
      <AudiencePart {...part} />
      <WhenPart {...part} />
      <FormPart title={t('task.form.part.how')}>
        <BatchFields {...part} receivers={run.receivers} />
      </FormPart>
    </TaskForm>
  )
}
