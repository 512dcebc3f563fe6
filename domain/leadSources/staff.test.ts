import { expect, test } from 'vitest'
import { companyNameKey, namesCompany } from './companyName.ts'
import type { FoundValue } from './foundValue.ts'
import { readPersonName } from './personName.ts'
import { roleBeside, saysMinor, staffOf } from './staff.ts'

const value = (kind: FoundValue['kind'], text: string, snippet = text): FoundValue => ({
  kind,
  value: text,
  page: 'https://lamps.example/team',
  snippet,
  found_at: 1,
  way: 'text',
})
const emails = ['ana.silva@lamps.example', 'j.old@gmail.com', 'jonas.petersen@lamps.example', 'info@lamps.example'].map(
  (text) => value('email', text),
)
const people = [
  value('person', 'Ana Silva', 'Managing Director: Ana Silva'),
  value('person', 'Jonas Petersen', 'Jonas Petersen, Purchasing Manager'),
  value('person', 'Carla van der Berg', 'Head of Export: Dr. Carla van der Berg'),
]

test('people have their role, the address that is theirs, and one that was concluded with its chance', () => {
  const staff = staffOf([...people, ...emails])
  expect(staff.map(({ name, role, email }) => [name.full, role, email?.value, email?.chance])).toEqual([
    ['Ana Silva', 'Managing Director', 'ana.silva@lamps.example', null],
    ['Jonas Petersen', 'Purchasing Manager', 'jonas.petersen@lamps.example', null],
    ['Carla van der Berg', 'Head of Export', 'carla.vanderberg@lamps.example', 0.75],
  ])
})

test('somebody whom no page names is half as likely, and nobody where nothing can be concluded', () => {
  const wanted = readPersonName('Peter Lang')!
  const [member] = staffOf([...people, ...emails], [wanted]).filter(({ name }) => name.full === 'Peter Lang')
  expect(member).toMatchObject({ said: null, email: { value: 'peter.lang@lamps.example', chance: 0.375 } })
  expect(staffOf([value('email', 'info@lamps.example')], [wanted])).toEqual([])
})

test('minors are left out, and so are addresses at services that anybody has', () => {
  const staff = staffOf([
    value('person', 'Tom Kid', 'Contact: Tom Kid, 16 years old'),
    value('email', 'tom.kid@gmail.com'),
  ])
  expect(staff).toEqual([])
  expect(staffOf([people[0]!, value('email', 'ana.silva@gmail.com')])[0]?.email).toBeNull()
  for (const text of ['our 15-year-old helper', 'Schülerpraktikantin Eva', '高中生 王明', 'Alter: 17'])
    expect(saysMinor(text)).toBe(true)
  for (const text of ['17 years of experience', '45 years old', 'Geschäftsführer', 'founded 12 years ago'])
    expect(saysMinor(text)).toBe(false)
})

test('a role stands before or behind a name, in Chinese too', () => {
  expect(roleBeside('总经理:王小明', '王小明')).toBe('总经理')
  expect(roleBeside('Geschäftsführer: Herr Dr. Hans Müller', 'Hans Müller')).toBe('Geschäftsführer')
  expect(roleBeside('Hans Müller (Einkauf)', 'Hans Müller')).toBe('Einkauf')
  expect(roleBeside('Hans Müller', 'Hans Müller')).toBe('')
})

test('a company is the same with and without its legal form', () => {
  for (const [one, other] of [
    ['Elbe Leuchten GmbH', 'ELBE-LEUCHTEN GmbH & Co. KG'],
    ['上海华美灯饰有限公司', '上海华美灯饰'],
    ['Luz e Sombra Iluminação, Lda', 'Luz e Sombra Iluminacao'],
  ] as const)
    expect(companyNameKey(one)).toBe(companyNameKey(other))
  expect(companyNameKey('Limited')).not.toBe('')
  expect(namesCompany('elbe-leuchten.example', 'Elbe Leuchten GmbH')).toBe(true)
  expect(namesCompany('Alster Leuchten', 'Elbe Leuchten GmbH')).toBe(false)
})
