import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Area, Areas } from '../../server/area.ts'
import { defineBlobReferences } from '../../server/blobs/references.ts'
import { diskStore } from '../../server/blobs/store.ts'
import { asSystem } from '../../server/db/scope.ts'
import { erase } from '../../server/features/dataRights/erase.ts'
import { exportPerson } from '../../server/features/dataRights/exportPerson.ts'
import { areas } from '../../server/features/index.ts'
import { removeSubs } from '../../server/people/subs.ts'
import { settleRestored } from '../../server/restored/settleRestored.ts'
import { forgetSecrets, openSecrets } from '../../server/secrets.ts'
import { sweep } from '../../server/sync/sweep.ts'
import { signedInCompany } from '../../server/testing/company.ts'
import { openTestDatabase } from '../../server/testing/database.ts'
import { newTestId } from '../../server/testing/device.ts'
import { startTestServer, type TestServer } from '../../server/testing/server.ts'
import { unzip } from '../../server/testing/unzip.ts'

// An area that the core has never heard of, with a table of its own: what it says of itself is all that it takes.

const [phone, hash] = ['8613900000002', 'b'.repeat(64)]
const restored: string[] = []

const chats = {
  tables: { chat: { told: 'chats' } },
  person: {
    parts: {
      chats: {
        group: 'messages',
        means: 'what was said in chats',
        heading: { 'en-US': 'Chats', 'zh-CN': '聊天记录' },
        read: async (connection, { account, dossier }) => {
          const sql = 'select phone, text from chat where account_id = $1 and phone = any($2::text[])'
          return (await connection.query<{ phone: string }>(sql, [account, [...dossier.person.addresses]])).rows
        },
      },
    },
    async scrub(connection, account, { person }) {
      await connection.query('delete from chat where account_id = $1 and phone = any($2::text[])', [
        account,
        [...person.addresses],
      ])
    },
  },
  sweep: {
    others: {
      chats: async ({ pool }, now) =>
        (await pool.query('delete from chat where at < to_timestamp($1 / 1000.0)', [now])).rowCount!,
    },
  },
  blobs: [{ table: 'chat', names: 't.picture = $2', counts: 'always', awaited: false }],
  secrets: { sealed: { chat_token: 'sealed' } },
  reassign: {
    dropped: ['chat_token'],
    async rest(connection, { account, from, to }) {
      await connection.query('update chat set user_id = $3 where account_id = $1 and user_id = $2', [account, from, to])
    },
  },
  async restored() {
    restored.push('chats')
  },
} satisfies Area
const all: Areas = [...areas, chats]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.database.pool.query(
    `create table chat (account_id uuid, user_id uuid, phone text, text text, picture text, at timestamptz default now());
     create table chat_token (account_id uuid, user_id uuid, sealed text)`,
  )
})
afterAll(() => server.stop())

const sql = (text: string, ...values: unknown[]) => server.database.pool.query<Record<string, unknown>>(text, values)

test('a new area is told, erased, swept and handed over, and its files and secrets kept without a line in the core', async () => {
  const { database, settings } = server
  const { main, subs } = await signedInCompany(server, 1)
  const { account, id: user } = main.user
  const leaver = subs[0]!.user.id
  const by = { account, user, device: 'web', address: '' }
  await sql('insert into chat values ($1, $2, $3, $4, $5)', account, leaver, phone, 'see you at the stand', hash)
  await sql('insert into chat_token values ($1, $2, $3)', account, leaver, 'x')

  expect(await isNamed(account)).toBe(false)
  await defineBlobReferences(database, all)
  expect(await isNamed(account)).toBe(true)

  await expect(openSecrets(database, all, settings)).rejects.toThrow('which is not here')
  await removeSubs({ database, areas: all }, by, { subuserids: [leaver] })
  expect((await sql('select user_id from chat')).rows).toEqual([{ user_id: user }])
  expect((await sql('select from chat_token')).rowCount).toBe(0)
  await sql('insert into chat_token values ($1, $2, $3)', account, user, 'x')
  await asSystem(database, (connection) => forgetSecrets(connection, all))
  const secrets = await openSecrets(database, all, settings)

  const contact = { id: newTestId(), name: 'Zhang', phones: [{ full_number: phone, is_wt: 'unvalidated' }] }
  await main.does('contact.create', { rows: [contact] })
  const doing = { database, secrets, areas: all, account, by, store: diskStore(join(settings.data, 'blobs')) }
  const files = unzip(await exportPerson({ ...doing, language: 'en-US' }, { contact: contact.id }))
  const document = JSON.parse(files.get('person.json')!.toString())
  expect(document).toMatchObject({
    keys: { chats: 'what was said in chats' },
    chats: [{ phone, text: 'see you at the stand' }],
  })
  expect(files.get('person.html')!.toString()).toContain('<h2>Chats</h2>')
  await erase(doing, { contact: contact.id }, 'asked')
  expect((await sql('select from chat')).rowCount).toBe(0)

  await sql('insert into chat values ($1, $2, $3, $4, null)', account, user, '1', 'old')
  expect(await sweep(database, all, Date.now() + 1_000)).toMatchObject({ chats: 1 })
})

test('a new area holds back after a restore what it would send once more', async () => {
  // Without a server, which would notice the restore itself.
  const { database, stop } = await openTestDatabase()
  await database.pool.query('update sync_server set settled = false, lost_since = now(), restored_at = now()')
  await settleRestored(database, all)
  expect(restored).toEqual(['chats'])
  await stop()
})

async function isNamed(account: string): Promise<unknown> {
  return (await sql('select blob_is_named($1, $2) as named', account, hash)).rows[0]!.named
}
