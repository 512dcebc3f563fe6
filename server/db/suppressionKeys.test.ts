import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../testing/emptyDatabase.ts'
import { migrate } from './migrate.ts'

const databaseOf = emptyDatabase()
const ask = async (text: string, values: unknown[] = []) => (await databaseOf().pool.query(text, values)).rows

test('who said no to mail gets none, and who answered STOP is on the one list, for all channels', async () => {
  await migrate(databaseOf(), '0082')
  const [account, user, contact, mail] = Array.from({ length: 4 }, () => randomUUID())
  await ask('insert into account (id) values ($1)', [account])
  await ask(
    'insert into sync_account (account_id, seq) values ($1, 7) on conflict (account_id) do update set seq = 7',
    [account],
  )
  await ask(
    `insert into suppression (account_id, id, scope, rev, email, note, reason, created_at, updated_at)
     values ($1, $2, 'acct', 3, 'no@buyer.example', 'said so', 'unsubscribed', 1, 1)`,
    [account, mail],
  )
  await ask(
    `insert into campaign_receiver (account_id, task_id, user_id, contact_id, place, message_id, address, address_group, status, channel)
     values ($1, $2, $3, $4, 0, $2, '4915112345678', '', 'sent', 'sms')`,
    [account, randomUUID(), user, contact],
  )
  await ask(
    `insert into sms_stop (account_id, number, stopped_at, confirmed_at)
     values ($1, '4915112345678', to_timestamp(1790000000.123), server_now()), ($1, '819012345678', to_timestamp(1790000001), null)`,
    [account],
  )

  await migrate(databaseOf())

  expect(
    await ask(
      `select kind, value, channels, reason, contact, rev::int, created_at::bigint as at, confirmed_at is not null as told
       from suppression order by kind, value`,
    ),
  ).toEqual([
    {
      kind: 'email',
      value: 'no@buyer.example',
      channels: ['email'],
      reason: 'unsubscribed',
      contact: null,
      rev: 3,
      at: 1,
      told: false,
    },
    {
      kind: 'phone',
      value: '4915112345678',
      channels: [],
      reason: 'stopped',
      contact,
      rev: 8,
      at: 1_790_000_000_123,
      told: true,
    },
    {
      kind: 'phone',
      value: '819012345678',
      channels: [],
      reason: 'stopped',
      contact: null,
      rev: 8,
      at: 1_790_000_001_000,
      told: false,
    },
  ])
  const ids = await ask(`select id::text from suppression where kind = 'phone' order by created_at`)
  // By the time at which it was said, like all ids.
  expect(ids.map(({ id }) => id.slice(0, 15))).toEqual(
    [1_790_000_000_123, 1_790_000_001_000].map((at) => {
      const hex = at.toString(16).padStart(12, '0')
      return `${hex.slice(0, 8)}-${hex.slice(8)}-7`
    }),
  )
  expect(await ask(`select seq::int from sync_account where account_id = $1`, [account])).toEqual([{ seq: 8 }])
  expect(await ask(`select to_regclass('sms_stop') as gone`)).toEqual([{ gone: null }])
})
