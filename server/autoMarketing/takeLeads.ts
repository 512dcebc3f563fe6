import type { AutoRun } from '#domain/autoMarketing/run'
import { isEmptyDraft, newContact } from '#domain/contacts/contact'
import type { LeadJob } from '#domain/leads/job'
import { contactIdOfLead, contactOfLead, type LeadRow, originIdOfLead, originOfLead } from '#domain/leads/lead'
import { limits } from '#domain/limits'
import { audienceScope } from '../campaigns/sending/owner.ts'
import { contactsWith, type KeyedContact } from '../campaigns/suppression/keys.ts'
import { quotedColumns } from '../sync/tables.ts'
import type { SourceRow } from './collect.ts'
import { giveNew } from './giveNew.ts'
import type { AutoTurn } from './runs.ts'

const beforeAll = '00000000-0000-0000-0000-000000000000'

/** What a lead is for the run: a contact that is there or a new one, or nobody. */
type TakenLead = { lead: LeadRow; contact: string; isNew: boolean }

/**
 * The next leads of a job become contacts, each with where it came from, and people of the run: in one transaction, so that a crash
 * takes none twice. Gives how many are left.
 */
export async function takeLeads(turn: AutoTurn, run: AutoRun, row: SourceRow, job: LeadJob): Promise<number> {
  const { connection, account, now, changes } = turn
  if (row.is_over) return 0
  const { rows: leads } = await connection.query<LeadRow>(
    `select ${quotedColumns('lead').join(', ')} from lead
     where account_id = $1 and lead_job_id = $2 and deleted_at is null and id > $3 order by id limit $4`,
    [account, job.id, row.upto ?? beforeAll, limits.autoLeadsAtOnce],
  )
  const left: Record<string, number> = {}
  const leave = (reason: string) => void (left[reason] = (left[reason] ?? 0) + 1)
  const taken: TakenLead[] = []
  const known = await readKnown(turn, leads)
  const scope = await audienceScope(connection, run.belongto)
  for (const lead of leads) {
    const one = takenLead(lead, known)
    if (typeof one === 'string') leave(one)
    else if (one.owner !== null && scope !== null && one.owner !== run.belongto) leave('foreign')
    else taken.push(one)
  }
  const added = await addMembers(turn, run, row, taken)
  const people = new Set(added)
  for (const { contact } of taken) if (!people.delete(contact)) leave('duplicate')
  const kept = taken.filter(({ lead }) => lead.state === 'new')
  const fresh = new Map(kept.flatMap((one) => (one.isNew ? [[one.contact, contactOfLead(one.lead)] as const] : [])))
  const given = await giveNew(turn, run, fresh)
  changes.push(
    { entity: 'contact', puts: given.map(({ id, fields, belongto }) => newContact(id, fields, belongto, now)) },
    { entity: 'contact_origin', puts: kept.map((one) => originRow(one, run, now)) },
    {
      entity: 'lead',
      puts: kept.map(({ lead, contact }) => ({ ...lead, state: 'kept', contact_id: contact, updated_at: now })),
    },
    { entity: 'lead_job', puts: kept.length ? [{ ...job, kept: job.kept + kept.length, updated_at: now }] : [] },
  )
  const isOver = leads.length < limits.autoLeadsAtOnce
  await connection.query(
    `update auto_source set upto = coalesce($4::uuid, upto), looked = looked + $5, taken = taken + $6, left_by = $7, is_over = $8
     where account_id = $1 and run_id = $2 and source = $3`,
    [
      account,
      run.id,
      row.source,
      leads.at(-1)?.id ?? null,
      leads.length,
      added.length,
      JSON.stringify(sums(row.left_by, left)),
      isOver,
    ],
  )
  return isOver ? 0 : countLeft(turn, job, leads.at(-1)!.id)
}

const sums = (a: Record<string, number>, b: Record<string, number>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)]),
  )

/** Why it is nobody, or who it is. Two leads with one address are one person: the first of them makes the contact. */
function takenLead(
  lead: LeadRow,
  known: Map<string, Pick<KeyedContact, 'id' | 'belongto'>>,
): string | (TakenLead & { owner: string | null }) {
  if (lead.state === 'thrown') return 'thrown'
  if (lead.contact_id) return { lead, contact: lead.contact_id, isNew: false, owner: null }
  const fields = contactOfLead(lead)
  const keys = keysOfLead(lead)
  if (isEmptyDraft(fields) || !keys.length) return 'noAddress'
  const same = keys.flatMap((key) => known.get(key) ?? [])[0]
  if (same) return { lead, contact: same.id, isNew: false, owner: same.belongto || null }
  const contact = contactIdOfLead(lead.id)
  for (const key of keys) known.set(key, { id: contact, belongto: '' })
  return { lead, contact, isNew: true, owner: null }
}

function keysOfLead(lead: LeadRow): string[] {
  const { emails = [], phones = [] } = contactOfLead(lead)
  return [...emails.map(({ email }) => email.toLowerCase()), ...phones.map(({ full_number }) => full_number)]
}

async function readKnown({ connection, account }: AutoTurn, leads: readonly LeadRow[]) {
  const keys = [...new Set(leads.flatMap(keysOfLead))]
  const found = keys.length ? await contactsWith(connection, account, keys) : []
  return new Map<string, Pick<KeyedContact, 'id' | 'belongto'>>(
    found.toReversed().flatMap((contact) => contact.keys.map((key) => [key, contact] as const)),
  )
}

/** Each person once, whichever source found them first. */
async function addMembers(
  { connection, account }: AutoTurn,
  run: AutoRun,
  row: SourceRow,
  taken: readonly TakenLead[],
) {
  const { rows } = await connection.query<{ id: string }>(
    `insert into auto_member (account_id, run_id, contact_id, source)
     select $1, $2, contact, $3 from (select distinct unnest($4::uuid[]) as contact) as found
     on conflict do nothing returning contact_id as id`,
    [account, run.id, row.source, taken.map(({ contact }) => contact)],
  )
  return rows.map(({ id }) => id)
}

const originRow = ({ lead, contact }: TakenLead, run: AutoRun, now: number) => ({
  ...originOfLead(lead, run.name, now),
  id: originIdOfLead(lead.id),
  contact_id: contact,
  informed_at: null,
  created_by: run.belongto,
  created_at: now,
  updated_at: now,
})

async function countLeft({ connection, account }: AutoTurn, job: LeadJob, upto: string): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    'select count(*)::int as count from lead where account_id = $1 and lead_job_id = $2 and deleted_at is null and id > $3',
    [account, job.id, upto],
  )
  return rows[0]!.count
}
