import type { Shop } from '../shop.ts'
import type { ShopTexts } from '../texts.ts'
import {
  amountOf,
  priceAt,
  type Quotation,
  type QuotationKind,
  type QuotationLanguage,
  type QuotationPosition,
  quotationTotal,
  sortedSteps,
} from './quotation.ts'
import { quotationWords } from './quotationWords.ts'

/** A label with what it says; of a document in two languages the label stands in both. */
export type DocumentFact = { label: string; text: string }
export type DocumentLine = { name: string; details: string[]; count: string; price: string; amount: string }
/** A quotation or invoice as it is printed: texts and no rules. */
export type QuotationDocument = {
  title: string
  draft: string
  number: string
  seller: { name: string; lines: string[] }
  buyer: { label: string; lines: string[] }
  facts: DocumentFact[]
  columns: [name: string, count: string, price: string, amount: string]
  lines: DocumentLine[]
  total: DocumentFact
  terms: DocumentFact[]
}

type Seller = Pick<Shop, 'name' | 'address' | 'email' | 'phone'> & { company: string }
type DocumentContext = { seller: Seller; kind: QuotationKind; day: string }

/** What is said in both languages stands there twice, what is the same in both once. */
export function quotationDocument(quotation: Quotation, { seller, kind, day }: DocumentContext): QuotationDocument {
  const { languages, buyer, positions, currency, number, proforma } = quotation
  const said = bothOf(languages)
  const money = moneyIn(currency)
  const dated = kind === 'quotation' ? quotation.sent_at : quotation.decided_at
  const issued = dated === null ? day : new Date(dated).toISOString().slice(0, 10)
  const textsIn = (texts: ShopTexts) => bothTexts(texts, languages)
  return {
    title: said((words) => words.title[kind]),
    draft: kind === 'quotation' && quotation.status === 'draft' ? said((words) => words.draft) : '',
    number: kind === 'quotation' ? number : proforma,
    seller: {
      name: textsIn(seller.name).join(' ') || seller.company,
      lines: [...textsIn(seller.address), seller.email, seller.phone].filter(Boolean),
    },
    buyer: {
      label: said((words) => words.buyer),
      lines: [buyer.company, buyer.name, ...buyer.address.split('\n'), buyer.email, buyer.phone].filter(Boolean),
    },
    facts: [
      { label: said((words) => words.number), text: kind === 'quotation' ? number || '–' : proforma },
      { label: said((words) => words.date), text: issued },
      kind === 'quotation'
        ? { label: said((words) => words.validUntil), text: quotation.valid_until }
        : { label: said((words) => words.quotation), text: number },
      { label: said((words) => words.currency), text: currency },
    ],
    columns: [
      said((words) => words.description),
      said((words) => words.count),
      said((words) => words.price),
      said((words) => words.amount),
    ],
    lines: positions.map((position) => lineOf(position, { languages, money })),
    total: { label: said((words) => words.total), text: `${currency} ${money(quotationTotal(positions))}` },
    terms: termsOf(quotation),
  }
}

type LineContext = { languages: readonly QuotationLanguage[]; money: (amount: number) => string }

function lineOf(position: QuotationPosition, { languages, money }: LineContext): DocumentLine {
  const [name = '', ...names] = bothTexts(position.name, languages)
  const steps = sortedSteps(position.prices)
  const stepTexts = steps.map(({ from, price }) => `${countText(from)}+: ${money(price)}`)
  return {
    name,
    details: [
      ...names,
      position.sku && `SKU ${position.sku}`,
      position.note,
      ...(steps.length > 1 ? stepTexts : []),
    ].filter(Boolean),
    count: `${countText(position.count)}${position.unit ? ` ${position.unit}` : ''}`,
    price: money(priceAt(position.prices, position.count)),
    amount: money(amountOf(position)),
  }
}

function termsOf(quotation: Quotation): DocumentFact[] {
  const { languages, incoterm, place, payment, payment_note, rate, currency, note } = quotation
  const said = bothOf(languages)
  const terms: DocumentFact[] = []
  if (incoterm) terms.push({ label: said((words) => words.incoterm), text: `${incoterm} ${place} (Incoterms 2020)` })
  const known = payment === 'other' ? [] : languages.map((language) => quotationWords[language].payments[payment])
  terms.push({ label: said((words) => words.payment), text: [...known, payment_note].filter(Boolean).join('\n') })
  if (rate)
    terms.push({
      label: said((words) => words.rate),
      text: `1 ${rate.from} = ${Number(rate.per.toPrecision(6))} ${currency} (${rate.day})`,
    })
  if (note) terms.push({ label: said((words) => words.note), text: note })
  return terms
}

type Words = (typeof quotationWords)[QuotationLanguage]

/** The same in each language of the document; what does not differ is said once. */
const bothOf =
  (languages: readonly QuotationLanguage[]) =>
  (say: (words: Words) => string): string =>
    [...new Set(languages.map((language) => say(quotationWords[language])))].join(' ')

/** In the languages of the document; what nobody wrote in any of them stands there in another one. */
function bothTexts(texts: ShopTexts, languages: readonly QuotationLanguage[]): string[] {
  const said = languages.flatMap((language) => texts[language]?.trim() || [])
  const any = said.length ? said : Object.values(texts).slice(0, 1)
  return [...new Set(any.map((text) => text.trim()).filter(Boolean))]
}

/** As both sides read it, whatever their languages: 1,234.50; a price may have two decimals more. */
function moneyIn(currency: string): (amount: number) => string {
  const least = digitsOf(currency)
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: 4 })
  return (amount) => format.format(amount)
}

function digitsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().minimumFractionDigits ?? 2
  } catch {
    return 2
  }
}

const countText = (count: number) => new Intl.NumberFormat('en-US').format(count)
