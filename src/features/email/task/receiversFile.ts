import type { SendStatus } from '#domain/email/sendStatus'
import type { Receiver } from '#domain/email/taskCalls'
import { csvWriter } from '#workers/sheets/write/csvWriter'
import { localText } from './taskForm.ts'

type Words = {
  /** of the address, the state, what happened and when */
  titles: readonly [string, string, string, string]
  status: (status: SendStatus) => string
  happened: (receiver: Receiver) => string[]
}

/** The receivers of a task as a .csv file, in the order in which they were written to. */
export function receiversFile(receivers: readonly Receiver[], { titles, status, happened }: Words): Promise<Blob> {
  const writer = csvWriter({ columns: titles.map((title) => ({ title, kind: 'text', width: 24 })) })
  for (const receiver of receivers)
    writer.row([
      receiver.email,
      status(receiver.status),
      happened(receiver).join(' · '),
      localText(receiver.sent_at ?? receiver.status_at).replace('T', ' '),
    ])
  return writer.finish()
}
