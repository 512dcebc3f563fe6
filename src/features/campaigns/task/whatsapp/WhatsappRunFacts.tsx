import { MessageBar, MessageBarBody, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { PriceCategory } from '#domain/campaigns/prices'
import type { WhatsappTotals } from '#workers/campaigns/audienceApi'
import { useFormats } from '../../../../lib/formats.ts'
import { useTaskWords } from '../channel.ts'
import { HeldUntil } from '../HeldUntil.tsx'
import { Duration, RunFacts } from '../RunFacts.tsx'
import type { MailPoints } from '../useMailPoints.ts'
import { useCategoryWord } from './useCategoryWord.ts'

type Props = { run: WhatsappTotals; category: PriceCategory; points: MailPoints }

const shownMarkets = 8

/** What a task over WhatsApp would do to its audience, and what each market takes. */
export function WhatsappRunFacts({ run, category, points }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const peopleWords = usePeopleWords()
  const categoryName = useCategoryWord()(category)
  const more = run.markets.length - shownMarkets
  return (
    <RunFacts
      run={run}
      points={points}
      duration={<Duration run={run} />}
      held={<HeldUntil held={run.held} />}
      before={categoryName ? [{ name: t('task.whatsapp.category'), value: categoryName }] : []}
      after={[{ name: t('task.whatsapp.people'), value: peopleWords(run.people) }]}
      notes={
        run.unwritable > 0 && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('task.whatsapp.unwritable', { count: run.unwritable })}</MessageBarBody>
          </MessageBar>
        )
      }
    >
      {run.markets.length > 0 && <Markets markets={run.markets} />}
      {more > 0 && <p className={styles.note}>{t('task.whatsapp.moreMarkets', { count: more })}</p>}
    </RunFacts>
  )
}

/** How Meta's limit of people makes it go out. */
export function usePeopleWords() {
  const { t } = useTaskWords()
  const { number } = useFormats()
  return ({ limit, days }: WhatsappTotals['people']): string =>
    limit === null
      ? t('task.whatsapp.peopleAny')
      : t(days > 1 ? 'task.whatsapp.peopleDays' : 'task.whatsapp.peopleFit', { limit: number(limit), count: days })
}

function Markets({ markets }: Pick<WhatsappTotals, 'markets'>) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const head = mergeClasses(styles.head, styles.number)
  return (
    <table className={styles.table} aria-label={t('task.whatsapp.markets')}>
      <thead>
        <tr>
          <th className={styles.head}>{t('task.whatsapp.market')}</th>
          <th className={head}>{t('task.sms.receivers')}</th>
          <th className={head}>{t('task.sms.pointsShort')}</th>
        </tr>
      </thead>
      <tbody>
        {markets.slice(0, shownMarkets).map(({ market, receivers, points }) => (
          <tr key={market}>
            <td>{t(`task.whatsapp.marketName.${market}`)}</td>
            <td className={styles.number}>{number(receivers)}</td>
            <td className={styles.number}>{number(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXXS} 0`,
      verticalAlign: 'top',
    },
    '& th:last-child, & td:last-child': { paddingInlineEnd: 0 },
  },
  head: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular, textAlign: 'start' },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  note: { display: 'block', margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
