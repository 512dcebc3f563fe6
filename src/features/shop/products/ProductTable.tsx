import { makeStyles, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductStatus } from '#domain/shop/product'
import type { ProductLine, ProductList, ProductQuery, ProductSort } from '#workers/search/products/api'
import { type Column, DataTable, type WindowedRows } from '../../../components/DataTable.tsx'
import { type Tone, useBadge } from '../../../components/StatusBadge.tsx'
import { useRowFiles } from '../../../lib/fileUrl.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useShopMoney } from '../parts/useShopMoney.ts'
import { useShopText } from '../useShop.ts'

type Props = {
  rows: WindowedRows<ProductLine>
  list: ProductList
  query: ProductQuery
  currency: string
  selected: ReadonlySet<string>
  /** a tap selects instead of opening */
  selecting: boolean
  onSelected: (ids: ReadonlySet<string>) => void
  onSort: (sort: ProductSort) => void
  onOpen: (id: string) => void
}

const cardsBelow = 600
const cardHeight = 84
const tones: Record<ProductStatus, Tone> = { publish: 'good', pending: 'warning', private: 'neutral', draft: 'brand' }

/** Any number of products; only those in sight are at hand and drawn. */
export function ProductTable({ rows, list, query, currency, selected, selecting, onSelected, onSort, onOpen }: Props) {
  const { t } = useTranslation('shop')
  const text = useShopText()
  const nameOf = useCallback(({ title }: ProductLine) => text(title) || t('product.nameless'), [text, t])
  const columns = useProductColumns(nameOf, currency)
  const card = useProductCard(nameOf, currency)
  const [active, setActive] = useState(-1)
  const [last, setLast] = useState(-1)
  const all = rows.count > 0 && selected.size >= rows.count
  const toggleAll = async () => onSelected(all ? new Set() : new Set(await list.ids()))
  const select = async (index: number, run: boolean) => {
    const line = rows.at(index)
    if (!line) return
    const next = new Set(selected)
    const isAdded = !next.has(line.id)
    const ids =
      run && last >= 0 ? (await list.ids()).slice(Math.min(last, index), Math.max(last, index) + 1) : [line.id]
    for (const id of ids)
      if (isAdded) next.add(id)
      else next.delete(id)
    setLast(index)
    onSelected(next)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) void toggleAll()
    else if (event.key === 'Escape' && selected.size > 0) onSelected(new Set())
    else return
    event.preventDefault()
  }
  return (
    <DataTable<ProductLine, ProductSort>
      label={t('products.menu')}
      rows={rows}
      columns={columns}
      sort={query.sort}
      descending={query.descending}
      onSort={onSort}
      active={Math.min(active, rows.count - 1)}
      onActive={setActive}
      onOpen={(index) => {
        const line = rows.at(index)
        if (line) onOpen(line.id)
      }}
      selecting={selecting}
      isSelected={(id) => selected.has(id)}
      onSelect={(index, run) => void select(index, run)}
      allSelected={all || (selected.size > 0 && 'mixed')}
      onSelectAll={() => void toggleAll()}
      onKey={onKey}
      selectAllLabel={t('products.selectAll')}
      selectRowLabel={useCallback((line: ProductLine) => t('products.selectRow', { name: nameOf(line) }), [t, nameOf])}
      card={{ below: cardsBelow, height: cardHeight, render: card }}
    />
  )
}

type NameOf = (line: ProductLine) => string

function useProductColumns(nameOf: NameOf, currency: string): Column<ProductLine, ProductSort>[] {
  const { t } = useTranslation('shop')
  const badge = useBadge()
  const styles = useStyles()
  const price = usePriceText(currency)
  const { moment } = useFormats()
  const pictureOf = usePicture(styles.small)
  return useMemo(
    () => [
      { key: 'picture', title: '', min: 44, grow: 0, rank: 0, cell: pictureOf },
      {
        ...columnOf('title', t('field.title'), 180, 3, 0),
        cell: (line) => <strong className={styles.name}>{nameOf(line)}</strong>,
      },
      {
        ...columnOf('status', t('field.status'), 110, 1, 1),
        cell: ({ status }) => badge(tones[status], t(`status.${status}`)),
      },
      { ...columnOf('price', t('field.priceShort'), 130, 1, 2), cell: price },
      {
        ...columnOf('stock', t('field.stock'), 90, 1, 3),
        cell: ({ stock, isLow }) => (isLow ? badge('bad', String(stock)) : (stock ?? '–')),
      },
      {
        ...columnOf('sku', 'SKU', 140, 1, 4),
        cell: ({ sku, variants }) => (variants > 1 ? t('products.skuMore', { sku, count: variants }) : sku),
      },
      { ...columnOf('updated_at', t('field.updated_at'), 120, 1, 5), cell: ({ updated_at }) => moment(updated_at) },
    ],
    [t, badge, styles, price, moment, nameOf, pictureOf],
  )
}

const columnOf = (sort: ProductSort, title: string, min: number, grow: number, rank: number) => ({
  key: sort,
  title,
  min,
  grow,
  rank,
  sort,
})

function useProductCard(nameOf: NameOf, currency: string) {
  const { t } = useTranslation('shop')
  const badge = useBadge()
  const styles = useStyles()
  const price = usePriceText(currency)
  const pictureOf = usePicture(styles.large)
  return useCallback(
    (line: ProductLine) => (
      <div className={styles.card}>
        {pictureOf(line)}
        <div className={styles.lines}>
          <span className={styles.top}>
            <strong className={styles.cut}>{nameOf(line)}</strong>
            {badge(tones[line.status], t(`status.${line.status}`))}
          </span>
          <span className={styles.cut}>{price(line)}</span>
          <span className={styles.quiet}>
            {[
              line.sku,
              line.variants > 1 ? t('products.variants', { count: line.variants }) : '',
              stockText(line, t('field.stock')),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      </div>
    ),
    [t, badge, styles, price, nameOf, pictureOf],
  )
}

const stockText = ({ stock }: ProductLine, label: string) => (stock === null ? '' : `${label} ${stock}`)

function usePicture(look: string) {
  const urlOf = useRowFiles('product')
  return useCallback(
    ({ id, picture }: ProductLine) => {
      const url = picture && urlOf(id, picture)
      return url ? <img className={look} src={url} alt="" /> : <span className={look} />
    },
    [urlOf, look],
  )
}

function usePriceText(currency: string) {
  const money = useShopMoney()
  return useCallback(
    ({ from, to }: ProductLine) =>
      from === null ? '–' : from === to ? money(from, currency) : `${money(from, currency)} – ${money(to!, currency)}`,
    [money, currency],
  )
}

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightSemibold },
  small: {
    display: 'inline-block',
    width: '28px',
    height: '28px',
    objectFit: 'contain',
    verticalAlign: 'middle',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  large: {
    flexShrink: 0,
    width: '60px',
    height: '60px',
    objectFit: 'contain',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  card: { display: 'flex', gap: tokens.spacingHorizontalM, alignItems: 'center', minWidth: 0 },
  lines: { flex: '1 1 0', display: 'grid', gap: '2px', minWidth: 0 },
  top: { display: 'flex', gap: tokens.spacingHorizontalS, justifyContent: 'space-between', minWidth: 0 },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
  quiet: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
})
