import { HorizontalBarChartWithAxis } from '@fluentui/react-charts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import type { Language } from '#domain/texts/errorText'
import { useFormats } from '../../lib/formats.ts'
import { usePlainNames } from './plainNames.ts'

/** `said`: the number in words, and how it has changed. `to`: where a click leads. */
type Bar = { name: string; count: number; before: number; to: string | null; said: string }
type Props = {
  title: string
  rows: readonly Bar[]
  /** what stood in the stretch before, each below its bar; null: nothing is compared */
  before: { name: string } | null
  language: Language
}

const barPx = 18
/** Of a row, what is not bar: it begins and ends with half of it. */
const gapPart = 0.4
const rowPx = barPx / (1 - gapPart)
const margins = { left: 124, right: 64, top: 4, bottom: 32 }
/** What the chart keeps free above and below its bars. */
const innerPx = 8
/** As many as there is room for; the whole name is in the bar's callout. */
const nameLength: Record<Language, number> = { 'zh-CN': 9, 'en-US': 17 }

/** One bar per value, the first at the top. A bar leads to what it counts. */
export function BarsChart({ title, rows, before, language }: Props) {
  const styles = useStyles()
  const navigate = useNavigate()
  const { number: format } = useFormats()
  const bars = rows.flatMap(({ name, count, before: was, to, said }, at) => [
    {
      x: count,
      y: name,
      legend: name,
      color: tokens.colorCompoundBrandBackground,
      xAxisCalloutData: said,
      yAxisCalloutData: said,
      callOutAccessibilityData: { ariaLabel: `${name}: ${said}` },
      ...(to && { onClick: () => void navigate(to) }),
    },
    ...(before
      ? [
          {
            x: was,
            y: before.name + invisible(at),
            legend: before.name,
            color: tokens.colorNeutralForeground4,
            xAxisCalloutData: `${name}: ${was}`,
            yAxisCalloutData: `${name}: ${was}`,
            callOutAccessibilityData: { ariaLabel: `${name}, ${before.name}: ${was}` },
          },
        ]
      : []),
  ])
  const numbers = new Map(bars.map((bar) => [bar.callOutAccessibilityData.ariaLabel, format(bar.x)]))
  const root = usePlainNames(title, numbers)
  const height = Math.ceil((bars.length - gapPart) * rowPx) + 2 * innerPx + margins.top + margins.bottom
  return (
    <div
      ref={root}
      className={mergeClasses(styles.root, before ? styles.pairs : undefined)}
      style={{ height: `${height}px` }}
    >
      <HorizontalBarChartWithAxis
        chartTitle={title}
        svgProps={{ 'aria-label': title }}
        culture={language}
        data={bars}
        barHeight={barPx}
        yAxisPadding={gapPart}
        yAxisCategoryOrder="default"
        margins={margins}
        xAxisTickCount={4}
        showYAxisLablesTooltip
        noOfCharsToTruncate={nameLength[language]}
        hideLegend
        roundCorners
      />
    </div>
  )
}

/** Bars are told apart by their names; these have all the same one, and this at its end. */
const invisible = (at: number) => at.toString(2).padStart(4, '0').replaceAll('0', '\u200b').replaceAll('1', '\u200c')

const closer = 'translateY(-6px)'

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    '& rect[role=option]': { cursor: 'pointer' },
    // The axes are quieter than what is drawn over them.
    '& .tick text': { fontWeight: tokens.fontWeightRegular },
  },
  // What is compared stands closer to its bar than to the next one. The axis counts from below.
  pairs: {
    '& g[role=listbox]:nth-child(even)': { transform: closer },
    '& .fui-cart__yAxis .tick:nth-of-type(odd) text': {
      transform: closer,
      fill: tokens.colorNeutralForeground3,
      fontWeight: tokens.fontWeightRegular,
    },
  },
})
