import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pointProducts } from '#domain/billing/ledger'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { useProductName } from '../../lib/productName.ts'
import { useAnswer } from '../../lib/useAnswer.ts'
import { useConnected } from '../../lib/useConnected.ts'
import { readBudget } from './budget.ts'
import type { SubLine } from './subList.ts'
import { useManage } from './useManage.ts'

/** How many points of each product a sub account may spend in a month, and how many it has. */
export function BudgetsPart({ sub }: { sub: SubLine }) {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const { answer, ask } = useAnswer(subAccountCalls.pointBudgets, { subuserid: sub.id })
  const ids = sub.product_list.map(({ id }) => id).filter((id) => (pointProducts as readonly number[]).includes(id))
  if (!ids.length) return <p className={styles.note}>{t('products.budgetNone')}</p>
  if (!answer) return null
  return (
    <>
      {ids.map((id) => {
        const known = answer.data.list.find(({ product_id }) => product_id === id)
        const { points = null, used = 0 } = known ?? {}
        return <BudgetRow key={`${id} ${points}`} sub={sub} id={id} points={points} used={used} onKept={ask} />
      })}
      <p className={styles.note}>{t('products.budgetHint')}</p>
    </>
  )
}

type RowProps = { sub: SubLine; id: number; points: number | null; used: number; onKept: () => void }

function BudgetRow({ sub, id, points, used, onKept }: RowProps) {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const product = useProductName()(id)
  const isConnected = useConnected()
  const manage = useManage()
  const [typed, setTyped] = useState(points === null ? '' : String(points))
  const [isWrong, setWrong] = useState(false)
  async function save() {
    const budget = readBudget(typed)
    setWrong(budget === undefined)
    if (budget === undefined || budget === points) return
    const input = { subuserid: sub.id, product_id: id, points: budget }
    if (await manage('setPointBudget', input, () => t('products.budgetSet'))) onKept()
  }
  const left = points === null ? null : Math.max(0, points - used)
  const stand =
    left === null
      ? t('products.budgetFree', { used })
      : left === 0
        ? t('products.budgetReached', { points })
        : t('products.budgetUsed', { used, points, left })
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        {product}
        <span className={styles.stand}>{stand}</span>
      </span>
      <Field className={styles.points} {...(isWrong && { validationMessage: t('products.budgetWrong') })}>
        <Input
          value={typed}
          inputMode="numeric"
          placeholder={t('products.budgetNoLimit')}
          aria-label={t('products.budgetOf', { product })}
          disabled={!isConnected}
          onChange={(_, { value }) => setTyped(value)}
          onBlur={() => void save()}
          onKeyDown={({ key }) => key === 'Enter' && void save()}
        />
      </Field>
    </div>
  )
}

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalXS,
    '@media (pointer: coarse)': { minHeight: '48px', '& input': { minHeight: '42px' } },
  },
  name: { display: 'grid', flex: '1 1 150px', minWidth: 0, overflowWrap: 'anywhere' },
  stand: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  points: { flex: '0 0 150px' },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
