import { Checkbox, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import type { SequenceFlaw } from '#domain/campaigns/sequence'
import { subjectMeasures } from '#domain/campaigns/subjectTest'
import type { EmailMessage } from '#domain/email/render/message'
import { newId } from '#workers/newId'
import { BatchFields, TaskNumberField } from './BatchFields.tsx'
import { useTaskWords } from './channel.ts'
import { FormPart, type PartProps, useFieldProblem } from './FormPart.tsx'
import { SequenceEditor } from './SequenceEditor.tsx'
import { newSequence } from './sequenceEdit.ts'

type Props = PartProps & {
  messages: readonly EmailMessage[]
  flaws: readonly SequenceFlaw[]
  /** null: not counted */
  receivers: number | null
}

/** What few tasks need: a first batch, two subjects, more mails. */
export function MorePart(props: Props) {
  const { t } = useTaskWords()
  return (
    <FormPart title={t('task.form.part.how')}>
      <BatchFields {...props} />
      <Test {...props} />
      <More {...props} />
    </FormPart>
  )
}

function Test({ typed: { subject_test }, set, wrong }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const problemAt = useFieldProblem(wrong)
  const change = (some: object) => subject_test && set({ subject_test: { ...subject_test, ...some } })
  const begin = () => set({ subject_test: { id: newId(), b: '', share: '20', measure: 'opened', wait_hours: '24' } })
  return (
    <div className={styles.block}>
      <Checkbox
        label={t('task.form.test')}
        checked={subject_test !== null}
        onChange={(_, { checked }) => (checked === true ? begin() : set({ subject_test: null }))}
      />
      <p className={styles.note}>{t('task.form.testHint')}</p>
      {subject_test && (
        <Field {...problemAt('subject_test')}>
          <div className={styles.fields}>
            <Field label={t('task.form.testB')}>
              <Input name="subject_test" value={subject_test.b} onChange={(_, { value }) => change({ b: value })} />
            </Field>
            <div className={styles.line}>
              <TaskNumberField
                label={t('task.form.testShare')}
                value={subject_test.share}
                onValue={(share) => change({ share })}
              />
              <Field label={t('task.form.testMeasure')}>
                <Select value={subject_test.measure} onChange={(_, { value }) => change({ measure: value })}>
                  {subjectMeasures.map((measure) => (
                    <option key={measure} value={measure}>
                      {t(`task.form.measure.${measure}`)}
                    </option>
                  ))}
                </Select>
              </Field>
              <TaskNumberField
                label={t('task.form.testWait')}
                value={subject_test.wait_hours}
                onValue={(wait_hours) => change({ wait_hours })}
              />
            </div>
          </div>
        </Field>
      )}
    </div>
  )
}

function More({ typed, set, wrong, messages, flaws }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const problemAt = useFieldProblem(wrong)
  return (
    <div className={styles.block}>
      <Checkbox
        label={t('task.form.sequence')}
        checked={typed.sequence !== null}
        onChange={(_, { checked }) => set({ sequence: checked === true ? newSequence(newId) : null })}
      />
      <p className={styles.note}>{t('task.form.sequenceHint')}</p>
      {typed.sequence && (
        <Field {...problemAt('sequence')}>
          <SequenceEditor
            sequence={typed.sequence}
            messages={messages}
            flaws={flaws}
            onChange={(sequence) => set({ sequence })}
          />
        </Field>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  block: { display: 'grid', gap: tokens.spacingVerticalXS, minWidth: 0 },
  fields: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM, minWidth: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
  number: { width: '120px' },
})
