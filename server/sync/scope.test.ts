import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contactCalls } from '#domain/contacts/calls'
import type { Scope } from '#domain/sync/protocol'
import { withScope } from '../db/scope.ts'
import { actorOf, signedInCompany } from '../testing/company.ts'
import { type Device, Follower, newTestId } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
type Person = { device: Device; own: string; tag: string }
const people: Record<string, Person> = {}

// Two companies of one main account and two sub accounts: everybody owns one contact and made one tag.
beforeAll(async () => {
  server = await startTestServer()
  for (const company of ['a', 'b']) {
    const { main, subs } = await signedInCompany(server, 2)
    for (const [name, device] of [
      ['main', main],
      ['sub1', subs[0]!],
      ['sub2', subs[1]!],
    ] as const) {
      const [own, tag] = [newTestId(), newTestId()]
      await device.does('contact.create', {
        rows: [
          { id: own, name: `${company} ${name}`, phones: [{ full_number: '8613800138000', is_wt: 'unvalidated' }] },
        ],
      })
      await device.does('tag.create', { id: tag, name: `${company} ${name}` })
      people[`${company}.${name}`] = { device, own, tag }
    }
  }
})
afterAll(() => server.stop())

const names = ['a.main', 'a.sub1', 'a.sub2', 'b.main', 'b.sub1', 'b.sub2']
const companyOf = (name: string) => name.split('.')[0]
const mayOwn = (who: string, whose: string) =>
  who === whose || (who.endsWith('.main') && companyOf(who) === companyOf(whose))
const pairs = names.flatMap((who) => names.filter((whose) => !mayOwn(who, whose)).map((whose) => [who, whose] as const))
const visibleTo = (who: string) => ({
  contacts: names
    .filter((whose) => mayOwn(who, whose))
    .map((whose) => people[whose]!.own)
    .sort(),
  tags: names
    .filter((whose) => companyOf(who) === companyOf(whose))
    .map((whose) => people[whose]!.tag)
    .sort(),
})
const storedOf = async (whose: string) => {
  const { device, own, tag } = people[whose]!
  const { rows } = await server.database.pool.query<object>(
    `select to_jsonb(c) as row from contact c where account_id = $1 and id = $2
     union all select to_jsonb(t) from tag t where account_id = $1 and id = $3`,
    [device.user.account, own, tag],
  )
  expect(rows).toHaveLength(2)
  return rows
}

