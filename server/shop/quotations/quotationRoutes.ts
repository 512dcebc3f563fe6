import { AppError } from '#domain/errors'
import type { MutationArgs } from '#domain/mutations'
import { quotationCalls as calls } from '#domain/shop/quotation/calls'
import type { Commands } from '../../area.ts'
import { asSystem, beyondScope } from '../../db/scope.ts'
import type { Route } from '../../http/route.ts'
import { recordOperation } from '../../operation.ts'
import { acceptQuotation } from './acceptQuotation.ts'
import { documentOf } from './documentOf.ts'
import { drawBeside } from './drawBeside.ts'
import { lockQuotation } from './quotationRows.ts'
import { type QuotationUses, sendQuotation } from './sendQuotation.ts'

export function quotationRoutes(route: Route, uses: QuotationUses): void {
  const { database } = uses
  route(calls.send, async (asked, user, { device, address }) => {
    const number = await sendQuotation(uses, user, asked)
    const { account, user: by } = user
    const detail = { number, kind: asked.kind }
    await asSystem(database, (connection) =>
      recordOperation(connection, {
        account,
        user: by,
        device,
        address,
        action: 'quotation.send',
        target: asked.id,
        detail,
      }),
    )
    return { number }
  })
  route(calls.document, async ({ id, kind }, user) => {
    const quotation = await asSystem(database, (connection) => lockQuotation(connection, user, id))
    if (kind === 'proforma' && quotation.status !== 'accepted') throw new AppError('quotationNotSent')
    const bytes = await drawBeside(await documentOf(database, user.account, quotation, kind))
    const name = (kind === 'proforma' ? quotation.proforma : quotation.number) || 'draft'
    return new Response(bytes, {
      headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}.pdf"` },
    })
  })
}

export const quotationCommands = {
  'quotation.accept': async ({ connection, user, claim, counter, edited_at }) => {
    const { id } = claim.args as MutationArgs<'quotation.accept'>
    const { rowCount } = await connection.query(
      'select from quotation where account_id = $1 and id = $2 and deleted_at is null',
      [user.account, id],
    )
    if (!rowCount) return { status: 'rejected', code: 'gone' }
    // The stock is everybody's, and so are the numbers.
    const code = await beyondScope(connection, () =>
      acceptQuotation(connection, user, { id, edited_at, uid: claim.sent.uid }),
    )
    if (code) return { status: 'rejected', code }
    await counter.next()
    return { status: 'applied' }
  },
} satisfies Commands
