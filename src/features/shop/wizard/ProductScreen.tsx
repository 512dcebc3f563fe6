import { Button } from '@fluentui/react-components'
import { BoxRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MutationArgs } from '#domain/mutations'
import type { Product } from '#domain/shop/product'
import { newId } from '#workers/newId'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { useClient } from '../../../lib/client.ts'
import { useProduct } from '../useShop.ts'
import { ProductWizard } from './ProductWizard.tsx'
import { newTypedProduct, type TypedProduct, typedProduct } from './typedProduct.ts'

export function NewProductForm({ onClose }: { onClose: () => void }) {
  const [start] = useState(() => newTypedProduct(newId()))
  return <ProductWizard row={null} start={start} draftKey="product new" onClose={onClose} />
}

/** What was refused and is nowhere else, to be corrected: all that was typed is still in the change. */
export function RefusedProductForm({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { t } = useTranslation('shop')
  const { sync } = useClient()
  const [start, setStart] = useState<TypedProduct | null | undefined>()
  useEffect(() => {
    const read = async () => {
      const change = (await sync.changes()).find((one) => one.uid === uid && one.name === 'product.create')
      setStart(change ? { ...typedProduct(change.args as MutationArgs<'product.create'>), id: newId() } : null)
    }
    read().catch(() => setStart(null))
  }, [sync, uid])
  if (start === undefined) return null
  if (start)
    return (
      <ProductWizard
        row={null}
        start={start}
        draftKey={`product ${uid}`}
        onClose={onClose}
        onSaved={() => void sync.discardIssue(uid)}
      />
    )
  return <GoneProduct text={t('product.gone')} onClose={onClose} />
}

export function EditProduct({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('shop')
  const row = useProduct(id)
  if (row === undefined) return null
  if (row) return <LoadedProduct row={row} onClose={onClose} />
  return <GoneProduct text={t('product.gone')} onClose={onClose} />
}

function LoadedProduct({ row, onClose }: { row: Product; onClose: () => void }) {
  const [start] = useState(() => typedProduct(row))
  return <ProductWizard row={row} start={start} draftKey={`product ${row.id}`} onClose={onClose} />
}

function GoneProduct({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation('shop')
  return (
    <EmptyState icon={<BoxRegular />} title={t('products.menu')} text={text}>
      <Button onClick={onClose}>{t('product.back')}</Button>
    </EmptyState>
  )
}
