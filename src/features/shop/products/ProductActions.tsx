import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Select,
  tokens,
} from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { productStatuses } from '#domain/shop/product'
import type { ShopFields } from '#domain/shop/shop'
import type { ProductList } from '#workers/search/products/api'
import { ExportMenu } from '../../../components/ExportMenu.tsx'
import type { TableFormat } from '../../../components/figures/tableFile.ts'
import { pressed } from '../../../components/sendForm.ts'
import { useExporting } from '../../../components/useExporting.tsx'
import { useUser } from '../../../lib/session.ts'
import { categoryBranches } from '../categories/categoryBranches.ts'
import { useShopCategories, useShopText } from '../useShop.ts'
import { ProductImport } from './ProductImport.tsx'
import { productTable } from './productFile.ts'
import { readProducts, useProductWork } from './useProductWork.ts'

type Props = {
  list: ProductList
  selected: ReadonlySet<string>
  shop: ShopFields
  total: number
  onDone: () => void
}

/** What can be done to those that are chosen, and all of them as a file. */
export function ProductActions({ list, selected, shop, total, onDone }: Props) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const user = useUser()
  const isSub = isSubAccount(user)
  const text = useShopText()
  const categories = useShopCategories() ?? []
  const { change, setStatus, remove } = useProductWork()
  const [isBusy, setBusy] = useState(false)
  const { isBusy: isExporting, start, question } = useExporting()
  const mayExport = !isSub || user.export_data === 'granted'
  const ids = [...selected]
  const act = (work: () => Promise<void>) =>
    pressed(async () => {
      setBusy(true)
      await work().finally(() => setBusy(false))
      onDone()
    })
  const save = async (format: TableFormat) => {
    const wanted = selected.size > 0 ? ids : await list.ids()
    await start({
      asked: { rows: wanted.length, filter: location.pathname, what: 'products' },
      format,
      name: 'products',
      table: async () => productTable(await readProducts(wanted), { shop, categories, text }),
    })
  }
  return (
    <div className={styles.row}>
      {selected.size > 0 && (
        <>
          <Menu>
            <MenuTrigger disableButtonEnhancement>
              <Button appearance="primary" disabledFocusable={isBusy}>
                {t('work.status', { count: selected.size })}
              </Button>
            </MenuTrigger>
            <MenuPopover>
              <MenuList>
                {productStatuses
                  .filter((status) => (isSub ? status !== 'publish' : status !== 'pending'))
                  .map((status) => (
                    <MenuItem key={status} onClick={() => act(() => setStatus(ids, status))}>
                      {t(`status.${status}`)}
                    </MenuItem>
                  ))}
              </MenuList>
            </MenuPopover>
          </Menu>
          <Select
            className={styles.choice}
            aria-label={t('work.category')}
            value=""
            onChange={(_, { value }) => value && act(() => change(ids, { category: value }))}
          >
            <option value="">{t('work.category')}</option>
            {categoryBranches(categories).map(({ category, level }) => (
              <option key={category.id} value={category.id}>
                {`${'\u2003'.repeat(level)}${text(category.name)}`}
              </option>
            ))}
          </Select>
          <Button icon={<DeleteRegular />} disabledFocusable={isBusy} onClick={() => act(() => remove(ids))}>
            {t('work.delete')}
          </Button>
        </>
      )}
      <ProductImport shop={shop} />
      {total > 0 && (
        <ExportMenu
          isOff={!mayExport || isExporting}
          {...(!mayExport && { title: t('work.mayNotExport') })}
          onFormat={(format) => void save(format)}
        >
          {t('work.export')}
        </ExportMenu>
      )}
      {question}
    </div>
  )
}

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  choice: { maxWidth: '200px' },
})
