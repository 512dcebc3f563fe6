import { Checkbox, Field, Input, Select } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import type { ShopCategory, ShopCategoryFields } from '#domain/shop/shopCategory'
import { freeSlug, slugFrom } from '#domain/shop/slug'
import { hasText, type ShopLanguage, textInLanguage } from '#domain/shop/texts'
import { newId } from '#workers/newId'
import { LanguageTabs } from '../parts/LanguageTabs.tsx'
import { RowDialog } from '../parts/RowDialog.tsx'
import { ShopPictureField } from '../parts/ShopPictureField.tsx'
import { TextsField } from '../parts/TextsField.tsx'
import { namedPicture, newFilesOfPictures, type TypedPicture } from '../parts/typedPicture.ts'
import { useShopCategories, useShopLanguage, useShopText } from '../useShop.ts'
import { useShopSaving } from '../useShopSaving.ts'
import { categoryAndBelow, categoryBranches } from './categoryBranches.ts'

type CategoryDraft = Omit<ShopCategoryFields, 'picture'> & { picture: TypedPicture | null }
type Props = { row: ShopCategory | null; languages: readonly ShopLanguage[]; onClose: () => void }

export function CategoryForm({ row, languages, onClose }: Props) {
  const { t } = useTranslation('shop')
  const text = useShopText()
  const save = useShopSaving()
  const categories = useShopCategories() ?? []
  const [id] = useState(() => row?.id ?? newId())
  const [language, setLanguage] = useState(useShopLanguage(languages))
  const [isAsked, setAsked] = useState(false)
  const [typed, setTyped] = useState<CategoryDraft>(() => typedCategory(row, categories.length))
  const set = (some: Partial<CategoryDraft>) => setTyped((now) => ({ ...now, ...some }))
  // What hangs below it cannot be above it.
  const below = new Set(row ? categoryAndBelow(categories, row.id) : [])
  async function keep() {
    setAsked(true)
    if (!hasText(typed.name)) return
    const isTaken = (slug: string) => categories.some((one) => one.id !== id && one.slug === slug)
    const slug = freeSlug(typed.slug || slugFrom(textInLanguage(typed.name, 'en'), id), isTaken)
    const fields = { ...typed, slug, picture: typed.picture && namedPicture(typed.picture) }
    const files = newFilesOfPictures([typed.picture])
    const change = row
      ? { name: 'shop_category.patch' as const, args: { id, fields }, files }
      : { name: 'shop_category.create' as const, args: { id, ...fields }, files }
    if (await save([change])) onClose()
  }
  return (
    <RowDialog title={row ? text(row.name) : t('categories.create.categories')} onSave={keep} onClose={onClose}>
      <LanguageTabs languages={languages} chosen={language} onChoose={setLanguage} />
      <TextsField
        label={t('field.name')}
        name="name"
        required
        texts={typed.name}
        language={language}
        most={limits.lineLength}
        fault={isAsked && !hasText(typed.name) ? t('fault.nameMissing') : undefined}
        onTexts={(name) => set({ name })}
      />
      <Field label={t('categories.parent')}>
        <Select value={typed.parent ?? ''} onChange={(_, { value }) => set({ parent: value || null })}>
          <option value="">{t('categories.top')}</option>
          {categoryBranches(categories)
            .filter(({ category }) => !below.has(category.id))
            .map(({ category, level }) => (
              <option key={category.id} value={category.id}>
                {`${'\u2003'.repeat(level)}${text(category.name)}`}
              </option>
            ))}
        </Select>
      </Field>
      <TextsField
        label={t('categories.text')}
        name="text"
        texts={typed.text}
        language={language}
        most={limits.shopSummaryLength}
        rows={3}
        onTexts={(said) => set({ text: said })}
      />
      <ShopPictureField
        label={t('field.picture')}
        picture={typed.picture}
        of={{ entity: 'shop_category', id }}
        language={language}
        onPicture={(picture) => set({ picture })}
      />
      <Field label={t('field.slug')} hint={t('field.slugHint')}>
        <Input
          name="slug"
          value={typed.slug}
          maxLength={limits.slugLength}
          onChange={(_, { value }) => set({ slug: value.toLowerCase().replace(/[^a-z0-9-]/g, '-') })}
        />
      </Field>
      <Checkbox
        label={t('categories.menu_place')}
        checked={typed.menu_place !== null}
        onChange={(_, { checked }) => set({ menu_place: checked ? typed.place : null })}
      />
    </RowDialog>
  )
}

function typedCategory(row: ShopCategory | null, place: number): CategoryDraft {
  if (!row) return { name: {}, text: {}, picture: null, slug: '', parent: null, place, menu_place: null }
  const { name, text, picture, slug, parent, place: own, menu_place } = row
  return { name, text, picture, slug, parent, place: own, menu_place }
}
