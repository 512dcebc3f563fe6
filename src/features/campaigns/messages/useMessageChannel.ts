import type { MessageChannel } from '#domain/campaigns/messageCalls'
import { useTaskChannel } from '../task/channel.ts'

/** Whose messages a page shows: that of its tasks, where they go to numbers. */
export function useMessageChannel(): MessageChannel {
  const channel = useTaskChannel()
  return channel === 'email' ? 'sms' : channel
}
