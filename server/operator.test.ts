import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { holds } from '#domain/products'
import { createCompany, createSubAccount, grantProduct, revoke, setPassword, setStatus } from './operator.ts'
import { Device } from './testing/device.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

const password = 'long enough'
const past = new Date(Date.now() - 1_000)
const future = new Date(Date.now() + 3_600_000)

let server: TestServer
let count = 0
let owner: string
let sub: string

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  owner = `owner-${++count}`
  sub = `sub-${count}`
  await createCompany(server.database, { username: owner, password, products: [7, 4] })
  await createSubAccount(server.database, owner, { username: sub, password })
})

const signIn = (username: string) => new Device(server.url).signIn(username, password)
const held = async (username: string) => {
  const { product_list } = (await signIn(username)).user
  return product_list.filter(({ id }) => holds(product_list, id)).map(({ id }) => id)
}

test('a sub account starts with what its main account holds', async () => {
  expect(await held(owner)).toEqual([4, 7])
  expect(await held(sub)).toEqual([4, 7])
})

test('a product is held from the grant until its end, and again when it is granted again', async () => {
  await grantProduct(server.database, owner, { products: [6], expires: future })
  expect(await held(owner)).toEqual([4, 6, 7])
  await grantProduct(server.database, owner, { products: [6], expires: past })
  expect(await held(owner)).toEqual([4, 7])
  await grantProduct(server.database, owner, { products: [6], expires: null })
  expect(await held(owner)).toEqual([4, 6, 7])
  await revoke(server.database, owner, [6, 7])
  expect(await held(owner)).toEqual([4])
})

test('a sub account holds nothing that its main account does not hold, or no longer', async () => {
  await expect(grantProduct(server.database, sub, { products: [7, 6], expires: null })).rejects.toThrow(
    'The main account does not hold 6 itself.',
  )
  await expect(
    createSubAccount(server.database, owner, { username: 'more', password, products: [25] }),
  ).rejects.toThrow('The main account does not hold 25 itself.')
  await revoke(server.database, owner, [4])
  expect(await held(sub)).toEqual([7])
  await grantProduct(server.database, owner, { products: [7], expires: past })
  expect(await held(sub)).toEqual([])
  await grantProduct(server.database, owner, { products: [7, 4], expires: future })
  expect(await held(sub)).toEqual([4, 7])
})

test('a product that does not exist is not given to anybody, and the words name those that do', async () => {
  const words = /There is no product 9, 99\. The products: .*7 emailMarketing/
  await expect(grantProduct(server.database, owner, { products: [7, 9, 99], expires: null })).rejects.toThrow(words)
  await expect(createCompany(server.database, { username: 'new', password, products: [9, 99] })).rejects.toThrow(words)
  await expect(revoke(server.database, owner, [9, 99])).rejects.toThrow(words)
})

test('a disabled user is out at once and stays out until enabled', async () => {
  const device = await signIn(sub)
  const login = () => new Device(server.url).ask(authCalls.login, { account: sub, password })
  await setStatus(server.database, sub, 'disabled')
  expect((await device.ask(authCalls.accountInfo, {})).body.error).toBe('accountDisabled')
  expect((await login()).body.error).toBe('accountDisabled')
  expect((await (await signIn(owner)).ask(authCalls.accountInfo, {})).status).toBe(200)
  await setStatus(server.database, sub, 'normal')
  expect((await login()).status).toBe(200)
})

test('a new password ends what was signed in with the old one', async () => {
  const device = await signIn(owner)
  await setPassword(server.database, owner, 'another one')
  expect((await device.ask(authCalls.accountInfo, {})).body.error).toBe('signInAgain')
  const login = (typed: string) => new Device(server.url).ask(authCalls.login, { account: owner, password: typed })
  expect((await login(password)).body.error).toBe('accountOrPasswordWrong')
  expect((await login('another one')).status).toBe(200)
  await expect(setPassword(server.database, owner, 'short')).rejects.toThrow('Use at least 8 characters')
})

test.each([
  ['granting', () => grantProduct(server.database, 'nobody', { products: [7], expires: null })],
  ['revoking', () => revoke(server.database, 'nobody', [7])],
  ['disabling', () => setStatus(server.database, 'nobody', 'disabled')],
  ['a new password', () => setPassword(server.database, 'nobody', 'long enough')],
])('%s somebody who is not there is told so', async (_, act) => {
  await expect(act()).rejects.toThrow('There is no user nobody')
})
