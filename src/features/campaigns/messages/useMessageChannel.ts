import type { MessageChannel } from '#domain/campaigns/messageCalls'
import { useTaskChannel } from '../task/channel.ts'

/** Whose messages a page shows: that of its tasks, where there are such pages. */
export function useMessageChannel(): MessageChannel {
  const channel = useTaskChannel()
  return channel === 'whatsapp' ? 'whatsapp' : 'sms'
}
