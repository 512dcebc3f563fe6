import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Consent } from '../contacts/companions/consent.ts'
import { type Contact, emailValidities, newContact } from '../contacts/contact.ts'
import { type ExcludedContact, exclusionsOf } from '../contacts/excluded.ts'
import { type DryRunPlan, dryRun } from './audience.ts'
import {
  type AudienceRules,
  isRoleAddress,
  receiverKey,
  type Suppression,
  skipReasons,
  verdictOf,
} from './receivers.ts'
import { zonesOr } from './sendHours.ts'
import { offsetAt } from './testing/offsets.ts'

const idOf = (number: number) => `019aa000-0000-7000-8000-${String(number).padStart(12, '0')}`
const owner = idOf(0)
type Emails = Contact['emails']
const contactOf = (number: number, emails: Emails, more: Partial<Contact> = {}): Contact => ({
  ...newContact(idOf(number), { name: `n${number}`, emails }, owner, 1),
  ...more,
})
const valid = (email: string): Emails[number] => ({ email, is_valid: 'valid' })
const toVerify = (email: string): Emails[number] => ({ email, is_valid: 'toVerify' })
const invalid = (email: string): Emails[number] => ({ email, is_valid: 'invalid' })

const consent = (contact_id: string, withdrawn_at: number | null, given_at = 5): Consent => ({
  id: idOf(900 + given_at),
  contact_id,
  channel: 'email',
  basis: 'consent',
  evidence: '',
  given_at,
  withdrawn_at,
  created_by: owner,
  created_at: 1,
  updated_at: 1,
})
const excluded = (email: string, full_number = ''): ExcludedContact => ({
  id: idOf(800),
  email,
  full_number,
  whatsapp_id: '',
  reason: '',
  created_by: owner,
  created_at: 1,
  updated_at: 1,
})

const free: AudienceRules = {
  exclusions: exclusionsOf([]),
  consentsOf: () => [],
  suppressionOf: () => undefined,
  allowsUnknownBasis: true,
  sendCount: null,
}
const start = Date.parse('2026-05-04T08:00:00Z')
const zones: Record<string, string[]> = {
  DE: ['Europe/Berlin'],
  CN: ['Asia/Shanghai'],
  US: ['America/New_York', 'America/Los_Angeles'],
}
const plan: DryRunPlan = {
  limits: { hours: { from: 9, to: 17, days: [0, 1, 2, 3, 4] }, per_hour: 100, per_domain_hour: 50, warms_up: false },
  warmUp: null,
  start,
  offsetAt,
  zonesAt: (country) => zonesOr(zones[country] ?? [], 'Asia/Shanghai'),
  points: 1_000,
  examples: 3,
  overCap: new Set<string>(),
}
const suppressing = (entries: Record<string, Suppression>): AudienceRules => ({
  ...free,
  suppressionOf: (key) => entries[key],
})
const reasonOf = (contact: Contact, rules: AudienceRules) => {
  const verdict = verdictOf(contact, rules)
  return verdict.kind === 'skipped' ? verdict.reason : verdict.email
}

describe('the address that is written to', () => {
  test.each<[string, Emails, string]>([
    ['the valid one before those that nobody checked', [toVerify('b@x.de'), valid('a@x.de')], 'a@x.de'],
    ['the first of equal ones', [invalid('c@x.de'), valid('b@x.de'), valid('a@x.de')], 'b@x.de'],
    ['one that nobody checked before an invalid one', [invalid('a@x.de'), toVerify('b@x.de')], 'b@x.de'],
    ['none where all are invalid', [invalid('a@x.de'), invalid('b@x.de')], 'invalid'],
    ['none where there is none', [], 'noAddress'],
  ])('is %s', (_, emails, expected) => expect(reasonOf(contactOf(1, emails), free)).toBe(expected))

  test('is another one where the best came back', () => {
    const rules = suppressing({ 'a@x.de': 'bounced' })
    expect(reasonOf(contactOf(1, [valid('A@x.de'), toVerify('b@x.de')]), rules)).toBe('b@x.de')
    expect(reasonOf(contactOf(1, [valid('A@x.de'), invalid('b@x.de')]), rules)).toBe('bounced')
  })
  test.each<Suppression>(['complained', 'unsubscribed', 'withdrawn', 'restricted'])(
    'is none of somebody who is %s at any of them',
    (how) => {
      expect(reasonOf(contactOf(1, [valid('a@x.de'), toVerify('b@x.de')]), suppressing({ 'b@x.de': how }))).toBe(
        'saidNo',
      )
    },
  )
})

