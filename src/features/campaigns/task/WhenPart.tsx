import { Field, Input, Radio, RadioGroup } from '@fluentui/react-components'
import type { CampaignTaskType } from '#domain/campaigns/task'
import { useNow } from '../../../lib/reminders.ts'
import { useTaskWords } from './channel.ts'
import { FormPart, type PartProps, useFieldProblem } from './FormPart.tsx'
import { localText } from './taskForm.ts'

/** By hand, or by itself at a time of the device's zone. */
export function WhenPart({ typed, set, wrong }: PartProps) {
  const { t } = useTaskWords()
  const problemAt = useFieldProblem(wrong)
  const now = useNow()
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <FormPart title={t('task.form.part.when')}>
      <RadioGroup
        aria-label={t('task.form.type')}
        value={typed.type}
        onChange={(_, { value }) => set({ type: value as CampaignTaskType })}
      >
        <Radio value="ordinary" label={t('task.form.ordinary')} />
        <Radio value="scheduled" label={t('task.form.scheduled')} />
      </RadioGroup>
      {typed.type === 'scheduled' && (
        <Field
          label={t('task.form.time', { zone })}
          hint={t('task.form.timeHint')}
          required
          {...problemAt('execution_time')}
        >
          <Input
            name="execution_time"
            type="datetime-local"
            min={localText(now)}
            value={typed.execution_time}
            onChange={(_, { value }) => set({ execution_time: value })}
          />
        </Field>
      )}
    </FormPart>
  )
}
