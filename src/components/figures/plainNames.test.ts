import { expect, test } from 'vitest'
import { shortName } from './plainNames.ts'

test('a part of a chart is called what it shows, without the English that the chart adds', () => {
  expect(shortName('中国, bar group 1 of 9, with 1 bars.', '国家')).toBe('中国')
  expect(shortName('联系人, line 1 of 2 with 12 data points.', '新增联系人')).toBe('联系人')
  expect(shortName('Legends', '新增联系人')).toBe('新增联系人')
  expect(shortName('中国: 205', '国家')).toBe('中国: 205')
})
