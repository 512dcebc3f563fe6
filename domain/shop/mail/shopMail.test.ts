import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { shopMailKinds } from '../../campaigns/shopMail.ts'
import { EmailMessageFields } from '../../email/render/message.ts'
import { type Article, emptyArticle } from '../article.ts'
import { emptyProduct, type Product } from '../product.ts'
import { freePosition } from '../quotation/startQuotation.ts'
import { dueFor, type ShopInterest, type ShopMailFacts } from './interest.ts'
import { byMailLanguage, mailLanguageOf } from './mailLanguage.ts'
import { interestOfConsent, interestOfMessage } from './readInterest.ts'
import { shopMailContent } from './shopMailContent.ts'

const dayMs = 86_400_000
const now = Date.UTC(2026, 10, 28)
const day = { now, today: '2026-11-28' }
const [ann, ben, cho] = ['a', 'b', 'c']
const [lamp, shade] = ['lamp', 'shade']
const daysAgo = (days: number) => now - days * dayMs

const inquiry = (contact: string, days: number, products: string[] = [lamp]): ShopInterest => ({
  contact,
  at: daysAgo(days),
  from: 'inquiry',
  products,
  language: '',
})
type Offer = ShopMailFacts['quotations'][number]
const offer = (contact: string, fields: Partial<Offer>): Offer => ({
  contact_id: contact,
  status: 'sent',
  sent_at: daysAgo(10),
  decided_at: null,
  valid_until: '2026-12-10',
  positions: [{ ...freePosition('k', { en: 'Lamp' }), product: lamp }],
  ...fields,
})
const facts = (some: Partial<ShopMailFacts>): ShopMailFacts => ({ interests: [], quotations: [], written: [], ...some })
const choice = { about: [], interestedIn: null, days: 7 }

test('an inquiry is followed up after its days, unless an offer was accepted since', () => {
  const due = (some: Partial<ShopMailFacts>) => dueFor({ ...choice, kind: 'inquiry' }, facts(some), day)
  const interests = [inquiry(ann, 7), inquiry(ben, 6), inquiry(cho, 30), inquiry(cho, 2)]
  expect(due({ interests })).toEqual([ann])
  const accepted = (days: number) => offer(ann, { status: 'accepted', decided_at: daysAgo(days) })
  expect(due({ interests, quotations: [accepted(3)] })).toEqual([])
  expect(due({ interests, quotations: [accepted(9)] })).toEqual([ann])
})

test('a quotation is followed up while it holds and nobody decided', () => {
  const quotations = [
    offer(ann, {}),
    offer(ben, { sent_at: daysAgo(3) }),
    offer(cho, { valid_until: '2026-11-27' }),
    offer('d', { status: 'declined', decided_at: daysAgo(1) }),
    offer('e', { status: 'draft', sent_at: null }),
  ]
  expect(dueFor({ ...choice, kind: 'quotation' }, facts({ quotations }), day)).toEqual([ann])
})

test('a return to stock is for those who asked for that product and have not ordered it', () => {
  const interests = [inquiry(ann, 20), inquiry(ben, 20, [shade]), inquiry(cho, 20)]
  const quotations = [offer(cho, { status: 'accepted', decided_at: daysAgo(2) })]
  const due = (about: string[], written: ShopMailFacts['written'] = []) =>
    dueFor({ ...choice, kind: 'backInStock', about }, facts({ interests, quotations, written }), day)
  expect(due([lamp])).toEqual([ann])
  expect(due([lamp, shade])).toEqual([ann, ben])
  const told = { kind: 'backInStock' as const, contact: ann, at: daysAgo(5) }
  expect(due([lamp], [{ ...told, about: [shade] }])).toEqual([ann])
  expect(due([lamp], [{ ...told, about: [lamp] }])).toEqual([])
})

