import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { AddRegular, BoxRegular, SearchRegular } from '@fluentui/react-icons'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { productStatuses } from '#domain/shop/product'
import type { ProductQuery, ProductSort } from '#workers/search/products/api'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { SearchField } from '../../../components/SearchField.tsx'
import { phone, usePhone } from '../../../lib/media.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { categoryBranches } from '../categories/categoryBranches.ts'
import { useShop, useShopCategories, useShopLanguage, useShopTags, useShopText } from '../useShop.ts'
import { ProductActions } from './ProductActions.tsx'
import { ProductTable } from './ProductTable.tsx'
import { readProductQuery } from './productAddress.ts'
import { useProductList } from './useProductList.ts'

type Props = { onOpen: (id: string) => void; onNew: () => void }
const nothing: ReadonlySet<string> = new Set()
const noCategories: never[] = []

/** All products: looked through, narrowed down, and changed many at once. */
export function ProductListPage({ onOpen, onNew }: Props) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const shop = useShop()
  const categories = useShopCategories() ?? noCategories
  const language = useShopLanguage(shop?.languages ?? [])
  const [address, setAddress] = useAddress()
  const query = useMemo(() => readProductQuery(address, categories, language), [address, categories, language])
  const { picture, rows, list, question } = useProductList(query)
  const [chosen, setChosen] = useState({ question, ids: nothing })
  // What is not in sight any more is not acted upon.
  const selected = chosen.question === question ? chosen.ids : nothing
  const select = (ids: ReadonlySet<string>) => setChosen({ question, ids })
  const isPhone = usePhone()
  const [isSelecting, setSelecting] = useState(false)
  const ask = (change: Record<string, string>) =>
    setAddress((now) => {
      for (const [name, value] of Object.entries(change))
        if (value) now.set(name, value)
        else now.delete(name)
      return now
    })
  const sortBy = (sort: ProductSort) => ask({ sort, descending: query.sort === sort && !query.descending ? '1' : '' })
  if (!picture || !list || !shop) return null
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('products.menu')}</h1>
        <Button appearance="primary" icon={<AddRegular />} onClick={onNew}>
          {t('products.create')}
        </Button>
      </header>
      {picture.total > 0 && (
        <div className={styles.row}>
          <ProductFilters query={query} category={address.get('category') ?? ''} onAsk={ask} />
          {isPhone && (
            <Button aria-pressed={isSelecting} onClick={() => setSelecting(!isSelecting)}>
              {t(isSelecting ? 'products.selectDone' : 'products.select')}
            </Button>
          )}
          <span className={styles.note}>{t('products.count', { count: picture.count })}</span>
        </div>
      )}
      <ProductActions
        list={list}
        selected={selected}
        shop={shop}
        total={picture.total}
        onDone={() => select(nothing)}
      />
      {picture.total === 0 ? (
        <EmptyState icon={<BoxRegular />} title={t('products.emptyTitle')} text={t('products.emptyText')}>
          <Button onClick={onNew}>{t('products.create')}</Button>
        </EmptyState>
      ) : picture.count === 0 ? (
        <EmptyState icon={<SearchRegular />} title={t('products.noMatchTitle')} text={t('products.noMatchText')}>
          <Button onClick={() => setAddress({})}>{t('products.clear')}</Button>
        </EmptyState>
      ) : (
        <div className={styles.table}>
          <ProductTable
            rows={rows}
            list={list}
            query={query}
            currency={shop.currency}
            selected={selected}
            selecting={isPhone && isSelecting}
            onSelected={select}
            onSort={sortBy}
            onOpen={onOpen}
          />
        </div>
      )}
    </div>
  )
}

type FilterProps = { query: ProductQuery; category: string; onAsk: (change: Record<string, string>) => void }

function ProductFilters({ query, category, onAsk }: FilterProps) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const text = useShopText()
  const categories = useShopCategories() ?? []
  const tags = useShopTags() ?? []
  return (
    <>
      <div className={styles.search}>
        <SearchField text={query.text} onText={(q) => onAsk({ q })} label={t('products.search')} />
      </div>
      <Select
        aria-label={t('field.status')}
        value={query.status ?? ''}
        onChange={(_, { value }) => onAsk({ status: value })}
      >
        <option value="">{t('products.anyStatus')}</option>
        {productStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </Select>
      {categories.length > 0 && (
        <Select
          className={styles.choice}
          aria-label={t('field.category')}
          value={category}
          onChange={(_, { value }) => onAsk({ category: value })}
        >
          <option value="">{t('products.anyCategory')}</option>
          {categoryBranches(categories).map(({ category: one, level }) => (
            <option key={one.id} value={one.id}>
              {`${'\u2003'.repeat(level)}${text(one.name)}`}
            </option>
          ))}
        </Select>
      )}
      {tags.length > 0 && (
        <Select
          className={styles.choice}
          aria-label={t('field.tags')}
          value={query.tag ?? ''}
          onChange={(_, { value }) => onAsk({ tag: value })}
        >
          <option value="">{t('products.anyTag')}</option>
          {tags.map((tag) => (
            <option key={tag.id} value={tag.id}>
              {text(tag.name)}
            </option>
          ))}
        </Select>
      )}
      <Select
        aria-label={t('products.stock')}
        value={query.low ? '1' : ''}
        onChange={(_, { value }) => onAsk({ low: value })}
      >
        <option value="">{t('products.anyStock')}</option>
        <option value="1">{t('products.lowStock')}</option>
      </Select>
    </>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    minHeight: 0,
    padding: tokens.spacingHorizontalXL,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
    [phone]: { padding: tokens.spacingHorizontalM },
  },
  header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  search: { flex: '1 1 200px', maxWidth: '360px' },
  choice: { maxWidth: '200px' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  table: { flex: '1 1 0', minHeight: '240px', display: 'flex', flexDirection: 'column' },
})
