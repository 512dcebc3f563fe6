import { describe, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { allCalls } from '#domain/calls'
import { contactCalls } from '#domain/contacts/calls'
import { limits } from '#domain/limits'
import type { Call } from '#domain/shared/call'
import { subAccountCalls as calls } from '#domain/subAccounts/calls'
import { isSoak } from '../../tests/amounts.ts'
import { inNewCompany, signedInCompany } from '../testing/company.ts'
import { Device, newTestId } from '../testing/device.ts'
import type { TestServer } from '../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device
let bob: Device
let rival: Device
let count = 0

inNewCompany(2, async (company) => {
  ;({ server, main } = company)
  ;[ann, bob] = company.subs as [Device, Device]
  rival = (await signedInCompany(server, 0)).main
})

const password = 'a long password'
const freshName = () => `new-${++count}`
const signIn = (username: string, typed = password) => new Device(server.url).signIn(username, typed)
const idOf = ({ user }: Device) => user.id
const rowsOf = async (device: Device, entity: string) => {
  const pages = await device.pull(
    (await device.hello()).scopes.map((scope) => ({ scope, gen: 0, phase: { kind: 'delta' as const, cursor: 0 } })),
  )
  return pages.pages.flatMap((page) => {
    const columns = page.kind === 'delta' ? page.puts[entity] : undefined
    if (!columns) return []
    return Array.from({ length: columns.length }, (_, n) =>
      Object.fromEntries(Object.entries(columns.fields).map(([field, values]) => [field, values[n]])),
    )
  })
}
const personOf = async (reader: Device, of: Device) =>
  (await rowsOf(reader, 'person')).find(({ id }) => id === idOf(of))
const operations = async (action: string) => {
  const { rows } = await server.database.pool.query<{
    user_id: string
    target: string
    detail: object
    address: string
  }>('select user_id, target, detail, address from operation where account_id = $1 and action = $2 order by at', [
    main.user.account,
    action,
  ])
  return rows
}

const mainOnly = Object.values(allCalls).flatMap((area) =>
  Object.values(area as Record<string, Call>).filter(({ access }) => access === 'main'),
)

test('a sub account has no way to what is the main account’s, whatever it says of its parent', async () => {
  const answers = []
  for (const call of mainOnly)
    for (const headers of [{}, { parentuser: '' }, { parentuser: main.user.username }])
      answers.push([call.path, (await ann.ask(call, {}, headers)).status])
  expect(answers.length).toBeGreaterThan(40)
  expect(answers.filter(([, status]) => status !== 403)).toEqual([])
})

describe('creating', () => {
  test('a sub account signs in with what the main account chose, and everybody knows its name', async () => {
    const subusername = freshName()
    const { id } = await main.get(calls.create, { subusername, nickname: '小林', password })
    const device = await signIn(subusername)
    expect(device.user).toMatchObject({
      id,
      nickname: '小林',
      parentuser: main.user.username,
      product_list: [],
      export_data: 'none',
      delete_data: 'granted',
    })
    expect(await personOf(ann, device)).toMatchObject({
      username: subusername,
      nickname: '小林',
      status: 'normal',
      is_main: false,
    })
    expect((await rowsOf(main, 'sub_account')).find((row) => row.id === id)).toMatchObject({ product_list: [] })
    expect(await rowsOf(ann, 'sub_account')).toEqual([])
    expect(await operations('subAccount.create')).toMatchObject([
      {
        user_id: idOf(main),
        target: id,
        detail: { after: { username: subusername, nickname: '小林' } },
        address: '127.0.0.1',
      },
    ])
  })

  test.each([
    ['no account', { subusername: '' }, { subusername: 'accountEmpty' }],
    ['an account with blanks', { subusername: 'a b' }, { subusername: 'usernameInvalid' }],
    ['no password', { password: '' }, { password: 'passwordEmpty' }],
    ['a short password', { password: 'short' }, { password: 'passwordTooShort' }],
    ['a nickname of blanks', { nickname: '   ' }, { nickname: 'nicknameEmpty' }],
  ])('%s is told at its field, and nothing is made', async (_, wrong, fields) => {
    const { status, body } = await main.ask(calls.create, {
      subusername: freshName(),
      nickname: 'x',
      password,
      ...wrong,
    })
    expect([status, body.fields]).toEqual([422, fields])
    expect((await main.get(calls.query, {})).count).toBe(2)
  })

  test('of ten who take one name at once, one has it and the others are told', async () => {
    const subusername = freshName()
    const variants = [subusername, subusername.toUpperCase(), ...Array.from({ length: 8 }, () => subusername)]
    const answers = await Promise.all(
      variants.map((name, n) =>
        (n % 2 ? rival : main).ask(calls.create, { subusername: name, nickname: 'x', password }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ body }) => body.code !== 1)
    expect(refused.map(({ status, body }) => [status, body.fields])).toEqual(
      Array.from({ length: 9 }, () => [409, { subusername: 'usernameTaken' }]),
    )
  })
})

describe('naming', () => {
  test('a nickname is changed for everybody, with what it was in the record', async () => {
    await main.get(calls.updateNickname, { subuserid: idOf(ann), nickname: 'Ann 林' })
    expect((await ann.get(authCalls.accountInfo, {})).nickname).toBe('Ann 林')
    expect(await personOf(bob, ann)).toMatchObject({ nickname: 'Ann 林' })
    expect(await operations('subAccount.nickname')).toMatchObject([
      { detail: { before: { nickname: '' }, after: { nickname: 'Ann 林' } } },
    ])
  })

  test('a new password ends every session, and only the new one opens', async () => {
    await main.get(calls.setPassword, {
      subuserid: idOf(ann),
      username: ann.user.username,
      password: 'another long one',
    })
    await expect(ann.get(authCalls.accountInfo, {})).rejects.toThrow('signInAgain')
    await expect(signIn(ann.user.username)).rejects.toThrow('accountOrPasswordWrong')
    expect((await signIn(ann.user.username, 'another long one')).user.id).toBe(idOf(ann))
    expect(JSON.stringify(await operations('subAccount.password'))).not.toContain('another long one')
  })

  test('a password for one user name is not set for another', async () => {
    const { status } = await main.ask(calls.setPassword, {
      subuserid: idOf(ann),
      username: bob.user.username,
      password: 'x'.repeat(9),
    })
    expect(status).toBe(404)
    expect((await signIn(ann.user.username)).user.id).toBe(idOf(ann))
  })
})

describe('disabling', () => {
  test('several are out at once, their unsent work waits, and they are let in again', async () => {
    const contact = newTestId()
    await main.get(calls.setStatus, { type: 'disable', subuserids: [idOf(ann), idOf(bob)] })
    for (const device of [ann, bob]) {
      await expect(device.get(authCalls.accountInfo, {})).rejects.toThrow('accountDisabled')
      await expect(signIn(device.user.username)).rejects.toThrow('accountDisabled')
    }
    const { status } = await ann.does('contact.create', { rows: [{ id: contact, name: '王芳' }] })
    expect(status).toBe('parked')
    expect(await personOf(main, ann)).toMatchObject({ status: 'disabled' })
    await main.get(calls.setStatus, { type: 'enable', subuserids: [idOf(ann)] })
    expect((await signIn(ann.user.username)).user.id).toBe(idOf(ann))
    await expect(signIn(bob.user.username)).rejects.toThrow('accountDisabled')
    expect(await operations('subAccount.disable')).toHaveLength(2)
    expect(await operations('subAccount.enable')).toHaveLength(1)
  })

  test('of several, one that is not there leaves all as they were', async () => {
    const subuserids = [idOf(ann), newTestId()]
    expect((await main.ask(calls.setStatus, { type: 'disable', subuserids })).status).toBe(404)
    expect((await ann.get(authCalls.accountInfo, {})).id).toBe(idOf(ann))
  })
})

describe('leaving', () => {
  const contactOf = async (device: Device, fields: object = {}) => {
    const id = newTestId()
    await device.does('contact.create', { rows: [{ id, name: '张伟', ...fields }] })
    return id
  }
  const stored = async (id: string) =>
    (await server.database.pool.query('select scope, belongto, company from contact where id = $1', [id])).rows[0]

  test('contacts, with all that lives with them, go to whom the main account names', async () => {
    const contact = await contactOf(ann)
    const note = {
      id: newTestId(),
      contact_id: contact,
      hash: 'a'.repeat(64),
      size: 9,
      mime: 'audio/webm',
      duration_ms: 9,
    }
    await ann.does('voice_note.create', { ...note, remark: '报价' })
    const bin = await contactOf(ann)
    await ann.does('contact.delete', { ids: [bin] })
    const { moved } = await main.get(calls.remove, { subuserids: [idOf(ann)], to: idOf(bob) })
    expect(moved).toBe(2)
    const scope = `user:${idOf(bob)}`
    expect(await stored(contact)).toMatchObject({ scope, belongto: idOf(bob) })
    expect(await stored(bin)).toMatchObject({ scope, belongto: idOf(bob) })
    const rows = await bob.readAll()
    expect(rows.get(contact)).toMatchObject({ scope })
    expect(rows.get(note.id)).toMatchObject({ scope, created_by: idOf(ann) })
  })

  test('without a name they go to the main account; what was done keeps its author', async () => {
    const contact = await contactOf(ann)
    await main.get(calls.remove, { subuserids: [idOf(ann), idOf(bob)] })
    expect(await stored(contact)).toMatchObject({ belongto: idOf(main) })
    expect(await personOf(main, ann)).toMatchObject({ username: ann.user.username, status: 'deleted' })
    expect(await rowsOf(main, 'sub_account')).toEqual([])
    expect((await main.get(calls.query, {})).count).toBe(0)
    const { rows } = await server.database.pool.query('select user_id from sync_mutation where $1 = any(ids)', [
      contact,
    ])
    expect(rows).toEqual([{ user_id: idOf(ann) }])
    const left = new Map((await operations('subAccount.delete')).map(({ target, detail }) => [target, detail]))
    expect(left.get(idOf(ann))).toMatchObject({ before: { username: ann.user.username }, to: idOf(main), contacts: 1 })
    expect(left.get(idOf(bob))).toMatchObject({ before: { username: bob.user.username }, contacts: 0 })
  })

  test('who left does not come in again, and the user name is free for another', async () => {
    const { username } = ann.user
    await main.get(calls.remove, { subuserids: [idOf(ann)] })
    await expect(ann.get(authCalls.accountInfo, {})).rejects.toThrow('accountDisabled')
    for (const typed of [username, `Deleted ${idOf(ann)}`])
      await expect(signIn(typed)).rejects.toThrow('accountOrPasswordWrong')
    const { id } = await main.get(calls.create, { subusername: username, nickname: 'new', password })
    expect((await signIn(username)).user.id).toBe(id)
    expect(await stored(await contactOf(await signIn(username)))).toMatchObject({ belongto: id })
  })

  test('twenty changes that were not sent wait for the main account and are not lost', async () => {
    const contact = await contactOf(ann)
    const waiting = [
      ...Array.from({ length: 19 }, (_, n) =>
        ann.makes('contact.patch', { ids: [contact], fields: { company: `fair ${n}` } }),
      ),
      ann.makes('contact.create', { rows: [{ id: newTestId(), name: '李娜' }] }),
    ]
    await main.get(calls.remove, { subuserids: [idOf(ann)], to: idOf(bob) })
    const { results } = await ann.push(...waiting)
    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'parked'))
    const parked = (await rowsOf(main, 'parked_change')).filter(({ user }) => user === idOf(ann))
    expect(parked).toHaveLength(20)

    const ids = parked.map(({ id }) => String(id))
    expect(await main.does('parked.apply', { ids })).toMatchObject({ status: 'applied' })
    expect(await stored(contact)).toMatchObject({ company: 'fair 18', belongto: idOf(bob) })
    const made = (waiting[19]!.args as { rows: { id: string }[] }).rows[0]!.id
    expect(await stored(made)).toMatchObject({ scope: `user:${idOf(bob)}`, belongto: idOf(bob) })
    expect(await rowsOf(main, 'parked_change')).toEqual([])
  })

  test.each([
    ['nobody', () => newTestId()],
    ['somebody of another company', () => idOf(rival)],
    ['the one who leaves', () => idOf(ann)],
  ])('contacts do not go to %s', async (_, to) => {
    const contact = await contactOf(ann)
    const { body } = await main.ask(calls.remove, { subuserids: [idOf(ann)], to: to() })
    expect([body.error, body.fields]).toEqual(['recipientGone', { to: 'recipientGone' }])
    expect(await stored(contact)).toMatchObject({ belongto: idOf(ann) })
    expect((await ann.get(authCalls.accountInfo, {})).id).toBe(idOf(ann))
  })

  test.runIf(isSoak)(
    'more contacts than go at once go all the same',
    async () => {
      const many = limits.transferRows + 1
      await server.database.pool.query(
        `insert into contact select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
       from contact c, generate_series(1, $2) where c.id = $1`,
        [await contactOf(ann), many - 1],
      )
      expect(await main.get(calls.remove, { subuserids: [idOf(ann)], to: idOf(bob) })).toEqual({ moved: many })
      expect((await bob.get(contactCalls.query, { limit: 1 })).count).toBe(many)
    },
    150_000,
  )
})

