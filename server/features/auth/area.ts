import { limits } from '#domain/limits'
import type { Area } from '../../area.ts'
import { atOnce, deleteOld } from '../../db/inChunks.ts'
import { authRoutes } from './routes.ts'

const day = 24 * 3_600_000
const sessionsBefore = `delete from session where ctid = any (array(select ctid from session
  where ended_at < to_timestamp($1 / 1000.0)
    or last_seen < to_timestamp($1 / 1000.0) - interval '${limits.sessionDays} days' limit ${atOnce}))`

export const authArea = {
  tables: {
    session: 'nobody',
    sign_in_code: 'nobody',
    sign_in_ticket: 'nobody',
    sign_in_try: 'nobody',
    code_rate: 'nobody',
    setup_key: 'nobody',
    two_step: 'nobody',
    recovery_code: 'nobody',
    device_secret: 'nobody',
    client_code: 'nobody',
    known_device: 'nobody',
  },
  routes: authRoutes,
  reassign: {
    dropped: ['two_step', 'recovery_code', 'sign_in_ticket', 'device_secret', 'known_device', 'client_code'],
  },
  secrets: {
    sealed: { two_step: 'secret', device_secret: 'secret', client_code: 'secret' },
    async lost(connection) {
      await connection.query('delete from recovery_code')
    },
  },
  sweep: {
    others: { sessions: (database, now) => deleteOld(database, sessionsBefore, now - limits.endedSessionDays * day) },
  },
} satisfies Area
