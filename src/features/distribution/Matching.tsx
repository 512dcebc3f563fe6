import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { distributionCalls } from '#domain/distribution/calls'
import { DistributionRequest } from '#domain/distribution/distribution'
import { limits } from '#domain/limits'
import { useAnswer } from '../../lib/useAnswer.ts'
import { useSettled } from '../../lib/useSettled.ts'
import { checkedWhat, type Draft } from './draft.ts'
import { anyoneBesides } from './givers.ts'
import type { Everybody } from './useEverybody.ts'

/** How many contacts there are under these conditions, while they are being chosen. */
export function Matching({ draft, everybody }: { draft: Draft; everybody: Everybody }) {
  const styles = useStyles()
  const { main, people } = everybody
  // How many were named is known, and too many are sent once, for the last step.
  const isKnown = draft.ids !== null && draft.ids.length > limits.transferRows
  const { asked } = isKnown
    ? { asked: null }
    : checkedWhat({ ...draft, count: '' }, main, anyoneBesides(draft.from, people))
  const settled = useSettled(JSON.stringify(asked))
  return (
    <p className={styles.root} role="status">
      {settled !== 'null' && <Counted asked={DistributionRequest.parse(JSON.parse(settled))} />}
    </p>
  )
}

/** Said where the server says so; the last step tells why it does not. */
function Counted({ asked }: { asked: DistributionRequest }) {
  const { t } = useTranslation('distribution')
  const { answer, problem } = useAnswer(distributionCalls.preview, { asked })
  if (!answer || problem !== null) return null
  const { matching } = answer.data
  return matching === 0 ? t('matchingNone') : t('matching', { count: matching })
}

const useStyles = makeStyles({
  root: {
    minHeight: tokens.lineHeightBase300,
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})
