import { useEffect, useState } from 'react'
import { useClient } from './client.ts'

/** Unread messages of open conversations that are not muted, as this device has them; 0 until they are counted. */
export function useUnreadMessages(): number {
  const client = useClient()
  const [messages, setMessages] = useState(0)

  useEffect(() => {
    let isGone = false
    let close = () => {}
    const follow = async () => {
      // What is on the screen comes first.
      await client.standing
      if (isGone) return
      const unread = await client.conversations.unread(() => void count())
      const count = async () => {
        const { messages } = await unread.read()
        if (!isGone) setMessages(messages)
      }
      close = () => unread.close()
      if (isGone) return close()
      await count()
    }
    follow().catch(console.error)
    return () => {
      isGone = true
      close()
    }
  }, [client])
  return messages
}
