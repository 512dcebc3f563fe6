import type { AreaSweep } from '../../area.ts'
import { atOnce, deleteOld } from '../../db/inChunks.ts'

const day = 24 * 3_600_000
/** What was told, as it came; and that it was told, which a late repetition is known by. */
const [eventDays, keyDays] = [14, 30]

export const smsSweep: AreaSweep = {
  others: {
    smsEvents: (database, now) => deleteOld(database, eventsBefore, now - eventDays * day),
    smsEventKeys: (database, now) => deleteOld(database, keysBefore, now - keyDays * day),
  },
}

const eventsBefore = `delete from raw_event where ctid = any (array(select ctid from raw_event
  where received_at < to_timestamp($1 / 1000.0) limit ${atOnce}))`
const keysBefore = `delete from raw_event_key where ctid = any (array(select ctid from raw_event_key
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`
