import { dataRightsCalls } from '#domain/dataRights/calls'
import { asSystem } from '../../server/db/scope.ts'
import { grantPoints, holdPoints } from '../../server/ledger/ledger.ts'
import { createCompany, createSubAccount, grantProduct, revoke, setStatus } from '../../server/operator.ts'
import { Device, newTestId } from '../../server/testing/device.ts'
import { startTestServer, type TestServer } from '../../server/testing/server.ts'
import { ask } from './asking.ts'
import { entitiesOf, type Home, homes, makeTarget, plant, type Target } from './targets.ts'

/**
 * Two companies: in one of them everybody who might be after the rows of a sub account, `ann`, and of the main account;
 * in the other one its main account.
 */
export type World = {
  server: TestServer
  boss: Device
  ann: Device
  attackers: Record<PrincipalName, Device>
  /** ann's own rows, and what she shares, each with a canary of its own */
  targets: Record<Home, Target>
}

export const principals = {
  anonymous: { refused: 'signInAgain', sees: [] },
  "other company's main": { refused: null, sees: [] },
  'sibling sub': { refused: null, sees: ['account'] },
  'sub without the product': { refused: null, sees: ['account'] },
  'expired product': { refused: null, sees: ['account'] },
  'disabled sub': { refused: 'accountDisabled', sees: [] },
} as const satisfies Record<string, { refused: string | null; sees: Home[] }>
export type PrincipalName = keyof typeof principals
export const principalNames = Object.keys(principals) as PrincipalName[]

export const isSeenBy = (who: PrincipalName, home: Home) => (principals[who].sees as readonly Home[]).includes(home)

const password = 'a long password'

export async function makeWorld(): Promise<World> {
  const plenty = { burst: 1e9, perSecond: 1e9 }
  const rates = {
    address: plenty,
    user: plenty,
    session: plenty,
    socketMessage: plenty,
    mailCheck: plenty,
    addressCheck: plenty,
    testMail: plenty,
    testSms: plenty,
    phoneQuestion: plenty,
    composing: plenty,
    webhook: plenty,
    olderMessages: plenty,
    liveLeads: plenty,
    shopVisitor: plenty,
  }
  const server = await startTestServer({ rates })
  const { database } = server
  for (const username of ['boss', 'rival']) await createCompany(database, { username, password })
  for (const username of ['ann', 'sibling', 'without', 'expired', 'disabled'])
    await createSubAccount(database, 'boss', { username, password })
  const all = [25, 15, 2, 4, 3, 16, 6, 5, 7, 8, 23]
  await revoke(database, 'without', all)
  await grantProduct(database, 'expired', { products: all, expires: new Date(Date.now() - 86_400_000) })
  const signIn = (username: string) => new Device(server.url).signIn(username, password)
  const ann = await signIn('ann')
  const world: World = {
    server,
    boss: await signIn('boss'),
    ann,
    targets: {
      account: makeTarget(ann.user),
      main: makeTarget(ann.user),
      owner: makeTarget(ann.user),
      self: makeTarget(ann.user),
    },
    attackers: {
      anonymous: new Device(server.url),
      "other company's main": await signIn('rival'),
      'sibling sub': await signIn('sibling'),
      'sub without the product': await signIn('without'),
      'expired product': await signIn('expired'),
      'disabled sub': await signIn('disabled'),
    },
  }
  await setStatus(database, 'disabled', 'disabled')
  const { anonymous, 'sibling sub': sibling } = world.attackers
  // Somebody who is not signed in and knows everything else: the epoch, and a user's id.
  Object.assign(anonymous, { epoch: sibling.epoch, user: sibling.user })
  for (const home of homes) await plant(server, world.boss, world.targets[home], { only: entitiesOf(home) })
  await giveFile(world)
  await giveMoney(world)
  await giveExport(world)
  await givePush(world)
  await giveDigest(world)
  await giveQuietHours(world)
  await giveErasure(world)
  await giveMails(world)
  await giveDistribution(world)
  await givePast(world)
  return world
}

/** The bytes that ann's contact names. */
async function giveFile({ ann, targets }: World): Promise<void> {
  const { hash, size, mime, bytes } = targets.owner.file
  const route = 'PUT /api/sync/v1/blobs/:sha256'
  const { status } = await ask(ann, route, { input: { sha256: hash, offset: 0, size, mime }, bytes })
  if (status !== 200) throw new Error(`the file was not taken: ${status}`)
}

