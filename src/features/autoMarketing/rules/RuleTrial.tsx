import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { autoCalls } from '#domain/autoMarketing/calls'
import type { AutoRuleEvent } from '#domain/autoMarketing/rule'
import { useFormats } from '../../../lib/formats.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useConnected } from '../../../lib/useConnected.ts'

/** For how many people it would have applied. */
export function RuleTrial({ when }: { when: AutoRuleEvent }) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const isConnected = useConnected()
  if (when.kind === 'tag' && when.tag === '') return null
  return <output className={styles.text}>{isConnected ? <TrialAnswer when={when} /> : t('rule.trial.offline')}</output>
}

function TrialAnswer({ when }: { when: AutoRuleEvent }) {
  const { t } = useTranslation('autoMarketing')
  const { number } = useFormats()
  const { answer, problem } = useAnswer(autoCalls.tryRule, { when })
  if (!answer) return t(problem ? 'rule.trial.failed' : 'rule.trial.asking')
  const { people, times } = answer.data
  if (people === 0) return t('rule.trial.nobody')
  return t('rule.trial.people', { count: people, number: number(people), times: number(times) })
}

const useStyles = makeStyles({ text: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' } })
