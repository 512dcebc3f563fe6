import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Conversation, unreadOf } from '#domain/conversations/conversation'
import { ConversationMessage } from '#domain/conversations/conversationMessage'
import { conversationIdOf, peerIdOf } from '#domain/conversations/ids'
import { scopeMonth } from '#domain/sync/scopeKinds'
import { followContacts } from '../conversations/followContacts.ts'
import { emptyDatabase } from '../testing/emptyDatabase.ts'
import { readMessages, readThreads } from '../testing/inbox.ts'
import { migrate } from './migrate.ts'

const databaseOf = emptyDatabase()
const ask = async (text: string, values: unknown[] = []) => (await databaseOf().pool.query(text, values)).rows
function put(table: string, row: object) {
  const columns = Object.keys(row)
    .map((name) => `"${name}"`)
    .join(', ')
  return ask(`insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`, [
    JSON.stringify(row),
  ])
}

const day = 86_400_000
const now = Date.now()
const [account, main, ann] = [randomUUID(), randomUUID(), randomUUID()]
const [li, wang, lone] = [randomUUID(), randomUUID(), randomUUID()]
const [mailbox, gone] = [randomUUID(), randomUUID()]

async function company() {
  await ask('insert into account (id) values ($1)', [account])
  await ask(
    'insert into sync_account (account_id, seq) values ($1, 7) on conflict (account_id) do update set seq = 7',
    [account],
  )
  for (const [id, name, parent] of [
    [main, 'main', null],
    [ann, 'ann', main],
  ])
    await ask(
      `insert into app_user (id, account_id, username, username_key, password_hash, parent_id)
       values ($1, $2, $3, $3, 'x', $4)`,
      [id, account, name, parent],
    )
  const own = { account_id: account, rev: 3, fv: {}, created_at: 1, updated_at: 2 }
  for (const { id, belongto, deleted_at } of [
    { id: mailbox, belongto: main, deleted_at: null },
    { id: gone, belongto: ann, deleted_at: new Date() },
  ])
    await put('email_sender', {
      ...own,
      scope: `user:${belongto}`,
      id,
      belongto,
      deleted_at,
      name: '',
      address: 'sales@seller.example',
      signature: {},
      smtp: {},
      hours: {},
      per_hour: 1,
      per_domain_hour: 1,
      warms_up: false,
      has_password: false,
      has_imap_password: false,
    })
  const { rows: columns } = await databaseOf().pool.query<{ name: string; type: string; free: boolean }>(
    `select column_name as name, data_type as type, is_nullable = 'YES' or column_default is not null as free
     from information_schema.columns where table_name = 'contact' and table_schema = current_schema()`,
  )
  const empty = Object.fromEntries(
    columns
      .filter(({ free }) => !free)
      .map(({ name, type }) => [name, type === 'jsonb' ? [] : type === 'text' ? '' : 0]),
  )
  for (const [id, belongto, name] of [
    [li, ann, 'Li'],
    [wang, main, 'Wang'],
  ])
    await put('contact', { ...empty, ...own, scope: `user:${belongto}`, id, belongto, name })
}

async function answer(
  row: { contact_id: string; kind: string; at: number } & Record<string, unknown>,
): Promise<string> {
  const id = randomUUID()
  await put('email_answer', {
    account_id: account,
    id,
    scope: `user:${main}`,
    rev: 3,
    fv: {},
    sender: mailbox,
    email: 'li@buyer.example',
    subject: 'Re: Lamps',
    text: 'Words',
    answers: null,
    state: row.kind === 'sent' ? 'sent' : 'received',
    problem: '',
    task: null,
    message_id: `<${id}@buyer.example>`,
    attachments: [],
    created_by: row.kind === 'sent' ? main : null,
    created_at: row.at,
    updated_at: row.at,
    ...row,
  })
  return id
}

