import { Checkbox, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type AutoRuleEffect, planOfRule, type RuleFault, ruleEffects } from '#domain/autoMarketing/rule'
import { CountField } from '../wizard/StepCard.tsx'
import { StepsPage } from '../wizard/StepsPage.tsx'
import { TagField } from './TagField.tsx'

const newEffect = {
  messages: { kind: 'messages', steps: [], allows_unknown_basis: false },
  tagAdd: { kind: 'tagAdd', tag: '' },
  tagRemove: { kind: 'tagRemove', tag: '' },
  reminder: { kind: 'reminder', text: '', days: 0 },
} as const satisfies Record<AutoRuleEffect['kind'], unknown>

type Props = {
  effect: AutoRuleEffect
  faults: readonly RuleFault[]
  onEffect: (effect: AutoRuleEffect) => void
}

const nobody: ReadonlySet<string> = new Set()

/** What is done for whom it happened. */
export function EffectFields({ effect, faults, onEffect }: Props) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const choose = (kind: AutoRuleEffect['kind']) => onEffect(structuredClone(newEffect[kind]) as AutoRuleEffect)
  return (
    <div className={styles.root}>
      <div className={styles.fields}>
        <Field label={t('rule.effect')}>
          <Select value={effect.kind} onChange={(_, { value }) => choose(value as AutoRuleEffect['kind'])}>
            {ruleEffects.map((kind) => (
              <option key={kind} value={kind}>
                {t(`rule.effects.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        {'tag' in effect && <TagField tag={effect.tag} onTag={(tag) => onEffect({ ...effect, tag })} />}
        {effect.kind === 'reminder' && (
          <>
            <Field label={t('rule.text')}>
              <Input
                value={effect.text}
                maxLength={300}
                onChange={(_, { value }) => onEffect({ ...effect, text: value })}
              />
            </Field>
            <CountField
              label={t('rule.inDays')}
              value={effect.days}
              most={60}
              onValue={(days) => onEffect({ ...effect, days })}
            />
          </>
        )}
      </div>
      {effect.kind === 'messages' && (
        <>
          <StepsPage
            plan={planOfRule(effect)}
            problems={faults.map(({ code, of }) => ({ code, of, page: 'steps' as const }))}
            begun={nobody}
            onPlan={({ steps }) => onEffect({ ...effect, steps })}
          />
          <Checkbox
            label={t('start.basis')}
            checked={effect.allows_unknown_basis}
            onChange={(_, { checked }) => onEffect({ ...effect, allows_unknown_basis: checked === true })}
          />
          <span className={styles.note}>{t('rule.messagesNote')}</span>
        </>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    alignItems: 'end',
    gap: tokens.spacingHorizontalM,
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
