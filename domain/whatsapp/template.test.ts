import { expect, test } from 'vitest'
import {
  exampleValues,
  newTemplateContent,
  plainTemplate,
  type TemplateButton,
  type TemplateContent,
  variablesOf,
} from './template.ts'
import { missingValues, templateProblems, variableText } from './templateProblems.ts'

const offer: TemplateContent = {
  ...newTemplateContent,
  name: 'spring_offer',
  header: { kind: 'text', text: 'For {{first_name}}' },
  body: 'Hello {{first_name}}, the {{product}} is {{price}} until Friday.',
  footer: 'Ningbo Lamps',
  buttons: [
    { kind: 'url', text: 'Look', url: 'https://lamps.example/p/{{1}}', example: 'https://lamps.example/p/7' },
    { kind: 'reply', text: 'Stop promotions' },
  ],
  examples: { first_name: 'Anna', product: 'desk lamp', price: '€12' },
}
const said = (changes: Partial<TemplateContent>) =>
  templateProblems({ ...offer, ...changes }).map(({ part, n, name, problem }) =>
    [part, n ?? name, problem].filter((one) => one !== undefined).join(' '),
  )

test('what Meta takes has no problem, and shows its values', () => {
  expect(templateProblems(offer)).toEqual([])
  expect(variablesOf(offer)).toEqual(['first_name', 'product', 'price'])
  expect(plainTemplate(offer, exampleValues(offer))).toBe(
    'For Anna\n\nHello Anna, the desk lamp is €12 until Friday.\n\nNingbo Lamps',
  )
  expect(missingValues(offer, { texts: { first_name: 'Ben', product: ' ' }, buttons: {} })).toEqual([
    'product',
    'price',
    '0',
  ])
})

test.each<[Partial<TemplateContent>, string[]]>([
  [{ name: '' }, ['name missing']],
  [{ name: 'Spring Offer' }, ['name badName']],
  [{ header: { kind: 'text', text: 'Hi {{first_name}} and {{product}}' } }, ['header oneVariable']],
  [{ header: { kind: 'text', text: '*Big* sale' } }, ['header plainOnly']],
  [{ header: { kind: 'text', text: 'Sale 🎉' } }, ['header plainOnly']],
  [{ header: { kind: 'image', file: null } }, ['header missing']],
  [{ header: { kind: 'text', text: 'x'.repeat(61) } }, ['header tooLong']],
  [{ body: ' ' }, ['body missing']],
  [{ body: `Hello ${'x'.repeat(1_024)}` }, ['body tooLong']],
  [{ body: 'It is yours, {{first_name}}.' }, ['body variableAtEdge']],
  [{ body: '{{first_name}}, it is yours' }, ['body variableAtEdge']],
  [{ body: 'Now {{product}} {{price}} here' }, ['body variablesTouch']],
  [
    { body: 'A {{Product}} for you', header: { kind: 'none' } },
    ['body Product badVariable', 'example Product missing'],
  ],
  [{ body: 'A {{1}} for you' }, ['body mixedVariables', 'example 1 missing']],
  [{ footer: 'For {{first_name}}' }, ['footer noVariables']],
  [{ footer: 'x'.repeat(61) }, ['footer tooLong']],
  [{ examples: { ...offer.examples, price: '€12\nonly' } }, ['example price plainOnly']],
])('%j is named before it is handed in', (changes, problems) => {
  expect(said(changes)).toEqual(problems)
})

const reply = (text: string): TemplateButton => ({ kind: 'reply', text })
const link = (url: string, example = ''): TemplateButton => ({ kind: 'url', text: 'Look', url, example })
test.each<[TemplateButton[], string[]]>([
  [[link('ftp://lamps.example')], ['buttonTarget 0 badUrl']],
  [[link('javascript:alert(1)')], ['buttonTarget 0 badUrl']],
  [[link('https://lamps.example/{{1}}/more')], ['buttonTarget 0 badUrl']],
  [[link('https://lamps.example/{{1}}')], ['buttonTarget 0 missing']],
  [[reply('Yes'), reply('Yes')], ['button 1 sameText']],
  [[reply('Yes'), link('https://a.example'), reply('No')], ['button 2 notTogether']],
  [[reply('')], ['button 0 missing']],
  [[reply('x'.repeat(26))], ['button 0 tooLong']],
  [[{ kind: 'phone', text: 'Call', phone: '0574' }], ['buttonTarget 0 badPhone']],
  [[{ kind: 'copy', code: 'x'.repeat(16) }], ['buttonTarget 0 tooLong']],
  [Array.from({ length: 11 }, (_, n) => reply(`No. ${n}`)), ['button 10 tooMany']],
  [
    [
      link('https://a.example'),
      { ...link('https://b.example'), text: 'B' } as TemplateButton,
      { ...link('https://c.example'), text: 'C' } as TemplateButton,
    ],
    ['button 2 tooMany'],
  ],
])('buttons %j are named before they are handed in', (buttons, problems) => {
  expect(said({ buttons })).toEqual(problems)
})

test('a value of a contact goes in one line', () => {
  expect(variableText(' Lamps\n&     Co\t')).toBe('Lamps & Co')
})
