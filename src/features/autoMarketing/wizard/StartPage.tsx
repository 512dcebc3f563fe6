import { Button, Checkbox, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AutoEstimate, estimateOf } from '#domain/autoMarketing/estimate'
import type { AutoPage, AutoPlan, AutoProblem } from '#domain/autoMarketing/plan'
import { channelFacts } from '#domain/campaigns/channel'
import { leadKinds } from '#domain/leads/form'
import { limits } from '#domain/limits'
import { products } from '#domain/products'
import { useWords } from '../../../lib/errors.ts'
import { useFormats } from '../../../lib/formats.ts'
import { DryRunFacts } from './DryRunFacts.tsx'
import { GivingFields } from './GivingFields.tsx'
import { PointsLine } from './PointsLine.tsx'
import { CountField } from './StepCard.tsx'
import { useContactRun } from './useContactRun.ts'
import { useSourceName } from './useSourceName.ts'

type Props = {
  plan: AutoPlan
  problems: readonly AutoProblem[]
  onPlan: (plan: AutoPlan) => void
  onPage: (page: AutoPage) => void
}

/** When it begins and under which conditions it goes on; what it may cost, and whom it may reach. */
export function StartPage({ plan, problems, onPlan, onPage }: Props) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const words = useWords()
  const contactRun = useContactRun(plan)
  const [now] = useState(() => Date.now())
  const contacts = new Map(
    plan.sources.flatMap(({ kind, id }) => (kind === 'contacts' ? [[id, contactRun?.contacts ?? 0]] : [])),
  )
  const estimate = estimateOf(plan, { now, contacts, prices: [] })
  return (
    <div className={styles.root}>
      <Conditions plan={plan} onPlan={onPlan} />
      {plan.sources.some(({ kind }) => kind !== 'contacts') && <GivingFields plan={plan} onPlan={onPlan} />}
      <EstimateTable plan={plan} estimate={estimate} />
      {contactRun && <DryRunFacts run={contactRun} />}
      {problems.map(({ code, page, of }) => (
        <span key={`${code} ${of}`} className={styles.problem} role="alert">
          {words.ofCode(code)}{' '}
          <Button size="small" onClick={() => onPage(page)}>
            {t('wizard.repair')}
          </Button>
        </span>
      ))}
    </div>
  )
}

function Conditions({ plan, onPlan }: Pick<Props, 'plan' | 'onPlan'>) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const again = plan.again_days === null ? 'never' : plan.again_days === 0 ? 'always' : String(plan.again_days)
  return (
    <div className={styles.fields}>
      <Field label={t('start.at')} hint={t('start.atHint')}>
        <Input
          type="datetime-local"
          value={plan.starts_at === null ? '' : localTime(plan.starts_at)}
          onChange={(_, { value }) => onPlan({ ...plan, starts_at: value ? new Date(value).getTime() : null })}
        />
      </Field>
      <Field label={t('start.review')}>
        <Select
          value={plan.review}
          onChange={(_, { value }) => onPlan({ ...plan, review: value as AutoPlan['review'] })}
        >
          <option value="rules">{t('start.byRules')}</option>
          <option value="hand">{t('start.byHand')}</option>
        </Select>
      </Field>
      <CountField
        label={t('start.people')}
        value={plan.most_people}
        most={limits.autoPeople}
        onValue={(most_people) => onPlan({ ...plan, most_people: Math.max(1, most_people) })}
      />
      <CountField
        label={t('start.gate', { count: limits.autoFirstBatch })}
        value={plan.gate_hours}
        most={72}
        onValue={(gate_hours) => onPlan({ ...plan, gate_hours })}
      />
      <Field label={t('start.again')}>
        <Select value={again} onChange={(_, { value }) => onPlan({ ...plan, again_days: againDays(value) })}>
          <option value="never">{t('start.never')}</option>
          {['30', '90', '180'].map((days) => (
            <option key={days} value={days}>
              {t('start.afterDays', { count: Number(days) })}
            </option>
          ))}
          <option value="always">{t('start.always')}</option>
        </Select>
      </Field>
      <Checkbox
        label={t('start.basis')}
        checked={plan.allows_unknown_basis}
        onChange={(_, { checked }) => onPlan({ ...plan, allows_unknown_basis: checked === true })}
      />
    </div>
  )
}

const againDays = (value: string) => (value === 'never' ? null : value === 'always' ? 0 : Number(value))

/** As the field wants it, in the clock of this device. */
function localTime(at: number): string {
  const minutes = new Date(at).getTimezoneOffset()
  return new Date(at - minutes * 60_000).toISOString().slice(0, 16)
}

function EstimateTable({ plan, estimate }: { plan: AutoPlan; estimate: AutoEstimate }) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const { number, dateTime } = useFormats()
  const costs = new Map<number, number>()
  const charge = (product: number, points: number) => costs.set(product, (costs.get(product) ?? 0) + points)
  for (const { id, points } of estimate.sources) {
    const source = plan.sources.find((one) => one.id === id)
    if (source?.kind === 'leads') charge(products[leadKinds[source.form.kind]], points)
  }
  for (const [at, { points }] of estimate.steps.entries())
    charge(products[channelFacts[plan.steps[at]!.channel].product], points)
  return (
    <section className={styles.estimate} aria-label={t('estimate.title')}>
      <h2 className={styles.heading}>{t('estimate.title')}</h2>
      <ul className={styles.lines}>
        {plan.sources.map((source, at) => (
          <SourceLine
            key={source.id}
            source={source}
            rows={estimate.sources[at]!.rows}
            points={estimate.sources[at]!.points}
          />
        ))}
        {estimate.steps.map(({ id, people, points, begins }, at) => (
          <li key={id}>
            {t('estimate.step', {
              n: at + 1,
              channel: t(`channel.${plan.steps[at]!.channel}`),
              people: number(people),
              points: number(points),
              at: dateTime(begins),
            })}
          </li>
        ))}
      </ul>
      <p className={styles.line}>
        <strong>{t('estimate.sum', { people: number(estimate.people), points: number(estimate.points) })}</strong>
      </p>
      <p className={styles.line}>{t('estimate.ends', { at: dateTime(estimate.ends) })}</p>
      {[...costs].map(([product, points]) => (
        <PointsLine key={product} product={product} points={points} />
      ))}
      <p className={styles.note}>{t('estimate.note')}</p>
    </section>
  )
}

type SourceLineProps = { source: AutoPlan['sources'][number]; rows: number; points: number }

function SourceLine({ source, rows, points }: SourceLineProps) {
  const { t } = useTranslation('autoMarketing')
  const { number } = useFormats()
  const { title, detail } = useSourceName(source)
  return <li>{t('estimate.source', { title, detail, rows: number(rows), points: number(points) })}</li>
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'end',
  },
  estimate: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontVariantNumeric: 'tabular-nums',
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400 },
  lines: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
  line: { margin: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  problem: { color: tokens.colorPaletteRedForeground1 },
})
