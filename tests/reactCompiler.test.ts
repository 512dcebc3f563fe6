import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { transformAsync } from '@babel/core'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../src')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = () => glob('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] })

type Said = { kind: string; fnLoc?: { start: { line: number } }; detail?: { category?: string } }

/** What the build's compiler says of a file. */
async function compiled(file: string): Promise<Said[]> {
  const said: Said[] = []
  const logger = { logEvent: (_: unknown, event: Said) => said.push(event) }
  await transformAsync(read(file), {
    filename: file,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [['babel-plugin-react-compiler', { logger }]],
  })
  return said
}

test('the React compiler takes the screens, and finds no rule broken that it relies on', async () => {
  const faults: string[] = []
  let taken = 0
  for await (const file of files())
    for (const { kind, fnLoc, detail } of await compiled(file)) {
      if (kind === 'CompileSuccess') taken++
      // What it cannot do yet it leaves as it is.
      else if (detail?.category !== 'Todo') faults.push(`${file}: ${detail?.category ?? kind}`)
      // It lifts functions out of a component to the module, past whatever stands around that component.
      const line = fnLoc && read(file).split('\n')[fnLoc.start.line - 1]
      if (line?.startsWith(' ')) faults.push(`${file}: a component inside a function`)
    }
  expect(faults).toEqual([])
  expect(taken).toBeGreaterThan(700)
}, 120_000)

test('a hook is called use…, since the compiler keeps the answer of any other function', async () => {
  for await (const file of files()) expect(read(file), file).not.toMatch(/\.use\(\)|\buse: \(/)
})
