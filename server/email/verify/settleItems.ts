import type { ContactEmail } from '#domain/contacts/contact'
import {
  type AddressStatus,
  addressStatusAfter,
  addressStatusOf,
  asIsValid,
  type Evidence,
  type VerdictReason,
  verdictOfStatus,
} from '#domain/email/deliverability/addressCheck'
import { mergeTargetsOf } from '../../campaigns/mergeTargets.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { serverNow } from '../../people/serverNow.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import { finishRun, type Item, type RunId } from './checkQueue.ts'

const dnsAgainSeconds = 30

/** who was told to come back later does so once, after a while */
const greylistSeconds = 300

/** `found`: null where what was known already was believed. */
export type CheckAnswer = { item: Item; found: { reason: VerdictReason; evidence: Evidence[] } | null }
export type StoredCheck = { standing: AddressStatus; reason: AddressStatus; at: number; standing_at: number }

const ms = (time: string) => `(extract(epoch from ${time}) * 1000)::bigint as ${time}`

export async function readKnownAddresses(
  connection: Pick<Connection, 'query'>,
  account: string,
  emails: readonly string[],
  lock = '',
): Promise<Map<string, StoredCheck>> {
  const { rows } = await connection.query<StoredCheck & { email: string }>(
    `select email, standing, reason, ${ms('at')}, ${ms('standing_at')} from email_check
     where account_id = $1 and email = any($2::text[]) order by email ${lock}`,
    [account, emails],
  )
  return new Map(rows.map(({ email, ...kept }) => [email, kept]))
}

/**
 * Writes down what was found out, in one transaction: the evidence, what the address is known by, the contact as devices
 * have it, and how far the check is. An address that is nobody's any more, or whose person was erased meanwhile, leaves nothing.
 */
export const settleItems = (database: Database, of: RunId, answers: readonly CheckAnswer[]): Promise<void> =>
  asSystem(database, (connection) => settleIn(connection, of, answers))

type Contact = { id: string; emails: ContactEmail[] }

async function settleIn(connection: Connection, of: RunId, answers: readonly CheckAnswer[]): Promise<void> {
  const { account } = of
  const contacts = await lockContacts(connection, account, answers)
  const open = await lockOpen(connection, of, answers)
  const here = answers.filter(({ item }) => open.has(contactEmailKey(item)))
  const live = here.filter(({ item }) => contacts.has(item.contact))
  const kept = await readKnownAddresses(connection, account, emailsOf(live), 'for update')
  const now = await serverNow(connection)
  const checks = new Map<string, StoredCheck>()
  for (const answer of live) checks.set(answer.item.email, checkAfter(answer, { kept, checks, contacts, now }))
  await keepChecks(connection, account, live, checks)
  await closeItems(connection, of, live, checks, now)
  await dropItems(
    connection,
    of,
    here.filter(({ item }) => !contacts.has(item.contact)),
  )
  await writeContacts(connection, account, changedContacts(live, contacts, checks))
  await finishRun(connection, of)
}

const contactEmailKey = ({ contact, email }: Pick<Item, 'contact' | 'email'>) => `${contact} ${email}`
const emailsOf = (answers: readonly CheckAnswer[]) => [...new Set(answers.map(({ item }) => item.email))].sort()

/** By the contacts as they were named; one that became part of another one is that one by now. */
async function lockContacts(
  connection: Connection,
  account: string,
  answers: readonly CheckAnswer[],
): Promise<Map<string, Contact>> {
  const named = [...new Set(answers.map(({ item }) => item.contact))]
  const mergeTargets = await mergeTargetsOf(connection, account, named)
  const { rows } = await connection.query<Contact>(
    `select id, emails from contact where account_id = $1 and id = any($2::uuid[]) and deleted_at is null
       and restricted_at is null order by id for update`,
    [account, named.map((id) => mergeTargets.get(id) ?? id)],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    named.flatMap((id) => {
      const contact = byId.get(mergeTargets.get(id) ?? id)
      return contact ? [[id, contact] as const] : []
    }),
  )
}

async function lockOpen(connection: Connection, of: RunId, answers: readonly CheckAnswer[]): Promise<Set<string>> {
  const { rows } = await connection.query<Omit<Item, 'tries'>>(
    `select i.contact_id as contact, i.email from email_check_item i
     join unnest($3::uuid[], $4::text[]) as mine (contact, email) on i.contact_id = mine.contact and i.email = mine.email
     where i.account_id = $1 and i.run_id = $2 and i.verdict is null
     order by i.contact_id, i.email for update of i`,
    [of.account, of.run, answers.map(({ item }) => item.contact), emailsInOrder(answers)],
  )
  return new Set(rows.map(contactEmailKey))
}

const emailsInOrder = (answers: readonly CheckAnswer[]) => answers.map(({ item }) => item.email)

type AddressKnowledge = {
  kept: ReadonlyMap<string, StoredCheck>
  checks: ReadonlyMap<string, StoredCheck>
  contacts: ReadonlyMap<string, Contact>
  now: number
}

