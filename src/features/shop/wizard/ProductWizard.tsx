import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { type Product, type ProductFault, type ProductStatus, productFaults, skusOf } from '#domain/shop/product'
import { freeSlug, slugFrom } from '#domain/shop/slug'
import { textInLanguage } from '#domain/shop/texts'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { StepBar } from '../../../components/StepBar.tsx'
import { pressed } from '../../../components/sendForm.ts'
import { useClient } from '../../../lib/client.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { ProductHistory } from '../history/ProductHistory.tsx'
import { LanguageTabs } from '../parts/LanguageTabs.tsx'
import { useShop, useShopLanguage, useShopText } from '../useShop.ts'
import { useShopSaving } from '../useShopSaving.ts'
import { BasicStep } from './BasicStep.tsx'
import { DetailStep } from './DetailStep.tsx'
import { SaleStep } from './SaleStep.tsx'
import { isSameTyped, keptProduct, type TypedProduct } from './typedProduct.ts'

type Props = {
  row: Product | null
  start: TypedProduct
  draftKey: string
  onClose: () => void
  onSaved?: () => void
}

/** The specification's three steps. Each can be gone to at any time, and a draft can be kept from each. */
export function ProductWizard({ row, start, draftKey, onClose, onSaved }: Props) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const shop = useShop()
  const draft = useDraft<TypedProduct>(draftKey, start, (typed) => isSameTyped(typed, start))
  const [step, setStep] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const usual = useShopLanguage(shop?.languages ?? [])
  const [chosen, setLanguage] = useState<typeof usual | null>(null)
  const language = chosen && shop?.languages.includes(chosen) ? chosen : usual
  const text = useShopText()
  const keep = useKeepProduct(row)
  const isSub = isSubAccount(useUser())
  const typed = draft.value
  if (!typed || !shop) return null
  const set = (some: Partial<TypedProduct>) => draft.set({ ...typed, ...some })
  const steps = [t('wizard.basic'), t('wizard.sale'), t('wizard.details')]
  const props = { typed, set, language, shop, isAsked }
  const faults = productFaults(typed)
  async function save(status: ProductStatus) {
    setAsked(true)
    const isShown = status === 'publish' || status === 'pending'
    if (isShown && faults.length > 0) return setStep(stepOf(faults[0]!))
    if (!(await keep({ ...typed!, status }))) return
    draft.clear()
    onSaved?.()
    onClose()
  }
  return (
    <Page
      title={row ? text(row.title) || t('product.nameless') : t('product.newTitle')}
      intro={t('wizard.intro')}
      back={
        <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={onClose}>
          {t('product.back')}
        </Button>
      }
    >
      {draft.kept && (
        <MessageBar>
          <MessageBarBody>{t('wizard.kept')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={draft.clear}>{t('wizard.discard')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <StepBar steps={steps} at={step} />
      <Sheet>
        <LanguageTabs languages={shop.languages} chosen={language} onChoose={setLanguage} />
        {step === 0 && <BasicStep {...props} />}
        {step === 1 && <SaleStep {...props} />}
        {step === 2 && <DetailStep {...props} />}
        {isAsked && faults.length > 0 && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              {faults.map((fault) => (
                <div key={fault}>{t(`fault.${fault}`)}</div>
              ))}
            </MessageBarBody>
          </MessageBar>
        )}
        <div className={styles.actions}>
          <Button disabledFocusable={step === 0} onClick={() => setStep(step - 1)}>
            {t('wizard.previous')}
          </Button>
          {step < 2 && (
            <Button appearance="primary" onClick={() => setStep(step + 1)}>
              {t('wizard.next')}
            </Button>
          )}
          <span className={styles.room} />
          <Button onClick={() => pressed(() => save('draft'))}>{t('wizard.saveDraft')}</Button>
          <Button onClick={() => pressed(() => save('private'))}>{t('wizard.savePrivate')}</Button>
          <Button
            appearance={step === 2 ? 'primary' : 'secondary'}
            onClick={() => pressed(() => save(isSub ? 'pending' : 'publish'))}
          >
            {t(isSub ? 'wizard.review' : 'wizard.publish')}
          </Button>
        </div>
      </Sheet>
      {row && <ProductHistory row={row} isTyping={!isSameTyped(typed, start)} onBack={onClose} />}
    </Page>
  )
}

const stepOf = (fault: ProductFault): number => (fault === 'titleMissing' ? 0 : 1)

/** Keeps what was typed, unless a SKU or an address is another product's; then it says whose, and everything stays. */
function useKeepProduct(row: Product | null) {
  const { t } = useTranslation('shop')
  const { products } = useClient()
  const toasts = useToasts()
  const text = useShopText()
  const save = useShopSaving()
  return async (typed: TypedProduct): Promise<boolean> => {
    const { fields, files } = keptProduct(typed)
    const wanted = fields.slug || slugFrom(textInLanguage(fields.title, 'en'), typed.id)
    const near = await products.taken({ id: typed.id, skus: skusOf(fields), slug: wanted })
    const [sku] = Object.keys(near).filter((key) => !key.startsWith('/'))
    if (sku !== undefined) {
      toasts.info(t('product.skuOf', { sku, title: text(near[sku]!.title) || t('product.nameless') }))
      return false
    }
    if (near[`/${wanted}`] && typed.isSlugOwn) {
      toasts.info(t('product.addressOf', { slug: wanted, title: text(near[`/${wanted}`]!.title) }))
      return false
    }
    const slug = near[`/${wanted}`] ? freeSlug(`${wanted}-2`, (one) => one === wanted) : wanted
    const kept = { ...fields, slug }
    const isDone = row
      ? await save([{ name: 'product.patch', args: { ids: [row.id], fields: changedFields(row, kept) }, files }])
      : await save([{ name: 'product.create', args: { id: typed.id, ...kept }, files }])
    if (isDone) toasts.done(t(`product.saved.${kept.status}`))
    return isDone
  }
}

/** Only what differs, so that two people who work on one product do not undo each other. */
const changedFields = <F extends object>(row: object, fields: F): Partial<F> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify((row as Record<string, unknown>)[name]) !== JSON.stringify(value),
    ),
  ) as Partial<F>

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalM },
  room: { flex: '1 1 0' },
})
