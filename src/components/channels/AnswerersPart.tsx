import { Checkbox, Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ChannelAccountFields } from '#domain/channels/account'
import { assignmentRules } from '#domain/conversations/assignment'
import { personName, usePeople } from '../../lib/people.ts'
import { CheckboxGroup } from '../CheckboxGroup.tsx'
import { Part } from '../Part.tsx'

type Props = {
  form: {
    fields: Pick<ChannelAccountFields, 'users' | 'assignment'>
    set: (some: Partial<Pick<ChannelAccountFields, 'users' | 'assignment'>>) => void
  }
  /** who may use it */
  users: string
}

/** Who sends over the route and sees what nobody has taken yet, and who answers a conversation that begins. */
export function AnswerersPart({ form, users: usersLabel }: Props) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const people = usePeople().filter(({ status, is_main }) => status !== 'deleted' && !is_main)
  const { users, assignment } = form.fields
  const toggle = (id: string, isOn: boolean) =>
    form.set({ users: isOn ? [...users, id] : users.filter((one) => one !== id) })
  return (
    <Part title={t('route.answer.title')}>
      {people.length > 0 && (
        <CheckboxGroup
          label={usersLabel}
          hint={t(users.length ? 'route.answer.named' : 'route.answer.everybody')}
          className={styles.people}
        >
          {people.map((person) => (
            <Checkbox
              key={person.id}
              label={personName(person)}
              checked={users.includes(person.id)}
              onChange={(_, { checked }) => toggle(person.id, checked === true)}
            />
          ))}
        </CheckboxGroup>
      )}
      <Field label={t('route.answer.rule')}>
        <RadioGroup
          value={assignment}
          onChange={(_, { value }) => form.set({ assignment: value as typeof assignment })}
        >
          {assignmentRules.map((rule) => (
            <Radio
              key={rule}
              value={rule}
              label={{
                children: (
                  <span className={styles.rule}>
                    {t(`route.answer.${rule}`)}
                    <span className={styles.note}>{t(`route.answer.${rule}Hint`)}</span>
                  </span>
                ),
              }}
            />
          ))}
        </RadioGroup>
      </Field>
    </Part>
  )
}

const useStyles = makeStyles({
  people: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    maxHeight: '240px',
    overflowY: 'auto',
  },
  rule: { display: 'grid' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
