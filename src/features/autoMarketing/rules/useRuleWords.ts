import { useTranslation } from 'react-i18next'
import type { AutoRule } from '#domain/autoMarketing/rule'
import { useLabels } from '../../../lib/labels.tsx'
import { useAutoRules } from './useAutoRules.ts'

/** What a rule says, in a sentence. */
export function useRuleWords() {
  const { t } = useTranslation('autoMarketing')
  const labels = useLabels()
  const rules = useAutoRules() ?? []
  const tagName = (id: string) => labels.nameOf(id) ?? t('rule.noTag')
  const messagesOf = (id: string | null) =>
    id === null ? t('rule.ofTasks') : t('rule.ofRule', { name: rules.find((one) => one.id === id)?.name ?? '…' })

  function whenWords({ when }: Pick<AutoRule, 'when'>): string {
    if (when.kind === 'tag') return t('rule.said.tag', { tag: tagName(when.tag) })
    if (when.kind === 'form') return t(`rule.said.form.${when.form}`)
    const of = messagesOf(when.of)
    return when.kind === 'noAnswer'
      ? t('rule.said.noAnswer', { of, count: when.days })
      : t('rule.said.openedTwice', { of })
  }
  function effectWords({ effect }: Pick<AutoRule, 'effect'>): string {
    if (effect.kind === 'messages')
      return effect.steps.length
        ? t('rule.said.messages', { steps: effect.steps.map(({ channel }) => t(`channel.${channel}`)).join(' → ') })
        : t('rule.said.noMessages')
    if (effect.kind === 'reminder') return t('rule.said.reminder', { text: effect.text })
    return t(`rule.said.${effect.kind}`, { tag: tagName(effect.tag) })
  }
  return { whenWords, effectWords, sentence: (rule: AutoRule) => `${whenWords(rule)} → ${effectWords(rule)}` }
}
