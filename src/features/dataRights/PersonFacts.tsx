import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FoundPerson } from '#domain/dataRights/calls'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useFormats } from '../../lib/formats.ts'
import { contactPanelPath } from './ContactItem.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useDoing } from './useDoing.ts'
import { written } from './written.ts'

/** What there is besides the contacts: addresses and whether they are kept out, history, mentions, users. */
export function PersonFacts({ person }: { person: FoundPerson }) {
  const { t } = useTranslation('dataRights')
  const styles = useStyles()
  const counts = [
    ...(person.earlier_values ? [t('person.earlier', { count: person.earlier_values })] : []),
    ...(person.waiting_changes ? [t('person.waiting', { count: person.waiting_changes })] : []),
    ...(person.history ? [t('person.history', { count: person.history })] : []),
    ...(person.files ? [t('person.files', { count: person.files })] : []),
  ]
  return (
    <>
      {person.addresses.length > 0 && <Addresses addresses={person.addresses} />}
      {counts.length > 0 && (
        <section className={styles.part}>
          <h4 className={styles.title}>{t('person.also')}</h4>
          <span>{counts.join(' · ')}</span>
        </section>
      )}
      {person.users.length > 0 && (
        <section className={styles.part}>
          <h4 className={styles.title}>{t('person.users')}</h4>
          {person.users.map(({ id, nickname, username }) => (
            <span key={id}>{t('person.usersText', { name: nickname || username })}</span>
          ))}
        </section>
      )}
      {person.mentions.length > 0 && (
        <section className={styles.part}>
          <h4 className={styles.title}>{t('person.mentions')}</h4>
          <span className={styles.note}>{t('person.mentionsText')}</span>
          {person.mentions.map(({ id, name, company }) => (
            <Link key={id} className={styles.link} to={contactPanelPath(id)}>
              {name || company || t('person.nameless')}
            </Link>
          ))}
        </section>
      )}
    </>
  )
}

function Addresses({ addresses }: Pick<FoundPerson, 'addresses'>) {
  const { t } = useTranslation('dataRights')
  const styles = useStyles()
  const formats = useFormats()
  const doing = useDoing()
  const [lifting, setLifting] = useState<string | null>(null)
  return (
    <section className={styles.part}>
      <h4 className={styles.title}>{t('person.addresses')}</h4>
      {addresses.map(({ value, elsewhere, blocked_at }) => (
        <div key={value} className={styles.address}>
          <span>{written(value)}</span>
          {elsewhere > 0 && <span className={styles.note}>{t('person.elsewhere', { count: elsewhere })}</span>}
          {blocked_at !== null && (
            <>
              <StatusBadge tone="bad">{t('person.blocked', { date: formats.date(blocked_at) })}</StatusBadge>
              <OnlineButton size="small" onClick={() => setLifting(value)}>
                {t('lift.submit')}
              </OnlineButton>
            </>
          )}
        </div>
      ))}
      {lifting !== null && (
        <ReasonDialog
          title={t('lift.title')}
          text={`${written(lifting)} · ${t('lift.text')}`}
          submit={t('lift.submit')}
          work={(reason) => doing('lift', { address: written(lifting), reason }, () => t('lift.done'))}
          onClose={() => setLifting(null)}
        />
      )}
    </section>
  )
}

const useStyles = makeStyles({
  part: { display: 'grid', gap: tokens.spacingVerticalXS, minWidth: 0, overflowWrap: 'anywhere' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  address: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  link: {
    justifySelf: 'start',
    color: tokens.colorBrandForegroundLink,
    '@media (pointer: coarse)': { paddingBlock: '12px' },
  },
})
