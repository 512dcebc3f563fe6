import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { CartRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customsCalls, type LookUpAnswer } from '#domain/customs/calls'
import type { ShipmentFilter } from '#domain/customs/shipmentFilter'
import { newId } from '#workers/newId'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../../lib/useAnswer.ts'
import { problemWord } from '../trade/problemWord.ts'

const timeout = 60_000
const asked = ['hs', 'product', 'buyer', 'supplier'] as const

/** More of what is looked for, at a seller: what it costs is said before it is asked. */
export function SellerOffer({ filter }: { filter: ShipmentFilter }) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState<LookUpAnswer | null>(null)
  const { answer } = useAnswer(customsCalls.state, {})
  const seller = answer?.data.seller
  if (!seller || !asked.some((field) => filter[field])) return null
  const buy = async () => {
    setBusy(true)
    try {
      setFound(await request(customsCalls.lookUp, { id: newId(), filter }, { timeout }))
      askAgain()
    } catch (error) {
      toasts.failed(error)
    } finally {
      setBusy(false)
    }
  }
  const { name, points } = seller
  return (
    <Sheet>
      <section aria-label={name} className={styles.root}>
        <p className={styles.text}>{t('seller.text', { name })}</p>
        <div>
          <OnlineButton icon={<CartRegular />} disabledFocusable={isBusy} onClick={() => void buy()}>
            {points ? t('seller.lookUp', { count: points }) : t('seller.free')}
          </OnlineButton>
        </div>
        {found && (
          <MessageBar intent={found.problem ? 'warning' : 'success'} className={styles.bar}>
            <MessageBarBody>{wordsOf(found)}</MessageBarBody>
          </MessageBar>
        )}
      </section>
    </Sheet>
  )

  function wordsOf({ problem, added, doubled, points: spent }: LookUpAnswer): string {
    if (problem) return t(`seller.problem.${problemWord(problem)}`)
    if (!added && !doubled) return t('seller.nothing')
    return t('seller.found', { added, doubled, points: spent })
  }
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS },
  text: { margin: 0 },
  bar: { '& *': { whiteSpace: 'normal' } },
})