describe('nobody is written to', () => {
  const contact = contactOf(1, [valid('a@x.de')], {
    phones: [{ full_number: '8613800138000', is_wt: 'unvalidated' }],
    email_send_count: 2,
  })
  const withConsents = (...consents: Consent[]): AudienceRules => ({ ...free, consentsOf: () => consents })
  test('who asked not to be used, or is excluded by any address or phone', () => {
    expect(reasonOf({ ...contact, restricted_at: 0 }, free)).toBe('restricted')
    for (const one of [excluded('a@x.de'), excluded('', '8613800138000')])
      expect(reasonOf(contact, { ...free, exclusions: exclusionsOf([one]) })).toBe('excluded')
  })
  test('whose consent was withdrawn, or of whom none is known where one is wanted', () => {
    expect(reasonOf(contact, withConsents(consent(contact.id, 9)))).toBe('withdrawn')
    expect(reasonOf(contact, withConsents(consent(contact.id, 9), consent(contact.id, null, 7)))).toBe('a@x.de')
    expect(reasonOf(contact, { ...free, allowsUnknownBasis: false })).toBe('noBasis')
    expect(reasonOf(contact, { ...withConsents(consent(contact.id, null)), allowsUnknownBasis: false })).toBe('a@x.de')
  })
  test.each([
    ['greater', 1, true],
    ['greater', 2, false],
    ['equal', 2, true],
    ['equal', 0, false],
    ['less', 3, true],
    ['less', 2, false],
  ] as const)('who was not written to %s than or to %i times', (is, value, written) => {
    expect(reasonOf(contact, { ...free, sendCount: { is, value } })).toBe(written ? 'a@x.de' : 'sendCount')
  })
})

