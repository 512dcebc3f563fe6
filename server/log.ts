/**
 * One JSON line per event. Only names, numbers and ids of requests go in: no bodies, no query strings, nothing that a
 * person typed. JSON escapes line breaks, so nobody can forge a line.
 */
export type LogFields = Record<string, string | number | boolean | null>
export type Log = (event: string, fields?: LogFields) => void

export const jsonLog: Log = (event, fields = {}) => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...fields })}\n`)
}
// Nobody reads any more, such as a terminal that was closed, or the disk is full: a lost line ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

export const noLog: Log = () => {}

/** What a log may say of an unexpected error: its kind and where it was thrown, never its message, which can hold data. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const at = /\n\s+at (.*)/.exec(error.stack ?? '')?.[1] ?? ''
  const code = (error as { code?: unknown }).code
  return {
    error: error.name,
    code: typeof code === 'string' ? code : null,
    where: at.replace(/file:\/\/\S*\/server\//, 'server/'),
  }
}
