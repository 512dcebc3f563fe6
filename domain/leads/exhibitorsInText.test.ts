import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exhibitorsInText } from './exhibitorsInText.ts'
import { fieldsOfRow, leadColumnOf, rowsOfTable } from './leadColumns.ts'

test('columns are known by what lists in English and Chinese call them', () => {
  const wanted = {
    'Exhibitor Name': 'company',
    参展商名称: 'company',
    'Stand No.': 'booth',
    展位号: 'booth',
    馆号: 'hall',
    'Country/Region': 'country',
    网址: 'website',
    supplier_products: 'products',
    phone_number: 'phone',
    website_url: 'website',
    主营产品: 'products',
    mail_pattern: 'mail_pattern',
  }
  for (const [header, field] of Object.entries(wanted)) expect(leadColumnOf(header), header).toBe(field)
  expect(leadColumnOf('Lunch')).toBeNull()
  expect(fieldsOfRow({ 'Exhibitor Name': 'Acme', Lunch: 'yes', 电话: ' 123 ', Tel: '456' })).toEqual({
    company: ['Acme'],
    phone: ['123', '456'],
  })
})

test('a pasted table is read by its first line', () => {
  expect(rowsOfTable('公司名称\t展位号\t国家\n宁波灯具有限公司\tA12\t中国\n\tB1\t德国')).toEqual([
    { company: '宁波灯具有限公司', booth: 'A12', country: '中国' },
  ])
  expect(rowsOfTable('Acme\tB2\nOther\tB3')).toEqual([])
})

test('the text of a PDF gives an exhibitor for each line, with hall and stand wherever they stand', () => {
  const text = `List of Exhibitors
Hall 5.1
Acme Lighting GmbH ............ B23
1.2A15 Ningbo Foo Co., Ltd.
Luz e Sombra Lda    Portugal    C-104
Elbe Leuchten GmbH, Hall 3, Stand D07 www.elbe-leuchten.example
宁波华美灯饰有限公司  展位号:3.1B05
Page 12
Old Works Ltd
Stand F11
www.oldworks.example`
  expect(exhibitorsInText(text)).toEqual([
    { company: 'Acme Lighting GmbH', hall: '5.1', booth: 'B23' },
    { company: 'Ningbo Foo Co., Ltd.', hall: '1.2', booth: 'A15' },
    { company: 'Luz e Sombra Lda', hall: '5.1', booth: 'C-104', country: 'PT' },
    { company: 'Elbe Leuchten GmbH', hall: '3', booth: 'D07', website: 'www.elbe-leuchten.example' },
    { company: '宁波华美灯饰有限公司', hall: '3.1', booth: 'B05' },
    { company: 'Old Works Ltd', hall: '5.1', booth: 'F11', website: 'www.oldworks.example' },
  ])
})

test('a letter of a newspaper is no list, and no text makes it fail', () => {
  expect(exhibitorsInText('Dear Sir,\nwe would like to thank you for the visit.\nBest regards')).toEqual([])
  const part = fc.oneof(
    fc.constantFrom(
      'Ningbo Foo Co., Ltd.',
      'Luz e Sombra Lda',
      '5.1',
      'C-104',
      'Hall 3',
      'PT',
      'www.luz.example',
      '\t',
      '\n',
    ),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      expect(exhibitorsInText(parts.join(' ')).filter(({ company }) => !company?.trim())).toEqual([])
    }),
  )
})

test('names and stands that were written into a list come out of it', () => {
  const name = fc.constantFrom('Acme Lighting GmbH', 'Ningbo Foo Co., Ltd.', '华美灯饰有限公司', 'S. Oliver Lda')
  const stand = fc
    .tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 10, max: 999 }))
    .map(([row, n]) => `${row}${n}`)
  const line = fc.record({ name, stand, isBefore: fc.boolean() })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      const text = lines
        .map(({ name, stand, isBefore }) => (isBefore ? `${stand}  ${name}` : `${name} ..... ${stand}`))
        .join('\n')
      expect(exhibitorsInText(text)).toEqual(lines.map(({ name, stand }) => ({ company: name, booth: stand })))
    }),
  )
})
