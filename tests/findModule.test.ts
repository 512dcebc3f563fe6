import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import wabt from 'wabt'

const folder = new URL('../workers/search/', import.meta.url)

test('the module that searches texts is what its source says (vitest -u assembles it anew)', async () => {
  const source = readFileSync(new URL('find.wat', folder), 'utf8')
  const { buffer } = (await wabt()).parseWat('find.wat', source).toBinary({})
  const module = `/** find.wat, assembled. */\nexport const findModule =\n  '${Buffer.from(buffer).toString('base64')}'\n`
  await expect(module).toMatchFileSnapshot(new URL('find.wasm.ts', folder).pathname)
})
