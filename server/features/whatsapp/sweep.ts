import { limits } from '#domain/limits'
import type { AreaSweep } from '../../area.ts'
import { atOnce, deleteOld } from '../../db/inChunks.ts'

const hour = 3_600_000
/** Numbers that nobody got an answer about, or that are known from so long ago that they would be asked for anew. */
const questionDays = 30
const findingDays = 365

export const whatsappSweep: AreaSweep = {
  others: {
    whatsappPersons: (database, now) => deleteOld(database, personsBefore, now - 48 * hour),
    whatsappPaces: (database, now) => deleteOld(database, pacesBefore, now - hour),
    numberQuestions: (database, now) => deleteOld(database, questionsBefore, now - questionDays * 24 * hour),
    numberFindings: (database, now) => deleteOld(database, findingsBefore, now - findingDays * 24 * hour),
    whatsappCharges: (database, now) => deleteOld(database, chargesBefore, now - limits.mailTraceDays * 24 * hour),
    whatsappChatCharges: (database, now) =>
      deleteOld(database, chatChargesBefore, now - limits.mailTraceDays * 24 * hour),
  },
}

const personsBefore = `delete from whatsapp_person where ctid = any (array(select ctid from whatsapp_person
  where greatest(written_at, not_before) < to_timestamp($1 / 1000.0) limit ${atOnce}))`

const questionsBefore = `delete from number_question where ctid = any (array(select ctid from number_question
  where wanted_at < to_timestamp($1 / 1000.0) limit ${atOnce}))`

const findingsBefore = `delete from number_finding where ctid = any (array(select ctid from number_finding
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`

/** The pace of messages to one person, who could be written to as if nobody ever had. */
const pacesBefore = `delete from campaign_pace where ctid = any (array(select p.ctid from campaign_pace p
  join channel_account c on c.account_id = p.account_id and c.id = p.sender_id and c.channel = 'whatsapp'
  where p.address_group <> '' and (p.pace ->> 'until')::bigint < $1
    and (p.pace -> 'buckets' -> 0 ->> 'at')::bigint < $1 limit ${atOnce}))`

const chatChargesBefore = `delete from whatsapp_chat_charge where ctid = any (array(select ctid from whatsapp_chat_charge
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`

const chargesBefore = `delete from whatsapp_charge where ctid = any (array(select ctid from whatsapp_charge
  where at < to_timestamp($1 / 1000.0) limit ${atOnce}))`
