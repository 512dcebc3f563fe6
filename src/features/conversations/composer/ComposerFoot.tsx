import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '#domain/conversations/conversation'
import { limits } from '#domain/limits'
import type { AnswerMeans } from './useAnswering.ts'

type Props = { conversation: Conversation; answering: AnswerMeans; isTyped: boolean }

/** How long a text is and what it takes, and what sending it does beside. */
export function ComposerFoot({ conversation, answering, isTyped }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const { isSms, parts, points, left, isTooLong, most } = answering
  const also =
    conversation.status !== 'open' ? t('compose.reopens') : conversation.owner === null ? t('compose.takes') : ''
  if (!isTyped) return null
  return (
    <div className={styles.root}>
      <span>{also}</span>
      {!isSms && isTooLong && most !== null && (
        <span className={styles.bad} role="status">
          {t('compose.tooManySigns', { count: most })}
        </span>
      )}
      {isSms && (
        <span className={mergeClasses(styles.numbers, isTooLong && styles.bad)} role="status">
          {isTooLong
            ? t('compose.tooLong', { max: limits.smsParts })
            : [
                t('compose.parts', { count: parts }),
                t('compose.points', { count: points }),
                t('compose.left', { count: left }),
              ].join(' · ')}
        </span>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  numbers: { fontVariantNumeric: 'tabular-nums' },
  bad: { color: tokens.colorStatusDangerForeground1 },
})
