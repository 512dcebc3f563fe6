import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import { mustMayDelete } from '#domain/subAccounts/rights'
import { isAtMeta, mayWriteTemplate, type WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { askTemplates } from '../../channels/whatsapp/askTemplates.ts'
import { deleteTemplate } from '../../channels/whatsapp/templates.ts'
import { asSystem } from '../../db/scope.ts'
import { recordOperation } from '../../operation.ts'
import type { By } from '../../people/manage.ts'
import { removeServerRows } from '../../sync/serverRows.ts'
import { graphFor } from './checks.ts'
import { type TemplateGraph, TemplateRefusal } from './graphOf.ts'
import { findAtMeta } from './listing.ts'
import { lockTemplate } from './rows.ts'
import { leaseOfTemplate, type TemplateTools } from './tools.ts'

/** Deletes it at Meta, and here once it is gone there. */
export async function removeTemplate(
  tools: TemplateTools,
  { user, by }: { user: Actor; by: By },
  id: string,
): Promise<void> {
  const { account } = user
  const lease = await tools.leases.tryLease(leaseOfTemplate({ account, id }))
  if (!lease) throw new AppError('templateBusy')
  try {
    const row = await asSystem(tools.database, (connection) => lockTemplate(connection, { account, id }))
    const withheld = mayWriteTemplate(row, user) ? mustMayDelete(user) : 'forbidden'
    if (withheld) throw new AppError(withheld)
    if (isAtMeta(row)) {
      const graph = await graphFor(tools, account, row.channel_account_id)
      await deleteAtMeta(graph, row, AbortSignal.any([lease.lost, AbortSignal.timeout(90_000)]))
    }
    await asSystem(tools.database, async (connection) => {
      const { name, language } = row
      await recordOperation(connection, {
        ...by,
        action: 'whatsappTemplate.delete',
        target: id,
        detail: { name, language },
      })
      await removeServerRows(connection, account, 'whatsapp_template', [id])
    })
  } finally {
    await lease.release()
  }
}

/** Whatever the answer is, or is missing: where Meta has it no more, it is gone. */
async function deleteAtMeta(graph: TemplateGraph, row: WhatsappTemplate, signal: AbortSignal): Promise<void> {
  const { name } = row
  const id = row.meta_id || (await findAtMeta(graph, row, signal))?.id
  if (!id) return
  const answer = await askTemplates(graph.call, deleteTemplate(graph.setting, graph.waba, { name, id }), signal)
  if (answer.kind === 'done') return
  if ((await findAtMeta(graph, row, signal)) === null) return
  throw answer.kind === 'refused'
    ? new TemplateRefusal(answer.problem, answer.details)
    : new TemplateRefusal('unreachable')
}
