import type { Area } from '../../area.ts'
import { reassignMessages } from '../../channels/accounts/reassign.ts'
import { forgetRestoredSessions } from '../../linked/store.ts'
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
  restored: (database) => forgetRestoredSessions({ database }),
  secrets: { sealed: { linked_session: 'sealed', linked_key: 'sealed', linked_request: 'sealed' } },
  reassign: {
    owned: { whatsapp_message: 'goes', linked_message: 'goes' },
    async rest(connection, reassignment) {
      await reassignMessages('whatsapp_message')(connection, reassignment)
      await reassignMessages('linked_message')(connection, reassignment)
    },
  },
} satisfies Area
