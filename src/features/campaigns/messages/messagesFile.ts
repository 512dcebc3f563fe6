import type { MessageChannel, TaskMessage } from '#domain/campaigns/messageCalls'
import type { FileTable } from '../../../components/figures/tableFile.ts'

/** What a file has of each message; which of them, in their order, is its channel's. */
const columns = {
  name: ({ contact_name }) => contact_name,
  number: ({ address }) => `+${address}`,
  country: ({ country }, words) => country && words.country(country),
  status: (line, words) => words.status(line),
  what: (line, words) => words.happened(line).join(' · '),
  text: ({ text }) => text ?? '',
  template: ({ template }, words) => words.template(template),
  account: ({ channel_account_id }, words) => words.account(channel_account_id),
  parts: ({ parts }) => parts,
  points: ({ points }) => points,
  task: ({ task_name }) => task_name,
  time: ({ sent_at }, words) => words.time(sent_at),
} as const satisfies Record<string, (line: TaskMessage, words: Words) => string | number>
export type MessageColumn = keyof typeof columns

type Words = {
  title: string
  column: (name: MessageColumn) => string
  country: (code: string) => string
  status: (line: TaskMessage) => string
  happened: (line: TaskMessage) => string[]
  account: (id: string | null) => string
  template: (id: string | null) => string
  time: (at: number | null) => string
}

const ofChannel: Record<MessageChannel, readonly MessageColumn[]> = {
  sms: ['name', 'number', 'country', 'status', 'what', 'text', 'account', 'parts', 'points', 'task', 'time'],
  whatsapp: ['name', 'number', 'country', 'status', 'what', 'text', 'template', 'account', 'points', 'task', 'time'],
}
const numbers: readonly MessageColumn[] = ['parts', 'points']

/** Messages as a sheet, in the order in which the page shows them. */
export function messagesFile(lines: readonly TaskMessage[], channel: MessageChannel, words: Words): FileTable {
  const shown = ofChannel[channel]
  return {
    title: words.title,
    columns: shown.map((name) => ({
      title: words.column(name),
      kind: numbers.includes(name) ? 'number' : 'text',
    })),
    rows: lines.map((line) => shown.map((name) => columns[name](line, words))),
  }
}
