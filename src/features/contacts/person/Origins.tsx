import { Button, Checkbox, Field, Input, Select, Textarea } from '@fluentui/react-components'
import { AddRegular, CheckmarkRegular, DeleteRegular } from '@fluentui/react-icons'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ContactOrigin,
  informBy,
  informState,
  type ListOrigin,
  type OriginInput,
  type OriginWay,
  originOfImport,
  originWays,
} from '#domain/contacts/companions/origin'
import { type Contact, type ContactDraft, draftFields } from '#domain/contacts/contact'
import { limits } from '#domain/limits'
import { contactDraft } from '#workers/database/contactDrafts'
import { newId } from '#workers/newId'
import { Section } from '../../../components/Section.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { chosenTime, dayOf, today } from '../../../lib/days.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useNow } from '../../../lib/reminders.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { EvidenceText } from './EvidenceText.tsx'
import { useRulesStyles } from './rulesStyles.ts'
import { useCompanionChanges } from './useCompanionChanges.ts'

type Props = {
  contact: Contact
  origins: readonly ContactOrigin[]
  importedFrom: string | null
  listOrigin: ListOrigin | null
}

/** Where a contact came from, and by when the person has to be told. */
export function Origins({ contact, origins, importedFrom, listOrigin }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useRulesStyles()
  const [isRecording, setRecording] = useState(false)
  const unrecorded =
    importedFrom === null || origins.length
      ? null
      : originOfImport({ name: importedFrom, origin: listOrigin }, contact.created_at)
  return (
    <Section title={t('person.origin.title')}>
      {!origins.length && !unrecorded && <p className={styles.note}>{t('person.origin.none')}</p>}
      <ul className={styles.list}>
        {unrecorded && <Unkept contact={contact.id} origin={unrecorded} />}
        {origins.map((origin) => (
          <Kept key={origin.id} origin={origin} />
        ))}
      </ul>
      {isRecording ? (
        <NewOrigin contact={contact.id} from={unrecorded} onDone={() => setRecording(false)} />
      ) : (
        <div className={styles.below}>
          <Button className={styles.button} icon={<AddRegular />} onClick={() => setRecording(true)}>
            {t('person.origin.add')}
          </Button>
        </div>
      )}
    </Section>
  )
}

function Kept({ origin }: { origin: ContactOrigin }) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const { patchWithUndo, remove } = useCompanionChanges()
  const { id } = origin
  const markInformed = () =>
    patchWithUndo(
      'contact_origin',
      { id, informed_at: Date.now() },
      { id, informed_at: null },
      t('person.origin.informedSaved'),
    )
  const said = [
    t(`person.origin.way.${origin.way}`),
    t('person.origin.at', { date: formats.date(origin.collected_at) }),
  ].join(' · ')
  return (
    <OriginItem
      origin={origin}
      said={said}
      onInformed={() => void markInformed()}
      onRemove={() => void remove('contact_origin', origin, t('person.origin.deleted'))}
    />
  )
}

/** Nobody wrote it down, and an import says it all the same: to mark it is to record it. */
function Unkept({ contact, origin }: { contact: string; origin: OriginInput }) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const { makeInformed } = useCompanionChanges()
  const { informed_at: _, ...rest } = origin
  return (
    <OriginItem
      origin={origin}
      said={t('person.origin.imported', { date: formats.date(origin.collected_at) })}
      onInformed={() =>
        void makeInformed({ ...rest, id: newId(), contact_id: contact }, t('person.origin.informedSaved'))
      }
    />
  )
}

type ItemProps = { origin: OriginInput; said: string; onInformed: () => void; onRemove?: () => void }

