import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type Consent, consentChannels, consentStateOf } from '#domain/contacts/companions/consent'
import type { Contact, ContactFields } from '#domain/contacts/contact'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { LooksLike } from '../duplicates/LooksLike.tsx'
import { MergedContacts } from '../duplicates/MergedContacts.tsx'
import { ExcludedNote } from '../excluded/ExcludedNote.tsx'
import { HistorySection } from '../history/HistorySection.tsx'
import { LocalTime } from '../person/LocalTime.tsx'
import { VoiceNotes } from '../voice/VoiceNotes.tsx'
import { ContactFacts } from './ContactFacts.tsx'
import { ContactForm } from './ContactForm.tsx'
import { LostValues } from './LostValues.tsx'
import { PictureField } from './PictureField.tsx'
import { QuickActions } from './QuickActions.tsx'

type HeadProps = {
  contact: Contact
  name: string
  pending: boolean
  /** undefined while they are read */
  consents: readonly Consent[] | undefined
}

/** Who it is, how to reach them at once, and where they do not want to be reached. */
export function ContactHead({ contact, name, pending, consents = [] }: HeadProps) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const withdrawn = consentChannels.filter((channel) => consentStateOf(consents, channel).kind === 'withdrawn')
  return (
    <>
      <div className={styles.who}>
        <PictureField contact={contact} name={name} />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.company}>
            {[contact.name ? contact.company : '', contact.position].filter(Boolean).join(' · ')}
            {pending && <span className={styles.pending}>{t('row.pending')}</span>}
          </p>
          {contact.restricted_at && (
            <span>
              <StatusBadge tone="warning">{t('row.restricted')}</StatusBadge>
            </span>
          )}
        </div>
      </div>
      <div className={styles.notes}>
        <ExcludedNote contact={contact} />
        <LooksLike contact={contact} />
      </div>
      <QuickActions contact={contact} />
      {withdrawn.length > 0 && (
        <p className={styles.withdrawn}>
          {withdrawn.map((channel) => (
            <StatusBadge key={channel} tone="bad">
              {t('person.consent.notBy', { channel: t(`person.consent.channel.${channel}`) })}
            </StatusBadge>
          ))}
        </p>
      )}
      <LocalTime contact={contact} />
    </>
  )
}

/** Everything known about it, every field changed where it stands. */
export function ContactDetails({ contact, name }: { contact: Contact; name: string }) {
  const { id } = contact
  const { sync } = useClient()
  const words = useWords()
  const save = async (fields: ContactFields) => {
    const saved = await sync.mutate('contact.patch', { ids: [id], fields })
    return saved.kind === 'saved' ? null : words.ofCode(saved.code)
  }
  return (
    <>
      <VoiceNotes contact={id} name={name} />
      <LostValues contact={contact} />
      <ContactForm contact={contact} onSave={save} />
      <MergedContacts contact={id} />
      <HistorySection contact={contact} name={name} />
      <ContactFacts contact={contact} />
    </>
  )
}

const useStyles = makeStyles({
  who: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    margin: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalM}`,
  },
  words: { flexGrow: 1, minWidth: 0 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  company: {
    margin: 0,
    minHeight: '20px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  notes: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    '&:not(:empty)': { margin: `0 ${tokens.spacingHorizontalS} ${tokens.spacingVerticalM}` },
  },
  withdrawn: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    margin: `0 ${tokens.spacingHorizontalS} ${tokens.spacingVerticalM}`,
  },
  pending: {
    marginInlineStart: tokens.spacingHorizontalS,
    color: tokens.colorPaletteMarigoldForeground2,
    fontSize: tokens.fontSizeBase200,
  },
})
