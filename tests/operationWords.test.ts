import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutations } from '#domain/mutations'
import { logGroupNames, logGroups, loggedChanges } from '#domain/operationLog/groups'
import { operationLogEnUS } from '../src/features/operationLog/texts.en-US.ts'

// What the server records, the log has words for, and a filter that finds it.

const root = join(import.meta.dirname, '../server')
const recorded = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('test'))
  .flatMap((name) => {
    const source = readFileSync(join(root, name), 'utf8')
    return /recordOperation|record\(/.test(source) ? [...source.matchAll(/'([a-zA-Z]+\.(?!json|html)[a-zA-Z]+)'/g)] : []
  })
  .map(([, action]) => action!)
  .filter((action) => !Object.hasOwn(mutations, action))

/** Those that are put together from a word that is chosen at run time. */
const chosen = [
  'distribution.distribute',
  'distribution.transfer',
  'distribution.release',
  'export.began',
  'export.refused',
  'export.written',
  'export.stopped',
  'exportVerify.on',
  'exportVerify.off',
  'product.enable',
  'product.disable',
  'right.agree',
  'right.reject',
  'security.email',
  'security.mobile',
  'subAccount.enable',
  'subAccount.disable',
]

test.each([...new Set([...recorded, ...chosen])])('%s', (action) => {
  const [area, what] = action.split('.') as [string, string]
  const words = operationLogEnUS.act as unknown as Record<string, Record<string, string> | undefined>
  expect(words[area]?.[what], `operationLog/texts.*.ts has no words for act.${action}`).toBeTruthy()
  const areas = logGroupNames.flatMap((name) => [...logGroups[name].areas] as string[])
  expect(areas, `domain/operationLog/groups.ts has no group for ${area}`).toContain(area)
})

test('every change that the log shows is in one group', () => {
  const grouped = logGroupNames.flatMap((name) => [...logGroups[name].changes] as string[])
  expect(grouped.sort()).toEqual([...loggedChanges].sort())
})
