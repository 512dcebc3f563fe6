import { limits } from '#domain/limits'
import type { AreaSweep, BlobReference } from '../../area.ts'
import { deleteOld } from '../../db/inChunks.ts'
import type { AreaPerson, RetainedTrace } from '../../erasure/areaPerson.ts'
import { sweepSites } from './publishing/publish.ts'
import { sweepSeen } from './serving/seen.ts'
import { sweepVisits } from './serving/visits.ts'

export const siteTables = {
  shop_site: 'nobody',
  shop_part: 'nobody',
  shop_publication: 'nobody',
  shop_bucket: 'nobody',
  shop_file: 'nobody',
  shop_picture: 'nobody',
  shop_inquiry: 'untold',
  shop_salt: 'nobody',
  shop_visitor: 'nobody',
  shop_day: 'nobody',
  shop_seen: 'nobody',
} as const satisfies Record<string, RetainedTrace>

const day = 24 * 3_600_000
const waitingBefore = `delete from shop_inquiry where ctid = any (array(select ctid from shop_inquiry
  where state = 'waiting' and at < to_timestamp($1 / 1000.0) limit 5000))`
const takenBefore = `delete from shop_inquiry where ctid = any (array(select ctid from shop_inquiry
  where at < to_timestamp($1 / 1000.0) limit 5000))`

export const siteSweep = {
  sitePublications: (database, now) => sweepSites(database, now),
  siteVisitors: (database, now) => sweepVisits(database, now),
  siteSeen: (database, now) => sweepSeen(database, now),
  siteInquiriesWaiting: (database, now) => deleteOld(database, waitingBefore, now - limits.inquiryWaitDays * day),
  siteInquiries: (database, now) => deleteOld(database, takenBefore, now - limits.inquiryDays * day),
} satisfies AreaSweep['others']

/** What visitors see is not swept. */
export const siteBlobs: readonly BlobReference[] = [
  { table: 'shop_picture', names: 't.hash = $2', counts: 'always', awaited: false },
]

/** What waits for a confirmation, and what is remembered of what was taken in; the contact and its messages go by themselves. */
export const sitePerson = {
  async scrub(connection, account, { person }) {
    await connection.query(
      `delete from shop_inquiry where account_id = $1 and (entry ->> 'email' = any($2::text[]) or contact_id::text = any($3::text[]))`,
      [account, [...person.addresses], [...person.ids]],
    )
  },
} satisfies AreaPerson
