import { useCallback } from 'react'
import type { LinkedAccount } from '#domain/channels/account'
import { type StrangerPlan, sendingDays } from '#domain/linked/sendingDays'
import { linkedFaultsOf } from '#domain/linked/template'
import type { LinkedQuestion, LinkedTotals } from '#workers/campaigns/audienceApi'
import { rowById } from '#workers/database/read'
import { useSmsRules } from '../../../../components/sms/useSmsRules.ts'
import { useClient } from '../../../../lib/client.ts'
import { useFormats } from '../../../../lib/formats.ts'
import { useStored } from '../../../../lib/reader.ts'
import { useNow } from '../../../../lib/reminders.ts'
import { useTaskWords } from '../channel.ts'
import { HeldUntil } from '../HeldUntil.tsx'
import { Duration, PointsLeft, RunFacts } from '../RunFacts.tsx'
import { countObstacles, type StartObstacle } from '../startReasons.ts'
import { fieldsOfTask, type TypedTask } from '../taskForm.ts'
import type { TaskRun } from '../taskRun.ts'
import { type CountOnce, useAudienceCount } from '../useAudienceCount.ts'
import { startOf, useOverCap, whomOf } from '../useDryRun.ts'
import { useMailPoints } from '../useMailPoints.ts'
import { usePhonePaces } from './sendingPhones.ts'
import { emptyLinked, linkedFields } from './typedLinked.ts'

type About = { owner: string | null; phones: readonly LinkedAccount[] }

/** What a task over linked phones would do; `reachable`: how many there are without the task's bound. */
export function useLinkedRun(typed: TypedTask, { owner, phones }: About): TaskRun & { reachable: number | null } {
  const { t } = useTaskWords()
  const { number } = useFormats()
  const counted = useLinkedCount(typed, { owner, phones })
  const { run } = counted
  const points = useMailPoints(run?.points.needed ?? 0)
  const template = useStored(async (db) => rowById(db, 'linked_message', typed.message), [typed.message])
  const { paces } = usePhonePaces()
  const now = useNow()
  const known = phones.flatMap(({ id }) => paces.get(id) ?? [])
  const plan = run && known.length === phones.length ? sendingDays(known, run.receivers, now) : null
  const isUnknown = run === null && counted.stopped
  // Of what is counted anew the question says nothing yet.
  const told = counted.isOld ? null : run
  const planWords = usePlanWords()
  const obstacles: StartObstacle[] = [
    ...(phones.length === 0 ? [{ kind: 'phoneMissing' as const }] : []),
    ...(template && linkedFaultsOf(template).length > 0 ? [{ kind: 'templateFaulty' as const }] : []),
    ...(run ? countObstacles(run, points) : []),
  ]
  return {
    counted,
    reachable: run ? run.receivers + run.skipped.beyondMost : null,
    receivers: run?.receivers ?? null,
    obstacles,
    facts: run && (
      <RunFacts
        run={run}
        points={points}
        duration={<Duration run={run} />}
        held={<HeldUntil held={run.held} />}
        before={[]}
        after={plan ? [{ name: t('task.linked.people'), value: planWords(plan) }] : []}
      />
    ),
    ask: {
      sent: { text: template?.text || template?.file?.name || '', from: phones.map(({ name }) => name).join(' · ') },
      to: told
        ? t('task.run.receivers', { count: told.receivers })
        : t(isUnknown ? 'task.ask.toServer' : 'task.ask.counting'),
      isCounting: told === null && !isUnknown,
      more: told
        ? [
            { name: t('task.ask.ends'), value: <Duration run={told} /> },
            {
              name: t('task.ask.points'),
              value: (
                <>
                  {t('task.run.pointsNeeded', { needed: number(told.points.needed) })} · <PointsLeft points={points} />
                </>
              ),
            },
            ...(plan ? [{ name: t('task.linked.people'), value: planWords(plan) }] : []),
          ]
        : [],
    },
  }
}

/** How the phones' limits make it go out. */
function usePlanWords() {
  const { t } = useTaskWords()
  const { number } = useFormats()
  return ({ today, days }: StrangerPlan): string => {
    if (days === null) return t('task.linked.planNever', { today: number(today) })
    return t(days > 1 ? 'task.linked.planDays' : 'task.linked.planToday', { today: number(today), count: days })
  }
}

/** What is compared as one text; the others are compared as they are. */
type CountedQuestion = Omit<LinkedQuestion, 'chosen' | 'start' | 'home' | 'overCap'>

function useLinkedCount(typed: TypedTask, { owner, phones }: About) {
  const { audience: worker } = useClient()
  const { prices } = useSmsRules()
  const overCap = useOverCap()
  const { chosen } = typed
  const { audience, execution_time } = fieldsOfTask(typed)
  const { interval_seconds, most_receivers } = linkedFields(typed.linked ?? emptyLinked)
  const asked = JSON.stringify({
    ...whomOf(typed),
    owner,
    phones: phones.map(({ hours }) => ({ hours })),
    prices,
    interval: Number.isNaN(interval_seconds) ? 0 : interval_seconds,
    most: Number.isNaN(most_receivers) || most_receivers === 0 ? null : most_receivers,
    language: 'en-US',
  } satisfies CountedQuestion)
  const count = useCallback<CountOnce<LinkedTotals>>(
    (onProgress, signal) =>
      worker.linkedRun(
        { ...(JSON.parse(asked) as CountedQuestion), chosen, overCap, ...startOf(execution_time) },
        onProgress,
        signal,
      ),
    [worker, asked, chosen, overCap, execution_time],
  )
  return useAudienceCount(audience.filter !== null || chosen.length > 0 ? count : null)
}
