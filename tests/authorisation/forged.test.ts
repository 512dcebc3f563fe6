import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newArrow } from '#domain/autoMarketing/arrow'
import { newContactFacts } from '#domain/contacts/contact'
import { type EntityName, entities, parentOf } from '#domain/entities'
import { type MutationName, mutations } from '#domain/mutations'
import { products } from '#domain/products'
import type { Mutation, Row } from '#domain/shared/mutation'
import { newTemplateContent } from '#domain/whatsapp/template'
import { grantProduct } from '../../server/operator.ts'
import { signedInCompany } from '../../server/testing/company.ts'
import type { Device } from '../../server/testing/device.ts'
import { startTestServer, type TestServer } from '../../server/testing/server.ts'
import { makeTarget } from './targets.ts'

// A device brings a whole row of its own making where it undoes a deletion. What it says of the server's work is no proof.

let server: TestServer
let main: Device
let sub: Device
let colleague: Device
beforeAll(async () => {
  server = await startTestServer()
  const company = await signedInCompany(server, 2)
  main = company.main
  ;[sub, colleague] = company.subs as [Device, Device]
  for (const { user } of [main, sub, colleague])
    await grantProduct(server.database, user.username, {
      products: [products.emailMarketing, products.smsMarketing, products.fairleadWTMarketing],
      expires: null,
    })
})
afterAll(() => server.stop())

const id = '019aa000-0000-7000-8000-000000000001'
const fine = { state: 'green', code: 'ok', found: [], wanted: null }
const far = 4_000_000_000_000
const forgedNumber = {
  display: '+1 555 0100',
  name: 'Forged',
  name_state: 'approved',
  quality: 'green',
  throughput: 'high',
  limit: '',
  state: 'connected',
  portfolio: '1',
  portfolio_name: 'Forged',
  app: '1',
  is_heard: true,
  told_at: far,
}
/** Another value for everything that is the server's to say. */
const aFile = { hash: 'f'.repeat(64), size: 9, mime: 'application/octet-stream', name: 'forged.pdf' }
const forged: Partial<Record<EntityName, object>> = {
  contact: {
    ...Object.fromEntries(Object.keys(newContactFacts).map((field) => [field, 7])),
    restricted_at: 7,
    identities: [{ kind: 'username', value: 'forged' }],
  },
  email_message: { schedule_count: 7 },
  email_sender: {
    has_password: true,
    has_imap_password: true,
    granted: { provider: 'google', mailbox: 'ceo@example.com', at: far },
    dkim: { name: 'x._domainkey.example.com', value: 'v=DKIM1', made_at: far },
    report: { checked_at: far, spf: fine, dkim: fine, dmarc: fine, mx: fine },
    tested: { at: far, smtp: '', imap: '' },
    warm_up: { day: 99, from: 1, sent: 1 },
  },
  channel_account: {
    secrets: ['password'],
    problem: 'balance',
    problem_at: far,
    tested_at: far,
    number: forgedNumber,
    phone: {
      state: 'open',
      end: '',
      number: '8613800000000',
      name: 'forged',
      jid: '8613800000000@s.whatsapp.net',
      lid: '',
      linked_by: id,
      linked_at: far,
      consent_at: far,
      is_history_over: true,
    },
    page: {
      name: 'forged',
      username: 'forged',
      link: '',
      scopes: ['pages_messaging'],
      granted_by: '1',
      token_ends_at: null,
      data_ends_at: null,
      is_heard: true,
      answers_late: true,
      connected_at: far,
      told_at: far,
    },
  },
  whatsapp_template: {
    state: 'approved',
    meta_id: '7',
    rejected_reason: 'SPAM',
    quality: 'green',
    meta_category: 'utility',
    approved: { ...newTemplateContent, body: 'Hello' },
    problem: 'token',
    problem_details: 'x',
    problem_at: far,
    submitted_at: far,
  },
  suppression: { reason: 'complained', contact: id, task: id },
  auto_rule: { is_on: true, problem: 'restored', on_at: far, applied: 9, applied_at: far },
  auto_run: {
    version: 9,
    state: 'paused',
    phase: 'send',
    problem: 'restored',
    approved: true,
    closes_at: far,
    flow: [newArrow('collect')],
    began_at: far,
    ended_at: far,
  },
  product: { former_slugs: ['forged'] },
  article: { former_slugs: ['forged'] },
  shop_category: { former_slugs: ['forged'] },
  shop_tag: { former_slugs: ['forged'] },
  quotation: {
    status: 'accepted',
    number: 'Q-2026-9999',
    file: aFile,
    sent_at: far,
    decided_at: far,
    proforma: 'PI-2026-9999',
    proforma_file: aFile,
    stock_taken: [{ key: 'k', wanted: 9, taken: 9 }],
  },
  lead_job: {
    state: 'over',
    problem: 'rate',
    waits_until: far,
    found: 9,
    fresh: 9,
    kept: 9,
    asked: 9,
    left: 9,
    missing: 9,
    points: 9,
    began_at: far,
    ended_at: far,
  },
  campaign_task: {
    status: 'paused',
    problem: 'restored',
    email_count: 7,
    retries: 7,
    uncertain_retries: 7,
    lost_since: 7,
    began_at: 7,
    ended_at: 7,
  },
}

