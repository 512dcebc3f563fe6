import type { Area } from '../../area.ts'
import { reassignMessages } from '../../channels/accounts/reassign.ts'
import { whatsappFiles } from './files.ts'
import { whatsappHooks } from './hooks.ts'
import { whatsappPerson } from './person.ts'
import { whatsappRoutes } from './routes.ts'
import { whatsappSweep } from './sweep.ts'
import { whatsappTables } from './tables.ts'

export const whatsappArea = {
  tables: whatsappTables,
  blobs: whatsappFiles,
  routes: whatsappRoutes,
  pages: whatsappHooks,
  person: whatsappPerson,
  sweep: whatsappSweep,
  reassign: { owned: { whatsapp_message: 'goes' }, rest: reassignMessages('whatsapp_message') },
} satisfies Area
