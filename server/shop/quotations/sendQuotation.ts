import type { MessageFile } from '#domain/email/render/message'
import { AppError, type ErrorCode } from '#domain/errors'
import type { InputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { quotationCalls } from '#domain/shop/quotation/calls'
import { type Quotation, quotationFaults } from '#domain/shop/quotation/quotation'
import { dropUnnamed, keepInboundFile, nameFiles, roomLeft, type StoredFile } from '../../blobs/inboundFiles.ts'
import type { BlobStore } from '../../blobs/store.ts'
import type { VirusScan } from '../../blobs/virusScan.ts'
import { queueMessage } from '../../conversations/sending/queueMessage.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { serverNow } from '../../people/serverNow.ts'
import { recordRowChanges } from '../../sync/rowChanges.ts'
import { writeServerRows } from '../../sync/serverRows.ts'
import { documentOf } from './documentOf.ts'
import { drawBeside } from './drawBeside.ts'
import { nextNumber } from './numbers.ts'
import { changeOfRow, lockQuotation } from './quotationRows.ts'

export type QuotationUses = { database: Database; blobs: BlobStore; virusScan: VirusScan }
type SendRequest = InputOf<typeof quotationCalls.send>

/**
 * First the draft has its number, which stays with it whatever breaks off afterwards; then its document is drawn, while nobody waits;
 * then the message that carries it and the row that says so are written together. Said again with the same message, it is done.
 */
export async function sendQuotation(uses: QuotationUses, actor: Actor, asked: SendRequest): Promise<string> {
  const { database, blobs, virusScan } = uses
  const { account } = actor
  const prepared = await asSystem(database, (connection) => prepare(connection, actor, asked))
  if (prepared.isDone) return prepared.number
  const bytes = await drawBeside(await documentOf(database, account, prepared.quotation, asked.kind))
  const name = `${prepared.number}.pdf`
  const room = await roomLeft(database, account)
  const stored = await keepInboundFile({ store: blobs, virusScan }, { account, name, bytes, room })
  if (typeof stored === 'string') throw new AppError(stored === 'noRoom' ? 'storageFull' : 'operationFailed')
  const file = { hash: stored.sha256, size: stored.size, mime: stored.mime, name }
  try {
    await asSystem(database, (connection) => finish(connection, actor, { asked, prepared, file, stored }))
  } catch (error) {
    await dropUnnamed(database, blobs, [stored])
    throw error
  }
  return prepared.number
}

type SendPlan = { quotation: Quotation; rev: number; number: string; isDone: boolean }

async function prepare(connection: Connection, actor: Actor, asked: SendRequest): Promise<SendPlan> {
  const { rev, ...quotation } = await lockQuotation(connection, actor, asked.id)
  const known = asked.kind === 'quotation' ? quotation.number : quotation.proforma
  if (await isSaid(connection, actor.account, asked)) return { quotation, rev, number: known, isDone: true }
  const refused = refusalOf(quotation, asked)
  if (refused) throw new AppError(refused)
  if (known) return { quotation, rev, number: known, isDone: false }
  const now = await serverNow(connection)
  const number = await nextNumber(connection, actor.account, asked.kind, now)
  const numbered = { ...quotation, number }
  await writeServerRows(connection, actor.account, 'quotation', [numbered])
  return { quotation: numbered, rev: await revOf(connection, actor.account, asked.id), number, isDone: false }
}

function refusalOf(quotation: Quotation, { kind, again }: SendRequest): ErrorCode | null {
  const { status } = quotation
  if (kind === 'proforma') return status === 'accepted' ? null : 'quotationNotSent'
  if (quotationFaults(quotation).length > 0) return 'quotationIncomplete'
  return status === 'draft' || again ? null : 'quotationSent'
}

async function isSaid(connection: Connection, account: string, { message_id }: SendRequest): Promise<boolean> {
  const { rowCount } = await connection.query('select from message where account_id = $1 and id = $2', [
    account,
    message_id,
  ])
  return Boolean(rowCount)
}

async function revOf(connection: Connection, account: string, id: string): Promise<number> {
  const { rows } = await connection.query<{ rev: number }>(
    'select rev from quotation where account_id = $1 and id = $2',
    [account, id],
  )
  return rows[0]!.rev
}

type Finish = { asked: SendRequest; prepared: SendPlan; file: MessageFile; stored: StoredFile }

async function finish(connection: Connection, actor: Actor, { asked, prepared, file, stored }: Finish): Promise<void> {
  const { account } = actor
  const { rev, ...quotation } = await lockQuotation(connection, actor, asked.id)
  // What is sent is what was drawn.
  if (rev !== prepared.rev) throw new AppError('quotationChanged')
  const now = await serverNow(connection)
  await nameFiles(connection, account, [stored])
  if (asked.conversation_id !== null) {
    const { message_id: id, conversation_id, subject, body } = asked
    const message = { id, conversation_id, subject, body, files: [file], quote: null, again_of: null, extra: null }
    const refused = await queueMessage(connection, actor, message, now)
    if (refused) throw new AppError(refused)
  }
  const isFirst = quotation.status === 'draft'
  const sent =
    asked.kind === 'proforma'
      ? { proforma_file: file }
      : { file, status: isFirst ? ('sent' as const) : quotation.status, sent_at: isFirst ? now : quotation.sent_at }
  const { conversation_id } = asked
  const row = { ...quotation, ...sent, conversation_id: conversation_id ?? quotation.conversation_id, updated_at: now }
  const seq = await writeServerRows(connection, account, 'quotation', [row])
  // Its number came in a transaction before: to whoever reads its history it was sent at once.
  const before = isFirst ? { ...quotation, number: '' } : quotation
  const change = changeOfRow('quotation', { before, after: row, uid: null, edited_at: now })
  await recordRowChanges(connection, { account, user: actor.user, seq: seq! }, [change])
}
