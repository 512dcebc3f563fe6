import { Button, Checkbox, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { ShopFields, stockViews, withoutStocks } from '#domain/shop/shop'
import { shopSiteCalls } from '#domain/shop/site/calls'
import { type ShopLanguage, shopLanguages } from '#domain/shop/texts'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { CheckboxGroup } from '../../../components/CheckboxGroup.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { pressed } from '../../../components/sendForm.ts'
import { useWords } from '../../../lib/errors.ts'
import { useLanguageName } from '../../../lib/languageNames.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { currencyCodes } from '../parts/currencyCodes.ts'
import { LanguageTabs } from '../parts/LanguageTabs.tsx'
import { TextsField } from '../parts/TextsField.tsx'
import { ThemePart } from '../site/ThemePart.tsx'
import { useSiteChange } from '../site/useSiteChange.ts'
import { useShop, useShopLanguage } from '../useShop.ts'
import { useShopSaving } from '../useShopSaving.ts'

/** What is said of the shop as a whole. */
export function ShopSettingsScreen() {
  const shop = useShop()
  return shop ? <SettingsForm key={shop.id} shop={shop} /> : null
}

const mostCurrencies = 10

function SettingsForm({ shop }: { shop: NonNullable<ReturnType<typeof useShop>> }) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const toasts = useToasts()
  const save = useShopSaving()
  const words = useWords()
  const nameOf = useLanguageName()
  const { id, isKept, ...kept } = shop
  const [typed, setTyped] = useState<ShopFields>(() => fieldsOf(kept))
  const [language, setLanguage] = useState(useShopLanguage(typed.languages))
  const set = (some: Partial<ShopFields>) => setTyped((now) => ({ ...now, ...some }))
  const toggle = (one: ShopLanguage) => {
    const next = typed.languages.includes(one)
      ? typed.languages.filter((other) => other !== one)
      : [...typed.languages, one]
    if (next.length > 0) set({ languages: next })
  }
  const toggleCurrency = (code: string) => {
    const { other_currencies: others } = typed
    const next = others.includes(code) ? others.filter((one) => one !== code) : [...others, code]
    if (next.length < mostCurrencies) set({ other_currencies: next })
  }
  const isEmailWrong = !z.safeParse(ShopFields.shape.email, typed.email.trim()).success
  async function keep() {
    if (isEmailWrong) throw new AppError('emailInvalid')
    const fields = fieldsOf(typed)
    const said = isKept
      ? { name: 'shop.patch' as const, args: { id, fields } }
      : { name: 'shop.create' as const, args: { id, ...fields } }
    if (await save([said])) toasts.done(t('settings.saved'))
  }
  return (
    <Page
      title={t('settings.menu')}
      intro={t('settings.intro')}
      action={
        <Button appearance="primary" onClick={() => pressed(keep)}>
          {t('save')}
        </Button>
      }
    >
      <Sheet>
        <div className={styles.form}>
          <LanguageTabs languages={typed.languages} chosen={language} onChoose={setLanguage} />
          <TextsField
            label={t('settings.name')}
            name="name"
            texts={typed.name}
            language={language}
            most={limits.lineLength}
            onTexts={(name) => set({ name })}
          />
          <TextsField
            label={t('settings.claim')}
            name="claim"
            texts={typed.claim}
            language={language}
            most={limits.lineLength}
            hint={t('settings.claimHint')}
            onTexts={(claim) => set({ claim })}
          />
          <TextsField
            label={t('settings.about')}
            name="about"
            texts={typed.about}
            language={language}
            most={limits.shopSummaryLength}
            rows={3}
            onTexts={(about) => set({ about })}
          />
          <TextsField
            label={t('settings.address')}
            name="address"
            texts={typed.address}
            language={language}
            most={limits.lineLength}
            onTexts={(address) => set({ address })}
          />
          <Field
            label={t('settings.email')}
            {...(isEmailWrong && { validationState: 'error', validationMessage: words.ofCode('emailInvalid') })}
          >
            <Input name="email" type="email" value={typed.email} onChange={(_, { value }) => set({ email: value })} />
          </Field>
          <Field label={t('settings.phone')}>
            <Input
              name="phone"
              type="tel"
              value={typed.phone}
              maxLength={40}
              onChange={(_, { value }) => set({ phone: value })}
            />
          </Field>
          <CheckboxGroup label={t('settings.languages')} hint={t('settings.languagesHint')}>
            {shopLanguages.map((one) => (
              <Checkbox
                key={one}
                label={nameOf(one)}
                checked={typed.languages.includes(one)}
                onChange={() => toggle(one)}
              />
            ))}
          </CheckboxGroup>
          <Field label={t('settings.currency')}>
            <Select value={typed.currency} onChange={(_, { value }) => set({ currency: value })}>
              {currencyCodes.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          </Field>
          <CheckboxGroup label={t('settings.otherCurrencies')} hint={t('settings.otherCurrenciesHint')}>
            {currencyCodes
              .filter((code) => code !== typed.currency)
              .map((code) => (
                <Checkbox
                  key={code}
                  label={code}
                  checked={typed.other_currencies.includes(code)}
                  onChange={() => toggleCurrency(code)}
                />
              ))}
          </CheckboxGroup>
          <Field label={t('settings.showStock')} hint={t('settings.showStockHint')}>
            <Select
              name="show_stock"
              value={typed.show_stock}
              onChange={(_, { value }) => set({ show_stock: stockViews.find((one) => one === value)! })}
            >
              {stockViews.map((one) => (
                <option key={one} value={one}>
                  {t(`settings.stockViews.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          {typed.show_stock !== 'no' && (
            <Field label={t('settings.withoutStock')}>
              <Select
                name="without_stock"
                value={typed.without_stock}
                onChange={(_, { value }) => set({ without_stock: withoutStocks.find((one) => one === value)! })}
              >
                {withoutStocks.map((one) => (
                  <option key={one} value={one}>
                    {t(`settings.withoutStocks.${one}`)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <Field label={t('variant.pattern')} hint={t('variant.patternHint')}>
            <Input
              name="sku_pattern"
              value={typed.sku_pattern}
              maxLength={60}
              onChange={(_, { value }) => set({ sku_pattern: value })}
            />
          </Field>
        </div>
      </Sheet>
      <LookPart />
    </Page>
  )
}

/** How the site looks; kept by the server, which alone publishes. */
function LookPart() {
  const answered = useAnswer(shopSiteCalls.state, {})
  const change = useSiteChange()
  return (
    <AnswerView answered={answered} lines={3}>
      {({ theme }) => <ThemePart theme={theme} change={change} />}
    </AnswerView>
  )
}

const fieldsOf = ({
  name,
  claim,
  about,
  address,
  email,
  phone,
  languages,
  currency,
  other_currencies,
  sku_pattern,
  show_stock,
  without_stock,
}: ShopFields): ShopFields => ({
  name,
  claim,
  about,
  address,
  email: email.trim().toLowerCase(),
  phone,
  languages,
  currency,
  other_currencies,
  sku_pattern,
  show_stock,
  without_stock,
})

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 560px)', gap: tokens.spacingVerticalL },
})
