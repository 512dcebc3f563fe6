import { LineChart } from '@fluentui/react-charts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import { type Step, utcOf } from '#domain/statistics/days'
import type { Language } from '#domain/texts/errorText'
import { usePhone } from '../../../lib/media.ts'
import type { GrowthRow } from '../useGrowth.ts'
import { usePlainNames } from './plainNames.ts'

type Props = {
  title: string
  rows: readonly GrowthRow[]
  step: Step
  names: { now: string; before: string }
  language: Language
}

/** New contacts step by step, and beside them those of the stretch it is compared with. */
export function GrowthChart({ title, rows, step, names, language }: Props) {
  const styles = useStyles()
  const navigate = useNavigate()
  const root = usePlainNames(title)
  const isPhone = usePhone()
  const lines = [
    {
      legend: names.now,
      color: tokens.colorCompoundBrandBackground,
      data: rows.map(({ from, name, count, to }) => ({
        x: utcOf(from),
        y: count,
        xAxisCalloutData: name,
        callOutAccessibilityData: { ariaLabel: `${names.now}, ${name}: ${count}` },
        ...(to && { onDataPointClick: () => void navigate(to) }),
      })),
    },
    {
      legend: names.before,
      color: tokens.colorNeutralForeground3,
      lineOptions: { strokeDasharray: '4 4' },
      data: rows.flatMap(({ from, name, before }) =>
        before === null
          ? []
          : [
              {
                x: utcOf(from),
                y: before,
                xAxisCalloutData: name,
                callOutAccessibilityData: { ariaLabel: `${names.before}, ${name}: ${before}` },
              },
            ],
      ),
    },
  ].filter(({ data }) => data.length > 0)
  return (
    <div ref={root} className={styles.root}>
      <LineChart
        data={{ chartTitle: title, lineChartData: lines }}
        svgProps={{ 'aria-label': title }}
        culture={language}
        useUTC
        margins={{ left: 44, right: 32, top: 12, bottom: 32 }}
        yMinValue={0}
        yAxisTickCount={4}
        xAxisTickCount={isPhone ? 3 : 8}
        hideLegend={lines.length < 2}
        customDateTimeFormatter={(date) => axisNames[language][step].format(date)}
        enableReflow
      />
    </div>
  )
}

/** Short enough to stand beside each other. */
const make = (language: Language): Record<Step, Intl.DateTimeFormat> => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  const day = format({ month: 'short', day: 'numeric' })
  return { day, week: day, month: format({ year: 'numeric', month: 'short' }), year: format({ year: 'numeric' }) }
}
const axisNames: Record<Language, Record<Step, Intl.DateTimeFormat>> = {
  'zh-CN': make('zh-CN'),
  'en-US': make('en-US'),
}

const useStyles = makeStyles({
  root: { height: '300px', minWidth: 0, '& circle, & path[role=img]': { cursor: 'pointer' } },
})
