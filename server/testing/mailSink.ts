import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What a client comes to, in this order. `taken`: the mail is whole, and nothing was said to that yet. */
const sinkSteps = ['connect', 'mail', 'rcpt', 'data', 'taken'] as const
export type SinkStep = (typeof sinkSteps)[number]
/** What happens at a step: nothing in particular, the line breaks, or this is the reply. `to`: whom the mail is for. */
type SinkRule = (step: SinkStep, to: string) => undefined | 'drop' | string | Promise<undefined | 'drop' | string>

/** A mail server on loopback that takes everything and remembers who got how many of which mail. */
export type MailSink = {
  port: number
  /** Message-IDs of mails that came whole, as often as they did, whatever was said to them */
  whole: string[]
  /** those to which was said that they are taken */
  taken: string[]
  /** to whom, in the same order */
  to: string[]
  /** MAIL FROM of all that began */
  from: string[]
  rule: SinkRule
  /** whole mails are kept here when somebody puts a list there */
  mails: string[] | null
  /** All lines break at once. */
  drop: () => void
  stop: () => Promise<void>
}

export async function openMailSink(rule: SinkRule = () => undefined): Promise<MailSink> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    talk(socket, sink).catch(() => socket.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const sink: MailSink = {
    port: (server.address() as AddressInfo).port,
    whole: [],
    taken: [],
    to: [],
    from: [],
    rule,
    mails: null,
    drop() {
      for (const socket of sockets) socket.destroy()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
  return sink
}

async function talk(socket: Socket, sink: MailSink): Promise<void> {
  let to = ''
  /** Whether the client may go on. */
  const say = async (step: SinkStep | null, usual: string): Promise<boolean> => {
    const wanted = step ? await sink.rule(step, to) : undefined
    if (wanted === 'drop') {
      socket.destroy()
      return false
    }
    if (!socket.destroyed) socket.write(`${wanted ?? usual}\r\n`)
    return wanted === undefined || wanted.startsWith('2')
  }
  if (!(await say('connect', '220 sink'))) return
  let buffered = ''
  let isMail = false
  for await (const bytes of socket) {
    buffered += (bytes as Buffer).toString('latin1')
    for (;;) {
      const end = isMail ? buffered.indexOf('\r\n.\r\n') : buffered.indexOf('\r\n')
      if (end < 0) break
      const text = buffered.slice(0, end)
      buffered = buffered.slice(end + (isMail ? 5 : 2))
      if (isMail) {
        isMail = false
        const id = /^Message-ID: <([^@>]+)@/im.exec(text)?.[1] ?? ''
        sink.whole.push(id)
        if (await say('taken', '250 2.0.0 ok queued as sink')) keep(sink, { id, text, to })
        continue
      }
      const [verb = ''] = text.toUpperCase().split(/[ :]/)
      if (verb === 'RCPT') to = /<([^>]*)>/.exec(text)?.[1] ?? ''
      if (verb === 'EHLO') socket.write('250-sink\r\n250 8BITMIME\r\n')
      else if (verb === 'MAIL') {
        sink.from.push(/<([^>]*)>/.exec(text)?.[1] ?? '')
        await say('mail', '250 ok')
      } else if (verb === 'RCPT') await say('rcpt', '250 ok')
      else if (verb === 'DATA') isMail = await say('data', '354 go on')
      else if (verb === 'QUIT') {
        socket.end('221 bye\r\n')
        return
      } else socket.write('250 ok\r\n')
    }
  }
}

function keep(sink: MailSink, { id, text, to }: Record<'id' | 'text' | 'to', string>): void {
  sink.taken.push(id)
  sink.to.push(to)
  sink.mails?.push(text)
}
