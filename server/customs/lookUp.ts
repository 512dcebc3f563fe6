import type { CustomsFile, LookUpAnswer } from '#domain/customs/calls'
import type { ShipmentFilter } from '#domain/customs/shipmentFilter'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { holdPoints, refund, settleHold } from '../ledger/ledger.ts'
import type { Secrets } from '../secrets.ts'
import { beginCustomsFile, endCustomsFile, findCustomsFile } from './files.ts'
import { addShipments } from './importRows.ts'
import { askSeller, type ShipmentSeller, type ShipmentSellers, sellerOf } from './seller.ts'

type LookUpUses = { database: Database; secrets: Secrets; sellers: ShipmentSellers }
type LookUp = { id: string; filter: ShipmentFilter }
type LookedUp = { answer: LookUpAnswer; file: CustomsFile | null }

const prefix = 'customs look-up '
const uidOf = (id: string) => `${prefix}${id}`

/**
 * Buys what a seller has of what is looked for. It comes in as a file of the seller's, so that it is found, taken back and removed on
 * request as all other shipments are. Points are put aside before the seller is asked, and come back where nothing was found.
 */
export async function lookUpShipments(
  uses: LookUpUses,
  user: Actor,
  { id, filter }: LookUp,
  signal: AbortSignal,
): Promise<LookedUp> {
  const { database, sellers } = uses
  const seller = await sellerOf(uses, user.account)
  if (!seller) throw new AppError('notFound')
  const bought = await asSystem(database, (connection) => findCustomsFile(connection, user, id))
  if (bought?.is_done) return { answer: answerOf(bought, 0), file: null }
  await putAside(database, user, { id, seller })
  let isBought = false
  try {
    const said = await askSeller(sellers.reach, seller, filter, signal)
    if (said.kind !== 'answered') return { answer: { ...nothing, problem: said.problem }, file: null }
    if (!said.found.length) return { answer: nothing, file: null }
    const name = [seller.name, ...Object.values(filter)].join(' · ').slice(0, limits.lineLength)
    await asSystem(database, (connection) => beginCustomsFile(connection, user, { id, name, seller: seller.name }))
    await addShipments(database, user, { file: id, page: 0, rows: said.found })
    // What came and what it cost are known together, or neither is.
    const { file } = await asSystem(database, async (connection) => {
      const ended = await endCustomsFile(connection, user, id)
      if (seller.points) await settleHold(connection, { account: user.account, uid: uidOf(id), points: seller.points })
      return ended
    })
    isBought = true
    return { answer: answerOf(file, seller.points), file }
  } finally {
    if (!isBought && seller.points)
      await asSystem(database, (connection) => refund(connection, { account: user.account, uid: uidOf(id) }))
  }
}

const nothing: LookUpAnswer = { added: 0, doubled: 0, removed: 0, points: 0, problem: null }
const answerOf = ({ added, doubled, removed }: CustomsFile, points: number): LookUpAnswer => ({
  added,
  doubled,
  removed,
  points,
  problem: null,
})

/** A look-up that is under way, or has failed, is not paid by its points again. */
async function putAside(
  database: Database,
  { account, user }: Actor,
  { id, seller }: { id: string; seller: ShipmentSeller },
): Promise<void> {
  const uid = uidOf(id)
  await asSystem(database, async (connection) => {
    await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [uid])
    const held = await connection.query('select from ledger_hold where account_id = $1 and uid = $2', [account, uid])
    if (held.rowCount) throw new AppError('tooManyRequests')
    if (!seller.points) return
    const { points, name } = seller
    await holdPoints(connection, { account, uid, user, product: products.customsData, points, remark: name })
  })
}

/** Of a process that ended meanwhile: nobody got anything. */
export async function refundLostLookUps(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ account: string; uid: string }>(
    `select account_id as account, uid from ledger_hold
     where status = 'processing' and uid like 'customs look-up %' and updated_at < clock_timestamp() - interval '1 hour' limit 200`,
  )
  for (const hold of rows) await asSystem(database, (connection) => refund(connection, hold))
  return rows.length
}
