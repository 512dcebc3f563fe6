import type { paymentTerms, QuotationKind, QuotationLanguage } from './quotation.ts'

type KnownPayment = Exclude<(typeof paymentTerms)[number], 'other'>
type DocumentWords = {
  title: Record<QuotationKind, string>
  draft: string
  buyer: string
  number: string
  quotation: string
  date: string
  validUntil: string
  currency: string
  description: string
  count: string
  price: string
  amount: string
  total: string
  incoterm: string
  payment: string
  payments: Record<KnownPayment, string>
  rate: string
  note: string
}

/** What stands in the document of a quotation. */
export const quotationWords: Record<QuotationLanguage, DocumentWords> = {
  en: {
    title: { quotation: 'Quotation', proforma: 'Proforma invoice' },
    draft: 'Draft',
    buyer: 'To',
    number: 'Number',
    quotation: 'Quotation',
    date: 'Date',
    validUntil: 'Valid until',
    currency: 'Currency',
    description: 'Description',
    count: 'Quantity',
    price: 'Unit price',
    amount: 'Amount',
    total: 'Total',
    incoterm: 'Delivery',
    payment: 'Payment',
    payments: {
      advance: '100% T/T in advance',
      deposit: '30% T/T deposit, 70% before shipment',
      sightCredit: 'Irrevocable letter of credit at sight',
      documents: 'Documents against payment',
      days30: '30 days net after shipment',
      days60: '60 days net after shipment',
    },
    rate: 'Exchange rate',
    note: 'Note',
  },
  zh: {
    title: { quotation: '报价单', proforma: '形式发票' },
    draft: '草稿',
    buyer: '致',
    number: '编号',
    quotation: '报价单',
    date: '日期',
    validUntil: '有效期至',
    currency: '币种',
    description: '品名',
    count: '数量',
    price: '单价',
    amount: '金额',
    total: '合计',
    incoterm: '交货条款',
    payment: '付款方式',
    payments: {
      advance: '全额电汇预付',
      deposit: '30% 电汇定金，70% 装运前付清',
      sightCredit: '不可撤销即期信用证',
      documents: '付款交单',
      days30: '装运后 30 天付款',
      days60: '装运后 60 天付款',
    },
    rate: '汇率',
    note: '备注',
  },
}
