import { useTranslation } from 'react-i18next'
import { Drawing, useInk } from './Drawing.tsx'
import { Envelope } from './Envelope.tsx'

const stops = ['card', 'consent', 'first', 'wait', 'second'] as const
const xOf = (at: number) => 36 + at * 72
const y = 42

/** From the card at the booth to the second mail, and what ends it. */
export function FairDrawing() {
  const ink = useInk()
  const { t } = useTranslation('email')
  return (
    <Drawing title={t('course.chapter.fair.drawing.title')} height={150}>
      <path d={`M${xOf(0)} ${y}H${xOf(4)}`} className={ink.line} />
      <rect x={xOf(0) - 20} y={y - 14} width="40" height="28" rx="4" className={ink.paper} />
      <circle cx={xOf(0) - 9} cy={y - 2} r="5" className={ink.solid} />
      <path d={`M${xOf(0) + 2} ${y - 4}h12m-12 8h8`} className={ink.line} />
      <circle cx={xOf(1)} cy={y} r="17" className={ink.badge} />
      <path d={`M${xOf(1) - 8} ${y}l6 6 11-12`} className={ink.lineOnAccent} />
      <Envelope x={xOf(2)} y={y} isBold />
      <circle cx={xOf(3)} cy={y} r="16" className={ink.paper} />
      <path d={`M${xOf(3)} ${y - 9}v9l6 5`} className={ink.line} />
      <Envelope x={xOf(4)} y={y} isBold />
      {stops.map((stop, at) => (
        <text key={stop} x={xOf(at)} y="78" textAnchor="middle" className={ink.small}>
          {t(`course.chapter.fair.drawing.${stop}`)}
        </text>
      ))}
      <path d={`M${xOf(2)} 88v16a8 8 0 0 0 8 8h16m-7-6 7 6-7 6`} className={ink.accent} />
      <path
        d="M212 98h124a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H226l-10 9v-9h-4a6 6 0 0 1-6-6v-20a6 6 0 0 1 6-6z"
        className={ink.soft}
      />
      <text x="276" y="118" textAnchor="middle" className={ink.text}>
        {t('course.chapter.fair.drawing.answer')}
      </text>
    </Drawing>
  )
}
