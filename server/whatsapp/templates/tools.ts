import type { Actor } from '#domain/shared/mutation'
import type { BlobStore } from '../../blobs/store.ts'
import type { Database } from '../../db/connect.ts'
import type { Leases } from '../../db/leases.ts'
import type { Log } from '../../log.ts'
import type { OpenTemplateGraph } from './graphOf.ts'
import type { TemplateName } from './rows.ts'

export type TemplateTools = {
  database: Database
  /** that no other process speaks to Meta about the same template */
  leases: Leases
  openGraph: OpenTemplateGraph
  /** the bytes of a file that this user's company keeps; null: they are not here yet */
  readFile: (user: Pick<Actor, 'account'>, hash: string) => Promise<Uint8Array | null>
  log: Log
}

/** Reads files that a company keeps. */
export const companyFiles =
  ({ pool }: Database, blobs: BlobStore): TemplateTools['readFile'] =>
  async ({ account }, hash) => {
    const { rows } = await pool.query<{ key: string }>('select key from blob where account_id = $1 and sha256 = $2', [
      account,
      hash,
    ])
    return rows[0] ? blobs.get(rows[0].key) : null
  }

export const leaseOfTemplate = ({ account, id }: TemplateName) => `whatsapp template ${account} ${id}`
