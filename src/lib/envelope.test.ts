import { expect, test } from 'vitest'
import { AppError } from '#domain/errors'
import { CallError, failedAs, ServerWords } from './callError.ts'
import { dataOf } from './envelope.ts'

const json = (body: unknown, status = 200) => Response.json(body, { status })
async function failure(response: Response): Promise<AppError> {
  const error: unknown = await dataOf(response).catch((thrown: unknown) => thrown)
  if (error instanceof AppError) return error
  throw new Error('it was taken as a success')
}

test('codes 1, 200 and 300001 are successes', async () => {
  for (const code of [1, 200, 300001]) expect(await dataOf(json({ code, msg: '', data: { a: 1 } }))).toEqual({ a: 1 })
})

test('an answer that names its status and has a message is understood as well', async () => {
  expect(await dataOf(json({ status: 'success', message: '', data: { a: 1 } }))).toEqual({ a: 1 })
  const error = await failure(json({ status: 'error', message: '积分不足', data: null }, 409))
  expect((error.cause as Error).message).toBe('积分不足')
})

test('what failed for no known reason is told as what was tried, and in the words of the server where there are some', () => {
  expect(failedAs(new AppError('operationFailed'), 'loginFailed')).toMatchObject({ code: 'loginFailed' })
  for (const error of [
    new AppError('accountOrPasswordWrong'),
    new AppError('operationFailed', { cause: new ServerWords('积分不足') }),
    new Error('a mistake of ours'),
  ])
    expect(failedAs(error, 'loginFailed')).toBe(error)
})

test('a failure keeps its code, its numbers and the fields that are wrong', async () => {
  const answer = {
    code: 0,
    msg: '…',
    error: 'signInLocked',
    values: { minutes: 15 },
    fields: { password: 'signInLocked' },
    data: null,
  }
  const error = await failure(json(answer, 429))
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ code: 'signInLocked', values: { minutes: 15 }, fields: { password: 'signInLocked' } })
})

test('a failure that this version does not know is told in the words of the server', async () => {
  const error = await failure(json({ code: 0, msg: '积分不足', error: 'pointsShort', data: null }, 409))
  expect(error.code).toBe('operationFailed')
  expect(error.cause).toBeInstanceOf(ServerWords)
  expect((error.cause as Error).message).toBe('积分不足')
})

test('a web page instead of an answer is a network that wants a sign-in', async () => {
  const page = (status: number) =>
    new Response('<html>Hotel</html>', { status, headers: { 'content-type': 'text/html' } })
  expect((await failure(page(200))).code).toBe('captivePortal')
  expect((await failure(page(511))).code).toBe('captivePortal')
  expect((await failure(json({ hello: 'world' }))).code).toBe('captivePortal')
})

test('a page of a dead proxy is a busy server', async () => {
  expect((await failure(new Response('Bad Gateway', { status: 502 }))).code).toBe('serverBusy')
})
