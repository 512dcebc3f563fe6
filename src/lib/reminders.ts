import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reminder } from '#domain/contacts/companions/reminder'
import { AppError } from '#domain/errors'
import type { MutationArgs } from '#domain/mutations'
import { type OpenReminder, openReminders } from '#workers/database/reminders'
import { useClient } from './client.ts'
import { useStored } from './reader.ts'
import { useUser } from './session.ts'
import { useToasts } from './toasts.ts'

const minute = 60_000

/** The time, anew every minute and when the page is looked at again. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, minute)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}

/** Undefined while they are read. */
export function useOpenReminders(): OpenReminder[] | undefined {
  const { id } = useUser()
  return useStored((db) => openReminders(db, id), [id])
}

/** What one does with a reminder: each is undone from its message, and works without a network. */
export function useReminderChanges() {
  const { t } = useTranslation('contacts')
  const { sync } = useClient()
  const toasts = useToasts()
  async function patch(change: MutationArgs<'reminder.patch'>): Promise<boolean> {
    const saved = await sync.mutate('reminder.patch', change)
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    return saved.kind === 'saved'
  }
  return {
    patch,
    async finish({ id }: Reminder) {
      if (await patch({ id, done_at: Date.now() }))
        toasts.done(t('person.reminders.markedDone'), { undo: () => void patch({ id, done_at: null }) })
    },
    async putOff({ id, due_at }: Reminder, time: number, told: string) {
      if (await patch({ id, due_at: time })) toasts.done(told, { undo: () => void patch({ id, due_at }) })
    },
    async remove(row: Reminder) {
      const saved = await sync.mutate('reminder.delete', { id: row.id })
      if (saved.kind === 'refused') return toasts.failed(new AppError(saved.code))
      toasts.done(t('person.reminders.deleted'), { undo: () => void sync.mutate('reminder.restore', { row }) })
    },
  }
}
