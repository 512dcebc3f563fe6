import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../components/FormDialog.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { sendForm } from '../../components/sendForm.ts'
import { endOfDay } from '../../lib/days.ts'
import { type ChosenProducts, ProductChoice } from './ProductChoice.tsx'
import type { SubLine } from './subList.ts'
import { useManage } from './useManage.ts'

/** Gives products to several at once, or takes them away. */
export function ProductsDialog({ subs, onClose }: { subs: readonly SubLine[]; onClose: () => void }) {
  const { t } = useTranslation('subAccounts')
  const manage = useManage()
  const [value, setValue] = useState<ChosenProducts>({ ids: [], until: '' })
  const [isBusy, setBusy] = useState(false)
  const chosen = { subuserids: subs.map(({ id }) => id), productids: [...value.ids] }
  const nothing = value.ids.length === 0

  const run = async (work: () => Promise<unknown>) => {
    if (nothing || isBusy) return
    setBusy(true)
    const answer = await work()
    setBusy(false)
    if (answer) onClose()
  }
  const give = (event: FormEvent) =>
    sendForm(event, () =>
      run(() => manage('grantProducts', { ...chosen, expires_at: endOfDay(value.until) }, () => t('products.given'))),
    )
  const takeAway = () =>
    void run(() => manage('setProductStatus', { ...chosen, type: 'disable' }, () => t('products.taken')))
  return (
    <FormDialog
      title={
        subs.length === 1
          ? t('products.title', { name: subs[0]!.name })
          : t('products.titleMany', { count: subs.length })
      }
      submit={t('products.give')}
      isBusy={isBusy || nothing}
      onSubmit={give}
      onClose={onClose}
      also={
        <OnlineButton onClick={takeAway} {...((isBusy || nothing) && { disabledFocusable: true })}>
          {t('products.takeAway')}
        </OnlineButton>
      }
    >
      <ProductChoice value={value} onChange={setValue} />
    </FormDialog>
  )
}
