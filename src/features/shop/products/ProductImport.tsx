import { Button } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import { skusOf } from '#domain/shop/product'
import { readProductSheet, type SheetProduct } from '#domain/shop/productSheet'
import type { ShopFields } from '#domain/shop/shop'
import { newId } from '#workers/newId'
import { rowsBeside } from '#workers/sheets/read/rowsBeside'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { FileInput } from '../../../components/FileInput.tsx'
import { pressed } from '../../../components/sendForm.ts'
import { useBusy } from '../../../lib/busy.ts'
import { useClient } from '../../../lib/client.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useShopCategories, useShopText } from '../useShop.ts'
import { useShopSaving } from '../useShopSaving.ts'

const rowsAtMost = 50_000
type Read = { made: SheetProduct[]; known: number; wrong: number }

/** Products of a file, all as drafts. Those whose SKU is here already are left out, so that a file brought twice makes nothing twice. */
export function ProductImport({ shop }: { shop: ShopFields }) {
  const { t } = useTranslation('shop')
  const input = useRef<HTMLInputElement>(null)
  const toasts = useToasts()
  const text = useShopText()
  const categories = useShopCategories() ?? []
  const { products } = useClient()
  const save = useShopSaving()
  const [read, setRead] = useState<Read | null>(null)
  const [isBusy, setBusy] = useState(false)
  useBusy(isBusy)

  async function look(file: File) {
    setBusy(true)
    try {
      const rows: string[][] = []
      for await (const batch of rowsBeside(file).rows(0, { limit: rowsAtMost }))
        for (const { cells } of batch) rows.push(cells)
      const byName = new Map(categories.map(({ id, name }) => [text(name).toLowerCase(), id]))
      const found = readProductSheet(rows, {
        language: shop.languages[0] ?? 'en',
        categoryOf: (name) => byName.get(name) ?? null,
        newKey: newId,
        isSlugTaken: () => false,
      })
      if (!found) throw new AppError('sheetEmpty')
      setRead(await sortedOut(found))
    } finally {
      setBusy(false)
    }
  }

  async function sortedOut(found: readonly SheetProduct[]): Promise<Read> {
    const skus = new Set<string>()
    const made: SheetProduct[] = []
    let known = 0
    for (const product of found) {
      if (product.problems.includes('noTitle')) continue
      const { fields } = product
      const own = skusOf(fields)
      const taken = await products.taken({ id: '', skus: own, slug: fields.slug })
      const isKnown = own.some((sku) => taken[sku] || skus.has(sku))
      if (isKnown) known++
      else
        made.push(
          taken[`/${fields.slug}`] ? { ...product, fields: { ...fields, slug: withEnd(fields.slug) } } : product,
        )
      for (const sku of own) skus.add(sku)
    }
    const wrong = found.filter(({ problems }) => problems.length > 0).length
    return { made, known, wrong }
  }

  async function bring({ made }: Read) {
    setBusy(true)
    try {
      for (let at = 0; at < made.length; at += 50) {
        const part = made.slice(at, at + 50)
        const changes = part.map(({ fields }) => ({
          name: 'product.create' as const,
          args: { id: newId(), ...fields },
        }))
        if (!(await save(changes))) return
      }
      toasts.done(t('import.done', { count: made.length }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button icon={<ArrowUploadRegular />} disabledFocusable={isBusy} onClick={() => input.current?.click()}>
        {t('import.button')}
      </Button>
      <FileInput
        input={input}
        accept=".csv,.xlsx,.xls"
        aria-label={t('import.button')}
        onFiles={([file]) => file && pressed(() => look(file))}
      />
      {read && (
        <ConfirmDialog
          title={t('import.title')}
          text={[
            t('import.count', { count: read.made.length }),
            read.known > 0 && t('import.known', { count: read.known }),
            read.wrong > 0 && t('import.wrong', { count: read.wrong }),
          ]
            .filter(Boolean)
            .join(' ')}
          confirm={t('import.confirm')}
          cancel={t('cancel')}
          isWaiting={read.made.length === 0}
          onConfirm={() => pressed(() => bring(read))}
          onClose={() => setRead(null)}
        />
      )}
    </>
  )
}

/** An address that nobody else has. */
const withEnd = (slug: string) => `${slug.slice(0, 66)}-${newId().slice(-12)}`
