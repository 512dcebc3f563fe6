import type { Area } from '../../area.ts'
import { reassignMail } from '../../email/reassign.ts'
import { tellSendersLost } from '../../email/secrets/lost.ts'
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
  person: emailPerson,
  blobs: emailFiles,
  secrets: { sealed: { email_secret: 'sealed' }, lost: tellSendersLost },
  sweep: emailSweep,
  reassign: { owned: { email_sender: 'goes', email_message: 'goes' }, rest: reassignMail },
} satisfies Area
