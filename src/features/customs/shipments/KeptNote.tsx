import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import { wordsOf } from '../../../lib/errors.ts'
import { useFormats } from '../../../lib/formats.ts'
import { language } from '../../../lib/texts.ts'

type Props = { answer: { at: number } | null; problem: unknown }

/** Says that what stands below is from before, or why there is nothing. */
export function KeptNote({ answer, problem }: Props) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const { dateTime } = useFormats()
  const lang = language.useValue()
  if (!problem) return null
  const isAway = problem instanceof AppError && problem.code === 'network'
  const text = isAway
    ? answer
      ? t('shipments.offline', { at: dateTime(answer.at) })
      : t('shipments.offlineNothing')
    : (wordsOf(problem, lang) ?? '')
  return (
    <MessageBar intent={isAway ? 'info' : 'error'} className={styles.root}>
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  )
}

const useStyles = makeStyles({
  root: { '& *': { whiteSpace: 'normal' }, paddingBlock: tokens.spacingVerticalXS },
})
