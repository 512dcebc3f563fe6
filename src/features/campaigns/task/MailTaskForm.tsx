import { useState } from 'react'
import { useLeftDrafts } from '../../../components/mail/useLeftDrafts.ts'
import { useMessages, useSenders } from '../../../components/mail/useMessages.ts'
import { useNow } from '../../../lib/reminders.ts'
import { AudiencePart } from './AudiencePart.tsx'
import { MorePart } from './MorePart.tsx'
import { useOwner } from './StartAsk.tsx'
import { partOf, TaskForm, type TaskFormProps } from './TaskForm.tsx'
import { problemsOf, sequenceFlawsOf } from './taskForm.ts'
import { useMailRun } from './useMailRun.tsx'
import { WhatPart } from './WhatPart.tsx'
import { WhenPart } from './WhenPart.tsx'

/** The form of a task of mails. */
export function MailTaskForm(props: TaskFormProps) {
  const { typed, task } = props
  const now = useNow()
  const messages = useMessages() ?? []
  useLeftDrafts()
  const senders = useSenders() ?? []
  const sender = senders.find(({ id }) => id === typed.sender)
  const run = useMailRun(typed, { owner: useOwner(task), sender, messages })
  const [isAsked, setAsked] = useState(false)
  const flaws = sequenceFlawsOf(typed)
  const wrong = problemsOf(typed, now)
  const part = partOf(props, isAsked ? wrong : [])
  return (
    <TaskForm
      {...props}
      form={{
        run,
        wrong,
        isFlawed: flaws.length > 0,
        shownFlaws: flaws.length,
        kept: typed,
        isAsked,
        onAsked: () => setAsked(true),
      }}
    >
      <WhatPart {...part} messages={messages} senders={senders} />
      <AudiencePart {...part} unopened={run.unopened} />
      <WhenPart {...part} />
      <MorePart {...part} messages={messages} flaws={flaws} receivers={run.receivers} />
    </TaskForm>
  )
}
