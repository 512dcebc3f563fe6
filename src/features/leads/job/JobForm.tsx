import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular, SearchRegular } from '@fluentui/react-icons'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sourceLicences } from '#domain/leadSources/licences'
import { leadCalls } from '#domain/leads/calls'
import { type LeadKind, leadKinds } from '#domain/leads/form'
import { pointsOfRow } from '#domain/leads/price'
import { products } from '#domain/products'
import { newId } from '#workers/newId'
import { exampleJobs } from '../../../components/leads/exampleJob.ts'
import { type FieldsProps, LeadTextField } from '../../../components/leads/formFields.tsx'
import { KindFields } from '../../../components/leads/KindFields.tsx'
import { broughtOf, emptyJob, type JobFault, jobOf, type TypedJob } from '../../../components/leads/typedJob.ts'
import { type ListRows, useListRows } from '../../../components/leads/useListRows.ts'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { usePoints } from '../../../lib/usePoints.ts'
import { useJobWork } from './useJobWork.ts'

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
      (kind === 'globalMedia' && answer.data.search === null) ||
      (kind === 'facebook' && typed.find === 'search' && answer.data.search === null && !answer.data.meta.pages) ||
      (kind === 'instagram' && typed.find === 'search' && answer.data.search === null))
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
