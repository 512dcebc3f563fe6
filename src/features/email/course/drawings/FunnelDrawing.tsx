import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawing, useInk } from './Drawing.tsx'

const stages = [
  ['sent', 250],
  ['delivered', 240],
  ['opened', 92],
  ['clicked', 26],
] as const

/** What becomes of the mails of a task; how long the bars are is made up. */
export function FunnelDrawing() {
  const ink = useInk()
  const { t } = useTranslation('email')
  const hatch = useId()
  return (
    <Drawing title={t('course.chapter.numbers.drawing.title')} height={148}>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v6" className={ink.line} />
      </pattern>
      {stages.map(([stage, width], at) => (
        <g key={stage}>
          <text x="84" y={at * 34 + 27} textAnchor="end" className={ink.text}>
            {t(`course.chapter.numbers.drawing.${stage}`)}
          </text>
          <rect x="96" y={at * 34 + 12} width={width} height="22" rx="4" className={ink.solid} />
        </g>
      ))}
      <rect x="191" y="80" width="58" height="22" rx="4" fill={`url(#${hatch})`} />
      <text x="256" y="95" className={ink.small}>
        {t('course.chapter.numbers.drawing.machine')}
      </text>
    </Drawing>
  )
}
