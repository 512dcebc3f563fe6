import { useState } from 'react'
import type { CampaignTask } from '#domain/campaigns/task'
import { useLeftDrafts } from '../../../components/mail/useLeftDrafts.ts'
import { useMessages, useSenders } from '../../../components/mail/useMessages.ts'
import { useNow } from '../../../lib/reminders.ts'
import { useUser } from '../../../lib/session.ts'
import { AudiencePart } from './AudiencePart.tsx'
import { useTaskWords } from './channel.ts'
import { DryRunPanel } from './DryRunPanel.tsx'
import { FormBar } from './FormBar.tsx'
import { FormFrame, focusFirstWrong, useFormFrameStyles } from './FormFrame.tsx'
import { MorePart } from './MorePart.tsx'
import { StartAsk } from './StartAsk.tsx'
import { mailsOf, obstaclesTo } from './startReasons.ts'
import type { AudiencePartChoice } from './taskChanges.ts'
import { problemsOf, sequenceFlawsOf, type TypedTask } from './taskForm.ts'
import { useDryRun } from './useDryRun.ts'
import { useMailPoints } from './useMailPoints.ts'
import { useSaveTask } from './useSaveTask.ts'
import { WhatPart } from './WhatPart.tsx'
import { WhenPart } from './WhenPart.tsx'

type Props = {
  title: string
  typed: TypedTask
  onTyped: (typed: TypedTask) => void
  /** it comes from an earlier visit */
  isKept: boolean
  /** null: a new one */
  task: CampaignTask | null
  /** contacts that the task names already */
  named: readonly AudiencePartChoice[]
  onSaved: () => void
  onDiscard: () => void
}

/** Everything about a task on one page, and beside it all the time what would happen. */
export function TaskForm({ title, typed, onTyped, isKept, task, named, onSaved, onDiscard }: Props) {
  const { t } = useTaskWords()
  const styles = useFormFrameStyles()
  const me = useUser().id
  const now = useNow()
  const messages = useMessages()
  useLeftDrafts()
  const senders = useSenders()
  const save = useSaveTask({ task, named })
  const [isAsked, setAsked] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const sender = senders?.find(({ id }) => id === typed.sender)
  const [needed, setNeeded] = useState(0)
  const points = useMailPoints(needed)
  const owner = task && task.belongto !== me ? task.belongto : null
  const dry = useDryRun(typed, { owner, sender, points: points.points })
  const receivers = dry.run?.receivers ?? null
  if (receivers !== null && receivers !== needed) setNeeded(receivers)

  const wrong = problemsOf(typed, now)
  const flaws = sequenceFlawsOf(typed)
  const obstacles = obstaclesTo({
    mails: mailsOf(typed, messages ?? []),
    sender,
    secondSubject: typed.subject_test?.b ?? '',
    reply_address: typed.reply_address.trim(),
    // Who did not open is known to the server alone while there is no network.
    receivers: typed.unopened_of && !dry.unopened.contacts ? null : receivers,
    enough: points.enough,
    missing: dry.run && points.points !== null ? dry.run.points.missing : null,
  })
  const shownWrong = isAsked ? wrong : []
  const part = { typed, set: (change: Partial<TypedTask>) => onTyped({ ...typed, ...change }), wrong: shownWrong }
  const mayStart = wrong.length === 0 && flaws.length === 0 && obstacles.length === 0

  const isScheduled = typed.type === 'scheduled'
  const mayBeKept = wrong.length === 0 && flaws.length === 0

  async function keep(starts: boolean) {
    setAsked(true)
    if (!mayBeKept) return focusFirstWrong()
    if (await save(typed, starts)) onSaved()
  }
  function ask() {
    setAsked(true)
    // What is in the way of one with a time can be put right until then, and is said in the question.
    if (isScheduled ? mayBeKept : mayStart) setStarting(true)
    else focusFirstWrong()
  }
  return (
    <FormFrame title={title} isKept={isKept} onDiscard={onDiscard}>
      <div className={styles.parts}>
        <WhatPart {...part} messages={messages ?? []} senders={senders ?? []} />
        <AudiencePart {...part} unopened={dry.unopened} />
        <WhenPart {...part} />
        <MorePart {...part} messages={messages ?? []} flaws={flaws} receivers={receivers} />
      </div>
      <aside className={styles.aside} aria-label={t('task.run.title')}>
        <DryRunPanel
          dry={dry}
          points={points}
          hasSender={sender !== undefined}
          isAsked={typed.filter !== null || typed.chosen.length > 0 || typed.unopened_of !== null}
          wrong={shownWrong}
          obstacles={obstacles}
          isReady={mayStart}
          sequence={typed.sequence}
        />
      </aside>
      <FormBar
        isScheduled={isScheduled}
        receivers={receivers}
        problems={shownWrong.length + flaws.length + obstacles.length}
        onSave={() => void keep(false)}
        onStart={ask}
      />
      {isStarting && (
        <StartAsk
          typed={typed}
          message={messages?.find(({ id }) => id === typed.message)}
          sender={sender}
          dry={dry}
          points={points}
          obstacles={obstacles}
          onConfirm={() => void keep(true)}
          onClose={() => setStarting(false)}
        />
      )}
    </FormFrame>
  )
}
