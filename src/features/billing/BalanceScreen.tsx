import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { billingCalls } from '#domain/billing/calls'
import { AnswerView } from '../../components/AnswerView.tsx'
import { Page } from '../../components/Page.tsx'
import { Part } from '../../components/Part.tsx'
import { useAnswer } from '../../lib/useAnswer.ts'
import { MoneyLog } from './MoneyLog.tsx'
import { PaymentDialog, type PaymentStart } from './PaymentDialog.tsx'
import { paths } from './paths.ts'
import { RechargeForm } from './RechargeForm.tsx'
import { useAmounts } from './useAmounts.ts'

/** The company's money: how much there is, more of it, and where it went. */
export function BalanceScreen() {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const [paying, setPaying] = useState<PaymentStart | null>(null)
  return (
    <Page title={t('balance.menu')} intro={t('balance.intro')}>
      <div className={styles.columns}>
        <Part title={t('balance.available')}>
          <Balance />
        </Part>
        <Part title={t('recharge.title')}>
          <Recharge onPaying={setPaying} />
        </Part>
      </div>
      <MoneyLog />
      {paying && <PaymentDialog key={paying.payment.order_id} paying={paying} onClose={() => setPaying(null)} />}
    </Page>
  )
}

function Balance() {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const { money } = useAmounts()
  const navigate = useNavigate()
  const balances = useAnswer(billingCalls.balances, {})
  return (
    <AnswerView answered={balances} lines={2}>
      {(data) => (
        <div className={styles.balance}>
          <span className={styles.money}>{money(data.money)}</span>
          {data.money > 0 && <Button onClick={() => void navigate(paths.points)}>{t('balance.toPoints')}</Button>}
        </div>
      )}
    </AnswerView>
  )
}

function Recharge({ onPaying }: { onPaying: (paying: PaymentStart) => void }) {
  const ways = useAnswer(billingCalls.payWays, {})
  const rates = useAnswer(billingCalls.rates, {})
  return (
    <AnswerView answered={ways} lines={5}>
      {({ list }) => (
        <RechargeForm
          ways={list.map(({ paytype }) => paytype)}
          rates={rates.answer?.data.list ?? []}
          onPaying={onPaying}
        />
      )}
    </AnswerView>
  )
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  balance: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  money: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
})
