import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { distributionCalls } from '#domain/distribution/calls'
import type { OutputOf } from '#domain/shared/call'
import type { Problem } from '../../components/problems.ts'
import { useWords } from '../../lib/errors.ts'

type Pool = OutputOf<(typeof distributionCalls)['pool']>

/** How many there are, how many may be claimed, and why not so many. */
export function PoolFacts({ pool, problem }: { pool: Pool; problem: Problem | null }) {
  const { t } = useTranslation('distribution')
  const styles = useStyles()
  const { ofCode } = useWords()
  const { count, limits, held, left } = pool
  return (
    <>
      <p className={styles.facts} role="status">
        {count > 0 && <span>{t('poolList.count', { count })}</span>}
        {left !== null && <strong>{t('poolList.left', { left, perDay: limits.per_day })}</strong>}
        {left !== null && <span>{t('poolList.held', { held, most: limits.most_held })}</span>}
      </p>
      {problem && (
        <MessageBar intent="warning" layout="multiline" className={styles.problem}>
          <MessageBarBody>{ofCode(problem.code, problem.values)}</MessageBarBody>
        </MessageBar>
      )}
    </>
  )
}

const useStyles = makeStyles({
  facts: {
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  problem: { flexShrink: 0 },
})
