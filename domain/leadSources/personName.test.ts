import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameSpellings, readPersonName } from './personName.ts'

test.each([
  ['王小明', '小明', '王'],
  ['欧阳娜娜', '娜娜', '欧阳'],
  ['王 小明 先生', '小明', '王'],
  ['Dr. Ana de la Cruz', 'Ana', 'de la Cruz'],
  ['Prof. Dr.-Ing. Jan van der Berg', 'Jan', 'van der Berg'],
  ['Herr Hans Peter Müller', 'Hans Peter', 'Müller'],
  ['MÜLLER Hans', 'Hans', 'Müller'],
  ['WANG Xiaoming', 'Xiaoming', 'Wang'],
  ['Silva, Ana', 'Ana', 'Silva'],
  ['Ana Silva, PhD', 'Ana', 'Silva'],
  ['Mohammed al-Sayed', 'Mohammed', 'al-Sayed'],
  ['Ludwig von und zu Hohenstein', 'Ludwig', 'von und zu Hohenstein'],
  ["Sean O'Neill Jr.", 'Sean', "O'Neill"],
  ['ANA SILVA', 'Ana', 'Silva'],
  ['Madonna', 'Madonna', ''],
])('%s has the first name %s and the surname %s', (text, first, last) => {
  expect(readPersonName(text)).toMatchObject({ first, last })
})

test('what has digits, an @ or nothing in it is no name', () => {
  for (const text of ['', '  ', 'Room 5', 'ana@example.com', 'Dr.', '王小明王小明王'])
    expect(readPersonName(text)).toBeNull()
})

test('a name that was read reads the same again', () => {
  const word = fc.constantFrom('Ana', 'Hans', 'Müller', 'van', 'der', 'Berg', 'Dr.', 'de', 'SILVA', 'al')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const name = readPersonName(words.join(' '))
      if (name && name.last) expect(readPersonName(name.full)?.full).toBe(name.full)
    }),
  )
})

test('umlauts and particles have the spellings that addresses have', () => {
  expect(nameSpellings('Müller')).toEqual(['mueller', 'muller'])
  expect(nameSpellings('van der Berg')).toEqual(['vanderberg', 'van-der-berg', 'berg'])
  expect(nameSpellings('王')).toEqual([])
})
