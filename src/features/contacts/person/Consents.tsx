import { Button, Field, Input, Select, Textarea } from '@fluentui/react-components'
import { AddRegular, DeleteRegular, DismissCircleRegular } from '@fluentui/react-icons'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Consent,
  type ConsentChannel,
  consentChannels,
  consentStateOf,
  type LawfulBasis,
  lawfulBases,
} from '#domain/contacts/companions/consent'
import { limits } from '#domain/limits'
import { contactDraft } from '#workers/database/contactDrafts'
import { newId } from '#workers/newId'
import { Section } from '../../../components/Section.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { chosenTime, today } from '../../../lib/days.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { EvidenceText } from './EvidenceText.tsx'
import { useRulesStyles } from './rulesStyles.ts'
import { useCompanionChanges } from './useCompanionChanges.ts'

/** For each channel why this person may be reached, what shows it, and whether it was withdrawn. */
export function Consents({ contact, consents }: { contact: string; consents: readonly Consent[] }) {
  const { t } = useTranslation('contacts')
  const styles = useRulesStyles()
  const [recording, setRecording] = useState<ConsentChannel | null>(null)
  return (
    <Section title={t('person.consent.title')}>
      <ul className={styles.list}>
        {consentChannels.map((channel) => (
          <Channel key={channel} channel={channel} consents={consents} onRecord={() => setRecording(channel)} />
        ))}
      </ul>
      {recording && (
        <NewConsent key={recording} contact={contact} channel={recording} onDone={() => setRecording(null)} />
      )}
    </Section>
  )
}

type ChannelProps = { channel: ConsentChannel; consents: readonly Consent[]; onRecord: () => void }

function Channel({ channel, consents, onRecord }: ChannelProps) {
  const { t } = useTranslation('contacts')
  const styles = useRulesStyles()
  const formats = useFormats()
  const who = useWho()
  const { patchWithUndo, remove } = useCompanionChanges()
  const standing = consentStateOf(consents, channel)
  const name = t(`person.consent.channel.${channel}`)
  const consent = standing.kind === 'unknown' ? null : standing.consent
  const said = !consent
    ? t('person.consent.unknown')
    : consent.withdrawn_at !== null
      ? t('person.consent.withdrawn', { date: formats.date(consent.withdrawn_at) })
      : t('person.consent.lawful', {
          basis: t(`person.consent.basis.${consent.basis}`),
          date: formats.date(consent.given_at),
        })
  const withdraw = ({ id }: Consent) =>
    patchWithUndo(
      'consent',
      { id, withdrawn_at: Date.now() },
      { id, withdrawn_at: null },
      t('person.consent.withdrawnSaved', { channel: name }),
    )
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={standing.kind === 'withdrawn' ? styles.bad : undefined}>{said}</span>
        {consent && <EvidenceText text={consent.evidence} />}
        {consent && <span className={styles.note}>{t('person.consent.by', { who: who(consent.created_by) })}</span>}
      </div>
      <div className={styles.actions}>
        {standing.kind === 'lawful' && (
          <Button
            size="small"
            icon={<DismissCircleRegular />}
            aria-label={t('person.consent.withdrawFor', { channel: name })}
            onClick={() => void withdraw(standing.consent)}
          >
            {t('person.consent.withdraw')}
          </Button>
        )}
        <Button
          size="small"
          appearance="subtle"
          icon={<AddRegular />}
          aria-label={t('person.consent.recordFor', { channel: name })}
          title={t('person.consent.recordFor', { channel: name })}
          onClick={onRecord}
        />
        {consent && (
          <Button
            size="small"
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={t('person.consent.delete', { channel: name })}
            title={t('person.consent.delete', { channel: name })}
            onClick={() => void remove('consent', consent, t('person.consent.deleted'))}
          />
        )}
      </div>
    </li>
  )
}

type NewProps = { contact: string; channel: ConsentChannel; onDone: () => void }
/** `day` '': today */
type Draft = { basis: LawfulBasis; evidence: string; day: string }
const empty: Draft = { basis: 'consent', evidence: '', day: '' }
const isEmpty = ({ basis, evidence, day }: Draft) => basis === empty.basis && !evidence.trim() && !day

function NewConsent({ contact, channel, onDone }: NewProps) {
  const { t } = useTranslation('contacts')
  const styles = useRulesStyles()
  const { make } = useCompanionChanges()
  const kept = useDraft(contactDraft(`consent ${channel}`, contact), empty, isEmpty)
  const draft = kept.value ?? empty
  const change = (some: Partial<Draft>) => kept.set({ ...draft, ...some })
  const leave = () => {
    kept.clear()
    onDone()
  }
  const name = t(`person.consent.channel.${channel}`)
  const save = async () => {
    const { basis, evidence, day } = draft
    const given_at = chosenTime(day)
    const consent = { id: newId(), contact_id: contact, channel, basis, evidence: evidence.trim(), given_at }
    if (await make('consent', consent, t('person.consent.saved', { channel: name }))) leave()
  }
  const onSubmit = (event: FormEvent) => sendForm(event, save)
  return (
    <form className={styles.form} onSubmit={onSubmit} aria-label={t('person.consent.recordFor', { channel: name })}>
      <strong>{t('person.consent.recordFor', { channel: name })}</strong>
      <Field label={t('person.consent.basisLabel')}>
        <Select autoFocus value={draft.basis} onChange={(_, { value }) => change({ basis: value as LawfulBasis })}>
          {lawfulBases.map((basis) => (
            <option key={basis} value={basis}>
              {t(`person.consent.basis.${basis}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('person.consent.given')}>
        <Input
          type="date"
          value={draft.day || today()}
          max={today()}
          onChange={(_, { value }) => change({ day: value })}
        />
      </Field>
      <Field label={t('person.consent.evidence')} hint={t('person.consent.evidenceHint')}>
        <Textarea
          value={draft.evidence}
          maxLength={limits.evidenceLength}
          onChange={(_, { value }) => change({ evidence: value })}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary">
          {t('person.consent.save')}
        </Button>
        <Button onClick={leave}>{t('person.consent.cancel')}</Button>
      </div>
    </form>
  )
}
