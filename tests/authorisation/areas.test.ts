import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newConversation } from '#domain/conversations/conversation'
import { newMessageFacts } from '#domain/conversations/conversationMessage'
import { dataRightsCalls } from '#domain/dataRights/calls'
import { type EntityName, entities, entityNames } from '#domain/entities'
import { mutations } from '#domain/mutations'
import type { Row } from '#domain/shared/mutation'
import type { Areas } from '../../server/area.ts'
import { areas } from '../../server/features/index.ts'
import { signedInCompany } from '../../server/testing/company.ts'
import { type Device, newTestId } from '../../server/testing/device.ts'
import { startTestServer, type TestServer } from '../../server/testing/server.ts'
import { unzip } from '../../server/testing/unzip.ts'
import { samples } from './samples.ts'
import { tables } from './tables.ts'

// What an area has forgotten to hand to the core fails here, and the words say what to add (`server/area.ts`).

const all: Areas = areas
const keeping = new Map(all.flatMap((area) => Object.entries(area.tables ?? {})))
const kinds = Object.keys(tables)
const personal = kinds.filter((table) => {
  const kept = keeping.get(table)
  return kept === 'untold' || (typeof kept === 'object' && !kept.stays)
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test.each(kinds)('the table %s is kept by one area, which says what it says of a person', (table) => {
  const keepers = all.filter((area) => Object.hasOwn(area.tables ?? {}, table))
  expect(keepers, `one area of server/features has to name "${table}" in its "tables"`).toHaveLength(1)
})

test('no area names a table that is not there', () => {
  expect([...keeping.keys()].filter((table) => !kinds.includes(table))).toEqual([])
})

test('what a table tells is a part of the person’s file, and each part is told by a table', () => {
  const parts = all.flatMap(({ person }) => Object.keys(person?.parts ?? {}))
  const told = [...keeping.values()].flatMap((kept) => (typeof kept === 'object' ? [kept.told] : []))
  expect([...new Set(told)].sort()).toEqual(parts.toSorted())
})

test('a table with an address of somebody, or with a contact, is not said to say nothing', async () => {
  const { rows } = await server.database.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
  )
  for (const { table, column } of rows) {
    // The company's own.
    if (table === 'shop' || (table === 'channel_account' && column === 'phone')) continue
    const says = `"${table}" has the column "${column}"`
    if (/^(contact|contacts|contact_id)$/.test(column)) expect(keeping.get(table), says).not.toBe('nobody')
    if (
      /email$|^emails$|phone|mobile|full_number|whatsapp/.test(column) ||
      (column === 'address' && table.startsWith('campaign_'))
    )
      expect(['nobody', 'ids'], says).not.toContain(keeping.get(table))
  }
})

test('a table with something sealed says so, so that a lost key is noticed and can be let go', async () => {
  const { rows } = await server.database.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'
     and column_name ~ '^(sealed|secret)$'`,
  )
  const said = all.flatMap(({ secrets }) => Object.entries(secrets?.sealed ?? {}))
  expect(said.toSorted()).toEqual(rows.map(({ table, column }) => [table, column]).toSorted())
})

test('each command of the domain is carried out by one area', () => {
  const commands = Object.entries(mutations).flatMap(([name, { command }]: [string, { command?: boolean }]) =>
    command ? [name] : [],
  )
  expect(all.flatMap((area) => Object.keys(area.commands ?? {})).toSorted()).toEqual(commands.toSorted())
})

test('each kind of row that belongs to a user goes to another one or stays when the user leaves', () => {
  // Contacts, and what lives with them, go first, without a word of any area.
  const owned = entityNames.filter((entity) => entities[entity].home === 'owner' && entity !== 'contact')
  expect(all.flatMap(({ reassign }) => Object.keys(reassign?.owned ?? {})).toSorted()).toEqual(owned.toSorted())
})

test('what could open something for a user is dropped when the user leaves', async () => {
  const { rows } = await server.database.pool.query<{ table: string }>(
    `select table_name as table from information_schema.columns c where table_schema = 'public'
     and column_name ~ '^(hash|secret)$' and exists (select from information_schema.columns u
       where u.table_schema = 'public' and u.table_name = c.table_name and u.column_name = 'user_id')`,
  )
  expect(rows.length).toBeGreaterThan(3)
  expect(all.flatMap(({ reassign }) => reassign?.dropped ?? [])).toEqual(
    expect.arrayContaining(rows.map(({ table }) => table)),
  )
})

test('each kind of row that names a file says so, so that the file is not swept', () => {
  const naming = new Set(all.flatMap(({ blobs }) => (blobs ?? []).map(({ table }) => table)))
  const files = entityNames.filter((entity) => namesFile(z.toJSONSchema(entities[entity].schema, lenient)))
  expect(files).toContain('contact')
  expect(files.filter((entity) => !naming.has(entity) && !letsGo.has(entity))).toEqual([])
})
const lenient = { io: 'output', unrepresentable: 'any' } as const
/** An imported file stays on its device. */
const letsGo = new Set<EntityName>(['import_task'])
/** A hash beside the size of what it is of. */
function namesFile(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  const { properties } = schema as { properties?: Record<string, unknown> }
  return Boolean(properties?.hash && properties.size) || Object.values(schema).some(namesFile)
}

/* ---------- a person in every table that says something of one ---------- */

type Who = { account: string; user: string; contact: string; name: string; email: string; phone: string; hash: string }

/** A row of each table that names the person, beside the sample of an entity. */
const planted: Record<string, (who: Who) => Row | Record<string, unknown>> = {
  saved_view: ({ email }) => ({ name: email }),
  assistant_thread: ({ email }) => ({ title: email }),
  assistant_message: ({ email }) => ({ text: email }),
  shipment_search: ({ email }) => ({ name: email }),
  campaign_task: ({ email }) => ({
    name: 'A task',
    reply_address: 'we@example.com',
    audience: { filter: { join: 'all', of: [{ field: 'emails', is: 'equals', value: email }] }, chosen: 0 },
  }),
  parked_change: ({ email }) => ({ args: { id: newTestId(), text: email } }),
  lost_value: ({ contact }) => ({ row: contact }),
  blob: ({ hash }) => ({ sha256: hash, size: 1, mime: 'image/png', key: `x/${hash}`, created_at: now() }),
  blob_upload: ({ hash }) => ({ sha256: hash, size: 1, mime: 'image/png', received: 0, updated_at: now() }),
  row_change: ({ contact, name }) => ({
    id: contact,
    n: 1_000_000,
    entity: 'contact',
    seq: 1,
    edited_at: 1,
    at: now(),
    kind: 'changed',
    before: { name },
  }),
  sync_mutation: ({ email }) => ({
    uid: randomUUID(),
    replica_id: randomUUID(),
    mid: 1,
    name: 'contact.patch',
    version: 1,
    args: { ids: [], fields: { remark: email } },
    entity: 'contact',
    ids: [],
    status: 'applied',
    seq: 1,
    base_rev: 0,
    edited_at: 1,
    device: 'web',
    at: now(),
    address: '',
  }),
  operation: ({ email }) => ({
    id: randomUUID(),
    action: 'export.began',
    target: '',
    detail: { filter: email },
    device: 'web',
    address: '',
    at: now(),
  }),
  export_log: ({ email }) => ({
    id: randomUUID(),
    what: 'contacts',
    filter: email,
    rows: 1,
    offline: false,
    allowed: true,
    state: 'began',
    began_at: now(),
  }),
  distribution: ({ user, name }) => ({
    id: randomUUID(),
    from_user: user,
    asked: { filter: { search: name } },
    state: 'done',
    code: '',
    done: 0,
    back_done: 0,
    created_at: now(),
  }),
  data_request: ({ email, name }) => ({
    id: randomUUID(),
    kind: 'access',
    state: 'open',
    address: email,
    asked_by: name,
    asked_at: now(),
    due_at: now(),
    outcome: '',
  }),
  campaign_receiver: ({ contact, email }) => ({
    id: receiver,
    task_id: task,
    contact_id: contact,
    step: '',
    place: 0,
    message_id: randomUUID(),
    address: email,
    address_group: 'example.com',
    status: 'sent',
  }),
  raw_event: ({ phone }) => ({
    id: 1_000_000,
    channel_account_id: randomUUID(),
    received_at: now(),
    body: { heard: { kind: 'message', ref: '', from: phone, to: '', text: 'STOP', at: null } },
    state: 'done',
    not_before: now(),
    tries: 0,
  }),
  sms_fragment: ({ phone }) => ({
    channel_account_id: randomUUID(),
    sender: phone,
    series: 1,
    total: 2,
    n: 1,
    text: 'half',
    ref: '',
    received_at: now(),
  }),
  linked_person: ({ phone }) => ({ session_id: randomUUID(), person: phone, written_at: 1_000 }),
  whatsapp_person: ({ phone }) => ({ portfolio: '7', person: phone, written_at: now(), not_before: null }),
  page_fact: ({ phone }) => ({
    channel_account_id: randomUUID(),
    ref: `person ${phone}`,
    name: 'Ana',
    link: '',
    at: now(),
  }),
  number_finding: ({ phone }) => ({
    number: phone,
    verdict: 'registered',
    jid: `${phone}@s.whatsapp.net`,
    evidence: 'asked',
    session_id: null,
    at: now(),
  }),
  auto_run: ({ email }) => ({ name: email }),
  auto_rule: ({ email }) => ({ name: email }),
  auto_check: ({ phone }) => ({ run_id: randomUUID(), waits_until: now(), addresses: 0, numbers: [phone] }),
  lead_job: ({ email }) => ({ name: email }),
  quotation: ({ email }) => ({ note: email }),
  lead: ({ email }) => ({ email }),
  lead_step: ({ email }) => ({
    job_id: randomUUID(),
    key: 'example.com',
    work: {},
    state: 'answered',
    outcome: { kind: 'found', leads: [{ key: 'example.com', values: [{ value: email }] }], next: [], missing: null },
    tries: 0,
    taken: 0,
    held: 0,
    holds: 0,
  }),
  lead_brought: ({ email, user }) => ({ job_id: randomUUID(), page: 0, user_id: user, rows: [{ email }], at: now() }),
  shop_inquiry: ({ email }) => ({
    uid: randomUUID(),
    kind: 'inquiry',
    state: 'waiting',
    entry: { email },
    sender: '',
    at: now(),
  }),
  translation_kept: ({ email }) => ({ target: 'en', hash: '\\x00', text: email, source: 'de', by: 'libre', at: now() }),
  number_question: ({ phone }) => ({
    number: phone,
    session_id: randomUUID(),
    wanted_at: now(),
    silences: 0,
    problem: null,
  }),
  channel_identity: ({ phone }) => ({
    identity_scope: 'phone',
    kind: 'phone',
    value: phone,
    peer_id: peer,
    first_seen: now(),
    last_seen: now(),
    source: 'message',
  }),
  conversation: ({ name, phone, contact }) => ({
    ...newConversation,
    id: thread,
    channel_account_id: randomUUID(),
    peer_id: peer,
    channel: 'sms',
    identity: { kind: 'phone', value: phone },
    contact_id: contact,
    name,
    created_at: 1,
    updated_at: 1,
    is_assigned: false,
  }),
  message: ({ name }) => ({
    ...newMessageFacts,
    id: randomUUID(),
    conversation_id: thread,
    month: 197_001,
    direction: 'in',
    kind: 'text',
    at: 1,
    state: 'received',
    body: `I am ${name}`,
    origin: 'peer',
    created_at: 1,
    updated_at: 1,
  }),
  conversation_note: ({ name, user }) => ({
    id: randomUUID(),
    conversation_id: thread,
    text: name,
    created_by: user,
    created_at: 1,
    updated_at: 1,
  }),
  sms_text: ({ name }) => ({
    receiver_id: receiver,
    channel_account_id: randomUUID(),
    text: `Hello ${name}`,
    parts: 1,
    currency: '',
    at: now(),
  }),
  campaign_attempt: ({ email }) => ({
    receiver_id: receiver,
    n: 1,
    at: now(),
    outcome: 'accepted',
    code: '',
    answer: email,
  }),
  campaign_place: ({ contact, email }) => ({
    task_id: task,
    contact_id: contact,
    address: email,
    step: 'second',
    since: 1,
    due: now(),
  }),
  email_check: ({ email }) => ({
    email,
    verdict: 'invalid',
    evidence: [],
    at: now(),
    reason: 'missing',
    standing: 'missing',
    standing_at: now(),
  }),
  email_check_item: ({ contact, email }) => ({
    run_id: run,
    contact_id: contact,
    email,
    domain: 'example.com',
    free_at: now(),
    tries: 0,
    waits: false,
  }),
  campaign_contact_delta: ({ contact, email }) => ({ contact_id: contact, sends: 0, invalid_email: email }),
}
const now = () => new Date().toISOString()
const [task, run, receiver] = [randomUUID(), randomUUID(), randomUUID()]
const [peer, thread] = [randomUUID(), randomUUID()]

describe('a person who stands in every table that says something of one', () => {
  let main: Device
  let who: Who

  /** Tables in which the person occurs. */
  async function traces(): Promise<string[]> {
    const found: string[] = []
    for (const table of kinds) {
      const { rowCount } = await server.database.pool.query(
        `select from "${table}" t where lower(to_jsonb(t)::text) like any ($1) limit 1`,
        [[who.name, who.email, who.phone, who.hash].map((text) => `%${text.toLowerCase()}%`)],
      )
      if (rowCount) found.push(table)
    }
    return found.toSorted()
  }

  async function insert(table: string, row: Record<string, unknown>): Promise<void> {
    const { rows } = await server.database.pool.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [`"${table}"`],
    )
    const owned = { account_id: who.account, user_id: who.user, scope: `user:${who.user}`, rev: 1, fv: {}, ...row }
    const columns = rows.map(({ name }) => name).filter((name) => Object.hasOwn(owned, name))
    const names = columns.map((name) => `"${name}"`).join(', ')
    await server.database.pool.query(
      `insert into "${table}" (${names}) select ${names} from jsonb_populate_record(null::"${table}", $1::jsonb)`,
      [JSON.stringify(owned)],
    )
  }

  beforeAll(async () => {
    ;({ main } = await signedInCompany(server, 0))
    const { account, id: user } = main.user
    const name = `zhangwei${randomUUID().slice(0, 8)}`
    const contact = newTestId()
    const hash = 'abcdef01'.repeat(8)
    who = { account, user, contact, name, email: `${name}@example.com`, phone: '8613900000001', hash }
    const ids = Object.fromEntries(entityNames.map((entity) => [entity, entity === 'contact' ? contact : newTestId()]))
    const file = { bytes: Buffer.alloc(1), hash, size: 1, mime: 'image/png' as const }
    const target = { user, username: '', canary: name, full_number: who.phone, scopes: [], uid: newTestId(), file }
    await insert('campaign_run', { task_id: task, mails: [], sender_id: randomUUID(), signature: {}, began_at: now() })
    await insert('peer', { id: peer, identity_scope: 'phone', contact_id: contact, is_stale: false, created_at: now() })
    await insert('email_check_run', { id: run, state: 'running', again: false, created_at: now() })
    const isEntity = (table: string): table is EntityName => Object.hasOwn(entities, table)
    const inOrder = [
      ...personal.filter((table) => table === 'contact'),
      ...personal.filter((table) => table !== 'contact'),
    ]
    for (const table of inOrder.toSorted(
      (a, b) => Number(b === 'campaign_receiver') - Number(a === 'campaign_receiver'),
    )) {
      const sample = isEntity(table) ? samples[table]!(target, ids) : {}
      if (!isEntity(table))
        expect(
          planted,
          `tests/authorisation/areas.test.ts plants no row of "${table}" that names a person`,
        ).toHaveProperty(table)
      await insert(table, { ...sample, ...planted[table]?.(who) })
    }
  })

  test('is planted in all of them', async () => {
    expect(await traces()).toEqual(expect.arrayContaining(personal))
  })

  test('is told of all that areas say is told', async () => {
    const response = await fetch(main.url + dataRightsCalls.exportPerson.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: main.cookie, token: main.token },
      body: JSON.stringify({ address: who.email }),
    })
    const document = JSON.parse(
      unzip(Buffer.from(await response.arrayBuffer()))
        .get('person.json')!
        .toString(),
    )
    for (const table of personal) {
      const kept = keeping.get(table)
      if (typeof kept === 'object') expect(document[kept.told], `${table}: ${kept.told}`).not.toEqual([])
    }
  })

  test('is in none of them once erased', async () => {
    await main.get(dataRightsCalls.erase, { address: who.email, reason: 'asked' })
    expect(await traces()).toEqual([])
  })
})
