import { Button, Checkbox, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { type ShopFields } from '#domain/shop/shop'
import { type ShopLanguage, shopLanguages } from '#domain/shop/texts'
import { CheckboxGroup } from '../../../components/CheckboxGroup.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { pressed } from '../../../components/sendForm.ts'
import { useLanguageName } from '../../../lib/languageNames.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { currencyCodes } from '../parts/currencyCodes.ts'
import { LanguageTabs } from '../parts/LanguageTabs.tsx'
import { TextsField } from '../parts/TextsField.tsx'
import { useShop, useShopLanguage } from '../useShop.ts'
import { useShopSaving } from '../useShopSaving.ts'

/** What is said of the shop as a whole. */
export function ShopSettingsScreen() {
  const shop = useShop()
  return shop ? <SettingsForm key={shop.id} shop={shop} /> : null
}

function SettingsForm({ shop }: { shop: NonNullable<ReturnType<typeof useShop>> }) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const toasts = useToasts()
  const save = useShopSaving()
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
  async function keep() {
    const change = isKept
      ? { name: 'shop.patch' as const, args: { id, fields: typed } }
      : { name: 'shop.create' as const, args: { id, ...typed } }
    if (await save([change])) toasts.done(t('settings.saved'))
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
    </Page>
  )
}

const fieldsOf = ({ name, languages, currency, other_currencies, sku_pattern }: ShopFields): ShopFields => ({
  name,
  languages,
  currency,
  other_currencies,
  sku_pattern,
})

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 560px)', gap: tokens.spacingVerticalL },
})
