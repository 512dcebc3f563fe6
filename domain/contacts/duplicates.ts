import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { Id, Time } from '../shared/schema.ts'

/** Contacts that look alike and are not the same: the company is not asked about them again. */
export const NotDuplicate = z.object({
  id: Id,
  contacts: z
    .array(Id)
    .check(z.minLength(2, says('nothingSelected')), z.maxLength(limits.mergedAtOnce, says('inputInvalid'))),
  created_by: Id,
  created_at: Time,
  updated_at: Time,
})
export type NotDuplicate = z.output<typeof NotDuplicate>

/** By what contacts look alike, the surest first. */
export const duplicateReasons = ['whatsapp', 'phone', 'email', 'name', 'website'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** From here on contacts may be merged by a rule, without being looked at. */
export const sureFrom = 0.85

/** How alike two names, and two companies, have to be before somebody is asked about them. */
const leastAlike = 0.82

/**
 * How sure it is that two contacts which share this are one, from 0 to 1. A switchboard, an `info@` and a website are
 * shared by colleagues: what has two different names is less sure, and a website says hardly anything then.
 */
export function certaintyOf(reason: DuplicateReason, a: NameAndCompany, b: NameAndCompany): number {
  const names = a.name && b.name ? alike(a.name, b.name) : null
  if (reason === 'website') return names === null ? 0.6 : names >= leastAlike ? 0.85 : 0.2
  // Many people are called Li Na.
  if (reason === 'name' && !a.company) return 0.4
  if (reason === 'name') return names === null ? 0.7 : 0.4 + 0.5 * Math.min(names, alike(a.company, b.company))
  // A switchboard is not on WhatsApp.
  const sure = reason === 'phone' ? 0.9 : 0.95
  return names === null ? sure : names >= leastAlike ? Math.min(1, sure + 0.05) : sure - 0.35
}

/** Name and company as `nameForm` and `companyForm` give them. */
export type NameAndCompany = { name: string; company: string }

/** Whether two contacts look like one by what they are called alone. Who has no name is told by the company. */
export function isNamedAlike(a: NameAndCompany, b: NameAndCompany): boolean {
  if (!a.name !== !b.name || !a.company !== !b.company) return false
  if (a.name && alike(a.name, b.name) < leastAlike) return false
  if (a.company && alike(a.company, b.company) < leastAlike) return false
  return Boolean(a.company || (a.name.length >= 4 && a.name === b.name))
}

/** The words of a name in one spelling and order: "Müller, Anna" and "anna muller" are the same. */
export const nameForm = (name: string) => plain(name).split(' ').filter(Boolean).toSorted().join(' ')

/** A company without its legal form, which one list writes and the next one leaves out. */
export function companyForm(company: string): string {
  const words = plain(company).split(' ').filter(Boolean)
  const telling = words.filter((word) => !legalForms.has(word))
  return (telling.length ? telling : words).join(' ').replace(chineseForm, '')
}

const legalForms = new Set(
  'co ltd limited inc incorporated corp corporation company llc llp plc gmbh ag kg ohg sa sas sarl srl spa bv nv oy ab as aps pte pty pvt kk the and'.split(
    ' ',
  ),
)
const chineseForm = /(股份|集团|有限|责任|公司)+$/

/** Full-width and capital letters, accents and punctuation are told apart by nobody. */
const plain = (text: string) =>
  (ascii.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const ascii = /^[\0-\x7f]*$/

/**
 * How alike two texts are, from 0 to 1: twice the pairs of neighbouring letters that they share, by all they have
 * (Sørensen–Dice). It takes one pass over both, knows no language, so that Chinese and German go by one measure, and does
 * not mind a word more or another order. Not taken: Levenshtein (the product of both lengths, and a word moved counts as
 * all its letters), Jaro–Winkler (made for short names: it rates "Shanghai A Trading" and "Shanghai B Import" by how they
 * begin).
 */
export function alike(a: string, b: string): number {
  if (a === b) return 1
  if (a.length < 2 || b.length < 2) return 0
  const pairs = new Map<number, number>()
  for (let at = 1; at < a.length; at++) {
    const pair = pairAt(a, at)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  let shared = 0
  for (let at = 1; at < b.length; at++) {
    const pair = pairAt(b, at)
    const left = pairs.get(pair) ?? 0
    if (!left) continue
    pairs.set(pair, left - 1)
    shared++
  }
  return (2 * shared) / (a.length + b.length - 2)
}
const pairAt = (text: string, at: number) => text.charCodeAt(at - 1) * 65_536 + text.charCodeAt(at)

/** The host of a website without www; '' where there is none, or where thousands of companies have their page. */
export function websiteHost(url: string): string {
  const host = url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^[^/?#@]*@/, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/^www\d?\./, '')
    .replace(/\.$/, '')
  return host.includes('.') && !sharedHosts.has(host) ? host : ''
}

const sharedHosts = new Set(
  `facebook.com m.facebook.com fb.com instagram.com linkedin.com cn.linkedin.com twitter.com x.com youtube.com tiktok.com
   pinterest.com wa.me t.me linktr.ee alibaba.com 1688.com made-in-china.com globalsources.com dhgate.com taobao.com
   tmall.com jd.com amazon.com ebay.com etsy.com google.com maps.google.com sites.google.com goo.gl g.page bit.ly
   api.whatsapp.com whatsapp.com weibo.com weixin.qq.com mp.weixin.qq.com qq.com 163.com gmail.com baidu.com kompass.com europages.com indiamart.com
   exhibitors.com wixsite.com wordpress.com blogspot.com github.io`.split(/\s+/),
)
