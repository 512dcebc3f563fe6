import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenReminder } from '#workers/database/reminders'
import { useToasts } from '../lib/toasts.ts'
import { useConnected } from '../lib/useConnected.ts'

/**
 * Says what becomes due while this page is open and the server cannot: with a connection its notice does. What was due
 * before is told by the bell.
 */
export function useReminding(due: readonly OpenReminder[], now: number) {
  const { t } = useTranslation('app')
  const toasts = useToasts()
  const isConnected = useConnected()
  const since = useRef(now)
  useEffect(() => {
    const news = due.filter(({ reminder }) => reminder.due_at > since.current && reminder.due_at <= now)
    if (!news.length) return
    since.current = Math.max(...news.map(({ reminder }) => reminder.due_at))
    if (isConnected) return
    for (const { reminder, name } of news)
      toasts.info(t('bell.reminder', { text: reminder.text || t('bell.followUp'), name }))
  }, [due, now, isConnected, t, toasts])
}
