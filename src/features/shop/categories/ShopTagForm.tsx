import { Field, Input } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import type { ShopTag } from '#domain/shop/shopCategory'
import { freeSlug, slugFrom } from '#domain/shop/slug'
import { hasText, type ShopLanguage, type ShopTexts, textInLanguage } from '#domain/shop/texts'
import { newId } from '#workers/newId'
import { LanguageTabs } from '../parts/LanguageTabs.tsx'
import { RowDialog } from '../parts/RowDialog.tsx'
import { TextsField } from '../parts/TextsField.tsx'
import { useShopLanguage, useShopTags, useShopText } from '../useShop.ts'
import { useShopSaving } from '../useShopSaving.ts'

type Props = { row: ShopTag | null; languages: readonly ShopLanguage[]; onClose: () => void }

export function ShopTagForm({ row, languages, onClose }: Props) {
  const { t } = useTranslation('shop')
  const text = useShopText()
  const save = useShopSaving()
  const tags = useShopTags() ?? []
  const [id] = useState(() => row?.id ?? newId())
  const [language, setLanguage] = useState(useShopLanguage(languages))
  const [isAsked, setAsked] = useState(false)
  const [name, setName] = useState<ShopTexts>(row?.name ?? {})
  const [slug, setSlug] = useState(row?.slug ?? '')
  async function keep() {
    setAsked(true)
    if (!hasText(name)) return
    const isTaken = (one: string) => tags.some((tag) => tag.id !== id && tag.slug === one)
    const fields = { name, slug: freeSlug(slug || slugFrom(textInLanguage(name, 'en'), id), isTaken) }
    const change = row
      ? { name: 'shop_tag.patch' as const, args: { id, fields } }
      : { name: 'shop_tag.create' as const, args: { id, ...fields } }
    if (await save([change])) onClose()
  }
  return (
    <RowDialog title={row ? text(row.name) : t('categories.create.tags')} onSave={keep} onClose={onClose}>
      <LanguageTabs languages={languages} chosen={language} onChoose={setLanguage} />
      <TextsField
        label={t('field.name')}
        name="name"
        required
        texts={name}
        language={language}
        most={limits.labelNameLength}
        fault={isAsked && !hasText(name) ? t('fault.nameMissing') : undefined}
        onTexts={setName}
      />
      <Field label={t('field.slug')} hint={t('field.slugHint')}>
        <Input
          name="slug"
          value={slug}
          maxLength={limits.slugLength}
          onChange={(_, { value }) => setSlug(value.toLowerCase().replace(/[^a-z0-9-]/g, '-'))}
        />
      </Field>
    </RowDialog>
  )
}
