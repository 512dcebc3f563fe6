import { useState } from 'react'
import { mayNumberSend } from '#domain/whatsapp/campaignRules'
import { useWhatsappNumbers } from '../../../../components/whatsapp/useWhatsappNumbers.ts'
import { useNow } from '../../../../lib/reminders.ts'
import { AudiencePart } from '../AudiencePart.tsx'
import { BatchFields } from '../BatchFields.tsx'
import { useTaskWords } from '../channel.ts'
import { FormPart } from '../FormPart.tsx'
import { useOwner } from '../StartAsk.tsx'
import { partOf, TaskForm, type TaskFormProps } from '../TaskForm.tsx'
import { problemsOf } from '../taskForm.ts'
import { WhenPart } from '../WhenPart.tsx'
import { MessagePart } from './MessagePart.tsx'
import { SampleBubble } from './SampleBubble.tsx'
import { useWhatsappRun } from './useWhatsappRun.tsx'
import { WhatsappWhatPart } from './WhatsappWhatPart.tsx'

/** The form of a task over WhatsApp. */
export function WhatsappTaskForm(props: TaskFormProps) {
  const { typed, task } = props
  const { t } = useTaskWords()
  const now = useNow()
  const all = useWhatsappNumbers() ?? []
  const chosen = all.filter((number) => typed.routes?.includes(number.id) && mayNumberSend(number))
  const run = useWhatsappRun(typed, { owner: useOwner(task), numbers: chosen })
  const [isAsked, setAsked] = useState(false)
  // That no number is chosen is said where it keeps the task from starting.
  const wrong = problemsOf(typed, now).filter((problem) => problem !== 'senderMissing')
  const part = partOf(props, isAsked ? wrong : [])
  return (
    <TaskForm
      {...props}
      form={{
        run,
        wrong,
        // A task names its number, so one must be chosen before it can be kept.
        isFlawed: chosen.length === 0,
        shownFlaws: 0,
        kept: { ...typed, routes: chosen.map(({ id }) => id) },
        isAsked,
        onAsked: () => setAsked(true),
      }}
    >
      <WhatsappWhatPart {...part} numbers={all} chosen={chosen} />
      {run.sample && <MessagePart {...part} content={run.sample.content} isAsked={isAsked} />}
      {run.sample && <SampleBubble typed={typed} sample={run.sample} />}
      <AudiencePart {...part} />
      <WhenPart {...part} />
      <FormPart title={t('task.form.part.how')}>
        <BatchFields {...part} receivers={run.receivers} />
      </FormPart>
    </TaskForm>
  )
}
