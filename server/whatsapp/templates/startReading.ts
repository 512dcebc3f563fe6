import { lacksSecrets, type WhatsappAccount } from '#domain/channels/account'
import type { Database } from '../../db/connect.ts'
import { errorFields } from '../../log.ts'
import { schedule } from '../../schedule.ts'
import { quotedColumns } from '../../sync/tables.ts'
import { type TemplateGraph, TemplateRefusal } from './graphOf.ts'
import { readAtMeta, setDue } from './reading.ts'
import type { TemplateTools } from './tools.ts'

const minute = 60_000
const afterTroubleMs = 10 * minute

/** Reads the templates of all WhatsApp Business accounts every hour, and sooner where something was heard of them. */
export function startTemplateReading(tools: TemplateTools, { everyMs = 3_000 } = {}): { stop: () => Promise<void> } {
  return schedule((signal) => readDue(tools, signal), {
    everyMs,
    log: tools.log,
    failed: 'templates could not be read',
  })
}

/** One process for each account; one that cannot be read keeps none of the others waiting. */
export async function readDue(tools: TemplateTools, signal: AbortSignal): Promise<void> {
  for (const { account, waba, row } of await dueNumbers(tools.database)) {
    if (signal.aborted) return
    const lease = await tools.leases.tryLease(`whatsapp templates ${account} ${waba}`)
    if (!lease) continue
    try {
      // Whatever comes of it, this one is not the first again at once.
      await setDue(tools.database, { account, waba, ms: afterTroubleMs })
      if (lacksSecrets(row)) continue
      const graph: TemplateGraph = await tools.openGraph({ account, row })
      await readAtMeta(tools, account, graph, AbortSignal.any([signal, lease.lost]))
    } catch (error) {
      // What a person has to do about it is said at the number.
      if (!(error instanceof TemplateRefusal))
        tools.log('templates of a WhatsApp Business account could not be read', { waba, ...errorFields(error) })
    } finally {
      await lease.release()
    }
  }
}

type DueNumber = { account: string; waba: string; row: WhatsappAccount }
const atOnce = 20
const columns = quotedColumns('channel_account').join(', ')

async function dueNumbers({ pool }: Database): Promise<DueNumber[]> {
  const { rows } = await pool.query<WhatsappAccount & { account_id: string; waba: string }>(
    `select distinct on (account_id, setting->>'waba') account_id, setting->>'waba' as waba, ${columns}
     from channel_account c
     where channel = 'whatsapp' and deleted_at is null and not exists (
       select from whatsapp_template_reading r
       where r.account_id = c.account_id and r.waba = c.setting->>'waba' and r.due > server_now())
     order by account_id, setting->>'waba', jsonb_array_length(secrets) desc, id limit ${atOnce}`,
  )
  return rows.map(({ account_id, waba, ...row }) => ({ account: account_id, waba, row }))
}
