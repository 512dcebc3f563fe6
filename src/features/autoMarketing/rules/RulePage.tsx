import { Button, Input, makeStyles, Switch, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular, DeleteRegular, SaveRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AutoRule, circleOf, ruleFaults } from '#domain/autoMarketing/rule'
import { same } from '#domain/shared/same'
import { Page } from '../../../components/Page.tsx'
import { Part } from '../../../components/Part.tsx'
import { pressed, sendForm } from '../../../components/sendForm.ts'
import { keepDraft } from '../../../lib/drafts.ts'
import { useWords } from '../../../lib/errors.ts'
import { phone } from '../../../lib/media.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { EffectFields } from './EffectFields.tsx'
import { RuleTrial } from './RuleTrial.tsx'
import { useAutoRules, useRuleWork } from './useAutoRules.ts'
import { WhenFields } from './WhenFields.tsx'

type RuleEdit = Pick<AutoRule, 'name' | 'when' | 'effect'>
const editOf = ({ name, when, effect }: AutoRule): RuleEdit => ({ name, when, effect })

/** One rule: when, what then, whom it would have been for, and its switch. What is typed is on the device at once. */
export function RulePage({ rule, onClose }: { rule: AutoRule; onClose: () => void }) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const words = useWords()
  const work = useRuleWork()
  const rules = useAutoRules() ?? []
  const draftKey = `auto_rule ${rule.id}`
  const [start] = useState(() => editOf(rule))
  const draft = useDraft<RuleEdit>(draftKey, start, (typed) => same(typed, editOf(rule)))
  if (!draft.value) return null
  const edited = draft.value
  const { name, when, effect } = edited
  const next = { ...rule, name: name.trim() || rule.name, when, effect }
  const faults = ruleFaults(next)
  const circle = circleOf(next, rules)
  const mayBeOn = faults.length === 0 && circle === null
  const isChanged = !same(editOf(next), editOf(rule))

  const save = async () => {
    const isSaved = !isChanged || (await work.change({ id: rule.id, ...editOf(next) }))
    if (isSaved) await keepDraft(draftKey, null)
    return isSaved
  }
  const leave = async () => {
    const isUntouched = rule.created_at === rule.updated_at && !isChanged && faults.length > 0
    if (isUntouched) await work.discard(rule.id)
    // One that is on is changed only when that is said.
    if (isUntouched || rule.is_on || (await save())) onClose()
  }
  const turn = async (is_on: boolean) => {
    if (!is_on || (await save())) await work.switchTo(rule.id, is_on)
  }
  const remove = async () => {
    // Undo brings back what was typed as well.
    const isKept = !rule.is_on && (await save())
    if (await work.remove(isKept ? next : rule)) onClose()
  }
  return (
    <Page
      title={t('rule.title')}
      intro={t('rule.intro')}
      back={
        <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={() => pressed(leave)}>
          {t('back')}
        </Button>
      }
      action={
        <Switch
          label={t(rule.is_on ? 'rule.on' : 'rule.off')}
          checked={rule.is_on}
          disabled={!rule.is_on && !mayBeOn}
          onChange={(_, { checked }) => pressed(() => turn(checked))}
        />
      }
    >
      <form className={styles.form} onSubmit={(event) => sendForm(event, save)}>
        <Input
          aria-label={t('rule.name')}
          value={name}
          maxLength={300}
          className={styles.name}
          onChange={(_, { value }) => draft.set({ ...edited, name: value })}
        />
        {rule.problem !== '' && <span className={styles.problem}>{t(`rule.problem.${rule.problem}`)}</span>}
        <Part title={t('rule.when')}>
          <WhenFields rule={next} rules={rules} onWhen={(value) => draft.set({ ...edited, when: value })} />
          <RuleTrial when={when} />
        </Part>
        <Part title={t('rule.thenDo')}>
          <EffectFields effect={effect} faults={faults} onEffect={(value) => draft.set({ ...edited, effect: value })} />
        </Part>
        {faults
          .filter(({ of }) => of === '')
          .map(({ code }) => (
            <span key={code} className={styles.problem} role="alert">
              {words.ofCode(code)}
            </span>
          ))}
        {circle && (
          <span className={styles.problem} role="alert">
            {t('rule.circle', { way: circle.map((one) => one.name).join(' → ') })}
          </span>
        )}
        <div className={styles.buttons}>
          <Button
            type="submit"
            appearance="primary"
            icon={<SaveRegular />}
            disabledFocusable={!isChanged || (rule.is_on && !mayBeOn)}
          >
            {t('rule.save')}
          </Button>
          <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => pressed(remove)}>
            {t('rule.delete')}
          </Button>
        </div>
      </form>
    </Page>
  )
}

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  name: { maxWidth: '480px' },
  problem: { color: tokens.colorPaletteRedForeground1 },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    [phone]: { paddingBottom: tokens.spacingVerticalXXL },
  },
})
