import { Button, Checkbox, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { productForms, productTypes } from '#domain/shop/product'
import { slugFrom } from '#domain/shop/slug'
import { hasText, textInLanguage } from '#domain/shop/texts'
import { CheckboxGroup } from '../../../components/CheckboxGroup.tsx'
import { FileInput } from '../../../components/FileInput.tsx'
import { categoryBranches } from '../categories/categoryBranches.ts'
import { ShopPictureField } from '../parts/ShopPictureField.tsx'
import { TextsField } from '../parts/TextsField.tsx'
import { TypedPictureView } from '../parts/TypedPictureView.tsx'
import { useTakePicture } from '../parts/useTakePicture.ts'
import { useShopCategories, useShopTags, useShopText } from '../useShop.ts'
import { materialOf } from './materialOf.ts'
import type { StepProps } from './wizard.ts'

/** Title, kind, pictures, category and tags. */
export function BasicStep(props: StepProps) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const { typed, set, language, isAsked } = props
  const of = { entity: 'product', id: typed.id } as const
  return (
    <div className={styles.form}>
      <TextsField
        label={t('field.title')}
        name="title"
        required
        texts={typed.title}
        language={language}
        most={limits.lineLength}
        material={() => materialOf(typed, language, t('field.title'))}
        fault={isAsked && !hasText(typed.title) ? t('fault.titleMissing') : undefined}
        onTexts={(title) =>
          set({ title, ...(!typed.isSlugOwn && { slug: slugFrom(textInLanguage(title, 'en'), typed.id) }) })
        }
      />
      <TextsField
        label={t('field.subtitle')}
        name="subtitle"
        texts={typed.subtitle}
        language={language}
        most={limits.lineLength}
        material={() => materialOf(typed, language, t('field.subtitle'))}
        onTexts={(subtitle) => set({ subtitle })}
      />
      <div className={styles.pair}>
        <Field label={t('field.type')}>
          <Select value={typed.type} onChange={(_, { value }) => set({ type: value as typeof typed.type })}>
            {productTypes.map((type) => (
              <option key={type} value={type}>
                {t(`type.${type}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('field.form')}>
          <Select value={typed.form} onChange={(_, { value }) => set({ form: value as typeof typed.form })}>
            {productForms.map((form) => (
              <option key={form} value={form}>
                {t(`form.${form}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ShopPictureField
        label={t('field.picture')}
        picture={typed.picture}
        of={of}
        language={language}
        onPicture={(picture) => set({ picture })}
      />
      <Banners {...props} />
      <Groups {...props} />
      <Field label={t('field.slug')} hint={t('field.slugHint')}>
        <Input
          name="slug"
          value={typed.slug}
          maxLength={limits.slugLength}
          onChange={(_, { value }) =>
            set({ slug: value.toLowerCase().replace(/[^a-z0-9-]/g, '-'), isSlugOwn: value !== '' })
          }
        />
      </Field>
    </div>
  )
}

function Banners({ typed, set, language }: StepProps) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const { take, isBusy } = useTakePicture()
  async function add(chosen: File[]) {
    const made = []
    for (const file of chosen.slice(0, limits.shopBanners - typed.banners.length)) {
      const picture = await take(file, 'whole')
      if (picture) made.push(picture)
    }
    if (made.length > 0) set({ banners: [...typed.banners, ...made] })
  }
  return (
    <Field label={t('field.banners')} hint={t('field.bannersHint', { count: limits.shopBanners })}>
      <div className={styles.row}>
        {typed.banners.map((picture, at) => (
          <button
            key={`${picture.hash} ${at}`}
            type="button"
            className={styles.banner}
            aria-label={t('picture.removeNth', { nth: at + 1 })}
            title={t('picture.remove')}
            onClick={() => set({ banners: typed.banners.filter((_, n) => n !== at) })}
          >
            <TypedPictureView
              picture={picture}
              of={{ entity: 'product', id: typed.id }}
              alt={picture.alt[language] ?? ''}
            />
          </button>
        ))}
        <Button
          icon={<AddRegular />}
          disabledFocusable={isBusy || typed.banners.length >= limits.shopBanners}
          onClick={() => input.current?.click()}
        >
          {t('picture.add')}
        </Button>
        <FileInput
          input={input}
          multiple
          accept="image/png,image/jpeg"
          aria-label={t('field.banners')}
          onFiles={(files) => void add(files)}
        />
      </div>
    </Field>
  )
}

function Groups({ typed, set }: StepProps) {
  const { t } = useTranslation('shop')
  const text = useShopText()
  const categories = useShopCategories() ?? []
  const tags = useShopTags() ?? []
  const toggle = (id: string) =>
    set({ tags: typed.tags.includes(id) ? typed.tags.filter((one) => one !== id) : [...typed.tags, id] })
  return (
    <>
      <Field label={t('field.category')}>
        <Select value={typed.category ?? ''} onChange={(_, { value }) => set({ category: value || null })}>
          <option value="">{t('field.noCategory')}</option>
          {categoryBranches(categories).map(({ category, level }) => (
            <option key={category.id} value={category.id}>
              {`${'\u2003'.repeat(level)}${text(category.name)}`}
            </option>
          ))}
        </Select>
      </Field>
      {tags.length > 0 && (
        <CheckboxGroup label={t('field.tags')}>
          {tags.map(({ id, name }) => (
            <Checkbox key={id} label={text(name)} checked={typed.tags.includes(id)} onChange={() => toggle(id)} />
          ))}
        </CheckboxGroup>
      )}
    </>
  )
}

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 720px)', gap: tokens.spacingVerticalL },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, alignItems: 'center' },
  banner: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { opacity: 0.6 },
    ':focus-visible': { outline: `2px solid ${tokens.colorBrandStroke1}` },
  },
})
