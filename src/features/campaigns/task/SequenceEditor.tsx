import { Button, Checkbox, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { AddRegular, DeleteRegular } from '@fluentui/react-icons'
import { Link } from 'react-router-dom'
import { askedOf, type Sequence, type SequenceFlaw, type SequenceStep } from '#domain/campaigns/sequence'
import type { SmsAccount } from '#domain/channels/account'
import type { EmailMessage } from '#domain/email/render/message'
import type { SmsMessageRow } from '#domain/sms/message'
import { newId } from '#workers/newId'
import { usableRoutes, useRoutes } from '../../../components/sms/useRoutes.ts'
import { useSmsMessages } from '../../../components/sms/useSmsMessages.ts'
import { smsMessagesPath } from '../../../lib/smsPaths.ts'
import { useTaskWords } from './channel.ts'
import { StepRouteField } from './StepRouteField.tsx'
import { kindOf, type StepKind, withChanged, withoutStep, withStep } from './sequenceEdit.ts'
import { useStepName } from './sequenceWords.ts'

type Props = {
  sequence: Sequence
  messages: readonly EmailMessage[]
  flaws: readonly SequenceFlaw[]
  onChange: (sequence: Sequence) => void
}

const kinds: readonly StepKind[] = ['mail', 'text', 'wait', 'condition']

/** The steps one below the other, each with where it leads, and what is wrong with it in words. */
export function SequenceEditor({ sequence, messages, flaws, onChange }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const texts = useSmsMessages() ?? none
  const all = useRoutes() ?? none
  const routes = usableRoutes(all).map(({ id }) => id)
  const ofNone = flaws.filter(({ step }) => step === '')
  return (
    <div className={styles.root}>
      {ofNone.map(({ flaw }) => (
        <Flaw key={flaw} flaw={flaw} />
      ))}
      <ol className={styles.list}>
        {sequence.steps.map((step, at) => (
          <Step
            key={step.id}
            step={step}
            isFirst={at === 0}
            sequence={sequence}
            messages={messages}
            texts={texts}
            routes={all}
            flaws={flaws.filter((one) => one.step === step.id)}
            onChange={onChange}
          />
        ))}
      </ol>
      <div className={styles.line}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            icon={<AddRegular />}
            onClick={() => onChange(withStep(sequence, kind, { id: newId(), routes }))}
          >
            {t(`task.sequence.add.${kind}`)}
          </Button>
        ))}
      </div>
      <Checkbox
        label={t('task.sequence.stops')}
        checked={sequence.stops_on_reply}
        onChange={(_, { checked }) => onChange({ ...sequence, stops_on_reply: checked === true })}
      />
    </div>
  )
}

type StepProps = Props & {
  step: SequenceStep
  isFirst: boolean
  texts: readonly SmsMessageRow[]
  routes: readonly SmsAccount[]
}

function Step(props: StepProps) {
  const { step, isFirst, sequence, flaws, onChange } = props
  const { t } = useTaskWords()
  const styles = useStyles()
  const nameOf = useStepName(sequence)
  const name = nameOf(step.id)
  return (
    <li className={styles.step}>
      <div className={styles.head}>
        <strong>{name}</strong>
        {!isFirst && (
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={t('task.sequence.remove', { step: name })}
            title={t('task.sequence.remove', { step: name })}
            onClick={() => onChange(withoutStep(sequence, step.id))}
          />
        )}
      </div>
      <div className={styles.line}>
        <StepFields {...props} name={name} />
      </div>
      {flaws.map(({ flaw }) => (
        <Flaw key={flaw} flaw={flaw} />
      ))}
    </li>
  )
}

