import { entriesByIds, rowsBetween } from '#workers/database/read'
import { newId } from '#workers/newId'
import { useStored } from '../../lib/reader.ts'

/** How many were captured today by this user, and how many of them the office has. */
export const useFairDay = (user: string) =>
  useStored(
    async (db) => {
      // Ids sort by the time they were made.
      const first = newId(new Date().setHours(0, 0, 0, 0)).slice(0, 13)
      const ids: string[] = []
      for await (const rows of rowsBetween(db, 'contact_origin', first, '\uffff'))
        for (const row of rows) if (row.created_by === user && row.way === 'person') ids.push(row.id)
      const entries = await entriesByIds(db, 'contact_origin', ids)
      const waiting = entries.filter((entry) => entry?.waiting?.length).length
      return { safe: ids.length, arrived: ids.length - waiting }
    },
    [user],
  )
