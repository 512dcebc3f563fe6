import { useState } from 'react'
import { mostMails } from '#domain/campaigns/sequence'
import type { EmailMessage } from '#domain/email/render/message'
import type { EmailSender } from '#domain/email/sender/sender'
import { useFormats } from '../../../lib/formats.ts'
import { useTaskWords } from './channel.ts'
import { MailRunFacts } from './MailRunFacts.tsx'
import { Duration, PointsLeft } from './RunFacts.tsx'
import { useSentFacts } from './SendFacts.tsx'
import { mailsOf, obstaclesTo } from './startReasons.ts'
import type { TypedTask } from './taskForm.ts'
import type { TaskRun } from './taskRun.ts'
import { type DryRunWork, useDryRun } from './useDryRun.ts'
import { useMailPoints } from './useMailPoints.ts'

type About = {
  /** whose contacts; null: all that are here */
  owner: string | null
  sender: EmailSender | undefined
  messages: readonly EmailMessage[]
}

/** What a task of mails would do. */
export function useMailRun(
  typed: TypedTask,
  { owner, sender, messages }: About,
): TaskRun & Pick<DryRunWork, 'unopened'> {
  const { t } = useTaskWords()
  const { number } = useFormats()
  const sentFacts = useSentFacts()
  const [needed, setNeeded] = useState(0)
  const points = useMailPoints(needed)
  const counted = useDryRun(typed, { owner, sender, points: points.points })
  const { run, unopened } = counted
  const counts = run?.receivers ?? null
  if (counts !== null && counts !== needed) setNeeded(counts)
  // Who did not open is known to the server alone while there is no network.
  const isServers = typed.unopened_of !== null && !unopened.contacts
  // A count that was stopped does not come.
  const isUnknown = isServers || (run === null && counted.stopped)
  // Of what is counted anew the question says nothing yet.
  const told = counted.isOld ? null : run
  const later = typed.sequence ? Math.max(0, mostMails(typed.sequence) - 1) : 0
  const laterFacts =
    run && later > 0
      ? [
          {
            name: t('task.run.later'),
            value: t('task.run.laterMost', { count: later, most: number(later * run.receivers) }),
          },
        ]
      : []
  const obstacles = obstaclesTo({
    mails: mailsOf(typed, messages),
    sender,
    secondSubject: typed.subject_test?.b ?? '',
    reply_address: typed.reply_address.trim(),
    receivers: isServers ? null : counts,
    enough: points.enough,
    missing: run && points.points !== null ? run.points.missing : null,
  })
  const message = messages.find(({ id }) => id === typed.message)
  return {
    counted,
    unopened,
    receivers: counts,
    obstacles,
    facts: run && (
      <MailRunFacts
        run={run}
        points={points}
        hasSender={sender !== undefined}
        unchecked={counted.unchecked}
        later={laterFacts}
      />
    ),
    ask: {
      sent: sentFacts({ message, sender, sms: undefined, whatsapp: undefined, template: undefined, routes: [] }),
      to: isUnknown
        ? t('task.ask.toUnknown', { count: unopened.about ?? 0 })
        : told === null
          ? t('task.ask.counting')
          : t('task.run.receivers', { count: told.receivers }),
      isCounting: told === null && !isUnknown,
      more:
        told === null || isUnknown
          ? []
          : [
              { name: t('task.ask.ends'), value: <Duration run={told} /> },
              {
                name: t('task.ask.points'),
                value: (
                  <>
                    {t('task.run.pointsNeeded', { needed: number(told.points.needed) })} ·{' '}
                    <PointsLeft points={points} />
                  </>
                ),
              },
              ...laterFacts,
            ],
    },
  }
}
