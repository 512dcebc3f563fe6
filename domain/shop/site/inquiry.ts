import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { Email, Id, Line, text } from '../../shared/schema.ts'
import { SiteSlug } from './snapshot.ts'

/** The name of the source that contacts from the shop have, and what an inquiry's subject begins with. */
export const inquirySource = 'PinShop'

/** A product that is asked about, and how many of it. */
export const InquiryItem = z.object({ slug: SiteSlug, count: z.int().check(z.minimum(1), z.maximum(9_999_999)) })
export type InquiryItem = z.output<typeof InquiryItem>

/** What a visitor asks. `uid`: of the form, so that one that is sent twice is one inquiry. */
export const Inquiry = z.object({
  uid: Id,
  name: Line,
  company: Line,
  email: Email,
  phone: text(60),
  text: text(limits.inquiryTextLength).check(z.trim(), z.minLength(1)),
  items: z.array(InquiryItem).check(z.maxLength(limits.inquiryItems)),
  language: text(10),
  /** what was agreed to, as it stood there; '' where nothing was */
  news: text(1_000),
  page: text(300),
})
export type Inquiry = z.output<typeof Inquiry>

/** The list that the page's script sends, such as `lamp-1*50,lamp-2*1`; what is none is left out. */
export function readItems(written: string): InquiryItem[] {
  const items = written.split(',').flatMap((one) => {
    const [slug, count] = one.split('*')
    const item = z.safeParse(InquiryItem, { slug, count: Number(count ?? 1) })
    return item.success ? [item.data] : []
  })
  return [...new Map(items.map((item) => [item.slug, item])).values()].slice(0, limits.inquiryItems)
}

/** What is known of how a form was filled in. */
export type FormTraces = {
  /** from when the form was shown until it was sent */
  filledMs: number
  /** whether the visitor's browser did the work that costs a flood much */
  hasWork: boolean
  text: string
  /** forms of the last hour: from this network address, and of the whole shop */
  ofAddress: number
  ofShop: number
}

export const quickestMs = 3_000
/** A company behind one address may send some in an hour, a shop gets few in one. */
const most = { ofAddress: 4, ofShop: 60, links: 2, linksWithoutWork: 0 }

/** More than people send. */
export const isFlood = ({ ofAddress, ofShop }: Pick<FormTraces, 'ofAddress' | 'ofShop'>): boolean =>
  ofAddress > most.ofAddress || ofShop > most.ofShop

/** Whether the sender has to confirm by mail that they are somebody. A doubt costs a visitor one click, and a flood everything. */
export function isDoubtful({ filledMs, hasWork, text: written, ofAddress, ofShop }: FormTraces): boolean {
  const links = written.match(/https?:\/\/|www\.|<a\s/gi)?.length ?? 0
  return (
    filledMs < quickestMs || isFlood({ ofAddress, ofShop }) || links > (hasWork ? most.links : most.linksWithoutWork)
  )
}

/** Bits that have to be zero in the hash of a form's stamp with the number that the browser found. */
export const workBits = 12
