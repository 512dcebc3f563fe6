import { expect, test } from 'vitest'
import { alike, certaintyOf, companyForm, isNamedAlike, nameForm, websiteHost } from './duplicates.ts'

test.each([
  ['https://www.Example.com/de/kontakt?x=1', 'example.com'],
  ['example.com:8080', 'example.com'],
  ['http://user@shop.example.co.uk.', 'shop.example.co.uk'],
  ['www2.example.com', 'example.com'],
  ['https://www.facebook.com/acme', ''],
  ['acme.en.alibaba.com', 'acme.en.alibaba.com'],
  ['localhost', ''],
  ['', ''],
])('the website %s is of %s', (url, host) => expect(websiteHost(url)).toBe(host))

test.each([
  ['Müller, Anna', 'anna MULLER'],
  ['Ａｎｎａ  Müller', 'Müller Anna'],
  ['José Núñez', 'nunez jose'],
])('%s and %s are one name', (a, b) => expect(nameForm(a)).toBe(nameForm(b)))

test.each([
  ['Ningbo Harbour Trading Co., Ltd.', 'NINGBO HARBOUR TRADING'],
  ['Acme GmbH & Co. KG', 'acme'],
  ['宁波海港贸易有限公司', '宁波海港贸易'],
  ['The Limited', 'the limited'],
])('%s and %s are one company', (a, b) => expect(companyForm(a)).toBe(companyForm(b)))

test('a typing mistake is alike, another name is not', () => {
  expect(alike('ningbo harbour trading', 'ningbo harbor trading')).toBeGreaterThan(0.9)
  expect(alike('ningbo harbour trading', 'trading ningbo harbour')).toBeGreaterThan(0.85)
  expect(alike('宁波海港贸易', '宁波海滨贸易')).toBeLessThan(0.82)
  expect(alike('anna muller', 'bernd schulz')).toBeLessThan(0.2)
  expect(alike('x', 'y')).toBe(0)
})

test('two people of one company are not one, two lines about one company are', () => {
  const of = (name: string, company: string) => ({ name: nameForm(name), company: companyForm(company) })
  expect(isNamedAlike(of('Anna Müller', 'Acme Ltd'), of('Bernd Schulz', 'Acme Ltd'))).toBe(false)
  expect(isNamedAlike(of('Anna Müller', 'Acme Ltd'), of('Muller Anna', 'Acme Limited'))).toBe(true)
  expect(isNamedAlike(of('', 'Ningbo Harbour'), of('', 'Ningbo Harbour Co., Ltd.'))).toBe(true)
  expect(isNamedAlike(of('', ''), of('', ''))).toBe(false)
  expect(isNamedAlike(of('李娜', ''), of('李娜', ''))).toBe(false)
})

test('an email is surer than a phone, and colleagues behind one switchboard are hardly one', () => {
  const [anna, also, bernd] = ['anna muller', 'anna mueller', 'bernd schulz'].map((name) => ({ name, company: 'acme' }))
  expect(certaintyOf('email', anna!, also!)).toBeGreaterThan(certaintyOf('phone', anna!, also!))
  expect(certaintyOf('phone', anna!, bernd!)).toBeLessThan(0.6)
  expect(certaintyOf('website', anna!, bernd!)).toBeLessThan(0.3)
})
