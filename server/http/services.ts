import type { Database } from '../db/connect.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Live } from '../sync/live.ts'

/** What every part of the server may use. */
export type Services = { settings: Settings; database: Database; log: Log; live: Live; version: string }
