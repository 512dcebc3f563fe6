import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type CarriedIdentity, carriedText, spellingOf } from '#domain/conversations/identity'

/** Under what channels know the contact; nobody types it. */
export function IdentitiesField({ identities }: { identities: readonly CarriedIdentity[] }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  if (identities.length === 0) return null
  return (
    <dl className={styles.list} aria-label={t('fields.identities')}>
      {identities.map((identity) => (
        <div key={spellingOf(identity)} className={styles.one}>
          <dt className={styles.kind}>{t(`identityKind.${identity.kind}`)}</dt>
          <dd className={styles.value}>{carriedText(identity)}</dd>
        </div>
      ))}
    </dl>
  )
}

const useStyles = makeStyles({
  list: { margin: 0 },
  one: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    padding: '4px 0',
  },
  kind: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
})