describe.each(names)('%s', (who) => {
  const expected = () => visibleTo(who)

  test('reads for the first time what is its own, and no more', async () => {
    const rows = [...(await people[who]!.device.readAll(2)).values()]
    expect(
      rows
        .filter(({ entity }) => entity === 'contact')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(expected().contacts)
    expect(
      rows
        .filter(({ entity }) => entity === 'tag')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(expected().tags)
  })

  test('follows changes of the same rows', async () => {
    const { device } = people[who]!
    const follower = new Follower(device, (await device.hello()).scopes)
    await follower.round(1)
    const users = new Set(Object.values(people).map((person) => person.device.user.id))
    const ids = [...follower.rows.keys()].filter((id) => !users.has(id))
    expect(ids.sort()).toEqual([...expected().contacts, ...expected().tags].sort())
  })

  test('finds the same rows by asking', async () => {
    const { count, list } = await people[who]!.device.get(contactCalls.query, {
      full_number: '138 0013 8000',
      limit: 100,
    })
    expect(list.map(({ id }) => id).sort()).toEqual(expected().contacts)
    expect(count).toBe(expected().contacts.length)
  })

  test('is held by the database itself when a query forgets its condition', async () => {
    const seen = await withScope(server.database, actorOf(people[who]!.device), async (connection) => {
      const ids = async (table: string) =>
        (await connection.query<{ id: string }>(`select id from ${table} order by id`)).rows.map(({ id }) => id)
      return { contacts: await ids('contact'), tags: await ids('tag') }
    })
    expect(seen).toEqual(expected())
  })

  test('sees no users, sessions or answers of others', async () => {
    const { device } = people[who]!
    await withScope(server.database, actorOf(device), async (connection) => {
      const users = await connection.query<{ id: string }>('select id from app_user')
      expect(users.rows).toHaveLength(who.endsWith('main') ? 3 : 1)
      const answers = await connection.query<{ user_id: string }>('select distinct user_id from sync_mutation')
      expect(answers.rows).toHaveLength(who.endsWith('main') ? 3 : 1)
    })
    for (const forbidden of ['select * from session', 'select password_hash from app_user', 'select * from setup_key'])
      await expect(
        withScope(server.database, actorOf(device), (connection) => connection.query(forbidden)),
      ).rejects.toThrow('permission denied')
  })
})

describe.each(pairs)('%s on what is of %s', (who, whose) => {
  const victim = () => people[whose]!.own
  const device = () => people[who]!.device
  const isColleague = companyOf(who) === companyOf(whose)

  test('changes nothing and learns nothing', async () => {
    const before = await storedOf(whose)
    const attempts = (id: string) =>
      [
        ['contact.patch', { ids: [id], fields: { name: 'stolen' } }],
        ['contact.tag.add', { ids: [id], tag: people[who]!.tag }],
        ['contact.fill', { rows: [{ id, company: 'stolen' }] }],
        ['contact.delete', { ids: [id] }],
      ] as const
    const answers = async (id: string) => {
      const given: [string, string | undefined][] = []
      for (const [name, args] of attempts(id)) {
        const { status, code } = await device().does(name, args)
        given.push([status, code])
      }
      return given
    }
    expect(await answers(victim())).toEqual(await answers(newTestId()))
    expect(await storedOf(whose)).toEqual(before)
  })

  test('pulls nothing of a scope that is not granted', async () => {
    const scope: Scope = `user:${people[whose]!.device.user.id}`
    const phases = [
      { kind: 'boot' as const, boot: null, after: null },
      { kind: 'delta' as const, cursor: 0 },
    ]
    for (const phase of phases) expect((await device().pull([{ scope, gen: 0, phase }])).pages).toEqual([])
  })

  test('writes nothing past the database itself', async () => {
    const before = await storedOf(whose)
    const run = (sql: string, values: unknown[]) =>
      withScope(server.database, actorOf(device()), (connection) => connection.query(sql, values))
    expect((await run(`update contact set name = 'stolen' where id = $1`, [victim()])).rowCount).toBe(0)
    expect((await run('delete from contact where id = $1', [victim()])).rowCount).toBe(0)
    const { account } = people[whose]!.device.user
    const insert = `insert into tag (account_id, id, scope, rev, name, created_at, updated_at) values ($1, $2, $3, 1, 'x', 1, 1)`
    await expect(run(insert, [account, newTestId(), isColleague ? 'main' : 'acct'])).rejects.toThrow(
      'row-level security',
    )
    expect(await storedOf(whose)).toEqual(before)
  })
})

describe.each(pairs)('%s with the id of a contact of %s', (who, whose) => {
  test('takes nothing by creating or restoring one', async () => {
    const { device, own } = people[who]!
    const id = people[whose]!.own
    const before = await storedOf(whose)
    await device.does('contact.create', { rows: [{ id, name: 'stolen' }] })
    const { rev: _, scope: __, entity: ___, ...mine } = (await device.readAll()).get(own)!
    await device.does('contact.restore', { rows: [{ ...mine, id }] })
    expect(await storedOf(whose)).toEqual(before)
  })
})

test('a transaction that was not told who asks sees nothing', async () => {
  const connection = await server.database.pool.connect()
  await connection.query('begin')
  await connection.query('set local role fairlead_app')
  expect((await connection.query('select from contact')).rowCount).toBe(0)
  expect((await connection.query('select from app_user')).rowCount).toBe(0)
  await connection.query('rollback')
  connection.release()
})
