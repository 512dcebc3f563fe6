import { expect, test } from 'vitest'
import { newTemplateContent } from '#domain/whatsapp/template'
import { nobody } from '../../../../components/mail/mailPage.ts'
import { whatsappFastTotals } from './whatsappFast.ts'

const about = {
  prices: [
    { channel: 'whatsapp', country: 'DE', category: 'marketing', from: '2026-01-01', points: 9 },
    { channel: 'whatsapp', country: '', category: 'marketing', from: '2026-01-01', points: 4 },
  ] as const,
  category: 'marketing',
  at: Date.parse('2026-05-06T08:00:00Z'),
  content: { ...newTemplateContent, name: 'spring', body: 'Hello {{first_name}}, see us.' },
  message: { texts: { first_name: '{{name}}' }, buttons: {} },
} as const
const anna = { ...nobody, name: 'Anna' }

test('each costs what their country costs, summed by market', () => {
  const receivers = ['DE', 'DE', 'AT', 'CH'].map((country) => ({ country, values: anna }))
  expect(whatsappFastTotals(receivers, about)).toEqual({
    points: 26,
    markets: [
      { market: 'germany', receivers: 2, points: 18 },
      { market: 'restOfWesternEurope', receivers: 2, points: 8 },
    ],
    unwritable: 0,
  })
})

test('whose name is not known gets nothing of a template that says it, costs nothing, and is counted', () => {
  const receivers = [
    { country: 'DE', values: nobody },
    { country: 'DE', values: anna },
  ]
  expect(whatsappFastTotals(receivers, about)).toMatchObject({ points: 9, unwritable: 1 })
  const message = { texts: { first_name: '{{name|friend}}' }, buttons: {} }
  expect(whatsappFastTotals(receivers, { ...about, message })).toMatchObject({ points: 18, unwritable: 0 })
})
