import { beforeAll, describe, expect, test } from 'vitest'
import { syncCalls } from '#domain/sync/protocol'
import { actorOf, inOneCompany, signedInCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import type { TestServer } from '../testing/server.ts'
import { judge } from './judge.ts'
import { RowStore } from './rows.ts'

let server: TestServer
let main: Device
let sub: Device
let other: Device

inOneCompany(2, (company) => {
  ;({ server, main } = company)
  ;[sub, other] = company.subs as [Device, Device]
})

const create = (device: Device, fields: object = { name: '张伟' }, id = newTestId()) => ({
  id,
  sent: device.makes('contact.create', { rows: [{ id, ...fields }] }),
})
const row = async (id: string) =>
  (await server.database.pool.query('select * from contact where id = $1', [id])).rows[0]
const answersTo = async (uid: string) =>
  (await server.database.pool.query('select * from sync_mutation where uid = $1', [uid])).rows

describe('exactly once', () => {
  test('the same batch ten times at once is applied once, and every request gets the same answers', async () => {
    const made = Array.from({ length: 20 }, () => create(sub))
    const before = await sub.hello()
    const request = sub.pushRequest(made.map(({ sent }) => sent))
    const answers = await Promise.all(Array.from({ length: 10 }, () => sub.get(syncCalls.push, request)))
    for (const { results } of answers) expect(results).toEqual(answers[0]!.results)
    expect(answers[0]!.results.map(({ status, seq }) => [status, seq])).toEqual(
      made.map(() => ['applied', before.head + 1]),
    )
    expect((await sub.hello()).head).toBe(before.head + 1)
  })

  test('a mutation twice in one request counts once', async () => {
    const { sent, id } = create(sub)
    const { results } = await sub.push(sent, sent)
    expect(results.map(({ status }) => status)).toEqual(['applied'])
    expect((await row(id)).name).toBe('张伟')
  })

  test('a refused mutation stays refused, whatever has changed meanwhile', async () => {
    const id = newTestId()
    const patch = sub.makes('contact.patch', { ids: [id], fields: { company: '宁波海港' } })
    const first = await sub.push(patch)
    expect(first.results).toMatchObject([{ status: 'rejected', code: 'gone', id }])
    await sub.push(create(sub, { name: 'now it is there' }, id).sent)
    expect((await sub.push(patch)).results).toEqual(first.results)
    expect((await row(id)).company).toBe('')
  })

  test('the answer is kept with the name, the input and the device: the operation log', async () => {
    const { sent, id } = create(sub)
    await sub.push(sent)
    expect(await answersTo(sent.uid)).toMatchObject([
      { name: 'contact.create', args: sent.args, ids: [id], user_id: sub.user.id, device: 'web', status: 'applied' },
    ])
  })
})

describe('order', () => {
  test('a mutation whose predecessor never arrived waits for it, and leaves no trace', async () => {
    const first = create(sub)
    const second = create(sub)
    const { status, body } = await sub.ask(syncCalls.push, sub.pushRequest([second.sent]))
    expect([status, body.error]).toEqual([409, 'missingPredecessor'])
    expect(await answersTo(second.sent.uid)).toEqual([])
    const { results } = await sub.push(first.sent, second.sent)
    expect(results.map((result) => result.status)).toEqual(['applied', 'applied'])
  })

  test('a mutation that only a newer server knows stops there: what stands before it is answered', async () => {
    const first = create(sub)
    const unknown = sub.makes('contact.teleport', { id: first.id })
    const last = create(sub)
    const { results } = await sub.push(first.sent, unknown, last.sent)
    expect(results.map(({ uid }) => uid)).toEqual([first.sent.uid])
    const { status, body, headers } = await sub.ask(syncCalls.push, sub.pushRequest([unknown, last.sent]))
    expect([status, body.error, headers.get('retry-after')]).toEqual([503, 'serverBehind', '2'])
    expect(await answersTo(unknown.uid)).toEqual([])
    expect(await row(last.id)).toBeUndefined()
    const newer = sub.makes(
      'contact.create',
      { rows: [{ id: newTestId(), name: 'x' }] },
      { version: 2, prev: first.sent.uid },
    )
    expect((await sub.ask(syncCalls.push, sub.pushRequest([newer]))).body.error).toBe('serverBehind')
    sub.startAnew()
  })

  test('a device of a shape that is too old must update first', async () => {
    const request = { ...sub.pushRequest([create(main).sent]), schema: 0 }
    expect((await sub.ask(syncCalls.push, request)).status).toBe(426)
  })
})

describe('a mutation that cannot be stored', () => {
  test('is refused alone: its neighbours are applied, it leaves nothing but its answer', async () => {
    const good = Array.from({ length: 7 }, () => create(main))
    // Whatever the reason: the schema found nothing wrong, and the database will not have it.
    await server.database.pool.query(`alter table contact add constraint no_poison check (name <> 'poison')`)
    const bad = create(main, { name: 'poison' })
    const sent = [...good.slice(0, 3), bad, ...good.slice(3)].map((one) => one.sent)
    // They stand in any order, so their predecessors are said anew.
    const chained = sent.map((one, n) => ({ ...one, prev: n ? sent[n - 1]!.uid : null }))
    const before = await main.hello()
    const { results, head } = await main.push(...chained)
    expect(results.map(({ status }) => status)).toEqual(
      chained.map(({ uid }) => (uid === bad.sent.uid ? 'rejected' : 'applied')),
    )
    expect(results[3]).toMatchObject({ code: 'mutationFailed' })
    expect(head).toBe(before.head + 1)
    for (const { id } of good) expect((await row(id)).rev).toBe(head)
    expect(await row(bad.id)).toBeUndefined()
    expect((await main.push(...chained)).results).toEqual(results)
  })

  test('changes nothing of its rows when one of them is refused, where they belong together', async () => {
    const [mine, gone] = [create(sub), newTestId()]
    await sub.push(mine.sent)
    const merge = { id: newTestId(), survivor: mine.id, merged: [gone], fields: { company: '半' } }
    const result = await sub.does('contact.merge', merge)
    expect(result).toMatchObject({ status: 'rejected', code: 'gone', id: gone })
    expect((await row(mine.id)).company).toBe('')
  })

  test('whose own definition breaks is refused, and nobody waits behind it', async () => {
    const broken = {
      version: 1,
      entity: 'contact',
      input: undefined as never,
      ids: () => [newTestId()],
      apply: () => {
        throw new TypeError('a bug')
      },
    }
    const claim = { sent: sub.makes('contact.create', {}), definition: broken, args: {} }
    sub.startAnew()
    const judged = await judge([claim], {
      user: actorOf(sub),
      rows: new RowStore(),
      replica: sub.replica,
      now: 1,
      rejectedCreates: new Set(),
    })
    expect([...judged.verdicts.values()]).toEqual([{ status: 'rejected', code: 'mutationFailed' }])
    expect(judged.rows.changes()).toEqual([])
  })

  test('or does not fit its schema is answered with the reason', async () => {
    const sent = main.makes('contact.create', { rows: [{ id: newTestId() }] })
    expect((await main.push(sent)).results).toMatchObject([{ status: 'rejected', code: 'contactEmpty' }])
  })
})

describe('trouble beneath', () => {
  test('a connection that breaks in the middle is 503, leaves no trace, and the same request works afterwards', async () => {
    const made = create(other)
    const before = await other.hello()
    const { pool } = server.database
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select from sync_account where account_id = $1 for update', [other.user.account])
    const pushing = other.ask(syncCalls.push, other.pushRequest([made.sent]))
    // It waits for the counter, its last lock, with all its work done.
    for (let cut = 0; !cut; ) {
      const { rowCount } = await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like 'update sync_account%'`,
      )
      cut = rowCount!
    }
    const { status, body } = await pushing
    expect([status, body.error]).toEqual([503, 'serverBusy'])
    await holder.query('rollback')
    holder.release()
    expect(await answersTo(made.sent.uid)).toEqual([])
    expect(await row(made.id)).toBeUndefined()
    const { results, head } = await other.push(made.sent)
    expect([results[0]!.status, head]).toEqual(['applied', before.head + 1])
  })
})

describe('one transaction in five that the database breaks off', () => {
  /** Writing a contact fails with this code, now and then. */
  async function unlucky(code: string, work: () => Promise<void>): Promise<void> {
    const { pool } = server.database
    await pool.query(`create sequence unlucky;
      create function break_off() returns trigger language plpgsql security definer as $$ begin
        if nextval('unlucky') % 5 = 0 then raise exception 'broken off' using errcode = '${code}'; end if;
        return new;
      end $$;
      create trigger unlucky before insert on contact for each row execute function break_off()`)
    try {
      await work()
    } finally {
      await pool.query('drop trigger unlucky on contact; drop function break_off; drop sequence unlucky')
    }
  }
  const countOf = async (uids: readonly string[]) =>
    (await server.database.pool.query('select from sync_mutation where uid = any($1)', [uids])).rowCount

  test.each([
    ['a deadlock', '40P01'],
    ['a serialisation failure', '40001'],
  ])('for %s is done again, and every change counts once', async (_, code) => {
    await unlucky(code, async () => {
      const made = Array.from({ length: 20 }, () => create(other))
      for (const { sent } of made) expect((await other.push(sent)).results).toMatchObject([{ status: 'applied' }])
      expect(await countOf(made.map(({ sent }) => sent.uid))).toBe(20)
    })
  })

  test('because it took too long leaves no trace, and the same request works later', async () => {
    await unlucky('57014', async () => {
      const made = Array.from({ length: 10 }, () => create(other))
      const answers: number[] = []
      for (const { id, sent } of made)
        for (let status = 0; status !== 200; answers.push(status)) {
          status = (await other.ask(syncCalls.push, other.pushRequest([sent]))).status
          if (status !== 200) expect([await countOf([sent.uid]), await row(id)]).toEqual([0, undefined])
        }
      expect(answers.filter((status) => status !== 200)).toEqual([503, 503])
    })
  })
})

describe('what a device may not decide', () => {
  let device: Device
  beforeAll(async () => {
    device = (await signedInCompany(server, 1)).subs[0]!
  })

  test('whose a contact is, and what was counted', async () => {
    const id = newTestId()
    const hostile =
      JSON.parse(`{"rows":[{"id":"${id}","name":"x","belongto":"${main.user.id}","account_id":"${main.user.account}",
      "scope":"acct","rev":9,"fv":{},"email_send_count":77,"deleted_at":"2020-01-01","created_at":5,
      "__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}]}`) as object
    expect(await device.does('contact.create', hostile)).toMatchObject({ status: 'applied' })
    expect(await row(id)).toMatchObject({
      account_id: device.user.account,
      belongto: device.user.id,
      scope: `user:${device.user.id}`,
      email_send_count: 0,
      deleted_at: null,
    })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    await device.does('contact.patch', {
      ids: [id],
      fields: { company: 'c', belongto: main.user.id, email_send_count: 5, rev: 1 },
    })
    expect(await row(id)).toMatchObject({ company: 'c', belongto: device.user.id, email_send_count: 0 })
  })

  test('a contact that it brings back from nowhere', async () => {
    const id = newTestId()
    const rows = [(await contactOf(device, id)) as object].map((contact) => ({
      ...contact,
      belongto: main.user.id,
      wt_send_count: 9,
    }))
    await device.does('contact.restore', { rows })
    expect(await row(id)).toMatchObject({ belongto: device.user.id, wt_send_count: 0 })
  })

  test('that a phone or an email was checked', async () => {
    const id = newTestId()
    const phones = [{ full_number: '8613800138000', is_wt: 'registered' }]
    const emails = [{ email: 'a@b.cn', is_valid: 'valid' }]
    await device.does('contact.create', { rows: [{ id, phones, emails }] })
    expect(await row(id)).toMatchObject({ phones: [{ is_wt: 'unvalidated' }], emails: [{ is_valid: 'toVerify' }] })
    await server.database.pool.query(
      `update contact set phones = '[{"full_number":"8613800138000","is_wt":"registered"}]' where id = $1`,
      [id],
    )
    await device.does('contact.patch', {
      ids: [id],
      fields: { phones: [{ full_number: '8613800138000', is_wt: 'unregistered' }] },
    })
    expect(await row(id)).toMatchObject({ phones: [{ is_wt: 'registered' }] })
  })

  test('the time: an edit of tomorrow is an edit of now', async () => {
    const { id, sent } = create(device)
    await device.push({ ...sent, edited_at: Date.now() + 86_400_000 })
    expect((await row(id)).updated_at).toBeLessThanOrEqual(Date.now())
  })

  test.each([
    ['no object', '[]'],
    ['a prototype', '{"__proto__":{"replica":"x"}}'],
    ['an uid that is none', '{"replica":"../../x"}'],
    ['a thousand mutations', `{"mutations":${JSON.stringify(Array.from({ length: 1_000 }, () => ({})))}}`],
    ['numbers beyond counting', '{"schema":1e400}'],
  ])('the shape of a request: %s', async (_, body) => {
    const headers = { 'content-type': 'application/json', cookie: device.cookie, token: device.token }
    const response = await fetch(server.url + syncCalls.push.path, { method: 'POST', headers, body })
    expect(response.status).toBe(422)
  })
})

async function contactOf(device: Device, id: string) {
  await device.does('contact.create', { rows: [{ id: newTestId(), name: 'template' }] })
  const some = [...(await device.readAll()).values()].find(({ entity }) => entity === 'contact')!
  const { rev: _, scope: __, entity: ___, ...contact } = some
  return { ...contact, id }
}

describe('undoing a delete', () => {
  test('brings back what the server knew, not what the device says', async () => {
    const { id, sent } = create(other, { name: '李娜', company: '青岛' })
    await other.push(sent)
    const known = (await other.readAll()).get(id)!
    await other.does('contact.delete', { ids: [id] })
    expect((await other.readAll()).has(id)).toBe(false)
    const { rev: _, scope: __, entity: ___, ...contact } = known
    await other.does('contact.restore', { rows: [{ ...contact, company: 'forged' }] })
    expect((await other.readAll()).get(id)).toMatchObject({ name: '李娜', company: '青岛' })
  })

  test('by the main account leaves the contact with the one it belonged to', async () => {
    const { id, sent } = create(other, { name: '王芳' })
    await other.push(sent)
    const { rev: _, scope: __, entity: ___, ...contact } = (await main.readAll()).get(id)!
    await main.does('contact.delete', { ids: [id] }, { prev: null })
    await main.does('contact.restore', { rows: [contact] })
    expect((await other.readAll()).get(id)).toMatchObject({ name: '王芳', belongto: other.user.id })
  })

  test('works within one request as well', async () => {
    const { id, sent } = create(other, { name: '一次' })
    const remove = other.makes('contact.delete', { ids: [id] })
    const restore = other.makes('contact.restore', { rows: [{ ...(await contactOf(main, id)), name: '一次' }] })
    await other.push(sent, remove, restore)
    expect((await other.readAll()).get(id)).toMatchObject({ name: '一次' })
  })
})

describe('two people change one field', () => {
  const patch = (device: Device, id: string, fields: object, changes: object) =>
    device.does('contact.patch', { ids: [id], fields }, { prev: null, ...changes })
  const history = async (id: string) =>
    (
      await server.database.pool.query(
        'select field, old, new, "user" as user_id, edited_at from lost_value where "row" = $1',
        [id],
      )
    ).rows

  async function shared() {
    const { id, sent } = create(sub, { name: 'shared', company: 'A' })
    const { head } = await sub.push({ ...sent, prev: null })
    return { id, base_rev: head, now: Date.now() }
  }

  test('the later edit is shown, the earlier one kept, in whatever order they arrive', async () => {
    for (const lateFirst of [true, false]) {
      const { id, base_rev, now } = await shared()
      const early = () => patch(sub, id, { company: 'early' }, { base_rev, edited_at: now - 2_000 })
      const late = () => patch(main, id, { company: 'late' }, { base_rev, edited_at: now - 1_000 })
      for (const edit of lateFirst ? [late, early] : [early, late])
        expect(await edit()).toMatchObject({ status: 'applied' })
      expect((await row(id)).company).toBe('late')
      expect(await history(id)).toEqual([
        { field: 'company', old: 'early', new: 'late', user_id: sub.user.id, edited_at: now - 2_000 },
      ])
    }
  })

  test('a clock that is a day ahead wins over nobody who edits afterwards', async () => {
    const { id, base_rev, now } = await shared()
    await patch(sub, id, { company: 'tomorrow' }, { base_rev, edited_at: now + 86_400_000 })
    await patch(main, id, { company: 'afterwards' }, { base_rev, edited_at: Date.now() })
    expect(await row(id)).toMatchObject({ company: 'afterwards' })
    expect(await history(id)).toMatchObject([{ old: 'tomorrow', new: 'afterwards' }])
  })

  test('edits of different fields are both kept, and nobody lost anything', async () => {
    const { id, base_rev, now } = await shared()
    await patch(sub, id, { company: 'B' }, { base_rev, edited_at: now - 1 })
    await patch(main, id, { remark: 'C' }, { base_rev, edited_at: now - 2 })
    expect(await row(id)).toMatchObject({ company: 'B', remark: 'C' })
    expect(await history(id)).toEqual([])
  })

  test('an edit by somebody who had seen the other one is no conflict', async () => {
    const { id, base_rev, now } = await shared()
    const { seq } = await patch(sub, id, { company: 'B' }, { base_rev, edited_at: now })
    await patch(main, id, { company: 'C' }, { base_rev: seq, edited_at: now - 5_000 })
    expect((await row(id)).company).toBe('C')
    expect(await history(id)).toEqual([])
  })

  test('several edits made offline on one device follow each other, whatever its clock said', async () => {
    const { id, base_rev, now } = await shared()
    await patch(sub, id, { company: 'one' }, { base_rev, edited_at: now })
    await patch(sub, id, { company: 'two' }, { base_rev, edited_at: now - 60_000 })
    expect((await row(id)).company).toBe('two')
    expect(await history(id)).toEqual([])
  })

  test('tags added by two people are both there', async () => {
    const { id, base_rev } = await shared()
    const [a, b] = [newTestId(), newTestId()]
    await sub.does('contact.tag.add', { ids: [id], tag: a }, { prev: null, base_rev })
    await main.does('contact.tag.add', { ids: [id], tag: b }, { prev: null, base_rev })
    expect((await row(id)).tag).toEqual([a, b])
  })

  test('a delete wins over an edit, and the edit is refused visibly', async () => {
    const { id, base_rev } = await shared()
    await main.does('contact.delete', { ids: [id] }, { prev: null })
    expect(await patch(sub, id, { company: 'too late' }, { base_rev })).toMatchObject({
      status: 'rejected',
      code: 'gone',
    })
  })
})
