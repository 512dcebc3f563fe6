import { expect, test } from 'vitest'
import { tableFile } from './tableFile.ts'

test('a table is a file with its names and numbers, and no name is a formula', async () => {
  const file = await tableFile(
    'csv',
    {
      title: 'x',
      columns: [
        { title: '国家', kind: 'text' },
        { title: '客户', kind: 'number' },
      ],
      rows: [
        ['德国', 12],
        ['=1+1', 3],
      ],
    },
    new Date(0),
  )
  const [head, first, second] = (await file.text()).replace('\ufeff', '').split('\r\n')
  expect([head, first]).toEqual(['国家,客户', '德国,12'])
  expect(second).not.toMatch(/^=/)
})
