import { setTimeout as sleep } from 'node:timers/promises'
import type { AnswerLine } from '#domain/assistant/model'
import { errorFields, type Log } from '../../log.ts'
import { ModelFailure } from '../models/modelProblem.ts'
import type { ModelPart } from '../models/streamAnswer.ts'
import type { HeldUse } from '../points.ts'

type StreamUse = {
  id: string
  points: number
  held: HeldUse
  log: Log
  /** ends the model when nobody reads on */
  stopping: AbortController
}

/** Nothing is said for so long while a model thinks: a line that says nothing keeps proxies from closing. */
const quietMs = 15_000

/**
 * An answer in lines of JSON as it comes. It is paid as soon as there is a word of it; whoever leaves stops the model, and what they have
 * read is paid.
 */
export function answerResponse(parts: AsyncIterable<ModelPart>, streaming: StreamUse): Response {
  const written = lines(parts, streaming)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await written.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      streaming.stopping.abort()
      await written.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      // Else a proxy keeps the words until there are many.
      'x-accel-buffering': 'no',
    },
  })
}

const line = (said: AnswerLine) => `${JSON.stringify(said)}\n`

async function* lines(parts: AsyncIterable<ModelPart>, streaming: StreamUse): AsyncGenerator<string, undefined> {
  const { id, points, held, log, stopping } = streaming
  let hasWords = false
  try {
    yield line({ kind: 'begun', id })
    for await (const part of withQuiet(parts)) {
      if (part === null) {
        yield '\n'
      } else if (part.kind === 'text') {
        hasWords = true
        yield line(part)
      } else {
        yield line({ kind: 'ended', end: part.end, points: hasWords ? points : 0 })
      }
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) log('the assistant could not answer', { ...errorFields(error) })
    const problem = error instanceof ModelFailure ? error.problem : 'failed'
    yield line({ kind: 'failed', problem, points: hasWords ? points : 0 })
  } finally {
    stopping.abort()
    await held.settle(hasWords ? points : 0)
  }
  return undefined
}

/** null: it has been quiet. */
async function* withQuiet<T>(parts: AsyncIterable<T>): AsyncGenerator<T | null> {
  const iterator = parts[Symbol.asyncIterator]()
  let next = iterator.next()
  try {
    for (;;) {
      const quiet = new AbortController()
      const came = await Promise.race([next, sleep(quietMs, null, { signal: quiet.signal }).catch(() => null)])
      quiet.abort()
      if (came === null) {
        yield null
        continue
      }
      if (came.done) return
      yield came.value
      next = iterator.next()
    }
  } finally {
    // One that is still under way fails when the model is stopped, and nobody waits for it.
    next.catch(() => {})
  }
}
