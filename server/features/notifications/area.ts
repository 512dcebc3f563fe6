import { limits } from '#domain/limits'
import type { Area } from '../../area.ts'
import { notificationRoutes } from './routes.ts'

export const notificationArea = {
  routes: notificationRoutes,
  sweep: { rows: { notices: { entity: 'notification', where: 'createtime < $2', days: limits.noticeDays } } },
} satisfies Area
