import { type ReactNode, useState } from 'react'
import type { CampaignTask } from '#domain/campaigns/task'
import { useTaskWords } from './channel.ts'
import { DryRunPanel } from './DryRunPanel.tsx'
import { FormBar } from './FormBar.tsx'
import { FormFrame, focusFirstWrong, useFormFrameStyles } from './FormFrame.tsx'
import type { PartProps } from './FormPart.tsx'
import { StartAsk } from './StartAsk.tsx'
import type { AudiencePartChoice } from './taskChanges.ts'
import type { FormProblem, TypedTask } from './taskForm.ts'
import type { TaskRun } from './taskRun.ts'
import { useSaveTask } from './useSaveTask.ts'

export type TaskFormProps = {
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

/** What the channel of a task says to its form. */
export type ChannelForm = {
  run: TaskRun
  /** what is wrong with it, so that it cannot be kept */
  wrong: readonly FormProblem[]
  /** faults beside these, which stand at what they are of, and how many of them one sees */
  isFlawed: boolean
  shownFlaws: number
  /** as it is kept */
  kept: TypedTask
  /** somebody wanted to go on, so that what is wrong is shown */
  isAsked: boolean
  onAsked: () => void
  /** below the dry run */
  beside?: ReactNode
}

/** What the parts of a form get. */
export const partOf = ({ typed, onTyped }: TaskFormProps, wrong: readonly FormProblem[]): PartProps => ({
  typed,
  set: (change) => onTyped({ ...typed, ...change }),
  wrong,
})

/** Everything about a task on one page, and beside it all the time what would happen. */
export function TaskForm({ form, children, ...props }: TaskFormProps & { form: ChannelForm; children: ReactNode }) {
  const { title, typed, isKept, task, named, onSaved, onDiscard } = props
  const { run, wrong, isFlawed, shownFlaws, kept, isAsked, onAsked, beside } = form
  const { t } = useTaskWords()
  const styles = useFormFrameStyles()
  const save = useSaveTask({ task, named })
  const [isStarting, setStarting] = useState(false)
  const shownWrong = isAsked ? wrong : []
  const mayBeKept = wrong.length === 0 && !isFlawed
  const mayStart = mayBeKept && run.obstacles.length === 0
  const isScheduled = typed.type === 'scheduled'

  async function keep(starts: boolean) {
    onAsked()
    if (!mayBeKept) return focusFirstWrong()
    if (await save(kept, starts)) onSaved()
  }
  function ask() {
    onAsked()
    // What is in the way of one with a time can be put right until then, and is said in the question; what was in the way of
    // an audience that is counted anew says nothing of this one.
    if (isScheduled || run.ask.isCounting ? mayBeKept : mayStart) setStarting(true)
    else focusFirstWrong()
  }
  return (
    <FormFrame title={title} isKept={isKept} onDiscard={onDiscard}>
      <div className={styles.parts}>{children}</div>
      <aside className={styles.aside} aria-label={t('task.run.title')}>
        <DryRunPanel
          of={run}
          isAsked={typed.filter !== null || typed.chosen.length > 0 || typed.unopened_of !== null}
          wrong={shownWrong}
          isReady={mayStart}
        />
        {beside}
      </aside>
      <FormBar
        isScheduled={isScheduled}
        receivers={run.receivers}
        problems={shownWrong.length + shownFlaws + run.obstacles.length}
        onSave={() => void keep(false)}
        onStart={ask}
      />
      {isStarting && (
        <StartAsk typed={typed} run={run} onConfirm={() => void keep(true)} onClose={() => setStarting(false)} />
      )}
    </FormFrame>
  )
}
