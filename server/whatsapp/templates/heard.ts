import * as z from 'zod/mini'
import { TemplateState } from '#domain/whatsapp/template'
import { contentOfTemplate, type WhatsappTemplate } from '#domain/whatsapp/templateRow'
import type { TemplateChange, WhatsappHeard } from '../../channels/whatsapp/webhook.ts'
import type { Connection } from '../../db/connect.ts'
import { writeServerRows } from '../../sync/serverRows.ts'
import { lockTemplatesOf, lockWaba, metaWords, numbersOfWaba, type TemplateFacts } from './rows.ts'

export type TemplateHeard = Extract<WhatsappHeard, { kind: 'template' }>

/**
 * What the webhook tells of a template of this company, in the caller's transaction, which works as the server. Nothing says
 * in which order it was told: it is written down at once, and Meta is asked how it is within the next minute. Another
 * company's is not heard.
 */
export async function takeTemplateHeard(connection: Connection, account: string, heard: TemplateHeard): Promise<void> {
  const numbers = (await numbersOfWaba(connection, account, heard.portfolioAccount)).map(({ id }) => id)
  if (!numbers.length) return
  await lockWaba(connection, account, heard.portfolioAccount)
  const rows = await lockTemplatesOf(connection, account, numbers, [heard.id])
  const row = rows.find(({ meta_id }) => meta_id === heard.id)
  const facts = row && row.state !== 'sending' ? factsOf(row, heard.change) : null
  if (row && facts) {
    const next = { ...row, ...facts, updated_at: Date.now() }
    await writeServerRows(connection, account, 'whatsapp_template', [next])
  }
  await connection.query(
    `insert into whatsapp_template_reading (account_id, waba, due) values ($1, $2, server_now())
     on conflict (account_id, waba) do update set due = excluded.due`,
    [account, heard.portfolioAccount],
  )
}

/** Words of the webhook that lists of templates do not have. */
const states: Readonly<Record<string, WhatsappTemplate['state']>> = {
  reinstated: 'approved',
  unarchived: 'approved',
  pending_deletion: 'deleted',
}

function factsOf(row: WhatsappTemplate, change: TemplateChange): TemplateFacts | null {
  switch (change.of) {
    case 'category':
      return { meta_category: metaWords(change.category) }
    case 'quality':
      return { quality: metaWords(change.quality) }
    case 'state': {
      const state = states[change.state] ?? z.safeParse(TemplateState, change.state).data
      if (!state || state === 'draft' || state === 'sending') return null
      const rejected_reason = state === 'rejected' ? metaWords(change.reason) : ''
      // Only what Meta was looking at is what it approved.
      const isLookedAt = state === 'approved' && row.state === 'pending'
      return { state, rejected_reason, ...(isLookedAt && { approved: contentOfTemplate(row) }) }
    }
  }
}
