import * as z from 'zod/mini'
import type { operationLogCalls } from '#domain/operationLog/calls'
import { type LogGroup, logGroupNames } from '#domain/operationLog/groups'
import { LogCursor } from '#domain/operationLog/log'
import type { InputOf } from '#domain/shared/call'
import { Id } from '#domain/shared/schema'
import { momentsOf, type Period, periodNames } from '../../lib/period.ts'

/** What the address of the log says: back, reload and a shared link show the same. */
export type LogAddress = {
  user: string | null
  group: LogGroup | null
  period: Period | null
  text: string
  /** where the page before ended; null: the newest */
  before: LogCursor | null
  /** the entry beside the list */
  entry: string | null
}

export const readLog = (params: URLSearchParams): LogAddress => ({
  user: idIn(params.get('user')),
  group: logGroupNames.find((name) => name === params.get('group')) ?? null,
  period: periodNames.find((name) => name === params.get('period')) ?? null,
  text: (params.get('text') ?? '').slice(0, 200),
  before: cursorIn(params.get('before')),
  entry: idIn(params.get('entry')),
})

/** Another filter begins with the newest entry; opening one leaves the list as it is. */
export function withLog(params: URLSearchParams, change: Partial<LogAddress>): URLSearchParams {
  const isFilter = filters.some((name) => name in change)
  const next = { ...readLog(params), ...(isFilter && { before: null }), ...change }
  const written = new URLSearchParams(params)
  for (const name of [...filters, 'entry'] as const) put(written, name, next[name])
  put(written, 'before', next.before && `${next.before.at}.${next.before.nth}.${next.before.id}`)
  return written
}

const filters = ['user', 'group', 'period', 'text'] as const
export const noLogFilters = { user: null, group: null, period: null, text: '' } satisfies Partial<LogAddress>
export const isLogFiltered = (address: LogAddress) => filters.some((name) => !!address[name])

/** The same as a question to the server; `opened`: when the page was. */
export function questionOf(
  { user, group, period, text, before }: LogAddress,
  opened: Date,
): Omit<InputOf<typeof operationLogCalls.query>, 'limit'> {
  return {
    ...momentsOf(period, opened),
    ...(user && { user }),
    ...(group && { group }),
    ...(text && { text }),
    ...(before && { before }),
  }
}

function put(params: URLSearchParams, name: string, value: string | null) {
  if (value) params.set(name, value)
  else params.delete(name)
}

const idIn = (text: string | null) => (z.safeParse(Id, text).success ? text : null)

function cursorIn(text: string | null): LogCursor | null {
  const [at, nth, id] = (text ?? '').split('.')
  const parsed = z.safeParse(LogCursor, { at: Number(at), nth: Number(nth), id })
  return parsed.success ? parsed.data : null
}
