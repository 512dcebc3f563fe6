import { randomUUID } from 'node:crypto'
import type { ContactFields } from '#domain/contacts/contact'
import { distributionCalls as calls } from '#domain/distribution/calls'
import { type Device, newTestId } from './device.ts'
import type { TestServer } from './server.ts'

export const contactIds = (devices: readonly Device[]) => devices.map(({ user }) => user.id)
export const contactScope = ({ user }: Device) => `user:${user.id}` as const

/** In the order in which they are made. */
export async function makeContacts(device: Device, rows: readonly ContactFields[]): Promise<string[]> {
  const ids = rows.map(() => newTestId())
  const from = Date.now() - 3_600_000
  for (const [at, row] of rows.entries())
    await device.does('contact.create', { rows: [{ id: ids[at], ...row }] }, { prev: null, edited_at: from + at })
  return ids
}
export const someContacts = (device: Device, count: number) =>
  makeContacts(
    device,
    Array.from({ length: count }, (_, n) => ({ name: `buyer ${n}` })),
  )
export const contactsOf = async (device: Device) => (await device.readContacts()).map(({ id }) => id).toSorted()

/** The error that a call answers with. */
export const refusalCode = (input: unknown, device: Device, call: (typeof calls)[keyof typeof calls] = calls.start) =>
  device.ask(call, input).then(({ body }) => body.error ?? null)

/** Begun and waited for until it is over. */
export async function distribute(server: TestServer, main: Device, asked: object, id: string = randomUUID()) {
  await main.get(calls.start, { id, asked })
  return ended(server, main, id)
}
export async function ended({ background }: TestServer, main: Device, id: string) {
  await background.idle()
  return main.get(calls.status, { id })
}

/** What the company's record says of distributions, in order. */
export async function distributionsOf({ database }: TestServer, { user }: Device) {
  const { rows } = await database.pool.query<{ action: string; target: string; detail: Record<string, unknown> }>(
    `select action, target, detail from operation where account_id = $1 and action like 'distribution.%' order by at`,
    [user.account],
  )
  return rows
}
