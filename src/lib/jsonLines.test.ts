import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonLines } from './jsonLines.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function bodyOf(whole: Uint8Array<ArrayBuffer>, cuts: readonly number[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const at = [...new Set(cuts.map((cut) => cut % (whole.length + 1)))].sort((a, b) => a - b)
  const parts = [0, ...at].map((from, nth) => whole.slice(from, at[nth] ?? whole.length))
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
}

async function heard(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const lines: unknown[] = []
  for await (const line of jsonLines(body)) lines.push(line)
  return lines
}

test('every line is heard once, wherever the network cuts it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ text: fc.string({ unit: 'grapheme' }) }), { maxLength: 8 }),
      fc.array(fc.nat(), { maxLength: 12 }),
      async (lines, cuts) => {
        const whole = bytes(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
        expect(await heard(bodyOf(whole, cuts))).toEqual(lines)
      },
    ),
  )
})

test('what is no JSON is left out, and what follows it is heard', async () => {
  expect(await heard(bodyOf(bytes('<html>\n\n{"kind":"text"}\n'), []))).toEqual([{ kind: 'text' }])
})

test('a broken connection is told after what came', async () => {
  const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      controller.enqueue(bytes('{"n":1}\n{"n":'))
      controller.error(new TypeError('reset'))
    },
  })
  const lines: unknown[] = []
  const listening = (async () => {
    for await (const line of jsonLines(broken)) lines.push(line)
  })()
  await expect(listening).rejects.toThrow('reset')
})
