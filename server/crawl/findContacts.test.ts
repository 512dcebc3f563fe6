import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FoundValue } from '#domain/leadSources/foundValue'
import { findContacts } from './findContacts.ts'
import { makePageReader } from './pageReader.ts'

const at = new URL('https://www.brass-parts.de/kontakt')
function found(html: string, url = at) {
  const reader = makePageReader('text/html; charset=utf-8')
  reader.write(Buffer.from(html))
  return findContacts(reader.end(), url, 1_700_000_000_000)
}
const of = (kind: string, html: string) => [
  ...new Set(
    found(html)
      .filter((one) => one.kind === kind)
      .map(({ value }) => value),
  ),
]

test('an email is found however it is hidden', () => {
  const key = 0x5c
  const hex = Buffer.from([key, ...[...Buffer.from('sales@brass-parts.de')].map((byte) => byte ^ key)]).toString('hex')
  const writings = [
    'sales@brass-parts.de',
    'sales [at] brass-parts [dot] de',
    'sales(at)brass-parts.de',
    'sales {at} brass-parts {punkt} de',
    'sales&#64;brass-parts&#46;de',
    '&#115;&#x61;les&commat;brass-parts.de',
    'sales<!-- x -->@<b>brass-parts</b>.de',
    'sales<span style="display: none">no-spam</span>@brass-parts.de',
    '<span style="unicode-bidi: bidi-override; direction: rtl">ed.strap-ssarb@selas</span>',
    `<a class="__cf_email__" data-cfemail="${hex}">[email&#160;protected]</a>`,
    `<a href="/cdn-cgi/l/email-protection#${hex}">write</a>`,
    '<a href="mailto:%73ales@brass-parts.de?subject=x">write</a>',
    '<a href="MAILTO: Sales@Brass-Parts.de">write</a>',
    'sales＠brass-parts.de',
    'sales@brass-\u00adparts.de',
  ]
  for (const writing of writings) expect(of('email', `<p>${writing}</p>`), writing).toEqual(['sales@brass-parts.de'])
  expect(of('email', '<p>sales [at] lamps.lisboa.example. Write to us.</p>')).toEqual(['sales@lamps.lisboa.example'])
})

test('what only looks like an email is none', () => {
  const none = [
    '<img src="a.png" alt="logo@2x.png">',
    'your@email.com',
    'name@example.com',
    '0123456789abcdef0123456789abcdef@o1.ingest.sentry.io',
    'Meet us at hannover.com',
    'noreply@brass-parts.de',
    '<script>var a = "script@brass-parts.de"</script>',
    '<style>@media{a@brass-parts.de}</style>',
    '<div hidden>trap@brass-parts.de</div>',
  ]
  for (const html of none) expect(of('email', html), html).toEqual([])
})

test('a number is one by its plan and its label; a fax, a date, an account and a price are none', () => {
  expect(of('phone', '<p>Tel. 040 / 123 456 70, Fax 040 / 123 456 71</p>')).toEqual(['494012345670'])
  expect(of('phone', '<p>Telefon</p><p>+49 (0)40 1234567</p>')).toEqual(['49401234567'])
  expect(of('phone', '<a href="tel:0401234567">Anruf</a>')).toEqual(['49401234567'])
  expect(of('whatsapp', '<a href="https://api.whatsapp.com/send?text=x&phone=%2B491701234567">x</a>')).toEqual([
    '491701234567',
  ])
  for (const none of [
    '01.04.1978 - 31.12.2026',
    'IBAN DE89 3704 0044 0532 0130 00',
    '040 765 43 21',
    'Telefax: +49 40 765432',
    '1.250.000 EUR',
  ])
    expect(of('phone', `<p>${none}</p>`), none).toEqual([])
})

test('who made the site is not whom to write to', () => {
  expect(of('email', '<p>Webdesign: hello@agency-north.de</p><p>info@brass-parts.de</p>')).toEqual([
    'info@brass-parts.de',
  ])
  expect(of('email', '<p>Website by <a href="mailto:hello@agency-north.de">North</a></p>')).toEqual([])
})

test('script in every field that is found stays out of what is kept', () => {
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  const json = JSON.stringify({
    '@type': 'Organization',
    name: `Brass ${evil} GmbH`,
    legalName: evil,
    email: `"${evil}"@brass-parts.de`,
    telephone: `+49 40 1234567${evil}`,
    address: { streetAddress: `Weg 1 ${evil}`, postalCode: '20457', addressLocality: `Hamburg\u202e${evil}` },
    sameAs: ['javascript:alert(1)', `https://facebook.com/${evil}`],
    founder: { '@type': 'Person', name: evil, jobTitle: 'x' },
  }).replaceAll('</script>', '<\\/script>')
  const text = evil.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const values = found(
    `<title>${text} GmbH</title><script type="application/ld+json">${json}</script><p>Geschäftsführer: ${text}</p><p>Adresse: Hafenstraße 1 ${text}, 20457 Hamburg</p><a href="mailto:a@brass-parts.de">${text}</a><a href="javascript:alert(1)">x</a>`,
  )
  expect(values.length).toBeGreaterThan(3)
  for (const value of values) {
    expect(`${value.value} ${value.snippet}`).not.toMatch(/[<>\u202e]|^javascript:/i)
    expect(FoundValue.safeParse(value).success, JSON.stringify(value)).toBe(true)
  }
})

test('no page makes it fail, take long, or keep what is no value', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<a href="mailto:',
    '">',
    '@',
    ' at ',
    '[at]',
    '.',
    'com',
    '+49 40 ',
    '1',
    '(',
    'Tel: ',
    'GmbH ',
    'A ',
    '<script type="application/ld+json">',
    '{"@type":"Organization","name":',
    '"x"}',
    '</script>',
    '<',
    '\ud800',
    '\u202e',
    '&#0;',
    '路',
    '省',
    '公司',
    'ООО «',
    '»',
    '<div hidden>',
    '</div>',
    '<span style="unicode-bidi:bidi-override;direction:rtl">',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary' })), { maxLength: 200 }), (parts) => {
      for (const value of found(parts.join('')))
        expect(FoundValue.safeParse(value).success, JSON.stringify(value)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

// What grows with the square of the line would take minutes here, and the test with it.
test('a long line of one thing after another is looked through, and gives nothing that is none', () => {
  const seeds = [
    'a@',
    'a.',
    'a at ',
    '1 ',
    '(1',
    '+1-',
    'A ',
    'Aa & ',
    '中',
    'ООО ',
    '<',
    '{"a":[',
    'Weg 1 ',
    '[at]',
    'a [dot] ',
    'tel ',
  ]
  for (const seed of seeds) {
    const values = found(`<p>${seed.repeat(150_000)}</p>`.repeat(2))
    expect(
      values.filter(({ kind }) => kind !== 'company' && kind !== 'address'),
      seed,
    ).toEqual([])
  }
})
