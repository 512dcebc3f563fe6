import { createHash, randomUUID } from 'node:crypto'
import { emptyDraft, newContact } from '#domain/contacts/contact'
import { newConversation } from '#domain/conversations/conversation'
import { newMessageFacts } from '#domain/conversations/conversationMessage'
import { conversationIdOf, conversationSeenIdOf } from '#domain/conversations/ids'
import { dataRightsCalls } from '#domain/dataRights/calls'
import { type EntityName, entities, entityNames } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import type { Scope } from '#domain/sync/protocol'
import { monthScope } from '#domain/sync/scopeKinds'
import { asSystem } from '../../server/db/scope.ts'
import { grantPoints, holdPoints } from '../../server/ledger/ledger.ts'
import { createCompany, createSubAccount, grantProduct, revoke, setStatus } from '../../server/operator.ts'
import { Device, newTestId } from '../../server/testing/device.ts'
import { startTestServer, type TestServer } from '../../server/testing/server.ts'
import { ask } from './asking.ts'

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

/** Whose a row is: everybody's of the company, the main account's, a user's, a user's alone. */
export const homes = ['account', 'main', 'owner', 'self'] as const
export type Home = (typeof homes)[number]
export const isSeenBy = (who: PrincipalName, home: Home) => (principals[who].sees as readonly Home[]).includes(home)

const password = 'a long password'

const emailSender = (id: string, canary: string) => ({
  id,
  name: canary,
  address: `${canary}@example.com`,
  signature: {
    name: canary,
    position: canary,
    company: canary,
    logo: null,
    website: '',
    phone: canary,
    email: '',
    address: canary,
    social_links: [],
  },
  smtp: { host: 'smtp.example.com', port: 587, socket: 'starttls', user: canary },
  imap: null,
  hours: { from: 8, to: 20, days: [0, 1, 2, 3, 4] },
  per_hour: 500,
  per_domain_hour: 100,
  warms_up: true,
})

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
    webhook: plenty,
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

/* ---------- rows to be after ---------- */

/** What an attacker is after, and how the attacker would name it. */
export type Target = {
  rows: Record<EntityName, Row>
  scopes: Scope[]
  user: string
  username: string
  /** stands in every text of these rows */
  canary: string
  full_number: string
  /** a mutation that was parked */
  uid: string
  file: { bytes: Buffer; hash: string; size: number; mime: 'image/png' }
}

