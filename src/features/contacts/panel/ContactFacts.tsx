import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type Contact, counterFields } from '#domain/contacts/contact'
import { Section } from '../../../components/Section.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'

/** What is counted and known, and nobody types. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const who = useWho()
  const styles = useStyles()
  return (
    <>
      <Section title={t('panel.facts')}>
        <dl className={styles.facts}>
          {counterFields.map((field) => (
            <div key={field} className={styles.fact}>
              <dt className={styles.name}>{t(`fields.${field}`)}</dt>
              <dd className={styles.number}>{formats.number(contact[field])}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t('panel.about')}>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt className={styles.name}>{t('fields.belongto')}</dt>
            <dd className={styles.value}>{who(contact.belongto)}</dd>
          </div>
          {(['created_at', 'updated_at'] as const).map((field) => (
            <div key={field} className={styles.fact}>
              <dt className={styles.name}>{t(`fields.${field}`)}</dt>
              <dd className={styles.value}>{formats.dateTime(contact[field])}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}

const useStyles = makeStyles({
  facts: { margin: 0 },
  fact: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM, padding: '4px 0' },
  name: { color: tokens.colorNeutralForeground3 },
  number: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  value: { margin: 0, textAlign: 'end' },
})
