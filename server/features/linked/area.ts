import type { Area } from '../../area.ts'
import { reassignMessages } from '../../channels/accounts/reassign.ts'
import { forgetRestoredSessions } from '../../linked/store.ts'
import { linkedFiles } from './files.ts'
import { linkedRoutes } from './routes.ts'
import { linkedSweep } from './sweep.ts'
import { linkedTables } from './tables.ts'

/** Phones that were linked by QR code. */
export const linkedArea = {
  tables: linkedTables,
  blobs: linkedFiles,
  routes: linkedRoutes,
  sweep: linkedSweep,
  restored: (database) => forgetRestoredSessions({ database }),
  secrets: {
    sealed: {
      linked_session: 'sealed',
      linked_key: 'sealed',
      linked_request: 'sealed',
      linked_link: 'sealed',
      linked_media: 'sealed',
    },
  },
  reassign: { owned: { linked_message: 'goes' }, rest: reassignMessages('linked_message') },
} satisfies Area
