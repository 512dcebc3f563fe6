import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { rowAfter } from '#domain/operationLog/history'
import type { Product } from '#domain/shop/product'
import { productActOf, productBack, toldByProduct } from '#domain/shop/shopHistory'
import { useFormats } from '../../../lib/formats.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useShopSaving } from '../useShopSaving.ts'
import { BackDialog } from './BackDialog.tsx'
import { HistoryList } from './HistoryList.tsx'
import { useProductFields } from './useProductFields.ts'
import { useShopHistory } from './useShopHistory.ts'

type Props = {
  row: Product
  /** something is typed that is not saved: what one goes back to would be overwritten by it */
  isTyping: boolean
  onBack: () => void
}

/** What became of a product, and back to any moment of it. */
export function ProductHistory({ row, isTyping, onBack }: Props) {
  const { t } = useTranslation('shop')
  const history = useShopHistory({ entity: 'product', row, actOf: productActOf, told: toldByProduct(row) })
  const fieldsOf = useProductFields(row)
  const user = useUser()
  const restore = useProductBack()
  const [chosen, setChosen] = useState<{ n: number; at: number } | null>(null)
  const isOwn = !isSubAccount(user) || row.created_by === user.id
  const kept = history.moments.flatMap(({ n, change }) => (n === null || !change ? [] : [{ ...change, n }]))
  const then = chosen && (rowAfter(row, kept, chosen.n) as unknown as Product)
  const after = then && productBack(row, then, history.lost)
  const before = after && (Object.fromEntries(Object.keys(after).map((key) => [key, row[key as 'title']])) as object)
  return (
    <>
      <HistoryList
        history={history}
        titleOf={({ act }) => t(`history.product.${act}`)}
        fieldsOf={({ change }) => (change ? fieldsOf(change) : [])}
        onBack={isOwn && !isTyping && history.isWhole ? (n, at) => setChosen({ n, at }) : null}
      />
      {chosen && after && before && (
        <BackDialog
          at={chosen.at}
          fields={fieldsOf({ kind: 'changed', before: { ...before }, after: { ...after } })}
          hint={t('history.staysHint')}
          onBack={() => void restore({ row, at: chosen.at, before, after }).then((isDone) => isDone && onBack())}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

type Restore = { row: Product; at: number; before: object; after: object }

/** An ordinary change of these fields: it works offline, is undone, and stands in the history itself. */
function useProductBack() {
  const { t } = useTranslation('shop')
  const save = useShopSaving()
  const toasts = useToasts()
  const formats = useFormats()
  return async ({ row: { id }, at, before, after }: Restore): Promise<boolean> => {
    const put = (fields: object) => save([{ name: 'product.patch', args: { ids: [id], fields } }])
    if (!(await put(after))) return false
    toasts.done(t('history.restored', { time: formats.dateTime(at) }), { undo: async () => void (await put(before)) })
    return true
  }
}
