import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../src')

test('a hook is called use…, since the compiler keeps the answer of any other function', async () => {
  for await (const file of glob('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] }))
    expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/\.use\(\)|\buse: \(/)
})
