import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { writtenPhone } from '#domain/contacts/phoneWriting'
import { shownIdentity } from '#domain/conversations/identity'
import type { ContactLine } from '#workers/search/api'
import type { DuplicateGroup } from '#workers/search/duplicatesApi'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { surenessOf, surenessTone } from './sureness.ts'

type Props = {
  groups: DuplicateGroup[]
  /** how many there are at all */
  left: number
  onMore: (() => void) | null
  onOpen: (ids: string[]) => void
}

const shown = 3

/** Groups of contacts, the surest first; each opens to be compared. */
export function GroupList({ groups, left, onMore, onOpen }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  return (
    <>
      <p className={styles.count}>{t('duplicates.found', { count: left })}</p>
      <ul className={styles.list}>
        {groups.map((group) => (
          <li key={group.contacts.map(({ id }) => id).join()}>
            <GroupItem group={group} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {onMore && (
        <div>
          <Button onClick={onMore}>{t('duplicates.more')}</Button>
        </div>
      )}
    </>
  )
}

function GroupItem({ group, onOpen }: { group: DuplicateGroup; onOpen: Props['onOpen'] }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const { contacts, size, reasons, certainty } = group
  const sureness = surenessOf(certainty)
  const nameOf = ({ name, company }: ContactLine) => name || company || t('row.nameless')
  return (
    <button
      type="button"
      className={styles.item}
      aria-label={t('duplicates.review', { name: nameOf(contacts[0]!) })}
      onClick={() => onOpen(contacts.map(({ id }) => id))}
    >
      <span className={styles.names}>
        {contacts.slice(0, shown).map((contact) => (
          <span key={contact.id} className={styles.line}>
            <strong className={styles.name}>{nameOf(contact)}</strong>
            <span className={styles.rest}>{restOf(contact)}</span>
          </span>
        ))}
        {size > shown && <span className={styles.rest}>{t('duplicates.others', { count: size - shown })}</span>}
      </span>
      <span className={styles.why}>
        <StatusBadge tone={surenessTone[sureness]}>{t(`duplicates.sureness.${sureness}`)}</StatusBadge>
        <span className={styles.rest}>{reasons.map((reason) => t(`duplicates.reason.${reason}`)).join(' · ')}</span>
      </span>
    </button>
  )
}

const restOf = ({ name, company, phones, emails, identities }: ContactLine) =>
  [
    name && company,
    phones[0] && writtenPhone(phones[0].full_number),
    emails[0]?.email,
    identities[0] && shownIdentity(identities[0]),
  ]
    .filter(Boolean)
    .join(' · ')

const useStyles = makeStyles({
  count: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    width: '100%',
    minHeight: '44px',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}`,
    border: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  names: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, flex: '1 1 240px', minWidth: 0 },
  line: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  rest: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  why: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
})
