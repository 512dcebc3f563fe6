import { makeStyles, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HeatCell } from '#domain/campaigns/statistics/rates'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useHourNames } from './useHourNames.ts'

const cell = { width: 36, height: 26, gap: 3 }
const left = 44
const top = 20
const size = { width: left + 24 * cell.width, height: top + 7 * cell.height }
/** Every so many hours one is named. */
const namedHours = 3
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -24, ArrowDown: 24 }

/** Weekdays from top to bottom, hours from left to right: the stronger the colour, the larger the part. */
export function HeatMap({ cells }: { cells: readonly HeatCell[] }) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const names = useHourNames()
  const words = useCellWords()
  const most = Math.max(0, ...cells.map(({ rate }) => rate ?? 0))
  const [at, setAt] = useState(() => indexOfBest(cells))

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = at + step
    if (next >= 0 && next < cells.length) setAt(next)
  }
  const onPointer = ({ target }: PointerEvent) => {
    const index = (target as SVGElement).dataset.at
    if (index !== undefined) setAt(Number(index))
  }
  return (
    <div className={styles.root}>
      <div
        className={styles.frame}
        role="slider"
        tabIndex={0}
        aria-label={t('statistics.heat.label')}
        aria-valuemin={0}
        aria-valuemax={cells.length - 1}
        aria-valuenow={at}
        aria-valuetext={words(cells[at]!)}
        onKeyDown={onKeyDown}
      >
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          className={styles.map}
          aria-hidden
          onPointerMove={onPointer}
          onPointerDown={onPointer}
        >
          {cells.slice(0, 24).map(({ hour }) =>
            hour % namedHours ? null : (
              <text key={hour} x={left + hour * cell.width} y={top - 7} className={styles.name}>
                {hour}
              </text>
            ),
          )}
          {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
            <text key={weekday} x={0} y={top + weekday * cell.height + 17} className={styles.name}>
              {names.day(weekday)}
            </text>
          ))}
          {cells.map(({ weekday, hour, rate }, index) => (
            <rect
              key={index}
              data-at={index}
              x={left + hour * cell.width}
              y={top + weekday * cell.height}
              width={cell.width - cell.gap}
              height={cell.height - cell.gap}
              rx={3}
              className={rate === null ? styles.nothing : styles.cell}
              fillOpacity={rate === null || most === 0 ? 1 : 0.12 + 0.88 * (rate / most)}
              strokeWidth={index === at ? 2 : 0}
            />
          ))}
        </svg>
      </div>
      <p className={styles.said}>{words(cells[at]!)}</p>
    </div>
  )
}

function indexOfBest(cells: readonly HeatCell[]): number {
  const best = cells.reduce((best, one) => ((one.rate ?? -1) > (best.rate ?? -1) ? one : best))
  return cells.indexOf(best)
}

function useCellWords() {
  const { t } = useTranslation('campaigns')
  const formats = useFormats()
  const numbers = useNumbers()
  const names = useHourNames()
  return ({ weekday, hour, sent, rate }: HeatCell) => {
    const where = { day: names.day(weekday), hour: names.hour(hour), sent: formats.number(sent) }
    return rate === null
      ? t('statistics.heat.tooFew', where)
      : t('statistics.heat.rate', { ...where, rate: numbers.rate(rate) })
  }
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS },
  // On a phone an hour would be too small to touch: the map is moved sideways.
  frame: {
    overflowX: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  map: { display: 'block', width: '100%', minWidth: '560px', height: 'auto' },
  name: { fill: tokens.colorNeutralForeground3, fontSize: '12px', fontFamily: tokens.fontFamilyBase },
  cell: { fill: tokens.colorCompoundBrandBackground, stroke: tokens.colorNeutralForeground1 },
  nothing: { fill: tokens.colorNeutralBackground3, stroke: tokens.colorNeutralForeground1 },
  said: { margin: 0, fontVariantNumeric: 'tabular-nums' },
})