/** Points, some of them held by a task, and an order. */
async function giveMoney({ server, boss, targets }: World): Promise<void> {
  const { account, id: user } = boss.user
  const { canary, uid: order } = targets.main
  const points = (uid: string, points: number) => ({ account, user, uid, product: 7, points, order_no: canary })
  await asSystem(server.database, async (connection) => {
    await grantPoints(connection, points('granted', 1_000))
    await holdPoints(connection, points('held', 100))
    await connection.query(
      `insert into payment_order (account_id, id, order_no, user_id, paytype, price, expires_at)
       values ($1, $2, $3, $4, 'stripe', 100, now())`,
      [account, order, canary, user],
    )
  })
}

/** What the server keeps of a task of ann's that has begun. */
async function giveMails({ server, boss, ann, targets }: World): Promise<void> {
  const { canary, rows, file } = targets.owner
  const of = [boss.user.account, ann.user.id, rows.campaign_task.id]
  const run = (sql: string, ...values: unknown[]) => server.database.pool.query(sql, [...of, ...values])
  await run(
    `insert into campaign_run (account_id, user_id, task_id, mails, sender_id, signature)
     values ($1, $2, $3, '[]', $4, '{}')`,
    rows.email_sender.id,
  )
  await run(
    `insert into campaign_receiver (account_id, user_id, task_id, contact_id, place, message_id, address, address_group, id)
     values ($1, $2, $3, $4, 0, $5, $6 || '@example.com', 'example.com', $7)`,
    rows.contact.id,
    rows.email_message.id,
    canary,
    rows.campaign_audience.id,
  )
  await server.database.pool.query(
    `insert into campaign_attempt (account_id, receiver_id, n, outcome, answer) values ($1, $2, 1, 'refused', $3)`,
    [boss.user.account, rows.campaign_audience.id, canary],
  )
  await server.database.pool.query(
    `insert into sms_text (account_id, user_id, receiver_id, channel_account_id, text, parts, currency)
     values ($1, $2, $3, $4, $5, 1, '')`,
    [boss.user.account, ann.user.id, rows.campaign_audience.id, rows.channel_account.id, canary],
  )
  await run(
    `insert into email_check_run (account_id, user_id, id, again) select $1, $2, $4, false where $3::uuid is not null`,
    rows.campaign_audience.id,
  )
  await server.database.pool.query(
    `insert into email_check_item (account_id, run_id, contact_id, email, domain) values ($1, $2, $3, $4 || '@example.com', 'example.com')`,
    [boss.user.account, rows.campaign_audience.id, rows.contact.id, canary],
  )
  await server.database.pool.query(
    `insert into email_check (account_id, email, verdict, reason, evidence, standing, standing_at)
     values ($1, $2 || '@example.com', 'invalid', 'missing', '[]', 'missing', now())`,
    [boss.user.account, canary],
  )
  await run(
    `insert into email_mail_file (account_id, user_id, task_id, sha256, mime) values ($1, $2, $3, $4, 'image/png')`,
    file.hash,
  )
}

/** Ann's exports: a code that waits, one that was used, what she exported, and the main account's record of it. */
async function giveExport({ server, boss, ann, targets }: World): Promise<void> {
  const { canary, uid, rows } = targets.owner
  const { account } = boss.user
  const run = (sql: string, ...values: unknown[]) => server.database.pool.query(sql, [account, ann.user.id, ...values])
  await run(`insert into export_code (account_id, user_id, hash, expires_at) values ($1, $2, '\\x00', now() + '1 day')`)
  await run(
    `insert into export_grant (account_id, user_id, id, session_id, issued_at, expires_at)
     values ($1, $2, gen_random_uuid(), gen_random_uuid(), 1, 9e12)`,
  )
  for (const id of [uid, rows.contact.id])
    await run(
      `insert into export_log (account_id, user_id, id, what, filter, rows, offline, allowed, state, began_at)
       values ($1, $2, $3, $4, $4, 1, false, true, 'began', now())`,
      id,
      canary,
    )
  await run(
    `insert into operation (account_id, user_id, id, action, target, detail)
     values ($1, $2, gen_random_uuid(), 'export.began', $3, jsonb_build_object('filter', $4::text))`,
    uid,
    canary,
  )
}

