import { countLedger } from '#domain/campaigns/statistics/statistics'
import { companyOffsetAt } from '../campaigns/ledger/companyClock.ts'
import { writeDeltas } from '../campaigns/ledger/deltas.ts'
import { ledgerMailOf, type ReceiverRow } from '../campaigns/ledger/receiver.ts'
import { asSystem } from '../db/scope.ts'
import { type Device, newTestId } from './device.ts'
import { type PlantedRun, plantReceivers, plantRun, readReceivers } from './ledger.ts'
import type { TestServer } from './server.ts'

export type MailedTask = PlantedRun & { contacts: string[]; receivers: string[]; emails: string[] }

/** A task of this user, with a contact of the same user for each address; counted as the ledger's filling does. */
export async function plantMailed(
  { database }: TestServer,
  device: Device,
  emails: readonly string[],
  { status = 'sent', links = ['https://shop.example/a', 'https://shop.example/b'] } = {},
): Promise<MailedTask> {
  const { account, id: user } = device.user
  const contacts = emails.map(() => newTestId())
  const rows = contacts.map((id, at) => ({
    id,
    name: `P ${at}`,
    emails: [{ email: emails[at]!, is_valid: 'toVerify' }],
  }))
  for (let at = 0; at < rows.length; at += 200) await device.does('contact.create', { rows: rows.slice(at, at + 200) })
  const run = await plantRun(database, { account, user })
  const receivers = await plantReceivers(database, run, emails)
  await database.pool.query(
    `update campaign_receiver r set contact_id = one.contact, status = $3, batch = null,
       handed_over_at = case when $3 in ('sent', 'uncertain') then server_now() - interval '1 hour' end,
       sent_at = case when $3 = 'sent' then server_now() - interval '1 hour' end
     from unnest($1::uuid[], $2::uuid[]) as one (id, contact) where r.id = one.id`,
    [receivers, contacts, status],
  )
  await database.pool.query(
    `insert into campaign_link (account_id, task_id, step, number, url, trap)
     select $1, $2, '', place - 1, url, place > $4 from unnest($3::text[]) with ordinality as one (url, place)`,
    [account, run.task, [...links, 'https://shop.example/trap'], links.length],
  )
  const deltas = countLedger((await readReceivers(database, run.task)).map(ledgerMailOf), companyOffsetAt)
  await asSystem(database, (connection) => writeDeltas(connection, [{ account, deltas }]))
  return { ...run, contacts, receivers, emails: [...emails] }
}

export const receiverOf = async ({ database }: TestServer, mailed: PlantedRun, id: string): Promise<ReceiverRow> =>
  (await readReceivers(database, mailed.task)).find((row) => row.id === id)!
