import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../testing/emptyDatabase.ts'
import { migrate } from './migrate.ts'

const databaseOf = emptyDatabase()
const ask = async (text: string, values: unknown[] = []) => (await databaseOf().pool.query(text, values)).rows

test('a database from before campaigns keeps its tasks, its ledger, what was said no to, and what waits', async () => {
  await migrate(databaseOf(), '0073')
  const [account, user, task, contact] = Array.from({ length: 4 }, () => randomUUID())
  const mutation = randomUUID()
  await ask('insert into account (id) values ($1)', [account])
  await ask(
    `insert into app_user (id, account_id, username, username_key, password_hash) values ($1, $2, 'old', 'old', 'x')`,
    [user, account],
  )
  const own = { account_id: account, scope: `user:${user}`, rev: 3, created_at: 1, updated_at: 2 }
  const put = (table: string, row: object) => {
    const columns = Object.keys(row)
      .map((name) => `"${name}"`)
      .join(', ')
    return ask(
      `insert into ${table} (${columns})
       select ${columns} from jsonb_populate_record(null::${table}, $1)`,
      [JSON.stringify(row)],
    )
  }
  await put('email_task', {
    ...own,
    fv: {},
    id: task,
    name: 'Spring',
    type: 'ordinary',
    message: randomUUID(),
    sender: randomUUID(),
    reply_address: '',
    audience: {},
    belongto: user,
    status: 'paused',
    problem: 'restored',
    email_count: 2,
    retries: 0,
    uncertain_retries: 0,
  })
  await put('email_audience', { ...own, fv: {}, id: randomUUID(), email_task_id: task, contacts: [contact] })
  await put('email_suppression', {
    ...own,
    scope: 'acct',
    fv: {},
    id: randomUUID(),
    email: 'no@buyer.example',
    note: '',
    reason: 'unsubscribed',
  })
  await ask(
    `insert into email_run (account_id, task_id, user_id, mails, sender_id, signature) values ($1, $2, $3, '[]', $4, '{}')`,
    [account, task, user, randomUUID()],
  )
  await ask(
    `insert into email_receiver (account_id, task_id, user_id, contact_id, place, message_id, email, domain, status)
     values ($1, $2, $3, $4, 0, $5, 'li@buyer.example', 'buyer.example', 'sent')`,
    [account, task, user, contact, randomUUID()],
  )
  await ask(`insert into sync_tomb values ($1, 'acct', 'email_suppression', $2, 3, 'deleted')`, [account, randomUUID()])
  await put('parked_change', {
    account_id: account,
    rev: 3,
    scope: 'main',
    fv: {},
    id: mutation,
    user,
    name: 'email_task.change',
    args: { id: task, action: 'start' },
    edited_at: 1,
    at: 1,
  })

  await migrate(databaseOf())

  expect(await ask('select name, channel, email_count from campaign_task')).toEqual([
    { name: 'Spring', channel: 'email', email_count: 2 },
  ])
  expect(await ask('select campaign_task_id as task, contacts from campaign_audience')).toEqual([
    { task, contacts: [contact] },
  ])
  expect(await ask('select kind, value, channels, reason from suppression')).toEqual([
    { kind: 'email', value: 'no@buyer.example', channels: ['email'], reason: 'unsubscribed' },
  ])
  expect(await ask('select address, status, channel, cost, channel_account_id as way from campaign_receiver')).toEqual([
    { address: 'li@buyer.example', status: 'sent', channel: 'email', cost: 1, way: null },
  ])
  // Noted by the trigger, whose function names the table in words.
  expect(await ask('select task_id from campaign_doubt')).toEqual([{ task_id: task }])
  expect(await ask('select entity from sync_tomb')).toEqual([{ entity: 'suppression' }])
  expect(await ask('select name from parked_change')).toEqual([{ name: 'campaign_task.change' }])
})

test('nothing in the database keeps a former name', async () => {
  const former =
    '^email_(task|audience|counts|suppression|run|receiver|attempt|batch|pace|link|place|delta|contact_delta|doubt)'
  expect(
    await ask(
      `select relname as name from pg_class where relname ~ $1
       union all select conname from pg_constraint where conname ~ $1
       union all select proname from pg_proc
         where prosrc ~ replace($1, '^', '\\m') and pronamespace = current_schema()::regnamespace`,
      [former],
    ),
  ).toEqual([])
})

test('both names of a table protect it alike', async () => {
  const rows = await ask(
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as held, count(p.polname)::int as policies
     from pg_class c left join pg_policy p on p.polrelid = c.oid
     where c.relkind = 'r' and (c.relname like 'campaign%' or c.relname = 'suppression') group by 1, 2`,
  )
  expect(rows).toHaveLength(16)
  for (const { name, held, policies } of rows) expect([name, held, policies > 0]).toEqual([name, true, true])
})
