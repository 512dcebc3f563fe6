import ky from 'ky'
import type { UserInfo } from '#domain/auth/user'
import { AppError, errors } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Call, InputOf, OutputOf } from '#domain/shared/call'
import { dataOf } from './envelope.ts'
import { jsonLines } from './jsonLines.ts'
import { clocks, hearServerTime } from './serverTime.ts'
import { currentUser, sessionRefused } from './session.ts'
import { language } from './texts.ts'

/** `user`: who asks, while they are not signed in here yet. */
type CallOptions = { signal?: AbortSignal; timeout?: number; user?: UserInfo }

/** Calls the server. Gives the data of a success; every failure is an AppError. */
export async function request<C extends Call>(
  call: C,
  input: InputOf<C>,
  { signal, timeout = limits.requestTimeoutMs, user }: CallOptions = {},
): Promise<OutputOf<C>> {
  const response = await send(call, input as Record<string, unknown>, { signal, timeout, user })
  return read(async () => call.output.parse(await dataOf(response)) as OutputOf<C>, signal)
}

/** The same with an input that was written as JSON elsewhere: a long one, which this thread need not hold as objects. */
export async function requestWith<C extends Call>(
  call: C,
  json: string,
  { signal, timeout = limits.requestTimeoutMs }: CallOptions = {},
): Promise<OutputOf<C>> {
  const response = await send(call, json, { signal, timeout })
  return read(async () => call.output.parse(await dataOf(response)) as OutputOf<C>, signal)
}

/** The same where a file is the answer. */
export async function requestFile<C extends Call>(call: C, input: InputOf<C>): Promise<Blob> {
  const sending = { signal: undefined, timeout: limits.sendTimeoutMs }
  const response = await send(call, input as Record<string, unknown>, sending)
  const isFile = response.ok && !response.headers.get('content-type')?.startsWith('application/json')
  return read(async () => (isFile ? response.blob() : ((await dataOf(response)) as never)), undefined)
}

/** The same where lines of JSON are the answer, given as they come; a connection that breaks ends them. */
export async function* requestLines<C extends Call>(
  call: C,
  input: InputOf<C>,
  { signal }: { signal: AbortSignal },
): AsyncGenerator {
  const sending = { signal, timeout: limits.sendTimeoutMs }
  const response = await send(call, input as Record<string, unknown>, sending)
  const isStream = response.ok && !response.headers.get('content-type')?.startsWith('application/json')
  if (!isStream || !response.body) {
    await read(async () => dataOf(response), signal)
    throw new AppError('operationFailed')
  }
  yield* jsonLines(response.body)
}

async function read<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (signal?.aborted) throw new AppError('cancelled', { cause: error })
    if (error instanceof AppError && errors[error.code].client === 'signOut') sessionRefused(error.code)
    throw error
  }
}

async function send(
  call: Call,
  input: Record<string, unknown> | string,
  { signal, timeout, user }: { signal: AbortSignal | undefined; timeout: number; user?: UserInfo | undefined },
) {
  const asked = clocks()
  try {
    const response = await ky(call.path, {
      method: call.method,
      headers: headers(user ?? currentUser()),
      ...sent(call, input),
      ...(signal && { signal }),
      timeout,
      retry: 0,
      throwHttpErrors: false,
    })
    hearServerTime(Date.parse(response.headers.get('date') ?? ''), asked)
    return response
  } catch (cause) {
    throw new AppError(signal?.aborted ? 'cancelled' : 'network', { cause })
  }
}

function sent({ method }: Call, input: Record<string, unknown> | string) {
  if (method === 'GET') return { searchParams: input as Record<string, string> }
  return typeof input === 'string' ? { body: new Blob([input], { type: 'application/json' }) } : { json: input }
}

/** The specification's headers. A user name may be Chinese, which a header may not. */
function headers(user: UserInfo | null): Record<string, string> {
  return {
    lang: language.get() === 'zh-CN' ? 'zh-cn' : 'en',
    device: 'web',
    ...(user && { token: user.token, username: encodeURIComponent(user.username) }),
    ...(user?.parentuser && { parentuser: encodeURIComponent(user.parentuser) }),
  }
}
