import { makeStyles, tokens } from '@fluentui/react-components'
import { isSubAccount } from '#domain/auth/policy'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { useFormats } from '../../../lib/formats.ts'
import { useUser } from '../../../lib/session.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { usePoints } from '../../../lib/usePoints.ts'
import { useTaskProduct, useTaskWords } from '../task/channel.ts'

/** What may still be spent. */
export function BoardPoints() {
  return isSubAccount(useUser()) ? <OwnBudget /> : <PointsThere />
}

/** What a sub account may still spend this month; nothing where it has no limit. */
function OwnBudget() {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const product = useTaskProduct()
  const list = useAnswer(subAccountCalls.ownPointBudgets, {}).answer?.data.list
  const own = list?.find(({ product_id }) => product_id === product)
  if (!own || own.points === null) return null
  const left = Math.max(0, own.points - own.used)
  return <p className={styles.line}>{t('board.budget', { left: number(left), points: number(own.points) })}</p>
}

function PointsThere() {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const { points } = usePoints(useTaskProduct(), 0)
  return points === null ? null : <p className={styles.line}>{t('board.pointsThere', { points: number(points) })}</p>
}

const useStyles = makeStyles({ line: { margin: 0, color: tokens.colorNeutralForeground2 } })
