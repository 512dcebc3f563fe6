import type { App, makeRoute } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { authRoutes } from './auth/routes.ts'
import { billingRoutes } from './billing/routes.ts'
import { blobRoutes } from './blobs/routes.ts'
import { contactRoutes } from './contacts/routes.ts'
import { dataRightsRoutes } from './dataRights/routes.ts'
import { distributionRoutes } from './distribution/routes.ts'
import { mailPages } from './email/public/mailPages.ts'
import { emailRoutes } from './email/routes.ts'
import { boothPages } from './fair/boothPages.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { operationLogRoutes } from './operationLog/routes.ts'
import { subAccountRoutes } from './subAccounts/routes.ts'

type Area = (route: ReturnType<typeof makeRoute>, services: Services) => void

/** Every area that answers calls. */
export const areas: readonly Area[] = [
  authRoutes,
  billingRoutes,
  blobRoutes,
  contactRoutes,
  dataRightsRoutes,
  distributionRoutes,
  emailRoutes,
  notificationRoutes,
  operationLogRoutes,
  subAccountRoutes,
]

/** What is shown to who has nothing of the app. */
export const pages: readonly ((app: App, services: Services) => void)[] = [boothPages, mailPages]
