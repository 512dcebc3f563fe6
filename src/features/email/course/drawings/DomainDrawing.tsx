import { useTranslation } from 'react-i18next'
import { Drawing, useInk } from './Drawing.tsx'
import { Envelope } from './Envelope.tsx'

const gates = [
  { name: 'SPF', x: 112, says: 'server' },
  { name: 'DKIM', x: 186, says: 'seal' },
  { name: 'DMARC', x: 260, says: 'rule' },
] as const

/** The way of a mail through the three questions, and the way back. */
export function DomainDrawing() {
  const ink = useInk()
  const { t } = useTranslation('email')
  return (
    <Drawing title={t('course.chapter.domain.drawing.title')} height={150}>
      <path d="M52 46H322m-8-6 8 6-8 6" className={ink.line} />
      <Envelope x={28} y={46} />
      {gates.map(({ name, x, says }) => (
        <g key={name} textAnchor="middle">
          <circle cx={x} cy="46" r="27" className={ink.badge} />
          <text x={x} y="50" className={ink.onAccent}>
            {name}
          </text>
          <text x={x} y="90" className={ink.small}>
            {t(`course.chapter.domain.drawing.${says}`)}
          </text>
        </g>
      ))}
      <path d="M330 36v20a4 4 0 0 0 4 4h18a4 4 0 0 0 4-4V36m-26 10h8l3 5h4l3-5h8" className={ink.accent} />
      <path d="M343 72v28a10 10 0 0 1-10 10H38a10 10 0 0 1-10-10V74m-6 8 6-8 6 8" className={ink.thin} />
      <text x="186" y="130" textAnchor="middle" className={ink.small}>
        {t('course.chapter.domain.drawing.back')}
      </text>
    </Drawing>
  )
}
