import type { SmsLine } from '#domain/sms/smsCalls'
import type { FileTable } from '../../../components/figures/tableFile.ts'

export type FileColumns = Record<
  'name' | 'number' | 'country' | 'status' | 'what' | 'text' | 'route' | 'parts' | 'points' | 'task' | 'time',
  string
>
type Words = {
  title: string
  columns: FileColumns
  country: (code: string) => string
  status: (line: SmsLine) => string
  happened: (line: SmsLine) => string[]
  route: (id: string | null) => string
  time: (at: number | null) => string
}

/** Messages as a sheet, in the order in which the page shows them. */
export function messagesFile(lines: readonly SmsLine[], words: Words): FileTable {
  const numbers: readonly string[] = ['parts', 'points']
  return {
    title: words.title,
    columns: Object.entries(words.columns).map(([key, title]) => ({
      title,
      kind: numbers.includes(key) ? 'number' : 'text',
    })),
    rows: lines.map((line) => [
      line.contact_name,
      `+${line.address}`,
      line.country && words.country(line.country),
      words.status(line),
      words.happened(line).join(' · '),
      line.text ?? '',
      words.route(line.channel_account_id),
      line.parts,
      line.points,
      line.task_name,
      words.time(line.sent_at),
    ]),
  }
}
