import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDownRegular, ChevronRightRegular, CopyRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkedGroupAnswer } from '#domain/linked/calls'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { useToasts } from '../../../lib/toasts.ts'

const mostShown = 200

/** One group; opened, with its members. Numbers that WhatsApp hides are said to be hidden. */
export function GroupItem({ group: { subject, size, members } }: { group: LinkedGroupAnswer }) {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const toasts = useToasts()
  const [isOpen, setOpen] = useState(false)
  const known = members.flatMap(({ number }) => number ?? [])
  const copy = () =>
    navigator.clipboard.writeText(known.map((number) => `+${number}`).join('\n')).then(
      () => toasts.done(t('groups.copied', { count: known.length })),
      (error: unknown) => toasts.failed(error),
    )
  return (
    <li className={styles.item}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <ChevronDownRegular aria-hidden /> : <ChevronRightRegular aria-hidden />}
        <strong className={styles.name}>{subject || t('groups.noName')}</strong>
        <span className={styles.note}>{t('groups.size', { count: size })}</span>
      </button>
      {isOpen && (
        <>
          <p className={styles.note}>
            {t('groups.hidden', { count: members.length - known.length })}
            {members.length > mostShown && ` ${t('groups.more', { count: members.length - mostShown })}`}
          </p>
          <ul className={styles.members} aria-label={subject}>
            {members.slice(0, mostShown).map(({ jid, number, is_admin }) => (
              <li key={jid} className={styles.member}>
                <span className={number ? undefined : styles.note}>{number ? `+${number}` : t('groups.isHidden')}</span>
                {is_admin && <StatusBadge tone="brand">{t('groups.admin')}</StatusBadge>}
              </li>
            ))}
          </ul>
          {known.length > 0 && (
            <div>
              <Button icon={<CopyRegular />} onClick={() => void copy()}>
                {t('groups.copy', { count: known.length })}
              </Button>
            </div>
          )}
        </>
      )}
    </li>
  )
}

const useStyles = makeStyles({
  item: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  name: { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  members: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    maxHeight: '320px',
    overflowY: 'auto',
  },
  member: { display: 'flex', gap: tokens.spacingHorizontalS, alignItems: 'center', minHeight: '28px' },
})
