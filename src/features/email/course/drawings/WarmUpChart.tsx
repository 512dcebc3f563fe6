import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../lib/formats.ts'
import { warmUpCurve } from '../figures.ts'
import { Drawing, useInk } from './Drawing.tsx'

const [left, width, foot, highest] = [6, 348, 168, 140]

/** The product's own curve, a bar for each sending day. */
export function WarmUpChart() {
  const ink = useInk()
  const { t } = useTranslation('email')
  const formats = useFormats()
  const curve = warmUpCurve()
  const most = Math.max(...curve)
  const step = width / curve.length
  const values = curve.map(formats.number).join(' · ')
  return (
    <Drawing title={t('course.chapter.warmUp.drawing.title', { count: curve.length, values })} height={206}>
      <path d={`M${left} ${foot}h${width}`} className={ink.line} />
      {curve.map((mails, day) => {
        const height = Math.max(2, (mails / most) * highest)
        const middle = left + (day + 0.5) * step
        return (
          <g key={mails} textAnchor="middle">
            <rect x={middle - 12} y={foot - height} width="24" height={height} rx="3" className={ink.solid} />
            <text x={middle} y={foot - height - 5} className={ink.small}>
              {formats.number(mails)}
            </text>
            <text x={middle} y={foot + 15} className={ink.small}>
              {day + 1}
            </text>
          </g>
        )
      })}
      <text x={left + width / 2} y={foot + 33} textAnchor="middle" className={ink.small}>
        {t('course.chapter.warmUp.drawing.axis')}
      </text>
    </Drawing>
  )
}
