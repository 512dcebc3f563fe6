import { useState } from 'react'
import { type MessageReportGroup, messageCalls } from '#domain/campaigns/messageCalls'
import { momentsOf } from '../../../lib/period.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useMessageChannel } from '../messages/useMessageChannel.ts'
import type { BoardSpan } from './boardSpan.ts'

/** The moment is kept, so that the question stays the same while the page is open. */
export function useMessageReport(span: BoardSpan, by: MessageReportGroup) {
  const channel = useMessageChannel()
  const [now] = useState(() => new Date())
  const { from } = momentsOf(span, now)
  return useAnswer(messageCalls[channel].report, { by, ...(from !== undefined && { from }) })
}