describe('signing in', () => {
  const tries = (username: string, typed: string) =>
    new Device(server.url).ask(authCalls.login, { account: username, password: typed })

  test('of a sub account that somebody has locked is opened by its main account, for a while', async () => {
    const { username } = ann.user
    const lock = async () => {
      for (let n = 0; n <= limits.signInTries; n++) await tries(username, 'wrong')
    }
    await lock()
    expect((await tries(username, password)).body.error).toBe('signInLocked')
    expect(await main.get(calls.letIn, { subuserid: idOf(ann) })).toEqual({ minutes: limits.letInMinutes })
    // Whoever wants it locked goes on.
    await lock()
    expect((await tries(username, password)).status).toBe(200)
    expect(await operations('subAccount.letIn')).toMatchObject([{ target: idOf(ann), detail: { username } }])
    await server.database.pool.query('update app_user set let_in_until = now() where id = $1', [idOf(ann)])
    await lock()
    expect((await tries(username, password)).body.error).toBe('signInLocked')
    await server.database.pool.query('delete from sign_in_try')
  })

  test('of a sub account is let in by no other company and no colleague', async () => {
    await expect(rival.get(calls.letIn, { subuserid: idOf(ann) })).rejects.toThrow('notFound')
    await expect(bob.get(calls.letIn, { subuserid: idOf(ann) })).rejects.toThrow('forbidden')
    await expect(rival.get(calls.signOut, { subuserid: idOf(ann) })).rejects.toThrow('notFound')
  })

  test('of a sub account that has lost its phone begins without the second step', async () => {
    await server.database.pool.query(
      `insert into two_step (user_id, account_id, secret, confirmed_at) select id, account_id, 'sealed', now() from app_user where id = $1`,
      [idOf(bob)],
    )
    expect((await tries(bob.user.username, password)).body.error).toBe('secondStepNeeded')
    await main.get(calls.letIn, { subuserid: idOf(bob) })
    expect((await tries(bob.user.username, password)).body.error).toBe('secondStepNeeded')
    await main.get(calls.letIn, { subuserid: idOf(bob), forget_second_step: true })
    expect((await tries(bob.user.username, password)).status).toBe(200)
    expect(await operations('subAccount.secondStepForgotten')).toMatchObject([{ target: idOf(bob) }])
  })

  test('is over everywhere when the main account says so, and the device lets its data go', async () => {
    const signedIn = await signIn(bob.user.username)
    await main.get(calls.signOut, { subuserid: idOf(bob) })
    expect((await signedIn.ask(authCalls.accountInfo, {})).body.error).toBe('sessionEnded')
    expect(await operations('subAccount.signOut')).toMatchObject([{ target: idOf(bob) }])
  })
})

describe('asking', () => {
  test('sub accounts are found by a part of their name, page by page, with the number of their contacts', async () => {
    await main.get(calls.updateNickname, { subuserid: idOf(bob), nickname: '上海 50%_组' })
    await ann.does('contact.create', { rows: [{ id: newTestId(), name: 'x' }] })
    const all = await main.get(calls.query, { show_contact_count: true })
    expect(all.list.map(({ id, contact_count }) => [id, contact_count])).toEqual([
      [idOf(ann), 1],
      [idOf(bob), 0],
    ])
    expect((await main.get(calls.query, { page: 2, limit: 1 })).list.map(({ id }) => id)).toEqual([idOf(bob)])
    expect((await main.get(calls.query, { keyword: '50%_' })).list.map(({ id }) => id)).toEqual([idOf(bob)])
    expect(await main.get(calls.query, { keyword: '%' })).toMatchObject({ count: 1 })
    expect(await main.get(calls.query, { keyword: 'nobody' })).toEqual({ count: 0, list: [] })
  })
})
