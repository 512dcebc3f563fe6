import type { IncomingMessage } from 'node:http'
import * as z from 'zod/mini'
import { type AnswerEnd, type ModelProblem } from '#domain/assistant/model'
import { limits } from '#domain/limits'
import { jsonOf } from '../../channels/callService.ts'
import { eventData, UnreadableStream } from './eventLines.ts'
import type { ModelServer, OpenModelAnswer } from './modelCalls.ts'
import { errorWordsOf, ModelFailure, modelFailureOf, problemOf, responseText } from './modelProblem.ts'
import { withoutThoughts } from './withoutThoughts.ts'

type ContentPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } }
export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string | ContentPart[] }
export type ModelQuestion = {
  model: string
  messages: readonly ModelMessage[]
  temperature?: number
  mostTokens?: number
}

/** What a model says: pieces of text, then how it ended. `broken`: it ended half, and why. */
export type ModelPart = { kind: 'text'; text: string } | { kind: 'end'; end: AnswerEnd; broken: ModelProblem | null }

// What is thought, called, or meant for machines has fields of its own, and is not even looked at.
const Piece = z.object({ content: z.nullish(z.string()) })
const Choice = z.object({
  delta: z.nullish(Piece),
  message: z.nullish(Piece),
  finish_reason: z.nullish(z.string()),
})
const Chunk = z.object({ choices: z.nullish(z.array(Choice)), error: z.optional(z.unknown()) })

/**
 * Asks a model and gives its words as they come. Fails with a `ModelFailure` only while there are no words yet: from then on what came
 * is kept, and the end says that it is half.
 */
export async function* streamAnswer(
  ask: OpenModelAnswer,
  server: ModelServer,
  { model, messages, temperature = 0.3, mostTokens = 2_000 }: ModelQuestion,
  signal: AbortSignal,
): AsyncGenerator<ModelPart> {
  const body = { model, messages, stream: true, temperature, max_tokens: mostTokens }
  const thoughts = withoutThoughts()
  let length = 0
  let end: AnswerEnd | null = null
  const piecesOf = function* (text: string): Generator<ModelPart> {
    const said = thoughts.take(text).slice(0, Math.max(0, limits.assistantAnswerLength - length))
    length += said.length
    if (said) yield { kind: 'text', text: said }
  }
  let broken: ModelProblem | null = null
  let response: IncomingMessage | null = null
  try {
    response = await ask(server, { path: '/chat/completions', body }, signal)
    await mustBeAnswer(response)
    for await (const { text, finished } of chunksOf(response)) {
      if (text) yield* piecesOf(text)
      if (finished) end = finished === 'length' ? 'length' : 'whole'
      if (length >= limits.assistantAnswerLength) end = 'length'
      if (length >= limits.assistantAnswerLength) break
    }
  } catch (error) {
    if (signal.aborted) end = 'stopped'
    else if (length === 0) throw modelFailureOf(error)
    else broken = modelFailureOf(error).problem
  } finally {
    response?.destroy()
  }
  const last = thoughts.end()
  if (last) yield { kind: 'text', text: last }
  if (length + last.length === 0 && end !== 'stopped')
    throw new ModelFailure('failed', end === null ? 'cut before a word' : 'said nothing')
  // A server may leave out its closing word; one that also said no reason has broken off.
  yield { kind: 'end', end: broken ? 'cut' : (end ?? 'cut'), broken }
}

/** Anything but a stream or an answer is told by its status and words. */
async function mustBeAnswer(response: IncomingMessage): Promise<void> {
  const status = response.statusCode ?? 0
  if (status === 200) return
  const said = errorWordsOf(await responseText(response))
  throw new ModelFailure(problemOf(status, said), `${status} ${said}`)
}

type ChunkText = { text: string; finished: string | null }

async function* chunksOf(response: IncomingMessage): AsyncGenerator<ChunkText> {
  // A server that does not stream says all of it at once.
  if (/^application\/json/i.test(response.headers['content-type'] ?? '')) {
    const whole = await responseText(response, 4_000_000)
    return yield chunkOf(whole)
  }
  if (/^text\/html/i.test(response.headers['content-type'] ?? '')) throw new ModelFailure('unreadable', 'a page')
  let count = 0
  try {
    for await (const data of eventData(response)) {
      if (data.trim() === '[DONE]') return
      count++
      yield chunkOf(data)
    }
  } catch (error) {
    if (error instanceof UnreadableStream) throw new ModelFailure('unreadable', error.message)
    throw error
  }
  if (count === 0) throw new ModelFailure('unreadable', 'no events')
}

function chunkOf(data: string): ChunkText {
  const read = z.safeParse(Chunk, jsonOf(data))
  if (!read.success) throw new ModelFailure('unreadable', data)
  const { error, choices } = read.data
  if (error !== undefined && error !== null) {
    const said = errorWordsOf(data)
    throw new ModelFailure(problemOf(statusIn(error), said), said)
  }
  const choice = choices?.[0]
  return {
    text: choice?.delta?.content ?? choice?.message?.content ?? '',
    finished: choice?.finish_reason ?? null,
  }
}

/** Inside a stream the status has gone out already; some say it again in the error. */
function statusIn(error: unknown): number {
  const code =
    (error as { code?: unknown; status?: unknown } | null)?.code ?? (error as { status?: unknown } | null)?.status
  return typeof code === 'number' ? code : 500
}

/** The whole text of an answer that nobody watches; half of one is a failure. */
export async function finishedText(parts: AsyncIterable<ModelPart>): Promise<string> {
  let text = ''
  for await (const part of parts) {
    if (part.kind === 'text') text += part.text
    else if (part.end !== 'whole') throw new ModelFailure(part.broken ?? 'failed', `ended ${part.end}`)
  }
  return text
}

const ModelList = z.object({ data: z.nullish(z.array(z.object({ id: z.string() }))) })

/** The names of a server's models, as it says them. */
export async function listModels(ask: OpenModelAnswer, server: ModelServer, signal: AbortSignal): Promise<string[]> {
  try {
    const response = await ask(server, { path: '/models' }, signal)
    await mustBeAnswer(response)
    const read = z.safeParse(ModelList, jsonOf(await responseText(response, 4_000_000)))
    if (!read.success || !read.data.data) throw new ModelFailure('unreadable', 'no list of models')
    return read.data.data.map(({ id }) => id).toSorted()
  } catch (error) {
    signal.throwIfAborted()
    throw modelFailureOf(error)
  }
}