/** A row of every entity, as a user's work leaves it. An entity without one is told by the matrix. */
export const samples: Record<string, (target: Omit<Target, 'rows'>, ids: Record<string, string>) => Row> = {
  person: ({ canary }, ids) => ({
    id: ids.person!,
    username: canary,
    nickname: canary,
    status: 'normal',
    is_main: false,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  sub_account: ({ canary }, ids) => ({
    id: ids.sub_account!,
    product_list: [],
    export_data: 'asked',
    export_reason: canary,
    delete_data: 'asked',
    delete_reason: canary,
    last_seen: null,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  tag: (target, ids) => label(ids.tag!, target),
  category: (target, ids) => label(ids.category!, target),
  source: (target, ids) => label(ids.source!, target),
  custom_field: ({ canary }, ids) => ({
    id: ids.custom_field!,
    name: canary,
    type: 'choice',
    options: [{ id: ids.tag!, name: canary }],
    place: 0,
    removed_at: null,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  saved_view: ({ canary, user }, ids) => ({
    id: ids.saved_view!,
    name: canary,
    owner: user,
    shared: false,
    columns: [{ key: 'name', width: null, frozen: false }],
    sort: null,
    descending: false,
    filter: { join: 'all', of: [] },
    created_at: 1_000,
    updated_at: 1_000,
  }),
  fair: ({ canary }, ids) => ({
    id: ids.fair!,
    name: canary,
    place: canary,
    from: '2027-04-15',
    to: '2027-04-19',
    booths: [canary],
    tag: ids.tag!,
    source: ids.source!,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  booth_page: ({ canary, user }, ids) => ({
    id: ids.booth_page!,
    user,
    key: `${canary}${canary}`.slice(0, 22),
    fair: ids.fair!,
    booth: canary,
    title: canary,
    tag: [],
    source: null,
    open: true,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  contact: ({ canary, full_number, user, file }, ids) => ({
    ...newContact(
      ids.contact!,
      {
        ...emptyDraft,
        name: canary,
        company: canary,
        remark: canary,
        phones: [{ full_number, is_wt: 'unvalidated' }],
        emails: [{ email: `${canary}@example.com`, is_valid: 'toVerify' }],
        tag: [ids.tag!],
        picture: { hash: file.hash, size: file.size, mime: file.mime },
      },
      user,
      1_000,
    ),
  }),
  import_task: ({ canary, user }, ids) => ({
    id: ids.import_task!,
    name: `${canary}.xlsx`,
    size: 1_000,
    hash: 'a'.repeat(64),
    format: 'xlsx',
    mapping: [{ column: canary, field: 'name' }],
    duplicates: 'skip',
    origin: { kind: 'directory', name: canary, collected_at: 1_000 },
    rows: 1,
    added: 1,
    merged: 0,
    skipped: 0,
    refused: 0,
    dropped: 0,
    belongto: user,
    state: 'completed',
    created_at: 1_000,
    updated_at: 1_000,
    ended_at: 1_000,
  }),
  export_task: ({ canary, user }, ids) => ({
    id: ids.export_task!,
    kind: 'xlsx',
    name: `${canary}.xlsx`,
    columns: ['name'],
    asked: 1,
    belongto: user,
    state: 'completed',
    rows: 1,
    bytes: 1_000,
    created_at: 1_000,
    updated_at: 1_000,
    expires_at: 1_000,
  }),
  email_sender: ({ canary, user }, ids) => ({
    ...emailSender(ids.email_sender!, canary),
    belongto: user,
    has_password: true,
    has_imap_password: false,
    dkim: { name: canary, value: canary, made_at: 1_000 },
    report: null,
    tested: null,
    warm_up: null,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  channel_account: ({ canary }, ids) => ({
    id: ids.channel_account!,
    channel: 'sms',
    name: canary,
    setting: {
      kind: 'smpp',
      host: 'smsc.example.com',
      port: 2775,
      secure: false,
      system_id: 'lamps',
      long: 'parts',
      window: 10,
    },
    sender: '',
    registered_in: [],
    countries: [],
    hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
    per_second: 1,
    currency: '',
    prices: [],
    templates: [],
    is_on: true,
    users: [],
    secrets: ['password'],
    problem: '',
    problem_at: null,
    tested_at: null,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  sms_message: ({ canary, user }, ids) => ({
    id: ids.sms_message!,
    name: canary,
    text: canary,
    language: 'en',
    opt_out: 'whereNeeded',
    shortens_links: false,
    templates: [],
    belongto: user,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  email_message: ({ canary, user }, ids) => ({
    id: ids.email_message!,
    name: canary,
    theme: canary,
    preheader: canary,
    language: 'en',
    content: [],
    attachments: [],
    belongto: user,
    schedule_count: 0,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  email_version: ({ canary, user }, ids) => ({
    id: ids.email_version!,
    email_message_id: ids.email_message!,
    note: canary,
    theme: canary,
    preheader: canary,
    content: [],
    attachments: [],
    created_by: user,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  campaign_task: ({ canary, user }, ids) => ({
    id: ids.campaign_task!,
    name: canary,
    type: 'ordinary',
    message: ids.email_message!,
    sender: ids.email_sender!,
    reply_address: `${canary}@example.com`,
    audience: { filter: null, chosen: 0, unopened_of: null, send_count: null, allows_unknown_basis: false },
    execution_time: null,
    first_batch: null,
    subject_test: null,
    sequence: null,
    belongto: user,
    status: 'pending',
    problem: '',
    email_count: 0,
    retries: 0,
    uncertain_retries: 0,
    lost_since: null,
    began_at: null,
    ended_at: null,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  campaign_audience: (_, ids) => ({
    id: ids.campaign_audience!,
    campaign_task_id: ids.campaign_task!,
    contacts: [ids.contact!],
    created_at: 1_000,
    updated_at: 1_000,
  }),
  campaign_counts: ({ canary, user }, ids) => ({
    id: ids.campaign_counts!,
    belongto: user,
    dimension: 'domain',
    key: canary,
    counts: { receivers: 1 },
    created_at: 1_000,
    updated_at: 1_000,
  }),
  suppression: ({ canary, user }, ids) => ({
    id: ids.suppression!,
    kind: 'email',
    value: `${canary}@example.com`,
    channels: ['email'],
    note: canary,
    reason: 'manual',
    contact: null,
    task: null,
    created_by: user,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  email_answer: ({ canary, user }, ids) => ({
    id: ids.email_answer!,
    contact_id: ids.contact!,
    sender: ids.email_sender!,
    email: `${canary}@example.com`,
    subject: canary,
    text: canary,
    answers: null,
    kind: 'answer',
    state: 'received',
    problem: '',
    task: null,
    message_id: '',
    attachments: [],
    at: 1_000,
    created_by: user,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  voice_note: ({ canary, user, file }, ids) => ({
    id: ids.voice_note!,
    contact_id: ids.contact!,
    hash: file.hash,
    size: file.size,
    mime: 'audio/webm',
    duration_ms: 1_000,
    remark: canary,
    created_by: user,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  contact_note: (target, ids) => ({ ...companion(ids.contact_note!, target, ids), text: target.canary }),
  attachment: (target, ids) => ({
    ...companion(ids.attachment!, target, ids),
    hash: target.file.hash,
    size: target.file.size,
    mime: target.file.mime,
    name: `${target.canary}.png`,
  }),
  reminder: (target, ids) => ({
    ...companion(ids.reminder!, target, ids),
    kind: 'date',
    due_at: 9_999_999_999_999,
    text: target.canary,
    replies: 0,
    replied: false,
    done_at: null,
  }),
  consent: (target, ids) => ({
    ...companion(ids.consent!, target, ids),
    channel: 'email',
    basis: 'consent',
    evidence: target.canary,
    given_at: 1_000,
    withdrawn_at: null,
  }),
  contact_origin: (target, ids) => ({
    ...companion(ids.contact_origin!, target, ids),
    way: 'elsewhere',
    name: target.canary,
    licence: target.canary,
    evidence: target.canary,
    collected_at: 1_000,
    fields: [],
    informed_at: null,
  }),
  contact_merge: ({ canary, user }, ids) => ({
    id: ids.contact_merge!,
    contact_id: ids.contact!,
    merged: [ids.not_duplicate!],
    rows: [newContact(ids.not_duplicate!, { ...emptyDraft, name: canary }, user, 1_000)],
    before: { name: canary },
    after: { name: canary },
    moved: [],
    user,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  not_duplicate: ({ user }, ids) => ({
    id: ids.not_duplicate!,
    contacts: [ids.contact!, ids.tag!],
    created_by: user,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  excluded_contact: ({ canary, full_number, user }, ids) => ({
    id: ids.excluded_contact!,
    full_number,
    email: `${canary}@example.com`,
    whatsapp_id: `${canary}@lid`,
    reason: canary,
    created_by: user,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  canned_answer: ({ canary, user }, ids) => ({
    id: ids.canned_answer!,
    name: canary,
    shortcut: '',
    text: canary,
    language: 'en',
    shared: false,
    owner: user,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  conversation_seen: ({ user }, ids) => ({
    id: ids.conversation_seen!,
    user,
    conversation_id: ids.conversation!,
    seen_n: 1,
    marked_unread: false,
    pinned_at: null,
    muted: false,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  conversation: ({ canary, user, full_number }, ids) => ({
    ...newConversation,
    id: ids.conversation!,
    channel_account_id: ids.channel_account!,
    peer_id: ids.tag!,
    channel: 'sms',
    identity: { kind: 'phone', value: full_number },
    contact_id: ids.contact!,
    name: canary,
    owner: user,
    identities: [{ kind: 'phone', value: full_number }],
    status: 'snoozed',
    snoozed_until: 9_000,
    tags: [ids.tag],
    last_text: canary,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  conversation_note: ({ canary, user }, ids) => ({
    id: ids.conversation_note!,
    conversation_id: ids.conversation!,
    text: canary,
    created_by: user,
    created_at: 1_000,
    updated_at: 1_000,
  }),
  message: ({ canary, user }, ids) => ({
    ...newMessageFacts,
    id: ids.message!,
    conversation_id: ids.conversation!,
    month: 202_611,
    direction: 'out',
    kind: 'text',
    at: 1_000,
    state: 'accepted',
    body: canary,
    author: user,
    origin: 'chat',
    created_at: 1_000,
    updated_at: 1_000,
  }),
  lost_value: ({ canary, user }, ids) => ({
    id: ids.lost_value!,
    entity: 'contact',
    row: ids.contact!,
    field: 'name',
    old: canary,
    new: canary,
    user,
    edited_at: 1_000,
    at: 1_000,
  }),
  notification: ({ canary, user }, ids) => ({
    id: ids.notification!,
    user,
    type: 'operator',
    level: 2,
    status: '0',
    content: { text: canary },
    link: `/${canary}`,
    createtime: 1_000,
  }),
  notice_mute: ({ user }, ids) => ({
    id: ids.notice_mute!,
    user,
    type: 'operator',
    created_at: 1_000,
    updated_at: 1_000,
  }),
  parked_change: ({ canary, user }, ids) => ({
    id: ids.parked_change!,
    user,
    name: 'tag.create',
    args: { id: newTestId(), name: canary },
    edited_at: 1_000,
    at: 1_000,
    discarded_at: null,
  }),
}

const companion = (id: string, { user }: { user: string }, ids: Record<string, string>) => ({
  id,
  contact_id: ids.contact!,
  created_by: user,
  created_at: 1_000,
  updated_at: 1_000,
})

const label = (id: string, { canary }: { canary: string }) => ({
  id,
  name: canary,
  created_at: 1_000,
  updated_at: 1_000,
})

export function homeOf(entity: string): Home {
  const { home } = entities[entity as EntityName]
  if (home === 'personal') return 'self'
  return home === 'account' || home === 'main' || home === 'self' ? home : 'owner'
}

/** Where this row of a target lives. */
export function scopeOfRow(entity: EntityName, { user, rows }: Pick<Target, 'user' | 'rows'>): Scope {
  const kind = entities[entity]
  const lives = entity === 'conversation' || ('parent' in kind && kind.parent.entity === 'conversation')
  if (!lives) return scopesOf({ user })[homeOf(entity)]
  return kind.home === 'month' ? monthScope(`talk:${user}`, Number(rows[entity].month)) : `talk:${user}`
}

export const scopesOf = ({ user }: Pick<Target, 'user'>): Record<Home, Scope> => ({
  account: 'acct',
  main: 'main',
  owner: `user:${user}`,
  self: `self:${user}`,
})

export const entitiesOf = (home: Home) => entityNames.filter((entity) => homeOf(entity) === home)

/** Somebody whom nobody knows. */
export const stranger = () => ({ id: randomUUID() as string, username: `nobody-${randomUUID().slice(0, 8)}` })

let made = 0

/** Rows that nobody has: what an attacker learns of them, is what there is to learn of any made-up id. */
export function makeTarget({ id: user, username }: { id: string; username: string }): Target {
  const canary = `canary${String(++made).padStart(6, '0')}${randomUUID().slice(0, 8)}`
  const bytes = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(canary)])
  const parked = newTestId()
  const target = {
    user,
    username,
    canary,
    scopes: [...Object.values(scopesOf({ user })), `talk:${user}`, `talk:${user}:202611`],
    full_number: `86139${String(10_000_000 + made)}`,
    uid: parked,
    file: {
      bytes,
      hash: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.length,
      mime: 'image/png' as const,
    },
  }
  const random: Record<string, string> = Object.fromEntries(Object.keys(samples).map((entity) => [entity, newTestId()]))
  const conversation = conversationIdOf(random.channel_account!, random.tag!)
  const ids = {
    ...random,
    conversation,
    conversation_seen: conversationSeenIdOf(user, conversation),
    parked_change: parked,
  }
  const rows = Object.entries(samples).map(([entity, sample]) => [entity, sample(target, ids)])
  return { ...target, rows: Object.fromEntries(rows) as Target['rows'] }
}

/** Puts these rows into the database as this user's, under one number of the account's counter. */
export async function plant(
  { database }: TestServer,
  { user }: Device,
  target: Target,
  { deleted = [] as string[], only = Object.keys(samples) } = {},
): Promise<void> {
  const { rows: heads } = await database.pool.query<{ seq: number }>(
    'update sync_account set seq = seq + 1 where account_id = $1 returning seq',
    [user.account],
  )
  const { rows: replicas } = await database.pool.query<{ replica_id: string }>(
    'select replica_id from sync_replica where user_id = $1 limit 1',
    [user.id],
  )
  for (const entity of Object.keys(entities).filter((name) => only.includes(name))) {
    const row = target.rows[entity as EntityName]
    const scope = scopeOfRow(entity as EntityName, target)
    const columns = ['account_id', 'scope', 'rev', 'fv', 'deleted_at', ...Object.keys(row)].map((name) => `"${name}"`)
    const deleted_at = deleted.includes(entity) ? new Date().toISOString() : null
    await database.pool.query(
      `insert into ${entity} (${columns.join(', ')})
       select ${columns.join(', ')} from jsonb_populate_record(null::${entity}, $1::jsonb)`,
      [JSON.stringify({ ...row, account_id: user.account, scope, rev: heads[0]!.seq, fv: {}, deleted_at })],
    )
  }
  await database.pool.query(
    `insert into sync_mutation (account_id, uid, user_id, replica_id, mid, name, version, args, entity, ids, status, seq,
       base_rev, edited_at, device)
     values ($1, $2, $3, $4, 1, 'tag.create', 1, $5, 'tag', '{}', 'parked', $6, 0, 1, 'web')`,
    [
      user.account,
      target.uid,
      target.user,
      replicas[0]?.replica_id ?? randomUUID(),
      JSON.stringify(target.rows.parked_change.args),
      heads[0]!.seq,
    ],
  )
}

export async function uproot({ database }: TestServer, target: Target): Promise<void> {
  const sql = entityNames.toReversed().map((entity) => `delete from ${entity} where id = '${target.rows[entity].id}'`)
  await database.pool.query([...sql, `delete from sync_mutation where uid = '${target.uid}'`].join(';'))
}
