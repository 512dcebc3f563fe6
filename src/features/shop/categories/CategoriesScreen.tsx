import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, ArrowDownRegular, ArrowUpRegular, DeleteRegular, FolderRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopCategory, ShopTag } from '#domain/shop/shopCategory'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { pressed } from '../../../components/sendForm.ts'
import { Tabs } from '../../../components/Tabs.tsx'
import { useToasts } from '../../../lib/toasts.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { useShop, useShopCategories, useShopTags, useShopText } from '../useShop.ts'
import { useShopSaving } from '../useShopSaving.ts'
import { CategoryForm } from './CategoryForm.tsx'
import { categoryBranches } from './categoryBranches.ts'
import { ShopTagForm } from './ShopTagForm.tsx'

const views = ['categories', 'tags'] as const
type OpenRow = ShopCategory | ShopTag | 'new' | null

/** The tree of categories, and the tags. */
export function CategoriesScreen() {
  const { t } = useTranslation('shop')
  const [address, setAddress] = useAddress()
  const view = views.find((one) => one === address.get('view')) ?? 'categories'
  const shop = useShop()
  const [opened, setOpened] = useState<OpenRow>(null)
  if (!shop) return null
  const close = () => setOpened(null)
  return (
    <Page
      title={t('categories.menu')}
      intro={t('categories.intro')}
      action={
        <Button appearance="primary" icon={<AddRegular />} onClick={() => setOpened('new')}>
          {t(`categories.create.${view}`)}
        </Button>
      }
    >
      <Tabs
        label={t('categories.views')}
        tabs={views.map((value) => ({ value, label: t(`categories.view.${value}`) }))}
        chosen={view}
        onChoose={(value) => setAddress(value === 'categories' ? {} : { view: value })}
      />
      <Sheet>{view === 'categories' ? <CategoryTree onOpen={setOpened} /> : <TagItems onOpen={setOpened} />}</Sheet>
      {opened && view === 'categories' && (
        <CategoryForm
          row={opened === 'new' ? null : (opened as ShopCategory)}
          languages={shop.languages}
          onClose={close}
        />
      )}
      {opened && view === 'tags' && (
        <ShopTagForm row={opened === 'new' ? null : opened} languages={shop.languages} onClose={close} />
      )}
    </Page>
  )
}

function CategoryTree({ onOpen }: { onOpen: (category: ShopCategory) => void }) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const text = useShopText()
  const toasts = useToasts()
  const save = useShopSaving()
  const categories = useShopCategories()
  if (!categories) return null
  if (categories.length === 0)
    return <EmptyState icon={<FolderRegular />} title={t('categories.emptyTitle')} text={t('categories.emptyText')} />
  const move = (category: ShopCategory, by: -1 | 1) =>
    pressed(async () => {
      const beside = categoryBranches(categories)
        .map((branch) => branch.category)
        .filter(({ parent }) => parent === category.parent)
      const from = beside.findIndex(({ id }) => id === category.id)
      if (!beside[from + by]) return
      const ordered = beside.with(from, beside[from + by]!).with(from + by, category)
      await save(
        ordered.flatMap(({ id, place }, at) =>
          place === at ? [] : [{ name: 'shop_category.patch' as const, args: { id, fields: { place: at } } }],
        ),
      )
    })
  const remove = (category: ShopCategory) =>
    pressed(async () => {
      if (!(await save([{ name: 'shop_category.delete', args: { ids: [category.id] } }]))) return
      toasts.done(t('categories.deleted', { name: text(category.name) }), {
        undo: async () => void (await save([{ name: 'shop_category.restore', args: { rows: [category] } }])),
      })
    })
  return (
    <ul className={styles.list}>
      {categoryBranches(categories).map(({ category, level }) => (
        <li key={category.id} className={styles.item} style={{ paddingInlineStart: `${level * 24}px` }}>
          <button type="button" className={styles.name} onClick={() => onOpen(category)}>
            {text(category.name) || t('product.nameless')}
            <small className={styles.note}>{`/${category.slug}`}</small>
          </button>
          {category.menu_place !== null && <small className={styles.note}>{t('categories.inMenu')}</small>}
          <Button
            appearance="subtle"
            icon={<ArrowUpRegular />}
            aria-label={t('categories.up', { name: text(category.name) })}
            onClick={() => move(category, -1)}
          />
          <Button
            appearance="subtle"
            icon={<ArrowDownRegular />}
            aria-label={t('categories.down', { name: text(category.name) })}
            onClick={() => move(category, 1)}
          />
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={t('categories.delete', { name: text(category.name) })}
            onClick={() => remove(category)}
          />
        </li>
      ))}
    </ul>
  )
}

function TagItems({ onOpen }: { onOpen: (tag: ShopTag) => void }) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const text = useShopText()
  const toasts = useToasts()
  const save = useShopSaving()
  const tags = useShopTags()
  if (!tags) return null
  if (tags.length === 0)
    return <EmptyState icon={<FolderRegular />} title={t('tags.emptyTitle')} text={t('tags.emptyText')} />
  const remove = (tag: ShopTag) =>
    pressed(async () => {
      if (!(await save([{ name: 'shop_tag.delete', args: { ids: [tag.id] } }]))) return
      toasts.done(t('categories.deleted', { name: text(tag.name) }), {
        undo: async () => void (await save([{ name: 'shop_tag.restore', args: { rows: [tag] } }])),
      })
    })
  return (
    <ul className={styles.list}>
      {tags
        .toSorted((a, b) => text(a.name).localeCompare(text(b.name)))
        .map((tag) => (
          <li key={tag.id} className={styles.item}>
            <button type="button" className={styles.name} onClick={() => onOpen(tag)}>
              {text(tag.name) || t('product.nameless')}
              <small className={styles.note}>{`/${tag.slug}`}</small>
            </button>
            <Button
              appearance="subtle"
              icon={<DeleteRegular />}
              aria-label={t('categories.delete', { name: text(tag.name) })}
              onClick={() => remove(tag)}
            />
          </li>
        ))}
    </ul>
  )
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '44px',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  name: {
    display: 'grid',
    flex: '1 1 0',
    minWidth: 0,
    padding: `${tokens.spacingVerticalXS} 0`,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForeground1 },
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
