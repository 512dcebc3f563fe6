import { connect } from 'node:net'

type How = {
  /** hangs up after the last byte, and goes on listening */
  halfClose?: boolean
  /** hangs up when this was heard */
  until?: RegExp
}

/** Everything that a server says to these bytes until the connection ends, as it goes over the wire. */
export async function spoken(
  url: string,
  bytes: string | Buffer,
  { halfClose = false, until }: How = {},
): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  let heard = ''
  socket.on('data', (part) => {
    heard += part.toString('latin1')
    if (until?.test(heard)) socket.destroy()
  })
  socket.on('end', () => socket.end())
  socket.on('error', () => {})
  if (halfClose) socket.end(bytes)
  else socket.write(bytes)
  await new Promise((closed) => socket.once('close', closed))
  return heard
}

/** Says something and breaks off in the middle, as a network does that is gone. */
export async function brokenOff(url: string, bytes: string | Buffer): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(bytes, () => socket.resetAndDestroy())
  await new Promise((closed) => socket.once('close', closed))
}
