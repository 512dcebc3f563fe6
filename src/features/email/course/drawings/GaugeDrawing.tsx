import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { useFormats } from '../../../../lib/formats.ts'
import { Drawing, useInk } from './Drawing.tsx'

const [left, width] = [16, 328]

/** Where the rates of a task warn and stop. */
export function GaugeDrawing() {
  const { t } = useTranslation('email')
  const { number } = useFormats()
  const { complaintWarnPercent: warn, complaintStopPercent: stop, bounceStopPercent: bounce } = limits
  const title = t('course.chapter.numbers.gauges.title', {
    warn: number(warn),
    stop: number(stop),
    bounce: number(bounce),
  })
  return (
    <Drawing title={title} height={150}>
      <Gauge y={10} name={t('course.chapter.numbers.gauges.complaints')} warn={warn} stop={stop} />
      <Gauge y={82} name={t('course.chapter.numbers.gauges.bounces')} stop={bounce} />
    </Drawing>
  )
}

type GaugeProps = { y: number; name: string; warn?: number; stop: number }

function Gauge({ y, name, warn, stop }: GaugeProps) {
  const ink = useInk()
  const { t } = useTranslation('email')
  const { number } = useFormats()
  const at = (percent: number) => left + (percent / (stop * 1.5)) * width
  const end = left + width
  return (
    <g transform={`translate(0 ${y})`}>
      <text x={left} y="12" className={ink.strong}>
        {name}
      </text>
      <rect x={left} y="20" width={at(warn ?? stop) - left - 2} height="14" rx="4" className={ink.good} />
      {warn !== undefined && (
        <>
          <rect x={at(warn)} y="20" width={at(stop) - at(warn) - 2} height="14" rx="4" className={ink.warned} />
          <text x={at(warn)} y="50" className={ink.small}>
            {number(warn)} % {t('course.chapter.numbers.gauges.warned')}
          </text>
        </>
      )}
      <rect x={at(stop)} y="20" width={end - at(stop)} height="14" rx="4" className={ink.stopped} />
      <text x={at(stop)} y="50" className={ink.small}>
        {number(stop)} % {t('course.chapter.numbers.gauges.stopped')}
      </text>
    </g>
  )
}
