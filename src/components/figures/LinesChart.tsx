import { LineChart } from '@fluentui/react-charts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import { type CalendarStep, type Day, utcOf } from '#domain/statistics/days'
import type { Language } from '#domain/texts/errorText'
import { usePhone } from '../../lib/media.ts'
import { usePlainNames } from './plainNames.ts'

/** `to`: where a click leads. */
type LinePoint = { from: Day; name: string; count: number; to: string | null }
/** What stands beside another one is drawn with a broken line. */
type Line = { name: string; points: readonly LinePoint[]; look: keyof typeof looks }

type Props = { title: string; lines: readonly Line[]; step: CalendarStep; language: Language }

const looks = {
  first: { color: tokens.colorCompoundBrandBackground },
  second: { color: tokens.colorPaletteMarigoldBorderActive },
  third: { color: tokens.colorPaletteBerryBorderActive },
  before: { color: tokens.colorNeutralForeground3, lineOptions: { strokeDasharray: '4 4' } },
}

/** Amounts step by step, of one kind or of several. */
export function LinesChart({ title, lines, step, language }: Props) {
  const styles = useStyles()
  const navigate = useNavigate()
  const root = usePlainNames(title)
  const isPhone = usePhone()
  const drawn = lines.flatMap(({ name: legend, points, look }) =>
    points.length === 0
      ? []
      : [
          {
            legend,
            ...looks[look],
            data: points.map(({ from, name, count, to }) => ({
              x: utcOf(from),
              y: count,
              xAxisCalloutData: name,
              callOutAccessibilityData: { ariaLabel: `${legend}, ${name}: ${count}` },
              ...(to && { onDataPointClick: () => void navigate(to) }),
            })),
          },
        ],
  )
  return (
    <div ref={root} className={styles.root}>
      <LineChart
        data={{ chartTitle: title, lineChartData: drawn }}
        svgProps={{ 'aria-label': title }}
        culture={language}
        useUTC
        margins={{ left: 44, right: 32, top: 12, bottom: 32 }}
        yMinValue={0}
        yAxisTickCount={4}
        roundedTicks
        xAxisTickCount={isPhone ? 3 : 8}
        hideLegend={drawn.length < 2}
        customDateTimeFormatter={(date) => axisNames[language][step].format(date)}
        enableReflow
      />
    </div>
  )
}

/** Short enough to stand beside each other. */
const make = (language: Language): Record<CalendarStep, Intl.DateTimeFormat> => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  const day = format({ month: 'short', day: 'numeric' })
  return { day, week: day, month: format({ year: 'numeric', month: 'short' }), year: format({ year: 'numeric' }) }
}
const axisNames: Record<Language, Record<CalendarStep, Intl.DateTimeFormat>> = {
  'zh-CN': make('zh-CN'),
  'en-US': make('en-US'),
}

const useStyles = makeStyles({
  root: {
    height: '300px',
    minWidth: 0,
    '& circle, & path[role=img]': { cursor: 'pointer' },
    // The axes are quieter than what is drawn over them.
    '& .tick text': { fontWeight: tokens.fontWeightRegular },
  },
})
