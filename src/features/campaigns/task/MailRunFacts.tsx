import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { AudienceTotals } from '#workers/campaigns/audienceApi'
import { useFormats } from '../../../lib/formats.ts'
import { openWindow } from '../../../lib/windows.ts'
import { useTaskWords } from './channel.ts'
import type { Fact } from './FactList.tsx'
import { Duration, RunFacts } from './RunFacts.tsx'
import type { MailPoints } from './useMailPoints.ts'

type Props = {
  run: AudienceTotals
  points: MailPoints
  hasSender: boolean
  unchecked: () => Promise<string[]>
  later: readonly Fact[]
}

/** What a task of mails would do to its audience. */
export function MailRunFacts({ run, points, hasSender, unchecked, later }: Props) {
  const { t } = useTaskWords()
  const { number } = useFormats()
  const domains = run.domains
    .slice(0, 5)
    .map(({ domain, receivers }) => `${domain} ${number(receivers)}`)
    .join(' · ')
  const more = run.domainCount > 5 ? ` ${t('task.run.domainsMore', { count: run.domainCount - 5 })}` : ''
  return (
    <RunFacts
      run={run}
      points={points}
      duration={hasSender ? <Duration run={run} /> : t('task.run.noSender')}
      before={[{ name: t('task.run.domains'), value: domains + more }]}
      after={later}
      notes={<Notes run={run} unchecked={unchecked} />}
    />
  )
}

function Notes({ run, unchecked }: Pick<Props, 'run' | 'unchecked'>) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const notes = (['toVerify', 'roles'] as const).filter((note) => run[note] > 0)
  if (notes.length === 0) return null
  return (
    <ul className={styles.list}>
      {notes.map((note) => (
        <li key={note}>
          {t(`task.run.${note}`, { count: run[note] })}
          {note === 'toVerify' && (
            <>
              {' '}
              <Button
                size="small"
                onClick={() => openWindow({ kind: 'checks', start: { count: run.toVerify, contacts: unchecked } })}
              >
                {t('task.run.checkThem')}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, color: tokens.colorNeutralForeground2 },
})
