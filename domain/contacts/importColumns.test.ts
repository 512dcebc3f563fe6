import { expect, test } from 'vitest'
import { findHeader, matchColumns, namePart, recogniseHeader } from './importColumns.ts'

const none = (headers: readonly string[]) => headers.map(() => [])

test.each([
  ['联系人', 'name'],
  ['姓名 Name', 'name'],
  ['Contact Person', 'name'],
  ['公司名称(必填)', 'company'],
  ['Exhibitor', 'company'],
  ['展商名称', 'company'],
  ['手机号码1', 'phones'],
  ['Tel.', 'phones'],
  ['Mobile / WhatsApp', 'phones'],
  ['公司电话', 'phones'],
  ['E-mail', 'emails'],
  ['Email Address', 'emails'],
  ['联系人邮箱', 'emails'],
  ['网址', 'company_website'],
  ['Country/Region', 'country'],
  ['国家（地区）', 'country'],
  ['公司地址', 'address'],
  ['Job Title', 'position'],
  ['职务', 'position'],
  ['成立时间', 'founded_time'],
  ['Year Established', 'founded_time'],
  ['备注', 'remark'],
  ['Tags', 'tag'],
  ['客户来源', 'source'],
  ['行业分类', 'category'],
  ['跟进状态', 'follow_up_status'],
])('%s is a column of %s', (header, target) => {
  expect(recogniseHeader(header)?.target).toBe(target)
})

test.each(['传真', 'Fax', '微信', 'QQ', '序号', 'No.', '公司规模'])('%s is known and belongs to no field', (header) => {
  expect(recogniseHeader(header)).toMatchObject({ target: null, strength: 'whole' })
})

test.each(['__proto__', 'constructor', 'toString', '', '   ', 'Zzyzx'])('%j is no known header', (header) => {
  expect(recogniseHeader(header)).toBeNull()
})

test('several columns may be phones, emails or remarks, one is the company', () => {
  const headers = ['公司', '公司名称', '手机', '电话', 'Email 1', 'Email 2', '备注', '说明', '姓名']
  expect(matchColumns(headers, none(headers))).toEqual([
    'company',
    null,
    'phones',
    'phones',
    'emails',
    'emails',
    'remark',
    'remark',
    'name',
  ])
})

test('the halves of a name belong together', () => {
  const headers = ['Company', 'First Name', 'Last Name']
  expect(matchColumns(headers, none(headers))).toEqual(['company', 'name', 'name'])
  expect(headers.map(namePart)).toEqual([null, 'given', 'family'])
})

test('an exact header wins over a longer one that stands before it', () => {
  expect(matchColumns(['采购部职位说明', '职位', '联系人'], none(['', '', '']))).toEqual([null, 'position', 'name'])
})

test('columns without a telling header are known by what is in them', () => {
  const samples = [['Ann'], ['a@b.example', 'c@d.example', ''], ['+86 138 0013 8000', '13900139000'], ['www.a.example']]
  expect(matchColumns(['x1', '', 'y', 'zz'], samples)).toEqual([null, 'emails', 'phones', 'company_website'])
})

test('the header is found below titles', () => {
  expect(
    findHeader([
      ['2024 年广交会展商名单'],
      ['第一期', '', '联系方式'],
      ['公司名称', '联系人', '手机', '邮箱'],
      ['深圳市华强电子有限公司', '王小明', '13800138000', 'wang@huaqiang.cn'],
    ]),
  ).toBe(2)
})

test('a single column is a header when data stands below it', () => {
  expect(findHeader([['Email'], ['a@b.example']])).toBe(0)
  expect(findHeader([['Adressen'], ['a@b.example'], ['b@b.example']])).toBe(0)
})

test('a list that begins with data has no header', () => {
  expect(
    findHeader([
      ['王小明', '13800138000', 'wang@huaqiang.cn'],
      ['李娜', '13900139000', 'li@huaqiang.cn'],
    ]),
  ).toBe(-1)
  expect(findHeader([])).toBe(-1)
})

test('headers and samples without end are looked at by their start', () => {
  const endless = (start: string, sign: string) => start + sign.repeat(300_000)
  const cells = [endless('1 2 3 4 5 6 7 8', ' '), endless('', '('), endless('a@b', '.'), endless('e', '\u0301\u0316')]
  expect(findHeader([cells, cells])).toBe(-1)
  expect(matchColumns(cells, [cells, cells, cells, cells])).toEqual([null, null, null, null])
})
