import { useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Failure, ImportPlan, ImportProgress, Inspection } from '#workers/sheets/api'
import { useBusy } from '../../../lib/busy.ts'
import { useClient } from '../../../lib/client.ts'
import { defaultCountry } from '../../../lib/defaultCountry.ts'
import type { TaskChannel } from '../../../lib/taskPaths.ts'
import { useTaskChannel } from './channel.ts'

type Sheets = Extract<Inspection, { kind: 'sheets' }>
/** `cut`: contacts that the task has no room for. */
export type FileResult = {
  added: number
  known: number
  made: number
  without: number
  unknown: number
  over: number
  cut: number
}
type FileState =
  | { kind: 'none' }
  | { kind: 'reading'; name: string }
  | { kind: 'failed'; code: ErrorCode; values: NonNullable<Failure['values']> }
  | { kind: 'seen'; file: File; sheets: Sheets; column: number | null }
  | { kind: 'working'; progress: ImportProgress }
  | { kind: 'done'; result: FileResult }

const none: FileState = { kind: 'none' }

/** What a contact of a task is written to at, as a column of a list. */
const columnOf = { email: 'emails', sms: 'phones', whatsapp: 'phones', linked: 'phones' } as const satisfies Record<
  TaskChannel,
  string
>

/** Numbers without a country code are of this device's country; nobody asks here. */
function planFor({ sheet, headerRow, columns }: Sheets, column: number, channel: TaskChannel): ImportPlan {
  const wanted = columnOf[channel]
  const fieldOf = ({ index, field }: Sheets['columns'][number]) =>
    index === column ? wanted : field === wanted ? null : field
  const mapping = Object.fromEntries(
    columns.flatMap((one) => {
      const field = fieldOf(one)
      return field ? [[one.index, field] as const] : []
    }),
  )
  return {
    sheet,
    headerRow,
    mapping,
    keepOtherColumnsInRemark: false,
    defaultCountry: channel === 'email' ? '' : defaultCountry(),
    duplicates: 'skip',
    purpose: channel === 'email' ? 'emailTask' : 'contacts',
    tag: [],
    source: null,
    category: null,
  }
}

/** Reads a list, makes contacts of new addresses by the usual import, and names everybody whom the list has. */
export function useFileAudience({
  before,
  onChosen,
}: {
  before: readonly string[]
  onChosen: (chosen: string[]) => void
}) {
  const { sheets, audience } = useClient()
  const channel = useTaskChannel()
  const [state, setState] = useState<FileState>(none)
  const stopping = useRef<AbortController | null>(null)
  useBusy(state.kind === 'working')
  useEffect(() => () => stopping.current?.abort(), [])
  const fail = ({ code, values = {} }: Failure) => setState({ kind: 'failed', code, values })

  async function look(file: File) {
    setState({ kind: 'reading', name: file.name })
    const seen = await sheets.inspect(file)
    if (seen.kind === 'failed') return fail(seen)
    const column = seen.columns.find(({ field }) => field === columnOf[channel])?.index ?? null
    setState({ kind: 'seen', file, sheets: seen, column })
  }
  const choose = (column: number | null) => state.kind === 'seen' && setState({ ...state, column })

  async function take() {
    if (state.kind !== 'seen' || state.column === null) return
    const plan = planFor(state.sheets, state.column, channel)
    const stop = new AbortController()
    stopping.current = stop
    const show = (progress: ImportProgress) => setState({ kind: 'working', progress })
    show({ stage: 'reading', rows: 0, of: null })
    const imported = await sheets.import(state.file, plan, show, stop.signal)
    if (imported.kind === 'failed') return fail(imported)
    if (imported.kind === 'cancelled') return setState(none)
    const listed = await namedIn(state.file, plan)
    if (listed.kind === 'failed') return fail(listed)
    const { ids, unknown } = listed
    const all = [...new Set([...before, ...ids])]
    const chosen = all.slice(0, limits.emailImportRows)
    onChosen(chosen)
    const made = imported.counts.accepted
    setState({
      kind: 'done',
      result: {
        added: chosen.length - before.length,
        known: Math.max(0, ids.length - made),
        made,
        without: listed.without,
        unknown,
        over: listed.over,
        cut: all.length - chosen.length,
      },
    })
  }
  /** The contacts of the list, by their addresses or by their phones. */
  async function namedIn(file: File, plan: ImportPlan) {
    if (channel === 'email') {
      const listed = await sheets.emails(file, plan)
      return listed.kind === 'failed' ? listed : { ...listed, ...(await audience.withEmails(listed.emails)) }
    }
    const listed = await sheets.phoneNumbers(file, plan)
    if (listed.kind === 'failed') return listed
    const { ids } = await audience.withPhones(listed.phones)
    const known = [...new Set(Object.values(ids))].sort()
    return { ...listed, ids: known, unknown: listed.phones.length - Object.keys(ids).length }
  }
  const stop = () => stopping.current?.abort()
  return { state, look, choose, take, stop }
}
