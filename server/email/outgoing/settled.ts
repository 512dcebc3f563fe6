import type SMTPConnection from 'nodemailer/lib/smtp-connection'

/**
 * One step of a conversation. A connection that breaks tells nobody who waits for a step, so its end is the step's end
 * too; a moment later than the step's own, which may know what the server said.
 */
export function settled<Value>(
  connection: SMTPConnection,
  signal: AbortSignal,
  start: (done: (error?: Error | null, value?: Value) => void) => void,
): Promise<Value | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Value | undefined>()
  const ended = () => setImmediate(reject, new Error('the connection ended'))
  const aborted = () => {
    reject(signal.reason)
    connection.close()
  }
  connection.once('error', reject)
  connection.once('end', ended)
  signal.addEventListener('abort', aborted, { once: true })
  try {
    if (signal.aborted) aborted()
    else start((error, value) => (error ? reject(error) : resolve(value)))
  } catch (error) {
    reject(error)
  }
  return promise.finally(() => {
    connection.off('error', reject)
    connection.off('end', ended)
    signal.removeEventListener('abort', aborted)
  })
}

export const timeoutSignal = (signal: AbortSignal, ms: number) => AbortSignal.any([signal, AbortSignal.timeout(ms)])
