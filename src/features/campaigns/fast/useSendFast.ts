import { useNavigate } from 'react-router-dom'
import { AppError } from '#domain/errors'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { useTaskPaths, useTaskWords } from '../task/channel.ts'
import { type FastMessage, fastChanges } from './fastChanges.ts'
import type { FastNumber } from './useFastNumbers.ts'

type FastTask = {
  message: FastMessage
  /** the way out that the task is made with, and all that it may take */
  routes: readonly string[]
  numbers: readonly FastNumber[]
  onSent: () => void
}

/** Keeps it as a task that starts at once, and leads there; without a network it waits on this device. */
export function useSendFast(): (sending: FastTask) => Promise<void> {
  const { t } = useTaskWords()
  const { sync } = useClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { dateTime } = useFormats()
  const isConnected = useConnected()
  const { list } = useTaskPaths()
  return async ({ message, routes, numbers, onSent }) => {
    const known = numbers.flatMap(({ contact, number }) => (contact === null ? [] : { contact, number }))
    const unknown = numbers.filter(({ contact }) => contact === null)
    const name = t('fast.taskName', { time: dateTime(Date.now()) })
    const { task, changes } = fastChanges({ name, message, routes, known, unknown }, newId)
    const saved = await sync.mutateAll(changes)
    if (saved.kind === 'refused') return toasts.failed(new AppError(saved.code))
    toasts.done(t(isConnected ? 'fast.sending' : 'fast.waiting'))
    onSent()
    await navigate(`${list}?task=${task}`)
  }
}