function checkAfter({ item, found }: CheckAnswer, { kept, checks, contacts, now }: AddressKnowledge): StoredCheck {
  const before = checks.get(item.email) ?? kept.get(item.email)
  const email = contacts.get(item.contact)?.emails.find(isAt(item.email))
  const known = addressStatusOf(email ?? { is_valid: 'toVerify' }, before?.standing ?? null)
  if (!found) return before ?? { standing: known ?? 'notAsked', reason: known ?? 'notAsked', at: now, standing_at: now }
  const standing = addressStatusAfter(known, found.reason)
  const isNew = standing === found.reason || !before
  return { standing, reason: found.reason, at: now, standing_at: isNew ? now : before.standing_at }
}

const isAt =
  (email: string) =>
  (one: ContactEmail): boolean =>
    one.email.toLowerCase() === email

async function keepChecks(
  connection: Connection,
  account: string,
  answers: readonly CheckAnswer[],
  checks: ReadonlyMap<string, StoredCheck>,
): Promise<void> {
  const found = new Map(answers.flatMap(({ item, found }) => (found ? [[item.email, found] as const] : [])))
  const rows = [...found].map(([email, { reason, evidence }]) => ({
    ...checks.get(email)!,
    email,
    verdict: verdictOfStatus(reason),
    reason,
    evidence,
  }))
  await connection.query(
    `insert into email_check (account_id, email, verdict, reason, evidence, at, standing, standing_at)
     select $1, email, verdict, reason, evidence, to_timestamp(at / 1000.0), standing, to_timestamp(standing_at / 1000.0)
     from jsonb_to_recordset($2::jsonb) as c (email text, verdict text, reason text, evidence jsonb, at bigint,
       standing text, standing_at bigint) order by email
     on conflict (account_id, email) do update set verdict = excluded.verdict, reason = excluded.reason,
       evidence = excluded.evidence, at = excluded.at, standing = excluded.standing, standing_at = excluded.standing_at`,
    [account, JSON.stringify(rows)],
  )
}

/** Who said "later" is asked once more after a while; what is known until then counts meanwhile. */
async function closeItems(
  connection: Connection,
  { account, run }: RunId,
  answers: readonly CheckAnswer[],
  checks: ReadonlyMap<string, StoredCheck>,
  now: number,
): Promise<void> {
  const rows = answers.map((answer) => {
    const again = againAt(answer, now)
    const { standing } = checks.get(answer.item.email)!
    return {
      contact: answer.item.contact,
      email: answer.item.email,
      verdict: again === null ? verdictOfStatus(standing) : null,
      standing: again === null ? standing : null,
      again,
    }
  })
  await connection.query(
    `update email_check_item i set verdict = done.verdict, standing = done.standing, waits = done.verdict is null, tries = tries + 1,
       free_at = coalesce(to_timestamp(done.again / 1000.0), free_at)
     from jsonb_to_recordset($3::jsonb) as done (contact uuid, email text, verdict text, standing text, again bigint)
     where i.account_id = $1 and i.run_id = $2 and i.contact_id = done.contact and i.email = done.email`,
    [account, run, JSON.stringify(rows)],
  )
}

function againAt({ item, found }: CheckAnswer, now: number): number | null {
  if (!found || item.tries > 0) return null
  if (found.reason === 'later') return now + greylistSeconds * 1_000
  return found.reason === 'dnsUnknown' ? now + dnsAgainSeconds * 1_000 : null
}

async function dropItems(
  connection: Connection,
  { account, run }: RunId,
  answers: readonly CheckAnswer[],
): Promise<void> {
  await connection.query(
    `delete from email_check_item i using unnest($3::uuid[], $4::text[]) as gone (contact, email)
     where i.account_id = $1 and i.run_id = $2 and i.contact_id = gone.contact and i.email = gone.email`,
    [account, run, answers.map(({ item }) => item.contact), emailsInOrder(answers)],
  )
}

function changedContacts(
  answers: readonly CheckAnswer[],
  contacts: ReadonlyMap<string, Contact>,
  checks: ReadonlyMap<string, StoredCheck>,
): Contact[] {
  const changed = new Map<string, Contact>()
  for (const { item } of answers) {
    const { standing, at } = checks.get(item.email)!
    const { id, emails } = changed.get(contacts.get(item.contact)!.id) ?? contacts.get(item.contact)!
    const told = { is_valid: asIsValid[verdictOfStatus(standing)], checked_at: at }
    changed.set(id, { id, emails: emails.map((one) => (isAt(item.email)(one) ? { ...one, ...told } : one)) })
  }
  return [...changed.values()]
}

/** Nobody edited them, so `updated_at` and who wrote which field stay as they were. */
async function writeContacts(connection: Connection, account: string, contacts: readonly Contact[]): Promise<void> {
  if (!contacts.length) return
  const seq = await nextSeq(connection, account)
  await connection.query(
    `update contact c set emails = told.emails, rev = $3
     from jsonb_to_recordset($2::jsonb) as told (id uuid, emails jsonb)
     where c.account_id = $1 and c.id = told.id and c.emails is distinct from told.emails`,
    [account, JSON.stringify(contacts), seq],
  )
}
