import { limits } from '#domain/limits'
import type { Area } from '../../area.ts'
import { atOnce, deleteOld } from '../../db/inChunks.ts'
import { distributionPerson } from './person.ts'
import { distributionRoutes } from './routes.ts'

const hour = 3_600_000
// Which contacts went is kept for the undo only; how many, for ever.
const undosBefore = `update distribution_share set contacts = '{}' where ctid = any (array(select s.ctid
  from distribution_share s join distribution d on d.account_id = s.account_id and d.id = s.distribution_id
  where s.contacts <> '{}' and d.ended_at < to_timestamp($1 / 1000.0) limit ${atOnce}))`

export const distributionArea = {
  tables: {
    distribution: 'untold',
    distribution_share: 'ids',
    pool_entry: 'ids',
    pool_claim: 'ids',
    pool_limit: 'nobody',
  },
  routes: distributionRoutes,
  person: distributionPerson,
  sweep: {
    others: { undos: (database, now) => deleteOld(database, undosBefore, now - limits.distributionUndoHours * hour) },
  },
} satisfies Area
