import type { Area } from '../../area.ts'
import { tellAccountsLost } from '../../channels/accounts/lost.ts'
import { reassignMessages } from '../../channels/accounts/reassign.ts'
import { smsPages } from './pages.ts'
import { smsPerson } from './person.ts'
import { smsRoutes } from './routes.ts'
import { smsSweep } from './sweep.ts'
import { smsTables } from './tables.ts'

export const smsArea = {
  tables: smsTables,
  routes: smsRoutes,
  pages: smsPages,
  person: smsPerson,
  sweep: smsSweep,
  secrets: { sealed: { channel_secret: 'sealed' }, lost: tellAccountsLost },
  reassign: { owned: { sms_message: 'goes' }, rest: reassignMessages('sms_message') },
} satisfies Area
