import fc from 'fast-check'
import {
  type Contact,
  counterFields,
  emailValidities,
  followUpStatuses,
  newContact,
  untouchedDays,
  wtPhoneStatuses,
} from '#domain/contacts/contact'
import {
  type Condition,
  dateFields,
  type Filter,
  joins,
  labelFields,
  presenceFields,
  textFilterFields,
} from '#domain/contacts/filter'
import { choiceTests, countTests, presenceTests, textTests } from '#domain/contacts/filterTests'
import type { Entry } from '../../sync/core/ports.ts'
import { type ContactQuery, contactSorts } from '../api.ts'

export const contactIdOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
export const labelOf = (n: number) => contactIdOf(900 + n)
const some = <T>(...values: T[]) => fc.constantFrom(...values)
/** A morning, and times before it that are not whole days. */
export const now = new Date(2026, 10, 21, 9, 30).getTime()
const earlier = (steps: number) => now - steps * 37 * 3_600_000
const label = some(labelOf(1), labelOf(2), labelOf(3))
const country = some('', 'DE', 'CN')
const words = [
  '',
  '张伟',
  '李娜',
  'Zhang Wei',
  'zhang',
  'Ａnna Ｋ',
  'Müller & Söhne',
  'José Muñoz',
  '阿里 巴巴',
  '海港 138',
]

export const contact = fc
  .record({
    n: fc.integer({ min: 0, max: 40 }),
    name: some(...words),
    company: some('', '宁波海港贸易', 'Bosch GmbH', 'ACME 360', '上海 Bosch'),
    position: some('', 'Einkauf', '采购 Zhang'),
    company_website: some('', 'bosch.com', 'https://海港.cn/138'),
    address: some('', '上海市 360 号', 'Zhang Straße'),
    founded_time: some('', '1999'),
    remark: some(...words),
    country,
    phones: fc.array(
      fc.record({
        full_number: some('8613800138000', '4915112345678', '12025550123', '861380013'),
        is_wt: fc.constantFrom(...wtPhoneStatuses),
      }),
      { maxLength: 2 },
    ),
    emails: fc.array(
      fc.record({
        email: some('sales@bosch.com', '138@qq.com', 'wei.zhang@acme.cn'),
        is_valid: fc.constantFrom(...emailValidities),
      }),
      { maxLength: 2 },
    ),
    identities: fc.option(
      fc.uniqueArray(
        some(
          { kind: 'username' as const, value: 'zhang.wei' },
          { kind: 'bsuid' as const, value: 'CN.138abC' },
          { kind: 'lid' as const, value: '138138138@lid' },
        ),
        { minLength: 1 },
      ),
    ),
    tag: fc.uniqueArray(label, { maxLength: 2 }),
    category: fc.option(label),
    source: fc.option(label),
    belongto: label,
    follow_up_status: fc.constantFrom(...followUpStatuses),
    picture: fc.option(fc.constant({ hash: 'a'.repeat(64), size: 9, mime: 'image/png' as const }), { freq: 1 }),
    counters: fc.tuple(...counterFields.map(() => fc.integer({ min: 0, max: 2 }))),
    restricted: fc.boolean(),
    at: fc.integer({ min: 1, max: 20 }),
    pending: fc.boolean(),
  })
  .map(({ n, counters, restricted, at, pending, belongto, identities, ...fields }): Entry & { row: Contact } => ({
    id: contactIdOf(n),
    row: {
      ...newContact(contactIdOf(n), fields, belongto, earlier(at)),
      ...Object.fromEntries(counterFields.map((field, at) => [field, counters[at]!])),
      identities,
      restricted_at: restricted ? now : null,
    },
    rev: 1,
    scope: 'acct',
    history: 1,
    ...(pending && { waiting: [1], base: null }),
  }))

export const voice = fc.record({
  id: fc.integer({ min: 0, max: 9 }).map(String),
  contact: fc.option(fc.integer({ min: 0, max: 40 }).map(contactIdOf)),
})

const typed = [
  'munoz',
  'z',
  'zh',
  'zhang',
  'zhang wei',
  '伟',
  '海港',
  'BOSCH',
  'anna k',
  '138',
  '@',
  '@zhang',
  'cn.138ABC',
  '360',
  '没有',
  '-',
  '1999',
]
const numbers = ['+86 138-0013-8000', '138 0013', '0049 151 123', '0151 1234', '(202) 555', 'qq.com 138']

const choice = <F extends string, V>(field: F, value: fc.Arbitrary<V>) =>
  fc.record({
    field: fc.constant(field),
    is: fc.constantFrom(...choiceTests),
    values: fc.array(value, { minLength: 1, maxLength: 2 }),
  })
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    field: fc.constantFrom(...textFilterFields),
    is: fc.constantFrom(...textTests),
    value: some(...typed, ...numbers, ...words.filter(Boolean)),
  }),
  fc.record({ field: fc.constantFrom(...presenceFields), is: fc.constantFrom(...presenceTests) }),
  fc.oneof(...labelFields.map((field) => choice(field, label))),
  choice('country', some('DE', 'FR')),
  choice('follow_up_status', fc.constantFrom(...followUpStatuses)),
  choice('is_wt', fc.constantFrom(...wtPhoneStatuses)),
  choice('is_valid', fc.constantFrom(...emailValidities)),
  choice('calling_code', some('86', '49151', '1')),
  fc.record({
    field: fc.constantFrom(...dateFields),
    is: fc.constant('between' as const),
    from: fc.option(fc.integer({ min: 0, max: 20 }).map(earlier)),
    to: fc.option(fc.integer({ min: 0, max: 20 }).map(earlier)),
  }),
  fc.record({
    field: fc.constantFrom(...dateFields),
    is: some('lastDays' as const, 'beforeDays' as const),
    days: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({
    field: fc.constantFrom(...counterFields),
    is: fc.constantFrom(...countTests),
    value: fc.integer({ min: 0, max: 2 }),
  }),
)
const group = (member: fc.Arbitrary<Condition | Filter>): fc.Arbitrary<Filter> =>
  fc.record({ join: fc.constantFrom(...joins), of: fc.array(member, { maxLength: 3 }) })
const filter = group(fc.oneof(condition, condition, group(fc.oneof(condition, group(condition)))))

export const query: fc.Arbitrary<ContactQuery> = fc.record({
  search: some('', ...typed, ...numbers),
  ranked: fc.boolean(),
  sort: fc.constantFrom(...contactSorts),
  descending: fc.boolean(),
  order: fc.constant([labelOf(3), 'CN', labelOf(1), 'DE']),
  filter: fc.oneof(fc.constant<Filter>({ join: 'all', of: [] }), filter),
  more: fc.boolean(),
  tag: fc.option(label, { freq: 1 }),
  category: fc.option(label, { freq: 1 }),
  source: fc.option(label, { freq: 1 }),
  belongto: fc.option(label, { freq: 1 }),
  follow_up_status: fc.option(fc.constantFrom(...followUpStatuses), { freq: 1 }),
  untouched_days: fc.option(fc.constantFrom(...untouchedDays), { freq: 1 }),
})
