import { connect, type Socket } from 'node:net'

export type SmtpReply = { code: number; text: string }

/** No answer: too late, broken off, or no SMTP at all. */
export class NoAnswer extends Error {}

type Talk = {
  /** Sends a line, none to begin with, and waits for the reply. */
  say: (line: string | null) => Promise<SmtpReply>
  /** Says goodbye, and waits a little until the other side has hung up. */
  leave: () => Promise<void>
  end: () => void
}

// A reply that is longer than a page is made to keep us.
const mostBytes = 64_000
const leaveMs = 5_000

/** `patienceMs`: without a letter from the other side, from the first packet on. `signal` bounds the whole. */
export function openTalk(
  { address, port }: { address: string; port: number },
  { patienceMs, signal }: { patienceMs: number; signal: AbortSignal },
): Talk {
  const socket = connect({ host: address, port, signal })
  // Who waits for an answer is told by the lines.
  socket.on('error', () => {})
  socket.setTimeout(patienceMs, () => socket.destroy(new NoAnswer('timeout')))
  socket.setEncoding('utf8')
  const lines = linesOf(socket)
  return {
    async say(line) {
      if (line !== null) socket.write(`${line}\r\n`)
      try {
        return await replyIn(lines)
      } catch (error) {
        throw noAnswer(error, signal)
      }
    },
    async leave() {
      socket.setTimeout(Math.min(patienceMs, leaveMs))
      socket.end('QUIT\r\n')
      try {
        for (let line = await lines.next(); !line.done; line = await lines.next());
      } catch (error) {
        // Everything was said before: how it ends is no matter.
        noAnswer(error, signal)
      }
    },
    end: () => socket.destroy(),
  }
}

async function replyIn(lines: AsyncGenerator<string, void>): Promise<SmtpReply> {
  const texts: string[] = []
  for (;;) {
    const { value: line, done } = await lines.next()
    if (done || line === undefined) throw new NoAnswer('closed')
    const [, code, more, text = ''] = /^(\d{3})([ -]|$)(.*)$/.exec(line) ?? []
    if (code === undefined) throw new NoAnswer('no SMTP')
    texts.push(text)
    if (more !== '-') return { code: Number(code), text: texts.join(' ') }
  }
}

async function* linesOf(socket: Socket): AsyncGenerator<string, void> {
  let held = ''
  let bytes = 0
  for await (const chunk of socket) {
    const text = String(chunk)
    bytes += text.length
    if (bytes > mostBytes) throw new NoAnswer('too long')
    const parts = (held + text).split('\n')
    held = parts.pop() ?? ''
    for (const part of parts) yield part.replace(/\r$/, '')
  }
}

function noAnswer(error: unknown, signal: AbortSignal): NoAnswer {
  if (error instanceof NoAnswer) return error
  if (signal.aborted) return new NoAnswer('timeout', { cause: error })
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code) return new NoAnswer(code, { cause: error })
  throw error
}
