/** What the browser said, for whoever is asked about it. */
export const causeOf = (error: unknown): { cause?: string } =>
  error instanceof Error ? { cause: textOf(error).slice(0, 300) } : {}

const textOf = ({ name, message }: Error) => (name === 'Error' ? message : `${name}: ${message}`)