function StepFields({
  step,
  isFirst,
  sequence,
  messages,
  texts,
  routes,
  onChange,
  name,
}: StepProps & { name: string }) {
  const { t } = useTaskWords()
  const nameOf = useStepName(sequence)
  const change = (next: SequenceStep) => onChange(withChanged(sequence, next))
  const way = (label: string, to: string | null, onTo: (to: string | null) => void) => (
    <Field label={label}>
      <Select aria-label={`${name}: ${label}`} value={to ?? ''} onChange={(_, { value }) => onTo(value || null)}>
        <option value="">{t('task.sequence.end')}</option>
        {sequence.steps
          .filter(({ id }) => id !== step.id)
          .map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
      </Select>
    </Field>
  )
  if (step.kind === 'condition')
    return (
      <>
        <Field label={t('task.sequence.asks')}>
          <Select value={step.asks} onChange={(_, { value }) => change({ ...step, asks: value as typeof step.asks })}>
            {askedOf.map((asks) => (
              <option key={asks} value={asks}>
                {t(`task.sequence.asked.${asks}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('task.sequence.of')}>
          <Select value={step.mail} onChange={(_, { value }) => change({ ...step, mail: value })}>
            {sequence.steps
              .filter(({ kind }) => kind === 'mail')
              .map(({ id }) => (
                <option key={id} value={id}>
                  {nameOf(id)}
                </option>
              ))}
          </Select>
        </Field>
        {way(t('task.sequence.yes'), step.yes, (yes) => change({ ...step, yes }))}
        {way(t('task.sequence.no'), step.no, (no) => change({ ...step, no }))}
      </>
    )
  const then = way(t('task.sequence.leads'), step.next, (next) => change({ ...step, next }))
  if (step.kind === 'wait')
    return (
      <>
        <WholeNumber
          label={t('task.sequence.days')}
          most={90}
          value={step.days}
          onValue={(days) => change({ ...step, days })}
        />
        <WholeNumber
          label={t('task.sequence.hours')}
          most={23}
          value={step.hours}
          onValue={(hours) => change({ ...step, hours })}
        />
        {then}
      </>
    )
  return (
    <>
      {isFirst ? (
        <span>{t('task.sequence.first')}</span>
      ) : (
        <Field label={t('task.form.message')}>
          <Select value={step.message} onChange={(_, { value }) => change({ ...step, message: value })}>
            <option value="">{t('task.form.messageNone')}</option>
            {kindOf(step) === 'text'
              ? texts.map(({ id, name, text }) => (
                  <option key={id} value={id}>
                    {name || text}
                  </option>
                ))
              : messages.map(({ id, name, theme }) => (
                  <option key={id} value={id}>
                    {name || theme}
                  </option>
                ))}
          </Select>
        </Field>
      )}
      {kindOf(step) === 'text' && (
        <StepRouteField
          senders={step.senders ?? none}
          routes={routes}
          onSenders={(senders) => change({ ...step, senders })}
        />
      )}
      {kindOf(step) === 'text' && texts.length === 0 && <Link to={smsMessagesPath}>{t('task.sequence.textMake')}</Link>}
      {then}
    </>
  )
}

const none: readonly never[] = []

type WholeProps = { label: string; most: number; value: number; onValue: (value: number) => void }

function WholeNumber({ label, most, value, onValue }: WholeProps) {
  const styles = useStyles()
  return (
    <Field label={label}>
      <Input
        type="number"
        className={styles.number}
        min={0}
        max={most}
        value={String(value)}
        onChange={(_, data) => onValue(Math.min(most, Math.max(0, Math.trunc(Number(data.value) || 0))))}
      />
    </Field>
  )
}

function Flaw({ flaw }: { flaw: SequenceFlaw['flaw'] }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  return (
    <p className={styles.flaw} tabIndex={-1} data-wrong>
      {t(`task.sequence.flaw.${flaw}`)}
    </p>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  step: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderLeft: `${tokens.strokeWidthThicker} solid ${tokens.colorBrandStroke2}`,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '32px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM, minWidth: 0 },
  number: { width: '96px' },
  flaw: { margin: 0, color: tokens.colorStatusDangerForeground1 },
})
