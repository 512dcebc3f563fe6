import type { Actor } from '#domain/shared/mutation'
import type { Leases } from '../../campaigns/leases.ts'
import type { Database } from '../../db/connect.ts'
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

export const leaseOfTemplate = ({ account, id }: TemplateName) => `whatsapp template ${account} ${id}`
