import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ModelProblem } from '#domain/assistant/model'
import { noLog } from '../../log.ts'
import { openSandboxModel, type SandboxModel } from '../../sandbox/model/modelServer.ts'
import { nastyRecordings, recordings } from '../../sandbox/model/recordings.ts'
import { eventData } from './eventLines.ts'
import { openModelCalls } from './modelCalls.ts'
import { ModelFailure } from './modelProblem.ts'
import { listModels, streamAnswer } from './streamAnswer.ts'
import { withoutThoughts } from './withoutThoughts.ts'

let server: SandboxModel
const calls = openModelCalls(() => () => true)
beforeAll(async () => {
  server = await openSandboxModel(noLog)
})
afterAll(async () => {
  calls.stop()
  await server.stop()
})

const answer = 'Die Lampe kostet 4,80 € — 灯具质保三年。🙂'
async function heard(model: string, signal = new AbortController().signal) {
  server.script([answer])
  let text = ''
  const own = { url: server.url, key: 'k', isOwn: true }
  for await (const part of streamAnswer(
    calls.ask,
    own,
    { model, messages: [{ role: 'user', content: '?' }] },
    signal,
  )) {
    if (part.kind === 'end') return { text, end: part.end }
    text += part.text
  }
  return { text, end: null }
}
const problemOf = (model: string): Promise<ModelProblem | 'none'> =>
  heard(model).then(
    () => 'none' as const,
    (error: unknown) => {
      if (!(error instanceof ModelFailure)) throw error
      return error.problem
    },
  )

test.each(recordings.map(({ name }) => name))(
  'the words of %s arrive whole, and nothing that it only thought',
  async (name) => {
    expect(await heard(name)).toEqual({ text: name === 'ollama' ? `\n\n${answer}` : answer, end: 'whole' })
  },
)

test.each([
  ['withoutEnd', 'whole'],
  ['tools', 'whole'],
  ['notStreamed', 'whole'],
  ['tooLong', 'length'],
] as const)('a server that answers oddly is understood: %s', async (name, end) => {
  expect(await heard(name)).toEqual({ text: answer, end })
})

test.each(['brokenHalf', 'endedHalf', 'errorInside'])('what came before a stream broke is kept: %s', async (name) => {
  const { text, end } = await heard(name)
  expect(end).toBe('cut')
  expect(text.length).toBeGreaterThan(0)
  expect(answer.startsWith(text)).toBe(true)
})

test.each([
  ['errorFirst', 'busy'],
  ['bareError', 'failed'],
  ['thoughtOnly', 'failed'],
  ['page', 'unreadable'],
  ['keyEnded', 'key'],
  ['noCredit', 'quota'],
  ['retired', 'missing'],
  ['busy', 'busy'],
  ['overloaded', 'busy'],
  ['contextFull', 'tooLong'],
] as const)('what is the matter has a name: %s', async (name, problem) => {
  expect(await problemOf(name)).toBe(problem)
})

test('every recording of the sandbox is tried here', () => {
  expect(nastyRecordings).toHaveLength(17)
})

test('a server that nobody reaches, and an address that nobody may reach', async () => {
  const closed = openModelCalls(() => () => false)
  const ask = async (url: string) => {
    const own = { url, key: null, isOwn: false }
    const question = { model: 'x', messages: [] }
    for await (const part of streamAnswer(closed.ask, own, question, new AbortController().signal)) void part
  }
  await expect(ask('http://127.0.0.1:9/v1')).rejects.toMatchObject({ problem: 'forbidden' })
  closed.stop()
  await server.stop()
  await expect(heard('openai')).rejects.toMatchObject({ problem: 'unreachable' })
  server = await openSandboxModel(noLog)
})

test('whoever stops keeps what came', async () => {
  const slow = await openSandboxModel(noLog, { pieceMs: 20 })
  const stopping = new AbortController()
  slow.script(['word '.repeat(200)])
  const own = { url: slow.url, key: null, isOwn: true }
  let text = ''
  let end = ''
  for await (const part of streamAnswer(calls.ask, own, { model: 'openai', messages: [] }, stopping.signal)) {
    if (part.kind === 'end') end = part.end
    else text += part.text
    if (text.length > 20) stopping.abort()
  }
  expect(end).toBe('stopped')
  expect(text.length).toBeGreaterThan(20)
  expect(text.length).toBeLessThan(1_000)
  await slow.stop()
})

test('its models are listed', async () => {
  const own = { url: server.url, key: null, isOwn: true }
  expect(await listModels(calls.ask, own, new AbortController().signal)).toContain('deepseek')
})

test('however a stream is cut into pieces, its events are the same', async () => {
  const said = `: hello\n\ndata: {"a":"灯🙂"}\r\n\r\ndata: one\ndata: two\n\nevent: x\ndata:[DONE]`
  const bytes = Buffer.from(said)
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 1, max: bytes.length - 1 })), async (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), bytes.length]
      const parts = places.slice(1).map((to, at) => bytes.subarray(places[at], to))
      const events: string[] = []
      for await (const data of eventData(asStream(parts))) events.push(data)
      expect(events).toEqual(['{"a":"灯🙂"}', 'one\ntwo', '[DONE]'])
    }),
  )
})
async function* asStream(parts: readonly Uint8Array[]) {
  yield* parts
}

test('however thoughts are cut into pieces, none is said', () => {
  const said = 'Hi <think>secret < price</think>there <b>'
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 40, maxLength: 40 }), (lengths) => {
      const thoughts = withoutThoughts()
      let at = 0
      let heardText = ''
      for (const length of lengths) {
        heardText += thoughts.take(said.slice(at, at + length))
        at += length
      }
      expect(heardText + thoughts.end()).toBe('Hi there <b>')
    }),
  )
})
