import { Button, makeStyles } from '@fluentui/react-components'
import { lazy, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { reportColumns } from '#domain/campaigns/statistics/sendingReport'
import { type Days, isoDay, stepFor } from '#domain/statistics/days'
import { Figure } from '../../../components/figures/Figure.tsx'
import { Table } from '../../../components/Table.tsx'
import { useDayName } from '../../../lib/calendar.ts'
import { useFormats } from '../../../lib/formats.ts'
import { personName } from '../../../lib/people.ts'
import { language } from '../../../lib/texts.ts'
import { reportFile } from './reportFile.ts'
import { daysOfPeople, type SendingReport, stepsOf, totalOf } from './reportRows.ts'

const LinesChart = lazy(() =>
  import('../../../components/figures/LinesChart.tsx').then((m) => ({ default: m.LinesChart })),
)
const drawn = [
  ['sent', 'first'],
  ['delivered', 'second'],
  ['answered', 'third'],
] as const

type Props = { report: SendingReport; days: Days; user: string | null; onClose: () => void }

/** The days of one person, or of everybody together. */
export function ReportDays({ report: { list }, days, user, onClose }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const dayName = useDayName()
  const formats = useFormats()
  const lang = language.useValue()
  const opened = list.find((person) => person.user === user)
  const root = useInSight(opened?.user)
  const people = opened ? [opened] : list
  const rows = daysOfPeople(people)
  const steps = stepsOf(rows, days)
  const total = totalOf(people)
  const title = opened ? t('report.daysOf', { name: personName(opened) }) : t('report.everybody')
  const titleOf = (column: (typeof reportColumns)[number]) => t(`report.column.${column}`)
  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      <Figure
        key={opened?.user ?? ''}
        title={title}
        summary={t('report.summary', {
          name: title,
          values: reportColumns.map((column) => `${titleOf(column)} ${formats.number(total[column])}`).join(', '),
        })}
        {...(rows.some(({ sums }) => sums.delivered < 0) && { note: t('report.negative') })}
        choice={
          opened && (
            <Button className={styles.close} onClick={onClose}>
              {t('report.close')}
            </Button>
          )
        }
        chart={
          rows.length === 0 ? (
            <p>{t('report.nothingOf')}</p>
          ) : (
            <LinesChart
              title={title}
              lines={drawn.map(([column, look]) => ({
                name: titleOf(column),
                look,
                points: steps.map(({ day, sums }) => ({
                  from: day,
                  name: dayName(day),
                  count: Math.max(0, sums[column]),
                  to: null,
                })),
              }))}
              step={stepFor(days)}
              language={lang}
            />
          )
        }
        table={
          <Table
            label={title}
            rows={rows.toReversed()}
            keyOf={({ day }) => String(day)}
            columns={[
              { key: 'day', title: t('report.column.day'), cell: ({ day }) => dayName(day) },
              ...reportColumns.map((column) => ({
                key: column,
                title: titleOf(column),
                cell: ({ sums }: (typeof rows)[number]) => formats.number(sums[column]),
                isNumber: true,
              })),
            ]}
          />
        }
        file={() =>
          reportFile(
            rows.map(({ day, sums }) => ({ names: [isoDay(day)], sums })),
            { title, names: [t('report.column.day')], titleOf },
          )
        }
      />
    </div>
  )
}

/** Whom somebody opens is below the list, which may be long. */
function useInSight(user: string | undefined) {
  const root = useRef<HTMLDivElement>(null)
  const before = useRef(user)
  useEffect(() => {
    if (user !== undefined && user !== before.current) {
      root.current?.focus({ preventScroll: true })
      root.current?.scrollIntoView({ block: 'nearest' })
    }
    before.current = user
  }, [user])
  return root
}

const useStyles = makeStyles({
  root: { minWidth: 0, outlineStyle: 'none' },
  close: { alignSelf: 'start' },
})
