import { Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type AutoRule, type AutoRuleEvent, ruleEvents, ruleForms } from '#domain/autoMarketing/rule'
import { CountField } from '../wizard/StepCard.tsx'
import { TagField } from './TagField.tsx'

const newEvent = {
  tag: { kind: 'tag', tag: '' },
  form: { kind: 'form', form: 'any' },
  openedTwice: { kind: 'openedTwice', of: null },
  noAnswer: { kind: 'noAnswer', of: null, days: 3 },
} as const satisfies Record<AutoRuleEvent['kind'], AutoRuleEvent>

type Props = { rule: AutoRule; rules: readonly AutoRule[]; onWhen: (when: AutoRuleEvent) => void }

/** What has to happen. */
export function WhenFields({ rule: { id, when }, rules, onWhen }: Props) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const writing = rules.filter((one) => one.id !== id && one.effect.kind === 'messages')
  return (
    <div className={styles.fields}>
      <Field label={t('rule.event')}>
        <Select value={when.kind} onChange={(_, { value }) => onWhen(newEvent[value as AutoRuleEvent['kind']])}>
          {ruleEvents.map((kind) => (
            <option key={kind} value={kind}>
              {t(`rule.events.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {when.kind === 'tag' && <TagField tag={when.tag} onTag={(tag) => onWhen({ ...when, tag })} />}
      {when.kind === 'form' && (
        <Field label={t('rule.form')}>
          <Select
            value={when.form}
            onChange={(_, { value }) => onWhen({ ...when, form: value as (typeof ruleForms)[number] })}
          >
            {ruleForms.map((form) => (
              <option key={form} value={form}>
                {t(`rule.forms.${form}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {'of' in when && (
        <Field label={t('rule.of')} hint={t('rule.ofHint')}>
          <Select value={when.of ?? ''} onChange={(_, { value }) => onWhen({ ...when, of: value || null })}>
            <option value="">{t('rule.ofTasks')}</option>
            {writing.map((one) => (
              <option key={one.id} value={one.id}>
                {t('rule.ofRule', { name: one.name })}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {when.kind === 'noAnswer' && (
        <CountField
          label={t('rule.days')}
          value={when.days}
          most={60}
          onValue={(days) => onWhen({ ...when, days: Math.max(1, days) })}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
  },
})
