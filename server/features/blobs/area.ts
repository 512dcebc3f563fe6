import type { Area } from '../../area.ts'
import { blobRoutes } from './routes.ts'

export const blobArea = {
  tables: {
    blob: 'untold',
    blob_upload: 'untold',
    blob_day: 'nobody',
  },
  routes: blobRoutes,
} satisfies Area
