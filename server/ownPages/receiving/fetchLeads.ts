import * as z from 'zod/mini'
import type { OwnPageAccount } from '#domain/channels/account'
import { newContact } from '#domain/contacts/contact'
import { cleanLine, cleanText } from '#domain/contacts/importValues'
import { limits } from '#domain/limits'
import { agreedWording, LeadAnswer, LeadFormFacts, type LeadPerson, personOfLead } from '#domain/ownPages/leadForm'
import { emailPattern } from '#domain/shared/schema'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import { contactsByAddress } from '../../conversations/contactsOfPeers.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { Log } from '../../log.ts'
import { notify } from '../../notifications/notify.ts'
import { serverNow } from '../../people/serverNow.ts'
import { newIdAt } from '../../sync/newId.ts'
import { changeServerRows } from '../../sync/serverRows.ts'
import type { OwnPages } from '../ownPages.ts'
import { readPageRow } from '../pageRows.ts'

/** The name of the source that contacts from lead forms have. */
export const leadFormSource = 'Facebook'
const mostTries = 12

type LeadTools = { database: Database; pages: OwnPages; log: Log }
type WaitingLead = EventOwner & { ref: string; form: string; tries: number }

/** Fetches answers that Meta has told of and makes contacts of them; says whether there may be more. */
export async function fetchLeads(tools: LeadTools, signal: AbortSignal): Promise<boolean> {
  const { rows } = await tools.database.pool.query<WaitingLead>(
    `update page_lead l set tries = l.tries + 1, not_before = server_now() + make_interval(secs => 30 * 2 ^ least(l.tries, 10))
     from (select account_id, channel_account_id, ref from page_lead
       where state = 'new' and not_before <= server_now() order by not_before limit 10 for update skip locked) due
     where l.account_id = due.account_id and l.channel_account_id = due.channel_account_id and l.ref = due.ref
     returning l.account_id as account, l.channel_account_id as "channelAccount", l.ref, l.form, l.tries`,
  )
  for (const lead of rows) if (!signal.aborted) await fetchLead(tools, lead, signal)
  return rows.length === 10
}

async function fetchLead({ database, pages, log }: LeadTools, lead: WaitingLead, signal: AbortSignal): Promise<void> {
  const row = await readPageRow(database.pool, lead)
  if (!row) return endLead(database, lead, 'failed')
  const answer = await pages.askAs(
    lead,
    {
      path: encodeURIComponent(lead.ref),
      query: { fields: 'id,created_time,form_id,field_data,custom_disclaimer_responses' },
    },
    signal,
  )
  const told = answer.kind === 'said' ? z.safeParse(LeadAnswer, answer.data) : null
  if (!told?.success) {
    const isOver = answer.kind === 'gone' || answer.kind === 'refused' || lead.tries >= mostTries
    if (isOver) {
      log('an answer of a lead form is not fetched', { why: answer.kind })
      await endLead(database, lead, 'failed')
    }
    return
  }
  const form = await pages.askAs(
    lead,
    { path: encodeURIComponent(lead.form), query: { fields: 'id,name,legal_content' } },
    signal,
  )
  // Whoever agreed is not written down without what they agreed to.
  if (form.kind === 'wait') return
  const facts = form.kind === 'said' ? z.safeParse(LeadFormFacts, form.data).data : undefined
  await asSystem(database, (connection) =>
    takeLead(connection, lead, { row, answer: told.data, form: facts ?? { id: lead.form, name: '' } }),
  )
}

const endLead = async ({ pool }: Database, { account, channelAccount, ref }: WaitingLead, state: 'failed') =>
  void (await pool.query(
    'update page_lead set state = $4 where account_id = $1 and channel_account_id = $2 and ref = $3',
    [account, channelAccount, ref, state],
  ))

type FetchedLead = { row: OwnPageAccount; answer: LeadAnswer; form: LeadFormFacts }

