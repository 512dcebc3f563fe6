import { describe, expect, test } from 'vitest'
import { entityNames } from '#domain/entities'
import { limits } from '#domain/limits'
import { areas } from '../features/index.ts'
import { setCompanyLimit } from '../operator.ts'
import type { LimitName } from '../operatorLimits.ts'
import { inNewCompany, signedInCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import type { TestServer } from '../testing/server.ts'
import { sweep } from './sweep.ts'

let server: TestServer
let main: Device
let sub: Device
inNewCompany(1, (company) => {
  server = company.server
  main = company.main
  sub = company.subs[0]!
})

const set = (name: LimitName, value: number | null) =>
  setCompanyLimit(server.database, { name, value, username: main.user.username })
const contacts = (many: number) => ({
  rows: Array.from({ length: many }, (_, n) => ({ id: newTestId(), name: `${n}` })),
})

type Size = { rows: number; log_bytes: number }
async function size(): Promise<Size> {
  const { rows } = await server.database.pool.query<Size>(
    'select rows, log_bytes from company_size where account_id = $1',
    [main.user.account],
  )
  return rows[0]!
}
/** Counted one by one, in every synced table. */
async function counted(): Promise<number> {
  const each = entityNames.map((name) => `(select count(*) from ${name} where account_id = $1)`)
  const { rows } = await server.database.pool.query<{ rows: number }>(`select ${each.join(' + ')} as rows`, [
    main.user.account,
  ])
  return rows[0]!.rows
}
/** Room for so many more. */
const leave = async (room: number) => set('rows', (await size()).rows + room)

describe('rows of a company', () => {
  test('are counted by every synced table; what is missing has to call follow_sizes in its migration', async () => {
    const { rows } = await server.database.pool.query<{ name: string }>(
      `select tgrelid::regclass::text || ' ' || tgname as name from pg_trigger where tgname like 'count_rows_of_%'`,
    )
    const wanted = entityNames.flatMap((name) => ['new', 'gone'].map((kind) => `${name} count_rows_of_${kind}`))
    expect(rows.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted())
  })

  test('add up to what is in the tables, also after deleting, restoring, moving and sweeping', async () => {
    const made = contacts(20)
    await sub.does('contact.create', made)
    await main.does('tag.create', { id: newTestId(), name: 'fair' })
    const ids = made.rows.map(({ id }) => id)
    await main.does('contact.transfer', { ids: ids.slice(0, 5), to: main.user.id })
    await main.does('contact.delete', { ids: ids.slice(0, 10) })
    expect((await size()).rows).toBe(await counted())
    const before = (await size()).rows
    await sweep(server.database, areas, Date.now() + (limits.deletedRowDays + 1) * 86_400_000)
    expect((await size()).rows).toBe(await counted())
    expect((await size()).rows).toBe(before - 10)
  })

  test('end at the company’s number: what makes more is refused with its reason, all else goes on', async () => {
    const kept = contacts(1)
    await sub.does('contact.create', kept)
    await leave(3)
    // A batch stands row by row: what there is room for is taken.
    const batch = contacts(5)
    const { status, refused } = await sub.does('contact.create', batch)
    expect([status, refused]).toEqual([
      'applied',
      Object.fromEntries(batch.rows.slice(3).map(({ id }) => [id, 'rowsFull'])),
    ])
    expect(await sub.does('tag.create', { id: newTestId(), name: 'one more' })).toMatchObject({ code: 'rowsFull' })
    expect(await sub.does('contact.create', contacts(1))).toMatchObject({ status: 'rejected', code: 'rowsFull' })
    const ids = kept.rows.map(({ id }) => id)
    expect((await sub.does('contact.patch', { ids, fields: { remark: 'still' } })).status).toBe('applied')
    expect((await main.does('contact.delete', { ids: [...ids, newTestId()] })).status).toBe('applied')
    const { main: other } = await signedInCompany(server, 0)
    expect((await other.does('contact.create', contacts(5))).status).toBe('applied')
    await set('rows', null)
    expect((await sub.does('contact.create', contacts(1))).status).toBe('applied')
  })

  test('end within one request as well, whichever mutations make them', async () => {
    await leave(2)
    const sent = ['a', 'b', 'c'].map((name) => sub.makes('tag.create', { id: newTestId(), name }))
    const { results } = await sub.push(...sent)
    expect(results.map(({ status, code }) => code ?? status)).toEqual(['applied', 'applied', 'rowsFull'])
  })
})

test('there are so many labels of a kind and no more; deleting one makes room', async () => {
  await server.database.pool.query(
    `insert into tag (account_id, id, scope, rev, name, created_at, updated_at)
     select $1, gen_random_uuid(), 'acct', 0, n::text, 0, 0 from generate_series(1, $2::int) n`,
    [main.user.account, limits.labelsPerKind - 1],
  )
  const last = { id: newTestId(), name: 'last' }
  const sent = [last, { id: newTestId(), name: 'over' }].map((args) => sub.makes('tag.create', args))
  const { results } = await sub.push(...sent)
  expect(results.map(({ status, code }) => code ?? status)).toEqual(['applied', 'labelsFull'])
  expect((await sub.does('category.create', { id: newTestId(), name: 'another kind' })).status).toBe('applied')
  await main.does('tag.delete', { id: last.id })
  expect((await sub.does('tag.create', { id: newTestId(), name: 'again' })).status).toBe('applied')
})

test('where the record of changes is full nothing is answered, so that the device keeps all of it', async () => {
  const before = (await size()).log_bytes
  await sub.does('contact.create', contacts(2))
  expect((await size()).log_bytes).toBeGreaterThan(before + 800)
  await set('log-megabytes', 0)
  const made = sub.makes('contact.create', contacts(1))
  await expect(sub.push(made)).rejects.toThrow('logFull')
  // Reading goes on, and so do all changes once there is room.
  expect((await sub.readContacts()).length).toBe(2)
  await set('log-megabytes', null)
  const first = await sub.push(made)
  expect(first.results[0]!.status).toBe('applied')
  await set('log-megabytes', 0)
  expect((await sub.push(made)).results).toEqual(first.results)
})
