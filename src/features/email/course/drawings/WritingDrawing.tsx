import { useTranslation } from 'react-i18next'
import { Drawing, useInk } from './Drawing.tsx'

const places = [
  ['subject', 26],
  ['preheader', 48],
  ['picture', 90],
  ['text', 139],
  ['button', 174],
  ['signature', 209],
] as const

/** A mail with what each of its places is for. */
export function WritingDrawing() {
  const ink = useInk()
  const { t } = useTranslation('email')
  return (
    <Drawing title={t('course.chapter.writing.drawing.title')} height={236}>
      <rect x="8" y="8" width="222" height="220" rx="8" className={ink.paper} />
      <rect x="22" y="21" width="150" height="10" rx="5" className={ink.solid} />
      <rect x="22" y="44" width="188" height="8" rx="4" className={ink.faint} />
      <rect x="22" y="64" width="194" height="52" rx="6" className={ink.soft} />
      <path d="M58 106l22-24 18 18 14-12 24 18" className={ink.accent} />
      <circle cx="124" cy="78" r="5" className={ink.solid} />
      <rect x="22" y="128" width="190" height="6" rx="3" className={ink.faint} />
      <rect x="22" y="140" width="194" height="6" rx="3" className={ink.faint} />
      <rect x="22" y="152" width="120" height="6" rx="3" className={ink.faint} />
      <rect x="22" y="164" width="92" height="22" rx="6" className={ink.solid} />
      <rect x="22" y="202" width="84" height="6" rx="3" className={ink.faint} />
      <rect x="22" y="213" width="120" height="6" rx="3" className={ink.faint} />
      {places.map(([place, y], at) => (
        <g key={place}>
          <circle cx="248" cy={y} r="9" className={ink.badge} />
          <text x="248" y={y + 4} textAnchor="middle" className={ink.onAccent}>
            {at + 1}
          </text>
          <text x="263" y={y + 4} className={ink.text}>
            {t(`course.chapter.writing.drawing.${place}`)}
          </text>
        </g>
      ))}
    </Drawing>
  )
}
