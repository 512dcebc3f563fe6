import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowAfter } from '#domain/operationLog/history'
import type { Quotation } from '#domain/shop/quotation/quotation'
import {
  expiryOf,
  type QuotationAct,
  quotationActOf,
  quotationBack,
  type ShopMoment,
  toldByQuotation,
} from '#domain/shop/shopHistory'
import { endOfDay, today } from '../../../lib/days.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useShopSaving } from '../useShopSaving.ts'
import { BackDialog } from './BackDialog.tsx'
import { HistoryList } from './HistoryList.tsx'
import { useQuotationFields } from './useQuotationFields.ts'
import { useShopHistory } from './useShopHistory.ts'

/** Given while it is a draft alone: what was sent stays as it is. */
type Props = { row: Quotation; back?: { isTyping: boolean; onBack: () => void } }

/** What became of a quotation; a draft goes back to any moment of it. */
export function QuotationHistory({ row, back }: Props) {
  const { t } = useTranslation('shop')
  const asked = useShopHistory({ entity: 'quotation', row, actOf: quotationActOf, told: toldByQuotation(row) })
  const expiry = expiryOf(row, today(), (day) => endOfDay(day)!)
  const history = { ...asked, moments: [...expiry, ...asked.moments] }
  const fieldsOf = useQuotationFields(row)
  const restore = useQuotationBack()
  const [chosen, setChosen] = useState<{ n: number; at: number } | null>(null)
  const kept = history.moments.flatMap(({ n, change }) => (n === null || !change ? [] : [{ ...change, n }]))
  const then = chosen && (rowAfter(row, kept, chosen.n) as unknown as Quotation)
  const after = then && quotationBack(row, then)
  const before = after && (Object.fromEntries(Object.keys(after).map((key) => [key, row[key as 'note']])) as object)
  return (
    <>
      <HistoryList
        history={history}
        titleOf={(moment) => sayQuotationAct(t, moment)}
        fieldsOf={({ change }) => (change ? fieldsOf(change) : [])}
        onBack={back && !back.isTyping && history.isWhole ? (n, at) => setChosen({ n, at }) : null}
      />
      {chosen && back && after && before && (
        <BackDialog
          at={chosen.at}
          fields={fieldsOf({ kind: 'changed', before: { ...before }, after: { ...after } })}
          hint=""
          onBack={() => void restore({ row, at: chosen.at, before, after }).then((isDone) => isDone && back.onBack())}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

/** With the number that it got by it. */
function sayQuotationAct(t: TFunction<'shop'>, { act, change }: ShopMoment<QuotationAct>): string {
  const { number, proforma } = (change?.after ?? {}) as { number?: string; proforma?: string }
  if (act === 'accepted' && proforma) return t('history.quotationNumbered.accepted', { number: proforma })
  if (act === 'sent' && number) return t('history.quotationNumbered.sent', { number })
  return t(`history.quotation.${act}`)
}

type Restore = { row: Quotation; at: number; before: object; after: object }

function useQuotationBack() {
  const { t } = useTranslation('shop')
  const save = useShopSaving()
  const toasts = useToasts()
  const formats = useFormats()
  return async ({ row: { id }, at, before, after }: Restore): Promise<boolean> => {
    const put = (fields: object) => save([{ name: 'quotation.patch', args: { id, fields } }])
    if (!(await put(after))) return false
    toasts.done(t('history.restored', { time: formats.dateTime(at) }), { undo: async () => void (await put(before)) })
    return true
  }
}