function OriginItem({ origin, said, onInformed, onRemove }: ItemProps) {
  const { t } = useTranslation('contacts')
  const styles = useRulesStyles()
  const name = origin.name || t('person.origin.unnamed')
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{said}</span>
        {origin.fields.length > 0 && (
          <span className={styles.note}>
            {origin.fields.map((field) => t(`fields.${field}`)).join(t('change.and'))}
          </span>
        )}
        {origin.licence && (
          <span className={styles.note}>{t('person.provenance.licence', { licence: origin.licence })}</span>
        )}
        <EvidenceText text={origin.evidence} />
        <Telling origin={origin} onInformed={onInformed} />
      </div>
      {onRemove && (
        <div className={styles.actions}>
          <Button
            size="small"
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={t('person.origin.delete', { name })}
            title={t('person.origin.delete', { name })}
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  )
}

/** By when the person has to be told, or when they were. */
function Telling({ origin, onInformed }: Pick<ItemProps, 'origin' | 'onInformed'>) {
  const { t } = useTranslation('contacts')
  const styles = useRulesStyles()
  const formats = useFormats()
  const state = informState(origin, useNow())
  if (state === 'none') return null
  if (state === 'informed')
    return <span>{t('person.origin.informed', { date: formats.date(origin.informed_at!) })}</span>
  return (
    <>
      <span className={state === 'late' ? styles.bad : undefined}>
        {t(state === 'late' ? 'person.origin.late' : 'person.origin.informBy', {
          date: formats.date(informBy(origin)!),
        })}
      </span>
      <div className={styles.below}>
        <Button size="small" className={styles.button} icon={<CheckmarkRegular />} onClick={onInformed}>
          {t('person.origin.markInformed')}
        </Button>
      </div>
    </>
  )
}

type NewProps = { contact: string; from: OriginInput | null; onDone: () => void }
/** `name` null, `day` '': as the import says, else none and today */
type Draft = {
  way: OriginWay
  name: string | null
  licence: string
  evidence: string
  day: string
  fields: (keyof ContactDraft)[]
}
const empty: Draft = { way: 'elsewhere', name: null, licence: '', evidence: '', day: '', fields: [] }
const isEmpty = (draft: Draft) => JSON.stringify(draft) === JSON.stringify(empty)

function NewOrigin({ contact, from, onDone }: NewProps) {
  const { t } = useTranslation('contacts')
  const styles = useRulesStyles()
  const { make } = useCompanionChanges()
  const kept = useDraft(contactDraft('origin', contact), empty, isEmpty)
  const typed = kept.value ?? empty
  const draft = {
    ...typed,
    name: typed.name ?? from?.name ?? '',
    day: typed.day || (from ? dayOf(from.collected_at) : today()),
  }
  const change = (some: Partial<Draft>) => kept.set({ ...typed, ...some })
  const leave = () => {
    kept.clear()
    onDone()
  }
  const save = async () => {
    const { day, ...rest } = draft
    const origin = {
      ...rest,
      name: rest.name.trim(),
      licence: rest.licence.trim(),
      evidence: rest.evidence.trim(),
      id: newId(),
      contact_id: contact,
      collected_at: chosenTime(day),
    }
    if (await make('contact_origin', origin, t('person.origin.saved'))) leave()
  }
  const onSubmit = (event: FormEvent) => sendForm(event, save)
  return (
    <form className={styles.form} onSubmit={onSubmit} aria-label={t('person.origin.add')}>
      <Field label={t('person.origin.wayLabel')}>
        <Select autoFocus value={draft.way} onChange={(_, { value }) => change({ way: value as OriginWay })}>
          {originWays.map((way) => (
            <option key={way} value={way}>
              {t(`person.origin.way.${way}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('person.origin.name')} hint={t('person.origin.nameHint')}>
        <Input
          value={draft.name}
          maxLength={limits.lineLength}
          autoComplete="off"
          onChange={(_, { value }) => change({ name: value })}
        />
      </Field>
      <Field label={t('person.origin.collected')}>
        <Input type="date" value={draft.day} max={today()} onChange={(_, { value }) => change({ day: value })} />
      </Field>
      <Field label={t('person.origin.licence')} hint={t('person.origin.licenceHint')}>
        <Input
          value={draft.licence}
          maxLength={limits.lineLength}
          autoComplete="off"
          onChange={(_, { value }) => change({ licence: value })}
        />
      </Field>
      <fieldset className={styles.fields}>
        <legend>{t('person.origin.fields')}</legend>
        {draftFields.map((field) => (
          <Checkbox
            key={field}
            label={t(`fields.${field}`)}
            checked={draft.fields.includes(field)}
            onChange={(_, { checked }) =>
              change({ fields: draftFields.filter((one) => (one === field ? checked : draft.fields.includes(one))) })
            }
          />
        ))}
      </fieldset>
      <Field label={t('person.origin.evidence')}>
        <Textarea
          value={draft.evidence}
          maxLength={limits.evidenceLength}
          onChange={(_, { value }) => change({ evidence: value })}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary">
          {t('person.origin.save')}
        </Button>
        <Button onClick={leave}>{t('person.origin.cancel')}</Button>
      </div>
    </form>
  )
}