/** A contact that has the address already is not changed by what somebody enters; what they said and agreed to is kept with it. */
async function takeLead(connection: Connection, lead: WaitingLead, { row, answer, form }: FetchedLead): Promise<void> {
  const { account, channelAccount, ref } = lead
  const { rows } = await connection.query<{ state: string; main: string }>(
    `select l.state, u.id as main from page_lead l join app_user u on u.account_id = $1 and u.parent_id is null
     where l.account_id = $1 and l.channel_account_id = $2 and l.ref = $3 for update of l`,
    [account, channelAccount, ref],
  )
  if (rows[0]?.state !== 'new') return
  const { main } = rows[0]
  const now = await serverNow(connection)
  const person = personOfLead(answer)
  const addresses = addressesOf(person)
  const found = await contactsByAddress(
    connection,
    account,
    [addresses.email, addresses.phone].filter((one) => one !== null),
  )
  const known = [...found.values()].flat()[0] ?? null
  const contact = known ?? { id: newIdAt(now), belongto: main, name: person.name }
  const source = known ? null : await findLeadSource(connection, account, now)
  const made = { contact_id: contact.id, created_by: main, created_at: now, updated_at: now }
  const evidence = [`${row.page.name} · ${form.name || form.id}`, `lead ${ref}`, answer.created_time]
    .filter(Boolean)
    .join('\n')
    .slice(0, limits.evidenceLength)
  const agreed = agreedWording(form, answer)
  const given_at = Math.min(Date.parse(answer.created_time) || now, now)
  const channels = [...(addresses.email ? (['email'] as const) : []), ...(addresses.phone ? (['phone'] as const) : [])]
  const consents =
    agreed === null
      ? []
      : channels.map((channel) => ({
          ...made,
          id: newIdAt(now),
          channel,
          basis: 'consent' as const,
          evidence: `${agreed}\nlead ${ref}`.slice(0, limits.evidenceLength),
          given_at,
          withdrawn_at: null,
        }))
  const note = noteOf(person, form)
  const origin = {
    ...made,
    id: newIdAt(now),
    way: 'person' as const,
    name: `${leadFormSource} · ${form.name || form.id}`.slice(0, limits.lineLength),
    licence: '',
    evidence,
    collected_at: given_at,
    fields: [],
    informed_at: null,
  }
  const fields = { ...contactFields(person, addresses), source }
  await changeServerRows(connection, account, [
    ...(known ? [] : [{ entity: 'contact' as const, puts: [newContact(contact.id, fields, main, now)] }]),
    ...(known ? [] : [{ entity: 'contact_origin' as const, puts: [origin] }]),
    ...(consents.length ? [{ entity: 'consent' as const, puts: consents }] : []),
    ...(note
      ? [{ entity: 'contact_note' as const, puts: [{ ...made, id: newIdAt(now), kind: 'message', text: note }] }]
      : []),
  ])
  await connection.query(
    `update page_lead set state = 'taken', contact_id = $4 where account_id = $1 and channel_account_id = $2 and ref = $3`,
    [account, channelAccount, ref, contact.id],
  )
  await notify(connection, {
    users: [...new Set([main, contact.belongto])],
    level: 2,
    type: 'message',
    content: { key: 'leadFormCame', values: { name: contact.name || person.email, form: form.name || form.id } },
    link: `/statistics/contacts?contact=${contact.id}`,
  })
}

function addressesOf({ email, phone }: LeadPerson): { email: string | null; phone: string | null } {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  const mail = email.trim().toLowerCase()
  return {
    email: emailPattern.test(mail) && mail.length <= limits.emailLength ? mail : null,
    // Without its country nobody knows whose number it is.
    phone: /^\s*(\+|00)/.test(phone) && /^[1-9]\d{6,14}$/.test(digits) ? digits : null,
  }
}

function contactFields(person: LeadPerson, { email, phone }: ReturnType<typeof addressesOf>) {
  const lineOf = (text: string) => cleanLine(text).slice(0, limits.lineLength)
  return {
    name: lineOf(person.name),
    company: lineOf(person.company),
    position: lineOf(person.position),
    address: lineOf(person.address),
    emails: email ? [{ email, is_valid: 'toVerify' as const }] : [],
    phones: phone ? [{ full_number: phone, is_wt: 'unvalidated' as const }] : [],
  }
}

/** What was answered beside the fields of a contact; a number without its country stands here. */
function noteOf({ others, phone, email }: LeadPerson, form: LeadFormFacts): string {
  const lines = others.map(({ question, answer }) => `${question}: ${answer}`)
  const reach = [email, phone].filter(Boolean).join(' · ')
  return cleanText([form.name, reach, ...lines].filter(Boolean).join('\n')).slice(0, limits.lineLength * 5)
}

async function findLeadSource(connection: Connection, account: string, now: number): Promise<string> {
  const { rows } = await connection.query<{ id: string }>(
    'select id from source where account_id = $1 and name = $2 and deleted_at is null order by id limit 1',
    [account, leadFormSource],
  )
  if (rows[0]) return rows[0].id
  const id = newIdAt(now)
  await changeServerRows(connection, account, [
    {
      entity: 'source',
      puts: [{ id, name: leadFormSource, parent: null, colour: null, place: 0, created_at: now, updated_at: now }],
    },
  ])
  return id
}
