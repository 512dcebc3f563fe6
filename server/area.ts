import type { LostTime } from '#domain/shared/restored'
import type { BlobReference } from './blobs/references.ts'
import type { Connection, Database } from './db/connect.ts'
import type { AreaPerson, Keeping } from './erasure/areaPerson.ts'
import type { App, Route } from './http/route.ts'
import type { Reassign } from './people/handOver.ts'
import type { AreaSecrets } from './secrets.ts'
import type { Commands } from './sync/commands.ts'
import type { Stamp } from './sync/flush.ts'
import type { ChangedRow } from './sync/rows.ts'
import type { AreaSweep } from './sync/sweep.ts'

/**
 * What an area of the product does when the core asks: `sync`, `people`, `erasure`, `blobs` and `restored` go through all
 * areas and know none by name. One of them stands in `features/<area>/area.ts`, all of them in `features/index.ts`. Nothing is
 * asked of an area that keeps nothing.
 *
 * What everybody shares is the core's own: users, contacts, and what devices sent.
 */
export type Area<Services = never> = {
  /** every table that it keeps, and what that says of a person */
  tables?: Readonly<Record<string, Keeping>>
  /** its calls; it takes of the services what it uses */
  routes?: (route: Route, services: Services) => void
  /** what it shows to people who are not signed in */
  pages?: (app: App, services: Services) => void
  /** its mutations that the server carries out at once, each in a transaction of its own */
  commands?: Commands
  /** what else follows from rows that a device changed, in the same transaction */
  written?: (connection: Connection, changes: readonly ChangedRow[], stamp: Stamp) => Promise<void>
  /** what it keeps sealed */
  secrets?: AreaSecrets
  /** what it lets go in time */
  sweep?: AreaSweep
  /** what it knows of the person that contacts are: to be handed out, and erased */
  person?: AreaPerson
  /** where its rows name files: what nothing names is shown to nobody, and swept */
  blobs?: readonly BlobReference[]
  /** what becomes of its rows when their user leaves */
  reassign?: Reassign
  /** holds back what a restored database would send once more; may break off anywhere and is done again */
  restored?: (database: Database, lost: LostTime) => Promise<void>
}

export type Areas = readonly Area[]
