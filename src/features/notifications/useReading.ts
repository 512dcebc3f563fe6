import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Notice } from '#domain/notifications/notice'
import { useClient } from '../../lib/client.ts'
import { useToasts } from '../../lib/toasts.ts'

/** Marks these as read, also without a network. */
export function useReading() {
  const { sync } = useClient()
  const toasts = useToasts()
  const read = async (notices: readonly Notice[]) => {
    const saved = await sync.mutateAll(
      partsOf(notices).map((part) => ({ name: 'notification.read', args: { ids: part.map(({ id }) => id) } })),
    )
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
  }
  return (notices: readonly Notice[]) => void read(notices)
}

const partsOf = (notices: readonly Notice[]) =>
  Array.from({ length: Math.ceil(notices.length / limits.rowsPerMutation) }, (_, n) =>
    notices.slice(n * limits.rowsPerMutation, (n + 1) * limits.rowsPerMutation),
  )
