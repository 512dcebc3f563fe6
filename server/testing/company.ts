import { afterAll, beforeAll, beforeEach } from 'vitest'
import { withheldOf } from '#domain/subAccounts/rights'
import { createCompany, createSubAccount } from '../operator.ts'
import { setContactCap } from './contactCap.ts'
import { Device } from './device.ts'
import { startTestServer, type TestServer } from './server.ts'

const password = 'a long password'
let companies = 0

/** A new company with a main account and sub accounts, each signed in on a device. It may write to somebody twice a day. */
export async function signedInCompany(server: TestServer, subs: number): Promise<{ main: Device; subs: Device[] }> {
  const name = `company-${++companies}`
  const company = await createCompany(server.database, { username: name, password })
  await setContactCap(server.database, company, null)
  const names = Array.from({ length: subs }, (_, n) => `${name}-sub-${n + 1}`)
  for (const username of names) await createSubAccount(server.database, name, { username, password })
  const signIn = (username: string) => new Device(server.url).signIn(username, password)
  return { main: await signIn(name), subs: await Promise.all(names.map(signIn)) }
}

type Company = Awaited<ReturnType<typeof signedInCompany>>

type Take = (company: Company & { server: TestServer }) => void | Promise<void>

/** One server for all tests of a file, and one company on it. */
export function inOneCompany(subs: number, take: Take) {
  const serverOf = oneServer()
  beforeAll(async () => take({ server: serverOf(), ...(await signedInCompany(serverOf(), subs)) }))
}

/** One server for all tests of a file, and for each of them a new company on it. */
export function inNewCompany(subs: number, take: Take) {
  const serverOf = oneServer()
  beforeEach(async () => take({ server: serverOf(), ...(await signedInCompany(serverOf(), subs)) }))
}

function oneServer(): () => TestServer {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())
  return () => server
}

export const actorOf = ({ user }: Device) => ({
  account: user.account,
  user: user.id,
  role: user.parentuser ? ('sub' as const) : ('main' as const),
  withheld: withheldOf(user),
})
