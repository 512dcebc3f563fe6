import * as z from 'zod/mini'
import { TemplateState } from '#domain/whatsapp/template'
import { contentOfTemplate, type WhatsappTemplate } from '#domain/whatsapp/templateRow'
import type { TemplateChange, WhatsappHeard } from '../../channels/whatsapp/webhook.ts'
import type { Connection } from '../../db/connect.ts'
import { writeServerRows } from '../../sync/serverRows.ts'
import { metaWords, numbersOfWaba, type TemplateFacts, tryLockTemplate, tryLockWaba } from './rows.ts'

export type TemplateHeard = Extract<WhatsappHeard, { kind: 'template' }>

/** What was told of templates, among all that was told of a number. */
export async function takeHeardTemplates(
  connection: Connection,
  { account }: { account: string },
  heard: readonly WhatsappHeard[],
): Promise<void> {
  for (const one of heard) if (one.kind === 'template') await takeTemplateHeard(connection, account, one)
}

/**
 * What the webhook tells of a template of this company, in the caller's transaction, which works as the server. Nothing says
 * in which order it was told: it is written down at once, and Meta is asked how it is within the minute. Another company's is
 * not heard. The caller may hold the account's counter already, so that nothing is waited for here: what somebody else is
 * working on is read from Meta alone.
 */
export async function takeTemplateHeard(connection: Connection, account: string, heard: TemplateHeard): Promise<void> {
  const { portfolioAccount: waba, id, change } = heard
  const numbers = (await numbersOfWaba(connection, account, waba)).map((number) => number.id)
  if (!numbers.length) return
  const row = (await tryLockWaba(connection, account, waba))
    ? await tryLockTemplate(connection, account, { numbers, metaId: id })
    : null
  const facts = row && row.state !== 'sending' ? factsOf(row, change) : null
  if (row && facts)
    await writeServerRows(connection, account, 'whatsapp_template', [{ ...row, ...facts, updated_at: Date.now() }])
  await connection.query(
    `insert into whatsapp_template_reading (account_id, waba, due) values ($1, $2, server_now())
     on conflict (account_id, waba) do update set due = excluded.due`,
    [account, waba],
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
