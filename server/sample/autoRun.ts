import { emptyAutoPlan, newAutoStep } from '#domain/autoMarketing/plan'
import { type AutoRun, newAutoRun } from '#domain/autoMarketing/run'
import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { newIdAt } from '../sync/newId.ts'
import { changeServerRows } from '../sync/serverRows.ts'

const text =
  '{Hello|Good day} {{name|}}, we make lamps in Ningbo and have sent you our catalogue by email. May I show you two new models?'

/**
 * A draft that is ready to start: stores of the sandbox's map and exhibitors of its fair get a mail, and who has not opened it
 * after three days a message by the linked phones.
 */
export const seedAutoRun = (database: Database, { account, user }: Actor, now: number): Promise<void> =>
  asSystem(database, async (connection) => {
    const { rows } = await connection.query<{ message: string | null; sender: string | null; phones: string[] }>(
      `select (select id from email_message where account_id = $1 and belongto = $2 and deleted_at is null order by id limit 1) as message,
         (select id from email_sender where account_id = $1 and belongto = $2 and deleted_at is null order by id limit 1) as sender,
         array(select id from channel_account where account_id = $1 and channel = 'linked' and deleted_at is null order by id) as phones`,
      [account, user],
    )
    const { message, sender, phones } = rows[0]!
    if (!message || !sender) return
    const stamps = { belongto: user, created_at: now, updated_at: now }
    const template = { id: newIdAt(now), name: 'After the catalogue', text, language: 'en', file: null, ...stamps }
    const steps = [
      { ...newAutoStep('mail', 'email'), message, senders: [sender] },
      {
        ...newAutoStep('whatsapp', 'linked'),
        message: template.id,
        senders: phones,
        branch: 'notOpened' as const,
        of: 'mail',
        wait_days: 3,
      },
    ]
    const run: AutoRun = {
      ...newAutoRun,
      id: newIdAt(now),
      name: '里斯本灯具店与展会 · Lisbon stores and a fair',
      plan: { ...emptyAutoPlan, sources: [...sampleSources], steps, most_people: 400, allows_unknown_basis: true },
      repeats: null,
      ...stamps,
    }
    await changeServerRows(connection, account, [
      { entity: 'linked_message', puts: [template] },
      { entity: 'auto_run', puts: [run] },
    ])
  })

const sampleSources = [
  {
    kind: 'leads',
    id: 'maps',
    form: { kind: 'offlineStores', keyword: 'lamps', country: 'PT', city: 'Lisbon', from: 'osm' },
    most_rows: limits.leadPageRows,
    most_points: null,
    brought_pages: 0,
  },
  {
    kind: 'leads',
    id: 'fair',
    form: {
      kind: 'globalFair',
      fair_id: null,
      name: 'Sandbox Lighting Fair, autumn',
      recipe: {
        start: 'https://fair.example/autumn/exhibitors',
        entry: '.card',
        next: 'a[rel=next]',
        fields: { company: '.name', country: '.country', hall: '.hall', booth: '.booth', website: '.site' },
      },
    },
    most_rows: limits.leadPageRows,
    most_points: null,
    brought_pages: 0,
  },
] as const
