import { StringDecoder } from 'node:string_decoder'

/** Longer than any piece of an answer; a server that sends more without a line break sends no stream. */
const mostLine = 1_000_000

/** It sent what is no stream of events. */
export class UnreadableStream extends Error {}

/**
 * The data of server-sent events, one string for each, from bytes as they come: characters and lines may be cut anywhere. Comments, which
 * keep the line open, are left out; a bare line of JSON, as some servers say their errors, counts as data. The last event need not be
 * closed by an empty line.
 */
export async function* eventData(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let data: string[] = []
  for await (const part of bytes) {
    rest += decoder.write(Buffer.from(part.buffer, part.byteOffset, part.byteLength))
    const lines = rest.split(/\r\n|\n|\r(?=[^\n])/)
    rest = lines.pop()!
    if (rest.length > mostLine) throw new UnreadableStream('a line without an end')
    for (const line of lines) {
      const said = dataOf(line)
      if (said !== null) data.push(said)
      else if (line === '' && data.length) {
        yield data.join('\n')
        data = []
      }
    }
  }
  const last = dataOf((rest + decoder.end()).replace(/\r$/, ''))
  if (last !== null) data.push(last)
  if (data.length) yield data.join('\n')
}

function dataOf(line: string): string | null {
  if (line.startsWith('data:')) return line.slice(line[5] === ' ' ? 6 : 5)
  return line.startsWith('{') ? line : null
}
