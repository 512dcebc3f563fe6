import type { AreaSweep } from '../../area.ts'
import { atOnce, deleteOld } from '../../db/inChunks.ts'

const day = 86_400_000

export const ownPageSweep: AreaSweep = {
  others: {
    pageFacts: (database, now) => deleteOld(database, factsBefore, now - day),
    pageLeads: (database, now) => deleteOld(database, leadsBefore, now - 90 * day),
  },
}

/** They are asked for anew: what people are called is kept in their threads alone. */
const factsBefore = `delete from page_fact where ctid = any (array(select ctid from page_fact
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`

/** Meta keeps answers for ninety days. */
const leadsBefore = `delete from page_lead where ctid = any (array(select ctid from page_lead
  where at < to_timestamp($1 / 1000.0) and state <> 'new' limit ${atOnce}))`
