import { Checkbox, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useTaskWords } from './channel.ts'
import { type PartProps, useFieldProblem } from './FormPart.tsx'

type Props = PartProps & {
  /** null: not counted */
  receivers: number | null
}

/** Some go first, and what comes of them decides about the others. */
export function BatchFields({ typed: { first_batch }, set, wrong, receivers }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const problemAt = useFieldProblem(wrong)
  return (
    <div className={styles.block}>
      <Checkbox
        label={t('task.form.batch')}
        checked={first_batch !== null}
        onChange={(_, { checked }) => set({ first_batch: checked === true ? { size: '500', wait_hours: '24' } : null })}
      />
      <p className={styles.note}>{t('task.form.batchHint')}</p>
      {first_batch && receivers !== null && receivers > 0 && Number(first_batch.size) >= receivers && (
        <p className={styles.note} role="status">
          {t('task.form.batchAll', { count: receivers })}
        </p>
      )}
      {first_batch && (
        <Field {...problemAt('first_batch')}>
          <div className={styles.line}>
            <TaskNumberField
              label={t('task.form.batchSize')}
              value={first_batch.size}
              onValue={(size) => set({ first_batch: { ...first_batch, size } })}
            />
            <TaskNumberField
              label={t('task.form.batchWait')}
              value={first_batch.wait_hours}
              onValue={(wait_hours) => set({ first_batch: { ...first_batch, wait_hours } })}
            />
          </div>
        </Field>
      )}
    </div>
  )
}

type NumberProps = { label: string; value: string; onValue: (value: string) => void }

export function TaskNumberField({ label, value, onValue }: NumberProps) {
  const styles = useStyles()
  return (
    <Field label={label}>
      <Input className={styles.number} inputMode="numeric" value={value} onChange={(_, data) => onValue(data.value)} />
    </Field>
  )
}

const useStyles = makeStyles({
  block: { display: 'grid', gap: tokens.spacingVerticalXS, minWidth: 0 },
  fields: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM, minWidth: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
  number: { width: '120px' },
})
