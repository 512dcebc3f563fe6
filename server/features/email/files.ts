import type { BlobReference } from '../../area.ts'

const inMail = '(files_in(t.content) || files_in(t.attachments)) @> array[$2]'

/** What mails show and carry: of messages, their versions, signatures, and mails that were sent. */
export const emailFiles: readonly BlobReference[] = [
  { table: 'email_message', names: inMail, counts: 'with row', awaited: true },
  { table: 'email_version', names: inMail, counts: 'with row', awaited: true },
  { table: 'email_sender', names: 'files_in(t.signature) @> array[$2]', counts: 'with row', awaited: true },
  { table: 'email_mail_file', names: 't.sha256 = $2', counts: 'always', awaited: false },
]
