import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { guarded } from '../../guarded.ts'
import type { Log } from '../../log.ts'
import { sandboxWords } from './answerWords.ts'
import { type ModelRecording, nastyRecordings, recordings } from './recordings.ts'

export type SandboxModel = {
  /** with its version, as a setting names it */
  url: string
  model: string
  /** what was asked, newest last */
  asked: readonly unknown[]
  /** what the next questions are answered with, instead of what the sandbox would say */
  script: (answers: readonly string[]) => void
  stop: () => Promise<void>
}

const keptQuestions = 200

/** A server of models on loopback. The model's name says whose stream is replayed: `sandbox`, `deepseek`, `ollama`, `vllm`, or a nasty one. */
export async function openSandboxModel(log: Log, { pieceMs = 0 } = {}): Promise<SandboxModel> {
  const asked: unknown[] = []
  const scripted: string[] = []
  const server = createServer(
    guarded(
      log,
      'a request to the sandbox model could not be answered',
      async (request: IncomingMessage, response: ServerResponse) => {
        // Whoever asked may have heard enough.
        response.on('error', () => response.destroy())
        if (request.url === '/v1/models') return sayModels(response)
        const body = JSON.parse(await bodyOf(request)) as {
          model: string
          messages: { role: string; content: unknown }[]
        }
        asked.push(body)
        if (asked.length > keptQuestions) asked.shift()
        const given = scripted.shift()
        const words = given === undefined ? sandboxWords(body.messages) : (given.match(/[\s\S]{1,12}/gu) ?? [])
        await replay(response, recordingOf(body.model), { words, model: body.model, pieceMs })
      },
    ),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    model: 'sandbox',
    asked,
    script: (answers) => void scripted.push(...answers),
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

const recordingOf = (model: string): ModelRecording =>
  [...recordings, ...nastyRecordings].find(({ name }) => name === model) ?? recordings[0]!

function sayModels(response: ServerResponse): void {
  const names = ['sandbox', ...recordings.map(({ name }) => name)]
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({ object: 'list', data: names.map((id) => ({ id, object: 'model', owned_by: 'sandbox' })) }),
  )
}

type Replay = { words: readonly string[]; model: string; pieceMs: number }

async function replay(
  response: ServerResponse,
  recording: ModelRecording,
  { words, model, pieceMs }: Replay,
): Promise<void> {
  response.writeHead(recording.status ?? 200, { 'content-type': recording.type ?? 'text/event-stream; charset=utf-8' })
  for (const frame of recording.frames(words, model)) {
    if (response.destroyed) return
    response.write(frame)
    if (pieceMs > 0) await sleep(pieceMs)
  }
  if (recording.close !== 'break') {
    response.end()
    return
  }
  // What was written has to arrive before the line breaks.
  await sleep(20)
  response.destroy()
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
