import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const partMs = 100

/** A line between a browser and a server, over which no more than so many bytes a second reach the browser. */
export class SlowLine {
  bytesPerSecond = Number.POSITIVE_INFINITY
  readonly #server = createServer((browser) => this.#join(browser))
  readonly #sockets = new Set<Socket>()
  readonly #target: URL
  /** When the line has carried what it was given so far. */
  #freeAt = 0

  constructor(target: string) {
    this.#target = new URL(target)
  }

  /** Its address, which the browser takes for the server's. */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  #join(browser: Socket) {
    const server = connect(Number(this.#target.port), this.#target.hostname)
    for (const [socket, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      this.#sockets.add(socket)
      // The other end has gone: so does this one.
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
    }
    browser.pipe(server)
    void this.#carry(server, browser)
  }

  async #carry(from: Socket, to: Socket) {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>)
        for (let at = 0; at < chunk.length; ) {
          const part = chunk.subarray(
            at,
            at + Math.max(1, Math.min(chunk.length, this.bytesPerSecond * (partMs / 1_000))),
          )
          await this.#turn(part.length)
          if (!to.write(part)) await once(to, 'drain')
          at += part.length
        }
      to.end()
    } catch {
      to.destroy()
    }
  }

  /** All connections share the line. */
  async #turn(bytes: number) {
    this.#freeAt = Math.max(this.#freeAt, Date.now()) + (bytes / this.bytesPerSecond) * 1_000
    await sleep(Math.max(0, this.#freeAt - Date.now()))
  }
}
