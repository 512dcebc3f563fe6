import { useState } from 'react'
import type { CampaignTask } from '#domain/campaigns/task'
import { smsFaultsOf } from '#domain/sms/compose'
import { usableRoutes, useRoutes } from '../../../../components/sms/useRoutes.ts'
import { useNow } from '../../../../lib/reminders.ts'
import { useUser } from '../../../../lib/session.ts'
import { AudiencePart } from '../AudiencePart.tsx'
import { BatchFields } from '../BatchFields.tsx'
import { useTaskWords } from '../channel.ts'
import { FormBar } from '../FormBar.tsx'
import { FormFrame, focusFirstWrong, useFormFrameStyles } from '../FormFrame.tsx'
import { FormPart } from '../FormPart.tsx'
import type { AudiencePartChoice } from '../taskChanges.ts'
import { problemsOf, type TypedTask } from '../taskForm.ts'
import { useMailPoints } from '../useMailPoints.ts'
import { useSaveTask } from '../useSaveTask.ts'
import { WhenPart } from '../WhenPart.tsx'
import { SmsRunPanel } from './SmsRunPanel.tsx'
import { SmsStartAsk } from './SmsStartAsk.tsx'
import { SmsWhatPart } from './SmsWhatPart.tsx'
import { smsObstaclesTo } from './smsObstacles.ts'
import { TestBatch } from './TestBatch.tsx'
import { useSmsRun } from './useSmsRun.ts'

type Props = {
  title: string
  typed: TypedTask
  onTyped: (typed: TypedTask) => void
  isKept: boolean
  task: CampaignTask | null
  named: readonly AudiencePartChoice[]
  onSaved: () => void
  onDiscard: () => void
}

/** A task of text messages on one page, and beside it all the time what would happen. */
export function SmsTaskForm({ title, typed, onTyped, isKept, task, named, onSaved, onDiscard }: Props) {
  const { t } = useTaskWords()
  const styles = useFormFrameStyles()
  const me = useUser().id
  const now = useNow()
  const all = useRoutes() ?? []
  const chosen = usableRoutes(all).filter(({ id }) => typed.routes?.includes(id))
  const save = useSaveTask({ task, named })
  const [isAsked, setAsked] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const owner = task && task.belongto !== me ? task.belongto : null
  const dry = useSmsRun(typed, { owner, routes: chosen })
  const points = useMailPoints(dry.run?.points ?? 0)

  const wrong = problemsOf(typed, now).filter((problem) => problem !== 'senderMissing')
  const faults = typed.sms ? smsFaultsOf(typed.sms, chosen) : []
  const obstacles = smsObstaclesTo({ routes: chosen, run: dry.run, enough: points.enough, points: points.points })
  const shownWrong = isAsked ? wrong : []
  const part = { typed, set: (change: Partial<TypedTask>) => onTyped({ ...typed, ...change }), wrong: shownWrong }
  // A task names its route, so one must be chosen before it can be kept.
  const mayBeKept = wrong.length === 0 && faults.length === 0 && chosen.length > 0
  const mayStart = mayBeKept && obstacles.length === 0
  const isScheduled = typed.type === 'scheduled'

  async function keep(starts: boolean) {
    setAsked(true)
    if (!mayBeKept) return focusFirstWrong()
    if (await save({ ...typed, routes: chosen.map(({ id }) => id) }, starts)) onSaved()
  }
  function ask() {
    setAsked(true)
    if (isScheduled ? mayBeKept : mayStart) setStarting(true)
    else focusFirstWrong()
  }
  return (
    <FormFrame title={title} isKept={isKept} onDiscard={onDiscard}>
      <div className={styles.parts}>
        <SmsWhatPart
          {...part}
          routes={all}
          chosen={chosen}
          faults={isAsked ? faults : []}
          countries={dry.run?.countries.map(({ country }) => country) ?? []}
        />
        <AudiencePart {...part} />
        <WhenPart {...part} />
        <FormPart title={t('task.form.part.how')}>
          <BatchFields {...part} receivers={dry.run?.receivers ?? null} />
        </FormPart>
      </div>
      <aside className={styles.aside} aria-label={t('task.run.title')}>
        <SmsRunPanel
          dry={dry}
          routes={chosen}
          points={points}
          isAsked={typed.filter !== null || typed.chosen.length > 0}
          wrong={shownWrong}
          obstacles={obstacles}
          isReady={mayStart}
        />
        {typed.sms && chosen.length > 0 && <TestBatch sms={typed.sms} routes={chosen} isOff={faults.length > 0} />}
      </aside>
      <FormBar
        isScheduled={isScheduled}
        receivers={dry.run?.receivers ?? null}
        problems={shownWrong.length + (isAsked ? faults.length : 0) + obstacles.length}
        onSave={() => void keep(false)}
        onStart={ask}
      />
      {isStarting && (
        <SmsStartAsk
          typed={typed}
          routes={chosen}
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