const byMain: ReadonlySet<MutationName> = new Set([
  'channel_account.restore',
  'auto_reply.restore',
  'currency_rate.restore',
])

/** Commands and what undoes a merge are judged by what the server kept. */
const restores = (Object.entries(mutations) as [MutationName, Mutation][]).filter(
  ([, one]) => one.revives && !one.command && !one.merges,
)

describe.each(restores)('%s', (name, { entity: of, input }) => {
  const entity = of as EntityName
  const said = entities[entity].servers as Record<string, unknown>
  const parent = parentOf(entity)
  // What only the main account writes is the main account's to bring back.
  const deviceOf = () => (byMain.has(name) ? main : sub)
  const argsOf = (row: Row) => ('row' in (input as never as { shape: object }).shape ? { row } : { rows: [row] })
  const stored = async (row: Row) => {
    const { rows } = await server.database.pool.query<Row>(`select * from ${entity} where id = $1`, [row.id])
    return rows[0]
  }
  /** A row of nobody, whose parent is the device's own. */
  async function unknownRow(device: Device): Promise<Row> {
    const { rows } = makeTarget(device.user)
    if (parent) await device.does('contact.create', { rows: [{ id: rows.contact.id, name: '张伟' }] }, { prev: null })
    return rows[entity]
  }

  test('of a row that nobody knows makes it as its user could, and says nothing in the server’s name', async () => {
    const device = deviceOf()
    expect(Object.keys(forged[entity] ?? {}).sort()).toEqual(Object.keys(said).sort())
    const row = await unknownRow(device)
    const others = { created_by: colleague.user.id, belongto: colleague.user.id, created_at: far, updated_at: far }
    const own = Object.fromEntries(Object.entries(others).filter(([field]) => field in row))
    const lie = { ...row, ...forged[entity], ...own }
    expect(await device.does(name, argsOf(lie), { prev: null })).toMatchObject({ status: 'applied' })
    const kept = await stored(row)
    expect(kept).toMatchObject(said)
    for (const field of ['created_by', 'belongto']) if (field in row) expect(kept![field]).toBe(device.user.id)
    expect(Math.max(Number(kept!.created_at), Number(kept!.updated_at))).toBeLessThanOrEqual(Date.now())
  })

  test('undoes on a device whose making and deleting had not reached the server', async () => {
    const device = deviceOf()
    const row = await unknownRow(device)
    const deleted = name.replace('restore', 'delete')
    const ids = 'ids' in (mutations[deleted as MutationName].input as never as { shape: object }).shape
    const goes = device.makes(deleted, ids ? { ids: [row.id] } : { id: row.id }, { prev: null })
    const [made, gone] = [device.makes(name, argsOf(row), { prev: null }), goes]
    const back = device.makes(name, argsOf(row))
    // In one request, and in one each: the server may never have had the row.
    expect((await device.push({ ...made, prev: null }, { ...gone, prev: made.uid })).results).toHaveLength(2)
    expect(await stored(row)).toBeUndefined()
    expect((await device.push({ ...back, prev: gone.uid })).results).toMatchObject([{ status: 'applied' }])
    expect(await stored(row)).toMatchObject({ id: row.id, deleted_at: null, ...said })
  })
})

test('a suppression that a user wrote down is lifted again by the main account, whatever reason was forged', async () => {
  const row = makeTarget(sub.user).rows.suppression
  await sub.does('suppression.restore', { rows: [{ ...row, ...forged.suppression }] }, { prev: null })
  expect(await main.does('suppression.delete', { ids: [row.id] }, { prev: null })).toMatchObject({
    status: 'applied',
  })
})

test('what is too large to be made is too large to be brought back', async () => {
  const target = makeTarget(sub.user)
  await sub.does('contact.create', { rows: [{ id: target.rows.contact.id, name: '张伟' }] }, { prev: null })
  const file = { ...target.rows.attachment, mime: 'image/png', size: 100_000_000 }
  expect(await sub.does('attachment.restore', { row: file }, { prev: null })).toMatchObject({ status: 'rejected' })
})

test('a device leaves no row that it changed out of its log, whatever it says was refused of it', async () => {
  const row = makeTarget(sub.user).rows.contact
  await sub.does('contact.create', { rows: [{ id: row.id, name: '张伟' }] }, { prev: null })
  const claimed = { [row.id]: 'forbidden', [id]: 'exists' }
  const { uid, refused } = await sub.does('contact.delete', { ids: [row.id] }, { prev: null, refused: claimed })
  expect(refused).toEqual({ [id]: 'exists' })
  const { rows } = await server.database.pool.query('select ids, refused from sync_mutation where uid = $1', [uid])
  expect(rows).toEqual([{ ids: [row.id], refused: { [id]: 'exists' } }])
})
