import { limits } from '#domain/limits'
import type { Area } from '../../area.ts'
import { notificationRoutes } from './routes.ts'

export const notificationArea = {
  tables: {
    notification: 'ids',
    notice_mute: 'nobody',
    digest: 'nobody',
    quiet_hours: 'nobody',
    push_job: 'nobody',
    push_subscription: 'nobody',
    vapid_key: 'nobody',
  },
  routes: notificationRoutes,
  sweep: { rows: { notices: { entity: 'notification', where: 'createtime < $2', days: limits.noticeDays } } },
} satisfies Area
