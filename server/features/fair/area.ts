import { limits } from '#domain/limits'
import type { Area } from '../../area.ts'
import { atOnce, deleteOld } from '../../db/inChunks.ts'
import { boothPages } from './boothPages.ts'

const day = 24 * 3_600_000
const entriesBefore = `delete from booth_entry where ctid = any (array(select ctid from booth_entry
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`

export const fairArea = {
  tables: {
    fair: 'nobody',
    booth_page: 'nobody',
    booth_entry: 'ids',
  },
  pages: boothPages,
  sweep: {
    others: { boothEntries: (database, now) => deleteOld(database, entriesBefore, now - limits.boothEntryDays * day) },
  },
} satisfies Area
