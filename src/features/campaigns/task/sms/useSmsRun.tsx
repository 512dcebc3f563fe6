import type { SmsAccount } from '#domain/channels/account'
import type { SmsTotals } from '#workers/campaigns/audienceApi'
import { contactById } from '#workers/database/read'
import { useMoneyList } from '../../../../components/sms/useMoney.ts'
import { useFormats } from '../../../../lib/formats.ts'
import { useStored } from '../../../../lib/reader.ts'
import { useTaskWords } from '../channel.ts'
import { Duration, PointsLeft } from '../RunFacts.tsx'
import type { TypedTask } from '../taskForm.ts'
import type { TaskRun } from '../taskRun.ts'
import { useMailPoints } from '../useMailPoints.ts'
import { SmsRunFacts } from './SmsRunFacts.tsx'
import { smsObstaclesTo } from './smsObstacles.ts'
import { useSmsCount } from './useSmsCount.ts'

type About = { owner: string | null; routes: readonly SmsAccount[] }

/** What a task of text messages would do; `countries`: where its receivers are, the ones with most first. */
export function useSmsRun(typed: TypedTask, { owner, routes }: About): TaskRun & { countries: string[] } {
  const { t } = useTaskWords()
  const { number } = useFormats()
  const moneyOf = useMoneyList()
  const counted = useSmsCount(typed, { owner, routes })
  const { run } = counted
  const points = useMailPoints(run?.points.needed ?? 0)
  const reader = useSample(run)
  const isUnknown = run === null && counted.stopped
  // Of what is counted anew the question says nothing yet.
  const told = counted.isOld ? null : run
  return {
    counted,
    countries: run?.countries.map(({ country }) => country) ?? [],
    receivers: run?.receivers ?? null,
    obstacles: smsObstaclesTo({ routes, run, enough: points.enough, points: points.points }),
    facts: run && <SmsRunFacts run={run} routes={routes} points={points} />,
    ask: {
      sent: {
        text: told?.sample?.text ?? typed.sms?.text ?? '',
        as: reader,
        from: routes.map(({ name }) => name).join(' · '),
      },
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
            { name: t('task.sms.cost'), value: moneyOf(told.cost) || t('task.sms.noPrices') },
          ]
        : [],
    },
  }
}

/** Who reads the text that is shown; '' where it is nobody's. */
function useSample(run: SmsTotals | null): string {
  const id = run?.sample?.contact ?? null
  return (
    useStored(
      async (db) => {
        const contact = id ? await contactById(db, id) : null
        return contact?.name || contact?.company || ''
      },
      [id],
    ) ?? ''
  )
}
