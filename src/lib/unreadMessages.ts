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
      // It may be told of a change before it is there to be asked.
      const unread = client.conversations.unread(() => void count().catch(console.error))
      const count = async () => {
        const { messages } = await (await unread).read()
        if (!isGone) setMessages(messages)
      }
      const opened = await unread
      close = () => opened.close()
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