test('new products are for those who wanted one of their kind, and for whoever signed up for all news', () => {
  const interests = [
    inquiry(ann, 1),
    inquiry(ben, 1, [shade]),
    { ...inquiry(cho, 1), from: 'signUp' as const, products: null },
  ]
  const due = (interestedIn: string[] | null) =>
    dueFor({ ...choice, kind: 'newProducts', interestedIn }, facts({ interests }), day)
  expect(due([lamp])).toEqual([ann, cho])
  expect(due(null)).toEqual([ann, ben, cho])
  expect(due([])).toEqual([cho])
})

const people = fc.constantFrom(ann, ben, cho)
const goods = fc.subarray([lamp, shade], { minLength: 1 })
const days = fc.integer({ min: 0, max: 60 })
const anyFacts = fc.record({
  interests: fc.array(fc.tuple(people, days, goods).map(([who, ago, what]) => inquiry(who, ago, what))),
  quotations: fc.array(
    fc
      .tuple(people, days, days, fc.constantFrom('draft', 'sent', 'accepted', 'declined'))
      .map(([who, sent, decided, status]) =>
        offer(who, {
          status,
          sent_at: status === 'draft' ? null : daysAgo(sent),
          decided_at: status === 'accepted' || status === 'declined' ? daysAgo(Math.min(sent, decided)) : null,
        }),
      ),
  ),
})
const occasions = fc.constantFrom('inquiry' as const, 'quotation' as const, 'backInStock' as const)

test('whoever was written to is not due again for the same occasion, and others stay as they are', () => {
  fc.assert(
    fc.property(anyFacts, occasions, goods, days, fc.nat(2), (known, kind, about, wait, nth) => {
      const asked = { kind, about, interestedIn: null, days: wait }
      const before = dueFor(asked, facts(known), day)
      const told = before.filter((_, place) => place !== nth)
      const written = told.map((contact) => ({ kind, about, contact, at: now }))
      const left = before.filter((_, place) => place === nth)
      expect(dueFor(asked, facts({ ...known, written }), { ...day, now: now + 90 * dayMs })).toEqual(
        expect.arrayContaining(left),
      )
      for (const contact of told)
        expect(dueFor(asked, facts({ ...known, written }), { ...day, now: now + 90 * dayMs })).not.toContain(contact)
    }),
  )
})

test('a new inquiry after a mail is a new occasion', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), (asked, told) => {
      const interests = [inquiry(ann, asked + told), inquiry(ann, asked)]
      const written = [{ kind: 'inquiry' as const, about: [], contact: ann, at: daysAgo(asked + 0.5) }]
      expect(dueFor({ ...choice, kind: 'inquiry', days: 0 }, facts({ interests, written }), day)).toEqual([ann])
    }),
  )
})

test('longer waiting never makes more people due', () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.constantFrom('inquiry' as const, 'quotation' as const),
      days,
      days,
      (known, kind, a, b) => {
        const due = (wait: number) => dueFor({ ...choice, kind, days: wait }, facts(known), day)
        expect(due(Math.min(a, b))).toEqual(expect.arrayContaining(due(Math.max(a, b))))
      },
    ),
  )
})

const product = (fields: Partial<Product> = {}): Product => ({
  ...emptyProduct,
  id: '0193a1b2-0000-7000-8000-000000000001',
  title: { en: 'Desk lamp', zh: '台灯' },
  price: 12.5,
  slug: 'desk-lamp',
  former_slugs: [],
  status: 'publish',
  created_by: '0193a1b2-0000-7000-8000-000000000001',
  created_at: 1,
  updated_at: 1,
  picture: { hash: 'a'.repeat(64), size: 10, mime: 'image/png', width: 10, height: 10, alt: {} },
  ...fields,
})

test('an inquiry of the site is read with its products and its language; other mails say nothing', () => {
  const body =
    'Please quote.\n\n50 × Desk lamp\nhttps://shop.example/de/p/desk-lamp/\n\nGreta\n\nhttps://shop.example/de/ (de)'
  const mail = { direction: 'in' as const, subject: 'PinShop: Desk lamp', body, at: 5 }
  const lampRow = product()
  expect(interestOfMessage(ann, mail, [lampRow])).toEqual({
    contact: ann,
    at: 5,
    from: 'inquiry',
    products: [lampRow.id],
    language: 'de',
  })
  expect(interestOfMessage(ann, { ...mail, subject: 'Desk lamp' }, [lampRow])).toBeNull()
  expect(interestOfMessage(ann, { ...mail, direction: 'out' }, [lampRow])).toBeNull()
})

