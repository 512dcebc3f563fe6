import type { EntityName } from '#domain/entities'
import type { ErrorCode } from '#domain/errors'
import type { MutationName } from '#domain/mutations'
import type { Actor } from '#domain/shared/mutation'
import type { LostTime } from '#domain/shared/restored'
import type { Connection, Database } from './db/connect.ts'
import type { AreaPerson, RetainedTrace } from './erasure/areaPerson.ts'
import type { HttpApp, Route } from './http/route.ts'
import type { Claim } from './sync/claim.ts'
import type { MutationVerdict } from './sync/judge.ts'
import type { RevisionCounter } from './sync/revisionCounter.ts'
import type { ChangedRow } from './sync/rows.ts'

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
  pages?: (app: HttpApp, services: Services) => void
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
  /** what is said where a key of these names is taken already, by another row of the company */
  taken?: Readonly<Record<string, ErrorCode>>
  /** its references to files: a file without any is shown to nobody and is deleted */
  blobs?: readonly BlobReference[]
  /** what happens to a user's rows when the user leaves */
  reassign?: Reassign
  /** after a restore: stops what would be sent a second time; may be interrupted anywhere and runs again */
  restored?: (database: Database, lost: LostTime) => Promise<void>
}

export type Areas = readonly Area[]

export type Command = {
  connection: Connection
  user: Actor
  claim: Claim
  replica: string
  /** when the user gave it, never in the future */
  edited_at: number
  now: number
  counter: RevisionCounter
  areas: Areas
}

/**
 * How the server does what means the moment it is given: in a transaction of its own, for all rows at once where they are
 * many. What is refused leaves nothing.
 */
export type Commands = Partial<Record<MutationName, (command: Command) => Promise<MutationVerdict>>>

export type ChangeStamp = { seq: number; user: Actor; replica: string; now: number; areas: Areas }

/** An area's data that expires, by the name of its count in the log. */
export type AreaSweep = {
  /** rows that devices have too: an SQL condition with the moment `$2`, and after how many days */
  rows?: Readonly<Record<string, RetentionRule>>
  /** what no device has; returns how many were deleted */
  others?: Readonly<Record<string, (database: Database, now: number) => Promise<number>>>
  /** SQL conditions for deleted rows (`t`) that are kept longer than others */
  kept?: Partial<Record<EntityName, string>>
}
type RetentionRule = { entity: EntityName; where: string; days: number }

export type Reassignment = { account: string; from: string; to: string; by: string }

/** How an area's rows of a user who leaves go to the successor, after the user's contacts. */
export type Reassign = {
  /** whether rows that belong to the user go to the successor or stay */
  owned?: Partial<Record<EntityName, 'goes' | 'stays'>>
  /** tables from which the user's rows (`user_id`) are deleted, such as credentials */
  dropped?: readonly string[]
  /** preparation, in its own transactions */
  before?: (database: Database, leaver: Pick<Actor, 'account' | 'user'>) => Promise<void>
  /** moves one portion, in the caller's transaction; false: nothing was left */
  part?: (connection: Connection, reassignment: Reassignment) => Promise<boolean>
  /** moves everything else */
  rest?: (connection: Connection, reassignment: Reassignment) => Promise<void>
}

/** How rows of a table refer to a file. */
export type BlobReference = {
  table: string
  /** SQL condition: the row `t` refers to the file with the hash `$2` */
  names: string
  /** the reference counts while the row, or the row and its contact, is not deleted; or always */
  counts: 'with row' | 'with row and contact' | 'always'
  /** devices that have the row are told when the file arrives */
  awaited: boolean
}

/** An area's encrypted columns. Their content cannot be restored without the key. */
export type AreaSecrets = {
  /** table → column; the rows are deleted when the key is lost */
  sealed: Readonly<Record<string, string>>
  /** what else is deleted then, and who is told */
  lost?: (connection: Connection) => Promise<void>
}
