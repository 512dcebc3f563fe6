import type { Area } from '../../area.ts'
import { tellAccountsLost } from '../../channels/accounts/lost.ts'
import { reassignSmsMessages } from '../../channels/accounts/reassign.ts'
import { smsRoutes } from './routes.ts'
import { smsTables } from './tables.ts'

export const smsArea = {
  tables: smsTables,
  routes: smsRoutes,
  secrets: { sealed: { channel_secret: 'sealed' }, lost: tellAccountsLost },
  reassign: { owned: { sms_message: 'goes' }, rest: reassignSmsMessages },
} satisfies Area
