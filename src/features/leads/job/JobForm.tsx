import {
  Button,
  Checkbox,
  Field,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Select,
  Textarea,
  tokens,
} from '@fluentui/react-components'
import { ArrowLeftRegular, SearchRegular } from '@fluentui/react-icons'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sourceLicences } from '#domain/leadSources/licences'
import { type SearchPlace, searchPlaces } from '#domain/leadSources/searchPlaces'
import { leadCalls } from '#domain/leads/calls'
import { type LeadKind, leadKinds } from '#domain/leads/form'
import { pointsOfRow } from '#domain/leads/price'
import { products } from '#domain/products'
import { newId } from '#workers/newId'
import { CheckboxGroup } from '../../../components/CheckboxGroup.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { usePoints } from '../../../lib/usePoints.ts'
import { RecipePart } from '../recipe/RecipePart.tsx'
import { exampleJobs } from './exampleJob.ts'
import {
  CityField,
  FaultyField,
  type FieldsProps,
  LeadCountryField,
  LeadTextField,
  LinesField,
  StoreSourceField,
} from './formFields.tsx'
import { broughtOf, emptyJob, type JobFault, jobOf, type TypedJob } from './typedJob.ts'
import { useJobWork } from './useJobWork.ts'
import { type ListRows, useListRows } from './useListRows.ts'

type JobDraft = { value: TypedJob | null; set: (next: TypedJob) => void }

/** What was half typed, with the company that another page named, once. */
function useNamedCompany({ value, set }: JobDraft, { company, country }: { company: string; country: string }) {
  const named = useRef('')
  useEffect(() => {
    if (!value || !company || named.current === company) return
    named.current = company
    set({ ...value, subject: 'company', lines: company.replace(/[,，]/g, ' '), country })
  })
  return value
}

const isEmptyJob = (typed: TypedJob) => JSON.stringify(typed) === JSON.stringify(emptyJob)

/** `company`: whom another page wants to be looked for, '' for nobody. */
type Props = {
  kind: LeadKind
  company: string
  country: string
  onClose: () => void
  onMade: (id: string) => void
}

/** What is looked for, what it costs and under which licence, before anything is asked. */
export function JobForm({ kind, company, country, onClose, onMade }: Props) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const draft = useDraft<TypedJob>(`lead_job ${kind}`, emptyJob, isEmptyJob)
  const [faults, setFaults] = useState<JobFault[]>([])
  const [isBusy, setBusy] = useState(false)
  const isConnected = useConnected()
  const { answer } = useAnswer(leadCalls.sources, {})
  const isDemo = answer?.data.sandbox === true
  const { create } = useJobWork()
  const list = useListRows()
  const typed = useNamedCompany(draft, { company, country })
  if (!typed) return null
  const brought = broughtOf(kind, typed, list.file?.rows ?? null)
  const isStuck = brought !== null && !isConnected
  async function begin() {
    if (!typed) return
    const made = jobOf(kind, typed, { id: newId(), file: list.file?.rows ?? null, now: Date.now() })
    setFaults('faults' in made ? made.faults : [])
    if ('faults' in made) return
    setBusy(true)
    const isMade = await create(made.job, brought)
    setBusy(false)
    if (!isMade) return
    draft.clear()
    onMade(made.job.id)
  }
  return (
    <Page
      title={t(`kind.${kind}.newTitle`)}
      intro={t(`kind.${kind}.intro`)}
      back={
        <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={onClose}>
          {t('job.back')}
        </Button>
      }
    >
      <Sheet>
        <form className={styles.form} noValidate onSubmit={(event) => sendForm(event, begin)}>
          <KindFields kind={kind} typed={typed} onTyped={draft.set} faults={faults} list={list} />
          <EndFields typed={typed} onTyped={draft.set} faults={faults} />
          <Terms kind={kind} typed={typed} list={list} />
          {isStuck && (
            <MessageBar intent="warning">
              <MessageBarBody>{t('form.bringOffline')}</MessageBarBody>
            </MessageBar>
          )}
          <div className={styles.buttons}>
            <Button type="submit" appearance="primary" icon={<SearchRegular />} disabled={isStuck || isBusy}>
              {t('form.begin')}
            </Button>
            {isDemo && (
              <Button onClick={() => draft.set({ ...typed, ...exampleJobs[kind] })}>{t('form.example')}</Button>
            )}
          </div>
        </form>
      </Sheet>
    </Page>
  )
}

function KindFields({ kind, typed, onTyped, faults, list }: FieldsProps & { kind: LeadKind; list: ListRows }) {
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
      <LeadTextField {...props} name="name" />
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

function EndFields(props: FieldsProps) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  return (
    <fieldset className={styles.ends}>
      <legend className={styles.legend}>{t('form.ends')}</legend>
      <LeadTextField {...props} name="rows" isNumber />
      <LeadTextField {...props} name="points" isNumber />
      <LeadTextField {...props} name="hour" isNumber />
    </fieldset>
  )
}

/** What a row costs, what it may cost in all, and what may be done with what is found. */
function Terms({ kind, typed, list }: { kind: LeadKind; typed: TypedJob; list: ListRows }) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const formats = useFormats()
  const made = jobOf(kind, typed, { id: newId(), file: list.file?.rows ?? null, now: 0 })
  const price = 'job' in made ? pointsOfRow(made.job.form) : null
  const most = Math.min(price === null ? 0 : price * Number(typed.rows), typed.points ? Number(typed.points) : Infinity)
  const { points, enough } = usePoints(products[leadKinds[kind]], most)
  const { answer } = useAnswer(leadCalls.sources, {})
  const isMissing =
    answer !== null &&
    ((kind === 'offlineStores' && !(typed.from === 'osm' ? answer.data.overpass : answer.data.overture)) ||
      (kind === 'globalMedia' && answer.data.search === null))
  const licence = sourceLicences[kind !== 'offlineStores' ? 'ownNote' : typed.from === 'osm' ? 'odbl' : 'overture']
  return (
    <section className={styles.terms} aria-label={t('form.terms')}>
      {price !== null && (
        <p className={styles.line}>
          {price === 0 ? t('form.free') : t('form.price', { price: formats.number(price), most: formats.number(most) })}
          {points !== null && price > 0 && ` ${t('form.have', { points: formats.number(points) })}`}
        </p>
      )}
      {enough === false && price !== 0 && <p className={styles.warning}>{t('form.short')}</p>}
      <p className={styles.line}>
        {t(kind === 'offlineStores' && typed.from === 'overture' ? 'form.overtureLicence' : `kind.${kind}.licence`)}{' '}
        {licence.attribution ?? ''}
      </p>
      {isMissing && <p className={styles.warning}>{t('form.sourceMissing')}</p>}
    </section>
  )
}

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    maxWidth: '720px',
  },
  summary: { cursor: 'pointer', minHeight: '28px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  ends: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  legend: { padding: 0, marginBottom: tokens.spacingVerticalXS, fontWeight: tokens.fontWeightSemibold },
  terms: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  line: { margin: 0 },
  warning: { margin: 0, color: tokens.colorPaletteDarkOrangeForeground1 },
})
