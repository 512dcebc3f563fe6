import { Checkbox, Field, makeStyles, Select, Textarea, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type SearchPlace, searchPlaces } from '#domain/leadSources/searchPlaces'
import type { LeadKind } from '#domain/leads/form'
import { CheckboxGroup } from '../CheckboxGroup.tsx'
import {
  CityField,
  FaultyField,
  type FieldsProps,
  LeadCountryField,
  LeadTextField,
  LinesField,
  StoreSourceField,
} from './formFields.tsx'
import { RecipePart } from './recipe/RecipePart.tsx'
import { SocialFields } from './SocialFields.tsx'
import type { TypedJob } from './typedJob.ts'
import type { ListRows } from './useListRows.ts'

/** What a search of this kind asks. */
export function KindFields({ kind, typed, onTyped, faults, list }: FieldsProps & { kind: LeadKind; list: ListRows }) {
  const { t } = useTranslation('leads')
  const props = { typed, onTyped, faults, list }
  switch (kind) {
    case 'offlineStores':
      return (
        <>
          <PlaceFields {...props} />
          <StoreSourceField {...props} />
        </>
      )
    case 'globalMedia':
      return (
        <>
          <LinesField {...props} kind={kind} />
          <CheckboxGroup label={t('form.places')}>
            {(Object.keys(searchPlaces) as SearchPlace[]).map((place) => (
              <Checkbox
                key={place}
                label={t(`place.${place}`)}
                checked={typed.places.includes(place)}
                onChange={() => onTyped({ ...typed, places: toggled(typed.places, place) })}
              />
            ))}
          </CheckboxGroup>
          <LeadCountryField {...props} />
        </>
      )
    case 'domainSearch':
    case 'domainBg':
      return <LinesField {...props} kind={kind} />
    case 'globalFair':
    case 'globalBtoB':
      return <ListFields {...props} kind={kind} />
    case 'facebook':
    case 'instagram':
      return <SocialFields {...props} kind={kind} />
    case 'deepData':
      return (
        <>
          <Field label={t('form.subject')}>
            <Select
              value={typed.subject}
              onChange={(_, { value }) => onTyped({ ...typed, subject: value as TypedJob['subject'] })}
            >
              {(['company', 'person', 'staff'] as const).map((subject) => (
                <option key={subject} value={subject}>
                  {t(`subject.${subject}`)}
                </option>
              ))}
            </Select>
          </Field>
          <LinesField {...props} kind={kind} />
          <LeadCountryField {...props} />
        </>
      )
  }
}

const toggled = (places: SearchPlace[], place: SearchPlace) =>
  places.includes(place) ? places.filter((one) => one !== place) : [...places, place]

function ListFields({ kind, ...props }: FieldsProps & { kind: 'globalFair' | 'globalBtoB'; list: ListRows }) {
  const { t } = useTranslation('leads')
  const { typed, onTyped } = props
  const ways = kind === 'globalBtoB' ? (['brought', 'recipe', 'industry'] as const) : (['brought', 'recipe'] as const)
  return (
    <>
      <LeadTextField {...props} name="name" isRequired />
      <Field label={t('form.way')}>
        <Select value={typed.way} onChange={(_, { value }) => onTyped({ ...typed, way: value as TypedJob['way'] })}>
          {ways.map((way) => (
            <option key={way} value={way}>
              {t(`way.${way}`)}
            </option>
          ))}
        </Select>
      </Field>
      {typed.way === 'brought' && <LinesField {...props} kind={kind} />}
      {typed.way === 'industry' && <PlaceFields {...props} />}
      {typed.way === 'recipe' && (
        <>
          <RecipePart {...props} />
          <SelectorFields {...props} />
        </>
      )}
    </>
  )
}

/** What was recorded, as it is written: for whoever knows how pages are made. */
function SelectorFields({ typed, onTyped, faults }: FieldsProps) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  // A recipe that is not recorded yet is asked for above.
  const isFaulty = typed.entry !== '' && faults.some(({ field }) => ['entry', 'next', 'fields'].includes(field))
  const type = (change: TypedJob) => onTyped({ ...change, seen: 0 })
  return (
    <details {...(isFaulty && { open: true })}>
      <summary className={styles.summary}>{t('recipe.selectors')}</summary>
      <div className={styles.form}>
        <LeadTextField typed={typed} onTyped={type} faults={faults} name="entry" />
        <LeadTextField typed={typed} onTyped={onTyped} faults={faults} name="next" />
        <FaultyField label={t('form.fields')} hint={t('form.fieldsHint')} faults={faults} field="fields">
          <Textarea
            rows={4}
            resize="vertical"
            value={typed.fields}
            onChange={(_, { value }) => type({ ...typed, fields: value })}
          />
        </FaultyField>
      </div>
    </details>
  )
}

function PlaceFields(props: FieldsProps) {
  return (
    <>
      <LeadTextField {...props} name="keyword" isRequired />
      <LeadCountryField {...props} isRequired />
      <CityField {...props} />
    </>
  )
}

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  summary: { cursor: 'pointer', minHeight: '28px' },
})
