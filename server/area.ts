import type { LostTime } from '#domain/shared/restored'
import type { BlobReference } from './blobs/references.ts'
import type { Connection, Database } from './db/connect.ts'
import type { AreaPerson, RetainedTrace } from './erasure/areaPerson.ts'
import type { App, Route } from './http/route.ts'
import type { Reassign } from './people/reassign.ts'
import type { AreaSecrets } from './secrets.ts'
import type { Commands } from './sync/commands.ts'
import type { ChangeStamp } from './sync/flush.ts'
import type { ChangedRow } from './sync/rows.ts'
import type { AreaSweep } from './sync/sweep.ts'

/**
 * What an area of the product does for the core: `sync`, `people`, `erasure`, `blobs`, `restored` and `secrets.ts` go
 * through all areas and know none by name. Each area is described in `features/<area>/area.ts`; `features/index.ts` lists them. Every
 * part is optional, because some areas store nothing.
 *
 * The core itself knows users, contacts, and the changes that devices send.
 */
export type Area<Services = never> = {
  /** all tables of this area, and what each says about a person */
  tables?: Readonly<Record<string, RetainedTrace>>
  /** its calls; the parameter's type names the services that it uses */
  routes?: (route: Route, services: Services) => void
  /** its public pages, for visitors who are not signed in */
  pages?: (app: App, services: Services) => void
  /** its mutations that the server carries out immediately, each in its own transaction */
  commands?: Commands
  /** side effects of rows that a device changed, in the same transaction */
  written?: (connection: Connection, changes: readonly ChangedRow[], stamp: ChangeStamp) => Promise<void>
  /** its encrypted columns */
  secrets?: AreaSecrets
  /** its data that expires */
  sweep?: AreaSweep
  /** what it stores about a person: for the person's file, and for erasure */
  person?: AreaPerson
  /** its references to files: a file without any is shown to nobody and is deleted */
  blobs?: readonly BlobReference[]
  /** what happens to a user's rows when the user leaves */
  reassign?: Reassign
  /** after a restore: stops what would be sent a second time; may be interrupted anywhere and runs again */
  restored?: (database: Database, lost: LostTime) => Promise<void>
}

export type Areas = readonly Area[]