test('mails at contacts become messages of conversations, each once, and nothing of them is lost', async () => {
  await migrate(databaseOf(), '0100')
  await company()
  const asked = await answer({
    contact_id: li,
    kind: 'answer',
    at: now - 90 * day,
    attachments: [{ name: 'a.pdf', size: 7 }],
  })
  const told = await answer({ contact_id: li, kind: 'sent', at: now - 89 * day, answers: asked, text: 'Yes' })
  const wish = await answer({ contact_id: li, kind: 'wish', at: now - day, text: `${'🏮'.repeat(200)}\nno more` })
  const waits = await answer({
    contact_id: wang,
    kind: 'sent',
    state: 'waiting',
    at: now - 5 * day,
    email: 'Wang@buyer.example',
    message_id: '',
  })
  const handed = await answer({
    contact_id: wang,
    kind: 'sent',
    state: 'waiting',
    at: now - 4 * day,
    email: 'wang@buyer.example',
  })
  await ask(
    `insert into email_answer_try (account_id, answer_id, tries, handed_over_at) values ($1, $2, 2, null), ($1, $3, 0, now())`,
    [account, waits, handed],
  )
  const failed = await answer({
    contact_id: wang,
    kind: 'sent',
    state: 'failed',
    problem: 'refused',
    at: now - 40 * day,
    email: 'wang@buyer.example',
    sender: gone,
  })
  const [auto, back] = [
    await answer({ contact_id: lone, kind: 'auto', at: now - 20 * day, email: 'lone@buyer.example', sender: null }),
    await answer({
      contact_id: lone,
      kind: 'bounce',
      at: now - 30 * day,
      email: 'lone@buyer.example',
      sender: randomUUID(),
    }),
  ]
  await ask(`insert into sync_tomb values ($1, 'acct', 'email_answer', $2, 3, 'deleted')`, [account, randomUUID()])

  await migrate(databaseOf())

  const threads = await readThreads(databaseOf(), { account })
  const threadOf = (email: string, of = mailbox) =>
    threads.find(({ id }) => id === conversationIdOf(of, peerIdOf('email', { kind: 'email', value: email })))!
  for (const thread of threads) {
    expect(unreadOf(thread, undefined)).toBe(0)
    expect(Conversation.safeParse(thread)).toMatchObject({ success: true })
  }
  expect(threads).toHaveLength(4)
  expect(threadOf('li@buyer.example')).toMatchObject({
    contact_id: li,
    name: 'Li',
    owner: ann,
    status: 'open',
    waiting_since: now - day,
    created_at: now - 90 * day,
  })
  expect(threadOf('wang@buyer.example')).toMatchObject({
    owner: main,
    status: 'open',
    waiting_since: null,
    last_state: 'sending',
  })
  expect(threadOf('wang@buyer.example', gone)).toMatchObject({ owner: main, status: 'closed' })
  expect(threadOf('lone@buyer.example')).toMatchObject({ contact_id: null, owner: main, status: 'closed' })

  const messages = (await Promise.all(threads.map(({ id }) => readMessages(databaseOf(), id)))).flat()
  for (const message of messages) expect(ConversationMessage.safeParse(message)).toMatchObject({ success: true })
  const said = new Map(messages.map((message) => [message.id, message]))
  expect(said.size).toBe(8)
  expect(said.get(asked)).toMatchObject({
    direction: 'in',
    kind: 'media',
    state: 'received',
    parts: [{ file: null, name: 'a.pdf', state: 'failed' }],
    at: now - 90 * day,
  })
  expect(said.get(told)).toMatchObject({
    direction: 'out',
    state: 'accepted',
    body: 'Yes',
    author: main,
    quote: { message_id: asked, isOurs: false },
  })
  expect(said.get(wish)).toMatchObject({ kind: 'wish' })
  expect([said.get(auto)!.kind, said.get(back)!.kind]).toEqual(['notice', 'bounce'])
  expect(said.get(failed)).toMatchObject({ state: 'failed', problem: 'refused' })
  expect([said.get(waits)!.state, said.get(handed)!.state]).toEqual(['queued', 'sending'])
  expect(said.get(waits)!.created_at).toBeGreaterThan(now - day)
  expect(
    await ask('select message_id as id, tries, handed_over_at is not null as handed from message_try order by tries'),
  ).toEqual([
    { id: handed, tries: 0, handed: true },
    { id: waits, tries: 2, handed: false },
  ])
  expect(await ask('select mail_id from message where id = $1', [told])).toEqual([
    { mail_id: `<${told}@buyer.example>` },
  ])
  const months = new Set([asked, told, wish].map((id) => scopeMonth(said.get(id)!.created_at)))
  expect(
    await ask(`select distinct scope from message where conversation_id = $1 order by 1`, [
      threadOf('li@buyer.example').id,
    ]),
  ).toHaveLength(months.size)
  expect(await ask('select distinct rev from message union select rev from conversation')).toEqual([{ rev: 8 }])
  expect(await ask(`select from pg_class where relname like 'email_answer%' union all select from sync_tomb`)).toEqual(
    [],
  )
  await followContacts(databaseOf())
  expect(await readThreads(databaseOf(), { account })).toEqual(threads)
})
