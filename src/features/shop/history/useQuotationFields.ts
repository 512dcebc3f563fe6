import { useTranslation } from 'react-i18next'
import type { RowChange } from '#domain/operationLog/log'
import type { Quotation } from '#domain/shop/quotation/quotation'
import { quotationTotal } from '#domain/shop/quotation/quotation'
import type { ChangedField } from '../../../components/BeforeAfter.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'
import { useShopMoney } from '../parts/useShopMoney.ts'
import { useShopText } from '../useShop.ts'

type FieldWords = Partial<Record<keyof Quotation, (value: never) => string>>

/** The fields of a quotation that a change touched, each before and after it, in words. */
export function useQuotationFields(row: Quotation) {
  const { t } = useTranslation('shopQuotations')
  const text = useShopText()
  const money = useShopMoney()
  const formats = useFormats()
  const who = useWho()
  const same = (value: string) => value
  const told = {
    belongto: (value: string) => who(value),
    number: same,
    proforma: same,
    buyer: (value: Quotation['buyer']) => Object.values(value).filter(Boolean).join('\n'),
    positions: (value: Quotation['positions']) =>
      [
        ...value.map(({ count, name }) => `${formats.number(count)} × ${text(name) || t('positions.nameless')}`),
        `${t('total')} ${money(quotationTotal(value), row.currency)}`,
      ].join('\n'),
    currency: same,
    incoterm: (value: Quotation['incoterm']) => value || t('noIncoterm'),
    place: same,
    valid_until: (value: string) => formats.plainDate(value),
    payment: (value: Quotation['payment']) => t(`payments.${value}`),
    payment_note: same,
    languages: (value: Quotation['languages']) => value.map((one) => t(`language.${one}`)).join(', '),
    note: same,
  } satisfies FieldWords
  const labels: Record<keyof typeof told, string> = {
    belongto: t('owner'),
    number: t('number'),
    proforma: t('proforma'),
    buyer: t('buyer.title'),
    positions: t('positions.title'),
    currency: t('currency'),
    incoterm: t('incoterm'),
    place: t('place'),
    valid_until: t('validUntil'),
    payment: t('payment'),
    payment_note: t('paymentNote'),
    languages: t('languages'),
    note: t('note'),
  }
  return ({ kind, before, after }: Pick<RowChange, 'kind' | 'before' | 'after'>): ChangedField[] => {
    if (kind === 'created' || kind === 'deleted') return []
    const touched = (Object.keys(told) as (keyof typeof told)[]).filter((field) => field in before || field in after)
    return touched.map((field) => {
      const say = told[field] as (value: unknown) => string
      return {
        key: field,
        label: labels[field],
        ...(field in before && { before: say(before[field]) }),
        after: field in after ? say(after[field]) : null,
      }
    })
  }
}
