import { AppError, type ErrorCode, isErrorCode } from '#domain/errors'
import type { AnswerEnvelope } from '#domain/shared/call'
import { CallError, ServerWords } from './callError.ts'

/** Ours, or one that says the same in the specification's other words. */
type Answer = Partial<AnswerEnvelope> & { status?: string; message?: string }

/** The data of a success; every failure is an AppError. */
export async function dataOf(response: Response): Promise<unknown> {
  const envelope = await readEnvelope(response)
  if (isSuccess(envelope)) return envelope.data
  throw failureOf(envelope)
}

/** Anything but our envelope came from somebody between us and the server: a hotel's sign-in page, or a dead proxy. */
async function readEnvelope(response: Response): Promise<Answer> {
  try {
    const answer: unknown = await response.json()
    if (isEnvelope(answer)) return answer
  } catch (cause) {
    // Only what is not JSON is told below, by what the status says; the rest broke off on the way.
    if (!(cause instanceof SyntaxError)) throw new AppError('network', { cause })
  }
  const isGateway = response.status >= 500 && response.status !== 511
  throw new AppError(isGateway ? 'serverBusy' : 'captivePortal')
}

const isEnvelope = (answer: unknown): answer is Answer =>
  typeof answer === 'object' && answer !== null && ('code' in answer || 'status' in answer) && 'data' in answer

const isSuccess = ({ code, status }: Answer) => code === 1 || code === 200 || code === 300001 || status === 'success'

function failureOf({ error, msg, message, values, fields = {} }: Answer): AppError {
  const code = isErrorCode(error) ? error : 'operationFailed'
  const known = Object.entries(fields).filter((entry): entry is [string, ErrorCode] => isErrorCode(entry[1]))
  const cause = error === code ? undefined : new ServerWords(msg ?? message)
  return new CallError(code, { ...(values && { values }), cause }, Object.fromEntries(known))
}
