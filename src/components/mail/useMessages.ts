import type { EmailVersion } from '#domain/email/render/message'
import { rowById, rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { useStored } from '../../lib/reader.ts'
import { useUser } from '../../lib/session.ts'

/** Undefined while they are being read. */
export const useMessages = () => useStored((db) => rowsWhere(db, 'email_message', () => true), [])

/** Null: it is not here. */
export const useMessage = (id: string) => useStored((db) => rowById(db, 'email_message', id), [id])

/** The newest first. */
export async function versionsOf(db: UserDatabase, message: string): Promise<EmailVersion[]> {
  const rows = await rowsWhere(db, 'email_version', ({ email_message_id }) => email_message_id === message)
  return rows.toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
}
export const useVersions = (message: string) => useStored((db) => versionsOf(db, message), [message])

/** Those that the user may write as; a preview is signed by the first of them. */
export function useSenders() {
  const { id } = useUser()
  return useStored(
    async (db) => {
      const rows = await rowsWhere(db, 'email_sender', ({ belongto }) => belongto === id)
      return rows.toSorted((a, b) => a.created_at - b.created_at)
    },
    [id],
  )
}
