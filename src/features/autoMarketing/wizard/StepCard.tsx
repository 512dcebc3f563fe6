import { Button, Checkbox, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { ArrowUpRegular, DeleteRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import {
  type AutoBranch,
  type AutoProblem,
  type AutoStep,
  asksAboutStep,
  autoBranches,
} from '#domain/autoMarketing/plan'
import { CheckboxGroup } from '../../../components/CheckboxGroup.tsx'
import { useWords } from '../../../lib/errors.ts'
import type { ChannelChoices } from './useChannelChoices.ts'

type Props = {
  step: AutoStep
  n: number
  before: readonly AutoStep[]
  choices: ChannelChoices['email']
  problems: readonly AutoProblem[]
  isFixed: boolean
  onChange: (step: AutoStep) => void
  onRemove: () => void
  onEarlier?: () => void
}

/** One message: what, by whom, to whom of the steps before, after how long, and to how many. */
export function StepCard({ step, n, before, choices, problems, isFixed, onChange, onRemove, onEarlier }: Props) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const words = useWords()
  const title = t('step.title', { n, channel: t(`channel.${step.channel}`) })
  return (
    <li>
      <fieldset className={styles.card} disabled={isFixed} aria-label={title}>
        <div className={styles.top}>
          <strong className={styles.title}>{title}</strong>
          {onEarlier && (
            <Button
              appearance="subtle"
              icon={<ArrowUpRegular />}
              aria-label={t('step.earlier', { n })}
              onClick={onEarlier}
            />
          )}
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={t('step.remove', { n })}
            onClick={onRemove}
          />
        </div>
        {isFixed && <span className={styles.note}>{t('step.fixed')}</span>}
        <div className={styles.fields}>
          <Field label={t('step.message')}>
            <Select value={step.message} onChange={(_, { value }) => onChange({ ...step, message: value })}>
              <option value="">{t(choices.messages.length ? 'step.choose' : 'step.noMessage')}</option>
              {choices.messages.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          {n > 1 && <BranchFields step={step} before={before} onChange={onChange} />}
          <CountField
            label={t('step.days')}
            value={step.wait_days}
            most={90}
            onValue={(wait_days) => onChange({ ...step, wait_days })}
          />
          <CountField
            label={t('step.hours')}
            value={step.wait_hours}
            most={23}
            onValue={(wait_hours) => onChange({ ...step, wait_hours })}
          />
          <CountField
            label={t('step.most')}
            value={step.most}
            most={1_000_000}
            onValue={(most) => onChange({ ...step, most })}
          />
          {step.channel === 'linked' && (
            <CountField
              label={t('step.verify')}
              value={step.verify_count}
              most={1_000_000}
              onValue={(verify_count) => onChange({ ...step, verify_count })}
            />
          )}
        </div>
        <CheckboxGroup label={t('step.senders')} className={styles.senders}>
          {choices.senders.length === 0 && <span className={styles.note}>{t('step.noSender')}</span>}
          {choices.senders.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={step.senders.includes(id)}
              disabled={step.channel === 'email' && step.senders.length > 0 && !step.senders.includes(id)}
              onChange={() =>
                onChange({
                  ...step,
                  senders: step.senders.includes(id) ? step.senders.filter((one) => one !== id) : [...step.senders, id],
                })
              }
            />
          ))}
        </CheckboxGroup>
        {problems.map(({ code }) => (
          <span key={code} className={styles.problem} role="alert">
            {words.ofCode(code)}
          </span>
        ))}
      </fieldset>
    </li>
  )
}

function BranchFields({ step, before, onChange }: Pick<Props, 'step' | 'before' | 'onChange'>) {
  const { t } = useTranslation('autoMarketing')
  const last = before.at(-1)?.id ?? null
  const choose = (branch: AutoBranch) =>
    onChange({ ...step, branch, of: asksAboutStep(branch) ? (step.of ?? last) : null })
  return (
    <>
      <Field label={t('step.branch')}>
        <Select value={step.branch} onChange={(_, { value }) => choose(value as AutoBranch)}>
          {autoBranches.map((branch) => (
            <option key={branch} value={branch}>
              {t(`branch.${branch}`)}
            </option>
          ))}
        </Select>
      </Field>
      {asksAboutStep(step.branch) && before.length > 1 && (
        <Field label={t('step.of')}>
          <Select value={step.of ?? ''} onChange={(_, { value }) => onChange({ ...step, of: value })}>
            {before.map(({ id, channel }, at) => (
              <option key={id} value={id}>
                {t('step.title', { n: at + 1, channel: t(`channel.${channel}`) })}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}

type NumberProps = { label: string; value: number; most: number; onValue: (value: number) => void }

export function CountField({ label, value, most, onValue }: NumberProps) {
  return (
    <Field label={label}>
      <Input
        inputMode="numeric"
        value={String(value)}
        onChange={(_, typed) => onValue(Math.min(most, Number(typed.value.replace(/\D/g, '').slice(0, 7))))}
      />
    </Field>
  )
}

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: tokens.spacingHorizontalM,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  top: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  title: { flex: '1 1 0' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
    alignItems: 'end',
    gap: tokens.spacingHorizontalM,
  },
  senders: { display: 'flex', flexWrap: 'wrap' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  problem: { color: tokens.colorPaletteRedForeground1 },
})
