import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { NoticeLink } from '#domain/notifications/notice'
import { renewPush } from '../lib/push.ts'
import { useUser } from '../lib/session.ts'
import { useConnected } from '../lib/useConnected.ts'

const Opened = z.object({ type: z.literal('OPEN'), path: NoticeLink })

/** Pushes that were wanted here go on in this session, and a push that is clicked opens in this page. */
export function usePushes() {
  const { id } = useUser()
  const isConnected = useConnected()
  const navigate = useNavigate()

  useEffect(() => {
    // What the settings show is asked of the browser, and the next start tries again.
    if (isConnected) renewPush(id).catch((error: unknown) => console.error(error))
  }, [id, isConnected])

  useEffect(() => {
    const { serviceWorker } = navigator
    const open = ({ data }: MessageEvent) => {
      const opened = z.safeParse(Opened, data)
      if (opened.success) void navigate(opened.data.path)
    }
    serviceWorker?.addEventListener('message', open)
    return () => serviceWorker?.removeEventListener('message', open)
  }, [navigate])
}