/** Where ann's browser takes pushes. */
const givePush = ({ server, ann }: World) =>
  server.database.pool.query(
    `insert into push_subscription (session_id, account_id, user_id, endpoint, p256dh, auth, lang)
     select id, account_id, user_id, 'https://push.example.com/ann', 'key', 'secret', 'en-US'
     from session where user_id = $1 and ended_at is null`,
    [ann.user.id],
  )

/** What ann has chosen of the mail with unread notices. */
const giveQuietHours = ({ server, ann }: World) =>
  server.database.pool.query(
    `insert into quiet_hours (user_id, account_id, is_on, from_hour, to_hour, time_zone) values ($1, $2, true, 22, 7, 'UTC')`,
    [ann.user.id, ann.user.account],
  )
const giveDigest = ({ server, ann }: World) =>
  server.database.pool.query(
    `insert into digest (user_id, account_id, frequency, hour, time_zone, lang, since, before)
     values ($1, $2, 'daily', 8, 'Asia/Shanghai', 'zh-CN', 0, 0)`,
    [ann.user.id, ann.user.account],
  )

/** What ann's contact was before, and what waited on her device. */
async function givePast({ server, boss, ann, targets }: World): Promise<void> {
  const { canary, uid, rows } = targets.owner
  await server.database.pool.query(
    `insert into row_change (account_id, user_id, id, uid, entity, seq, edited_at, kind, before)
     values ($1, $2, $3, $4, 'contact', 1, 1, 'changed', jsonb_build_object('remark', $5::text))`,
    [boss.user.account, ann.user.id, rows.contact.id, uid, canary],
  )
  await server.database.pool.query(
    `insert into sync_announced (account_id, user_id, replica_id, uid, digest, left_above)
     select account_id, user_id, replica_id, $2, $3, 0 from sync_replica where user_id = $1 limit 1`,
    [ann.user.id, uid, canary],
  )
}

/** What ann gave back, and what waits in the pool: its name is for everybody of the company. */
async function giveDistribution({ server, boss, ann, targets }: World): Promise<void> {
  const { canary, uid } = targets.main
  const [contact, filter] = [newTestId(), { search: canary }]
  await boss.does('contact.create', { rows: [{ id: contact, name: 'In the pool' }] }, { prev: null })
  const values = [boss.user.account, ann.user.id, contact]
  const run = (sql: string, ...more: unknown[]) => server.database.pool.query(sql, [...values, ...more])
  await run(
    `with done as (
       insert into distribution (account_id, id, user_id, from_user, asked, state, ended_at)
       values ($1, $4, $5, $2, $6, 'done', now()) returning id)
     insert into distribution_share (account_id, distribution_id, turn, user_id, count, contacts)
     select $1, id, 0, $2, 1, array[$3::uuid] from done`,
    uid,
    boss.user.id,
    JSON.stringify({ kind: 'release', from: ann.user.id, into: 'main', count: 1, filter }),
  )
  await run('insert into pool_entry (account_id, contact_id, released_by, from_user) values ($1, $3, $2, $2)')
  await run('insert into pool_claim (account_id, contact_id, user_id) values ($1, $3, $2)')
  await server.database.pool.query('insert into pool_limit (account_id, per_day, most_held) values ($1, 5, 5)', [
    boss.user.account,
  ])
}

/** Somebody who was erased, and somebody who asks for it. */
async function giveErasure({ server, boss, targets }: World): Promise<void> {
  const { canary, uid } = targets.main
  const id = newTestId()
  const emails = [{ email: 'erased@example.com', is_valid: 'toVerify' as const }]
  await boss.does('contact.create', { rows: [{ id, name: 'erased', emails }] })
  await boss.get(dataRightsCalls.erase, { contact: id, reason: 'asked' })
  await server.database.pool.query(
    `insert into data_request (account_id, id, kind, state, address, asked_by, asked_at, due_at)
     values ($1, $2, 'erase', 'open', $3, $3, now(), now())`,
    [boss.user.account, uid, `${canary}@example.com`],
  )
}
