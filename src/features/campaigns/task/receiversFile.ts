import type { SendStatus } from '#domain/campaigns/sendStatus'
import type { Receiver } from '#domain/campaigns/taskCalls'
import type { FileTable } from '../../../components/figures/tableFile.ts'
import { localText } from './taskForm.ts'

type Words = {
  title: string
  titles: Record<'email' | 'mail' | 'status' | 'what' | 'time', string>
  /** which of several mails; '' of a task that has one */
  mail: (receiver: Receiver) => string
  status: (status: SendStatus) => string
  happened: (receiver: Receiver) => string[]
}

/** The receivers of a task, in the order in which they were written to. */
export function receiversFile(
  receivers: readonly Receiver[],
  { title, titles, mail, status, happened }: Words,
): FileTable {
  const mails = receivers.map(mail)
  const hasMails = mails.some((name) => name !== '')
  const columns = [titles.email, ...(hasMails ? [titles.mail] : []), titles.status, titles.what, titles.time]
  return {
    title,
    columns: columns.map((title) => ({ title, kind: 'text' })),
    rows: receivers.map((receiver, at) => [
      receiver.address,
      ...(hasMails ? [mails[at] ?? ''] : []),
      status(receiver.status),
      happened(receiver).join(' · '),
      localText(receiver.sent_at ?? receiver.status_at).replace('T', ' '),
    ]),
  }
}
