/**
 * Each line of a body as JSON, as soon as it is whole. A line that is none is left out: a proxy may have put it there; so is
 * half a line at the end. A character that comes in two parts is one.
 */
export async function* jsonLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const lines = (rest + (value ?? '')).split('\n')
      rest = done ? '' : lines.pop()!
      for (const line of lines) {
        const parsed = parsedLine(line)
        if (parsed !== undefined) yield parsed
      }
      if (done) return
    }
  } finally {
    // Whoever stops listening stops the sender as well.
    await reader.cancel().catch(() => {})
  }
}

function parsedLine(line: string): unknown {
  if (!line.trim()) return undefined
  try {
    return JSON.parse(line) as unknown
  } catch {
    return undefined
  }
}
