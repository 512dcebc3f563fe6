import type { Area } from '../../area.ts'
import { loseWaitingAnswers } from '../../email/answering/loseWaiting.ts'
import { tellLifted } from '../../email/ledger/lifted.ts'
import { reassignMail, reassignTask } from '../../email/reassign.ts'
import { tellSendersLost } from '../../email/secrets/lost.ts'
import { loseOpenBatches } from '../../email/sending/batches.ts'
import { fillAllOf } from '../../email/sending/begin.ts'
import { pauseRestoredTasks } from '../../email/sending/pauseRestored.ts'
import { emailFiles } from './files.ts'
import { emailPerson } from './person.ts'
import { mailPages } from './public/mailPages.ts'
import { emailRoutes } from './routes.ts'
import { emailSweep } from './sweep.ts'
import { emailTables } from './tables.ts'

export const emailArea = {
  tables: emailTables,
  routes: emailRoutes,
  pages: mailPages,
  written: tellLifted,
  person: emailPerson,
  blobs: emailFiles,
  secrets: { sealed: { email_secret: 'sealed' }, lost: tellSendersLost },
  sweep: emailSweep,
  reassign: {
    owned: { email_sender: 'goes', email_message: 'goes', email_task: 'goes', email_counts: 'goes' },
    before: fillAllOf,
    part: reassignTask,
    rest: reassignMail,
  },
  async restored(database, lost) {
    await loseOpenBatches(database)
    await pauseRestoredTasks(database, lost)
    await loseWaitingAnswers(database)
  },
} satisfies Area
