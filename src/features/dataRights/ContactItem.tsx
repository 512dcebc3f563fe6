import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FoundContact } from '#domain/dataRights/calls'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useWho } from '../../lib/people.ts'
import { written } from './written.ts'

export const contactPanelPath = (id: string) => `/statistics/contacts?contact=${id}`

/** One record of the person; correcting is editing it as always. */
export function ContactItem({ contact }: { contact: FoundContact }) {
  const { t } = useTranslation('dataRights')
  const styles = useStyles()
  const who = useWho()
  const { id, name, company, belongto, addresses, deleted_at, restricted_at, voice_notes, companions, picture } =
    contact
  const facts = [
    t('person.ownedBy', { name: who(belongto) }),
    ...(picture ? [t('person.picture')] : []),
    ...(voice_notes ? [t('person.voice', { count: voice_notes })] : []),
    ...(companions ? [t('person.companions', { count: companions })] : []),
  ]
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.name}>
          {name || company || t('person.nameless')}
          {deleted_at !== null && <StatusBadge tone="neutral">{t('person.deleted')}</StatusBadge>}
          {restricted_at !== null && <StatusBadge tone="warning">{t('person.restricted')}</StatusBadge>}
        </span>
        {name && company && <span>{company}</span>}
        <span className={styles.note}>{addresses.map(written).join(' · ')}</span>
        <span className={styles.note}>{facts.join(' · ')}</span>
      </div>
      {deleted_at === null && (
        <Link className={styles.link} to={contactPanelPath(id)}>
          {t('person.correct')}
        </Link>
      )}
    </li>
  )
}

const useStyles = makeStyles({
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  words: { display: 'grid', flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  name: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightSemibold,
  },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  link: { color: tokens.colorBrandForegroundLink, '@media (pointer: coarse)': { paddingBlock: '12px' } },
})
