import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '#domain/auth/user'
import { AppError } from '#domain/errors'
import type { Call } from '#domain/shared/call'
import { newId } from '#workers/newId'
import { beginExport } from './exportPermit.ts'
import { tellExports } from './exportsTold.ts'
import { setSession } from './session.ts'

/** The server as this device reaches it: what it heard, and what it answers. */
const server = vi.hoisted(() => ({
  heard: [] as { path: string; input: Record<string, unknown> }[],
  answer: (_path: string, _input: Record<string, unknown>): void => {},
}))
vi.mock('./http.ts', () => ({
  request: async (call: Call, input: Record<string, unknown>) => {
    server.answer(call.path, input)
    server.heard.push({ path: call.path, input })
    return {}
  },
}))

const away = () => {
  throw new AppError('network')
}
const refusing = (code: 'exportNotAllowed' | 'exportCodeNeeded', state?: string) => (_: string, input: object) => {
  if (!state || ('state' in input && input.state === state)) throw new AppError(code)
}
const asked = { rows: 3, filter: 'q=李', what: 'contacts.xlsx' }

function signIn(change: Partial<UserInfo> = {}) {
  const user = {
    id: newId(),
    account: newId(),
    token: 'a token of this session',
    username: 'mia',
    nickname: '',
    email: null,
    mobile: null,
    parentuser: 'haigang',
    export_verify: false,
    export_data: 'granted',
    delete_data: 'granted',
    product_list: [],
    ...change,
  } satisfies UserInfo
  setSession({ kind: 'signedIn', user, ending: null })
}

beforeEach(() => {
  server.heard = []
  server.answer = () => {}
  signIn()
})

test('an export is told when it begins, before it is written and when it is over', async () => {
  const permit = await beginExport(asked)
  await permit.mayWrite(3)
  await permit.ended('written', 3)
  expect(server.heard.map(({ path, input }) => [path, input.state])).toEqual([
    ['/api/export/began', undefined],
    ['/api/export/done', 'writing'],
    ['/api/export/done', 'written'],
  ])
  expect(new Set(server.heard.map(({ input }) => input.id)).size).toBe(1)
})

test('the server’s refusal counts, at the beginning and before the file is written', async () => {
  server.answer = refusing('exportNotAllowed')
  await expect(beginExport(asked)).rejects.toMatchObject({ code: 'exportNotAllowed' })
  server.answer = refusing('exportCodeNeeded', 'writing')
  const permit = await beginExport(asked)
  await expect(permit.mayWrite(3)).rejects.toMatchObject({ code: 'exportCodeNeeded' })
})

test('without a network what this device knows decides', async () => {
  server.answer = away
  await expect(beginExport(asked)).resolves.toBeDefined()
  signIn({ export_data: 'refused' })
  await expect(beginExport(asked)).rejects.toMatchObject({ code: 'exportNotAllowed' })
  signIn({ export_verify: true })
  await expect(beginExport(asked)).rejects.toMatchObject({ code: 'exportCodeNeeded' })
  signIn({ parentuser: '', export_data: 'none', export_verify: true })
  await expect(beginExport(asked), 'a main account').resolves.toBeDefined()
})

test('what was exported without a network is told when there is one, once', async () => {
  server.answer = away
  const permit = await beginExport(asked)
  await permit.mayWrite(3)
  await permit.ended('written', 3)
  await tellExports()
  expect(server.heard).toEqual([])

  server.answer = () => {}
  await Promise.all([tellExports(), tellExports()])
  expect(server.heard).toMatchObject([
    { path: '/api/export/began', input: { ...asked, offline: { grant: null } } },
    { path: '/api/export/done', input: { state: 'written', rows: 3 } },
  ])
})

test('an export that the server does not take keeps the others from nothing', async () => {
  server.answer = away
  for (const what of ['first', 'second']) await (await beginExport({ ...asked, what })).ended('written', 3)
  server.answer = (path, { what }) => {
    if (path.endsWith('began') && what === 'first') throw new AppError('notFound')
  }
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await tellExports()
  expect(server.heard.map(({ input }) => input.what ?? input.state)).toEqual(['second', 'written'])
  server.heard = []
  await tellExports()
  expect(server.heard).toEqual([])
})
