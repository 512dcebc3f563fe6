import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('addEventListener', () => {})
const { onToast } = await import('../lib/toasts.ts')
const { sendForm } = await import('./sendForm.ts')

const event = () => ({ preventDefault: vi.fn() })

test.each([
  ['rejects', () => Promise.reject(new RangeError('invalid language tag'))],
  [
    'throws',
    () => {
      throw new RangeError('invalid language tag')
    },
  ],
])('a form whose work %s says so, and loads no page', async (_, work) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const said: string[] = []
  const stop = onToast(({ kind, text }) => said.push(`${kind} ${text}`))
  const sent = event()
  sendForm(sent, work)
  await vi.waitFor(() => expect(said).toEqual([expect.stringMatching(/^error ./)]))
  expect(sent.preventDefault).toHaveBeenCalledOnce()
  stop()
})

/** `useSubmit` says at its fields what went wrong; the rest is sent by `sendForm`. */
const heard = [
  /onSubmit=\{\(event\) => sendForm\(event, \w+\)\}/,
  /onSubmit=\{\(event\) => (\(isWaiting \? event\.preventDefault\(\) : )?void submit\(\w+\)\(event\)\)?\}/,
  /onSubmit=\{\(event\) => event\.preventDefault\(\)\}/,
]
/** A handler that stands above: it names sendForm itself. */
const named = /onSubmit=\{(\w+)\}/

test('whatever a form does is heard when it fails', () => {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const silent = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const isHeard = (line: string) => {
      const name = named.exec(line)?.[1]
      if (!name) return heard.some((pattern) => pattern.test(line))
      return file === join('components', 'FormDialog.tsx') || handlerOf(source, name).includes('sendForm(event, ')
    }
    return source
      .split('\n')
      .filter((line) => line.includes('onSubmit={') && !isHeard(line))
      .map((line) => `${file}: ${line.trim()}`)
  })
  expect(files.length).toBeGreaterThan(300)
  expect(silent).toEqual([])
})

const handlerOf = (source: string, name: string) =>
  new RegExp(`const ${name} = \\(event: FormEvent\\) =>[\\s\\S]{0,250}`).exec(source)?.[0] ?? ''