test('who signed up on the shop wants its news, until they say no', () => {
  const consent = {
    id: ann,
    contact_id: ann,
    channel: 'email' as const,
    basis: 'consent' as const,
    evidence: 'Send me news\nhttps://shop.example/zh/subscribe/\nzh',
    given_at: 4,
    withdrawn_at: null,
    created_by: ben,
    belongto: ben,
    created_at: 4,
    updated_at: 4,
  }
  expect(interestOfConsent(consent)).toMatchObject({ contact: ann, products: null, language: 'zh' })
  expect(interestOfConsent({ ...consent, withdrawn_at: 9 })).toBeNull()
  expect(interestOfConsent({ ...consent, evidence: 'A card at a fair' })).toBeNull()
})

test('everybody is in one language: the last they wrote in, else that of their country, else the shop’s', () => {
  expect(mailLanguageOf({ country: '', written: '' }, ['zh', 'en'])).toBe('zh')
  expect(mailLanguageOf({ country: '', written: '' }, ['de', 'zh'])).toBe('en')
  expect(mailLanguageOf({ country: 'TW', written: '' }, ['en'])).toBe('zh')
  expect(mailLanguageOf({ country: 'CN', written: 'de' }, ['zh'])).toBe('en')
  const said = [
    { ...inquiry(ann, 9), language: 'zh' },
    { ...inquiry(ann, 2), language: 'en' },
  ]
  const readers = [
    { id: ann, country: 'CN' },
    { id: ben, country: 'CN' },
  ]
  expect(byMailLanguage(readers, said, ['zh'])).toEqual({ zh: [ben], en: [ann] })
})

const article: Article = {
  ...emptyArticle,
  id: '0193a1b2-0000-7000-8000-000000000002',
  title: { en: 'We are at the fair' },
  summary: { en: 'Hall 5' },
  slug: 'fair',
  former_slugs: [],
  created_by: '0193a1b2-0000-7000-8000-000000000001',
  created_at: 1,
  updated_at: 1,
}

test('every kind makes a mail that can be kept, in both languages, with and without a published shop', () => {
  for (const kind of shopMailKinds)
    for (const language of ['en', 'zh'] as const)
      for (const origin of ['https://shop.example', null]) {
        const material = {
          language,
          shop: { languages: ['de' as const, 'zh' as const], currency: 'USD' },
          origin,
          products: [product(), product({ picture: null, title: { de: 'Lampe' } })],
          articles: [article],
        }
        const made = shopMailContent(kind, material)
        const whole = { ...made, name: 'x', language, plain: null, attachments: [] }
        expect(z.safeParse(EmailMessageFields, whole).success, `${kind} ${language}`).toBe(true)
        const links = [...JSON.stringify(made.content).matchAll(/"link":"([^"]+)"/g)].map(([, link]) => link)
        const page = kind === 'newsletter' ? 'a/fair/' : 'p/desk-lamp/'
        if (origin) expect(links).toContain(`https://shop.example/${language === 'zh' ? 'zh/' : ''}${page}`)
        else expect(links).toEqual([])
      }
})

test('a card says title, price and what its picture shows, in the language of the mail', () => {
  const shop = { languages: ['en' as const, 'zh' as const], currency: 'USD' }
  const made = shopMailContent('newProducts', {
    language: 'zh',
    shop,
    origin: null,
    products: [product()],
    articles: [],
  })
  expect(made.theme).toBe('新品：台灯')
  const said = JSON.stringify(made.content)
  for (const words of ['台灯', 'US$12.50', '"alt":"台灯"']) expect(said).toContain(words)
})
