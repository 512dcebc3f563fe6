import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactOrigin } from '#domain/contacts/companions/origin'
import { type Provenance, provenanceOf } from '#domain/contacts/companions/provenance'
import { isImport } from '#domain/contacts/companions/timeline'
import type { Contact } from '#domain/contacts/contact'
import { operationLogCalls } from '#domain/operationLog/calls'
import { Section } from '../../../components/Section.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { EvidenceText } from './EvidenceText.tsx'
import { useRulesStyles } from './rulesStyles.ts'

type Props = { contact: Contact; origins: readonly ContactOrigin[]; importedFrom: string | null }

/** Who wrote what stands in each field, when, and from where it came. */
export function FieldSources(props: Props) {
  const { t } = useTranslation('contacts')
  const styles = useRulesStyles()
  const [isShown, setShown] = useState(false)
  return (
    <Section title={t('person.provenance.title')}>
      <Button className={styles.button} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'person.provenance.hide' : 'person.provenance.show')}
      </Button>
      {isShown && <Sources {...props} />}
    </Section>
  )
}

function Sources({ contact, origins, importedFrom }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useRulesStyles()
  const formats = useFormats()
  const who = useWho()
  const { answer } = useAnswer(operationLogCalls.history, { contact_id: contact.id })
  const wroteIt = ({ moment }: Provenance): string => {
    if (!answer) return t('person.provenance.unknown')
    if (!moment) return t('person.provenance.before')
    const said = { who: who(moment.user), time: formats.dateTime(moment.edited_at) }
    return t(isImport(moment, importedFrom) ? 'person.provenance.imported' : 'person.provenance.by', said)
  }
  const cameWithIt = ({ moment }: Provenance) => moment === null || moment.kind === 'created'
  return (
    <ul className={styles.list}>
      {provenanceOf(contact, answer?.data.list ?? [], origins).map((one) => (
        <li key={one.field} className={styles.item}>
          <div className={styles.words}>
            <span className={styles.name}>{t(`fields.${one.field}`)}</span>
            <span className={styles.note}>{wroteIt(one)}</span>
            {importedFrom !== null && cameWithIt(one) && (
              <span className={styles.note}>{t('person.provenance.file', { name: importedFrom })}</span>
            )}
            {one.origin && (
              <span className={styles.note}>
                {t('person.provenance.from', { name: one.origin.name || t('person.origin.unnamed') })} ·{' '}
                {t('person.origin.at', { date: formats.date(one.origin.collected_at) })}
                {one.origin.licence && ` · ${t('person.provenance.licence', { licence: one.origin.licence })}`}
              </span>
            )}
            {one.origin && <EvidenceText text={one.origin.evidence} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
