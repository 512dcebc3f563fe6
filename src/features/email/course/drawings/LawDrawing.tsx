import { useTranslation } from 'react-i18next'
import { Drawing, useInk } from './Drawing.tsx'

/** What every mail has to say of its sender, and both ways out of the list. */
export function LawDrawing() {
  const ink = useInk()
  const { t } = useTranslation('email')
  const said = (what: 'sender' | 'oneClick' | 'address' | 'reason' | 'link' | 'list') =>
    t(`course.chapter.law.drawing.${what}`)
  return (
    <Drawing title={t('course.chapter.law.drawing.title')} height={190}>
      <rect x="8" y="8" width="232" height="174" rx="8" className={ink.paper} />
      <circle cx="34" cy="34" r="12" className={ink.soft} />
      <circle cx="34" cy="31" r="4" className={ink.solid} />
      <path d="M26 41a8 6 0 0 1 16 0z" className={ink.solid} />
      <text x="54" y="38" className={ink.strong}>
        {said('sender')}
      </text>
      <rect x="144" y="22" width="84" height="24" rx="12" className={ink.badge} />
      <text x="186" y="38" textAnchor="middle" className={ink.onAccent}>
        {said('oneClick')}
      </text>
      <rect x="24" y="62" width="190" height="6" rx="3" className={ink.faint} />
      <rect x="24" y="75" width="200" height="6" rx="3" className={ink.faint} />
      <rect x="24" y="88" width="140" height="6" rx="3" className={ink.faint} />
      <path d="M20 108h208" className={ink.thin} />
      <text x="24" y="127" className={ink.small}>
        {said('address')}
      </text>
      <text x="24" y="146" className={ink.small}>
        {said('reason')}
      </text>
      <text x="24" y="168" className={ink.small} textDecoration="underline">
        {said('link')}
      </text>
      <path d="M230 34h64a8 8 0 0 1 8 8v22m-6-7 6 7 6-7" className={ink.accent} />
      <path d="M118 164h176a8 8 0 0 0 8-8v-22m-6 7 6-7 6 7" className={ink.accent} />
      <circle cx="302" cy="90" r="19" className={ink.paper} />
      <path d="M291 90h22" className={ink.line} />
      <text x="302" y="126" textAnchor="middle" className={ink.small}>
        {said('list')}
      </text>
    </Drawing>
  )
}