describe('a dry run', () => {
  test('gives an address that several have to the one that was made first, and says so', () => {
    const contacts = [
      contactOf(3, [valid('Info@x.de')], { country: 'US' }),
      contactOf(1, [toVerify('info@x.de')], { country: 'DE' }),
      contactOf(2, [valid('info@X.de'), valid('other@x.de')]),
    ]
    const run = dryRun(contacts, free, plan)
    expect([run.contacts, run.receivers, run.skipped.duplicate, run.toVerify, run.roles]).toEqual([3, 1, 2, 1, 1])
    expect(run.examples.duplicate).toEqual([
      { contact: idOf(2), email: 'info@X.de', instead: idOf(1) },
      { contact: idOf(3), email: 'Info@x.de', instead: idOf(1) },
    ])
  })
  test('says what it costs, who is asleep, and where they are', () => {
    const contacts = [
      contactOf(1, [valid('a@x.de')], { country: 'DE' }),
      contactOf(2, [valid('b@X.de')], { country: 'US' }),
      contactOf(3, [valid('c@y.cn')], { country: 'CN' }),
      contactOf(4, [valid('d@y.com')]),
    ]
    const run = dryRun(contacts, free, { ...plan, points: 3 })
    expect(run.points).toEqual({ needed: 4, missing: 1 })
    expect(run.heldAtStart).toBe(1)
    expect(run.domains).toEqual([
      { domain: 'x.de', receivers: 2 },
      { domain: 'y.cn', receivers: 1 },
      { domain: 'y.com', receivers: 1 },
    ])
    // Nine o'clock in Los Angeles.
    expect(run.expected).toEqual({ first: start, last: Date.parse('2026-05-04T16:00:00Z'), left: 0 })
  })
  test('of nobody is one', () => {
    const run = dryRun([], free, plan)
    expect([run.contacts, run.receivers, run.points.missing, run.domains]).toEqual([0, 0, 0, []])
    expect(run.expected).toEqual({ first: null, last: null, left: 0 })
  })

  const address = fc.constantFrom('a@x.de', 'A@x.de', 'b@x.de', 'c@y.cn', 'info@y.cn', 'd@z.com', '"@"@z.com', '')
  const emails = fc.array(fc.record({ email: address, is_valid: fc.constantFrom(...emailValidities) }), {
    maxLength: 3,
  })
  const contacts = fc
    .array(
      fc.record({
        emails,
        country: fc.constantFrom('', 'DE', 'CN', 'US', 'XX'),
        restricted_at: fc.constantFrom(null, null, null, 1),
        email_send_count: fc.nat(3),
      }),
      { maxLength: 40 },
    )
    .map((all) => all.map(({ emails, ...more }, index) => contactOf(index + 1, emails, more)))
  const rules = fc
    .record({
      excluded: fc.subarray(['b@x.de', 'd@z.com']),
      withdrawn: fc.nat(40),
      suppressed: fc.dictionary(
        fc.constantFrom('a@x.de', 'c@y.cn'),
        fc.constantFrom<Suppression>('bounced', 'complained', 'unsubscribed'),
      ),
      allowsUnknownBasis: fc.boolean(),
      sendCount: fc.option(fc.record({ is: fc.constantFrom('greater', 'equal', 'less'), value: fc.nat(3) })),
    })
    .map(
      ({ excluded: out, withdrawn, suppressed, ...rest }): AudienceRules => ({
        ...rest,
        exclusions: exclusionsOf(out.map((email) => excluded(email))),
        consentsOf: (id) =>
          id === idOf(withdrawn) ? [consent(id, 9)] : Number(id.at(-1)) % 2 ? [consent(id, null)] : [],
        suppressionOf: (key) => suppressed[key],
      }),
    )

  test('counts every contact once, no address twice, and the same in any order', () => {
    fc.assert(
      fc.property(
        contacts.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        rules,
        ([contacts, shuffled], rules) => {
          const run = dryRun(contacts, rules, plan)
          const skipped = skipReasons.reduce((sum, reason) => sum + run.skipped[reason], 0)
          expect(run.receivers + skipped).toBe(contacts.length)
          expect(run.contacts).toBe(contacts.length)
          expect(run.domains.reduce((sum, { receivers }) => sum + receivers, 0)).toBe(run.receivers)
          const written = contacts.flatMap((contact) => {
            const verdict = verdictOf(contact, rules)
            return verdict.kind === 'receiver' ? [receiverKey(verdict.email)] : []
          })
          expect(run.receivers).toBe(new Set(written).size)
          for (const reason of skipReasons)
            expect(run.examples[reason].length).toBe(Math.min(plan.examples, run.skipped[reason]))
          expect(dryRun(shuffled, rules, plan)).toEqual(run)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('takes contacts as they come: a hundred thousand of them are never all there', () => {
    function* many() {
      for (let number = 1; number <= 100_000; number++)
        yield contactOf(number, [valid(`m${number % 90_000}@d${number % 700}.com`)])
    }
    const run = dryRun(many(), free, { ...plan, limits: { ...plan.limits, per_hour: 2_000 } })
    expect([run.contacts, run.receivers, run.skipped.duplicate]).toEqual([
      100_000,
      100_000 - run.skipped.duplicate,
      run.skipped.duplicate,
    ])
    expect(run.points.missing).toBe(run.receivers - plan.points)
    expect(run.expected.left).toBe(0)
  })
})

test('an address of a desk is told from a person', () => {
  expect(['info@x.de', 'SALES+de@x.de', 'no-reply@x.de'].map(isRoleAddress)).toEqual([true, true, true])
  expect(['infos@x.de', 'anna.sales@x.de', 'a@info.de', ''].map(isRoleAddress)).toEqual([false, false, false, false])
})
