import { makeStyles, tokens } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { EmailSender } from '#domain/email/sender/sender'
import { warmUpDaily } from '#domain/email/sender/sender'
import { useOwners } from '../../../lib/owners.ts'
import { useUser } from '../../../lib/session.ts'
import { SenderBadges } from './SenderBadges.tsx'

export function SenderItem({ sender, onOpen }: { sender: EmailSender; onOpen: () => void }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const me = useUser().id
  const { nameOf } = useOwners()
  const { name, address, belongto, per_hour, warms_up, warm_up } = sender
  const pace = [
    belongto !== me && t('sender.of', { name: nameOf(belongto) }),
    t('sender.pace', { count: per_hour }),
    warms_up &&
      (warm_up
        ? t('sender.warmDay', { day: warm_up.day + 1, most: warmUpDaily(warm_up.day) })
        : t('sender.warmReady', { most: warmUpDaily(0) })),
  ].filter(Boolean)
  return (
    <li>
      <button type="button" className={styles.button} aria-label={t('sender.open', { name })} onClick={onOpen}>
        <span className={styles.words}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.address}>{address}</span>
          <span className={styles.note}>{pace.join(' · ')}</span>
        </span>
        <SenderBadges sender={sender} />
        <ChevronRightRegular className={styles.more} aria-hidden />
      </button>
    </li>
  )
}

const useStyles = makeStyles({
  button: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    width: '100%',
    padding: tokens.spacingHorizontalL,
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  words: { display: 'grid', flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  address: { color: tokens.colorNeutralForeground2 },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  more: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: '20px' },
})
