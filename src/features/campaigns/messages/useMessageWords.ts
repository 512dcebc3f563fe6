import type { MessageFilter, TaskMessage } from '#domain/campaigns/messageCalls'
import type { Tone } from '../../../components/StatusBadge.tsx'
import { useReasonText } from '../../../components/sms/useReasonText.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useReasonWords } from '../../../lib/mailWords.ts'
import { useTaskWords } from '../task/channel.ts'
import { useMessageChannel } from './useMessageChannel.ts'

/** A state that messages can be looked for by. */
export function useMessageFilterWords(): (filter: MessageFilter) => string {
  const { t } = useTaskWords()
  return (filter) => t(`messages.status.${filter}`)
}

/** Where a message stands, as one reads it: one that arrived or was read says so. */
export function standingOf({
  status,
  delivered_at,
  read_at,
}: Pick<TaskMessage, 'status' | 'delivered_at' | 'read_at'>): MessageFilter {
  if (status === 'returned') return 'notDelivered'
  if (status !== 'sent') return status
  return read_at !== null ? 'read' : delivered_at !== null ? 'delivered' : status
}

export const standingTones: Partial<Record<MessageFilter, Tone>> = {
  delivered: 'good',
  read: 'good',
  sent: 'brand',
  failed: 'bad',
  notDelivered: 'bad',
  uncertain: 'warning',
}

/** Why a message did not arrive, in the words of its channel. */
export function useFailureText(): (reason: string) => string {
  const channel = useMessageChannel()
  const ofSms = useReasonText()
  const ofOthers = useReasonWords(useTaskWords().t)
  return channel === 'sms' ? ofSms : ofOthers
}

/** What became of a message after it stood where it stands. */
export function useHappened(): (line: TaskMessage, timeOf?: (at: number) => string) => string[] {
  const { t } = useTaskWords()
  const { moment } = useFormats()
  const failureText = useFailureText()
  return (line, timeOf = moment) => {
    const times = [
      ['notBefore', line.status === 'waiting' || line.status === 'held' ? line.not_before : null],
      ['delivered', line.delivered_at],
      ['read', line.read_at],
      ['clicked', line.clicked_at],
      ['replied', line.replied_at],
    ] as const
    return [
      ...(line.reason ? [failureText(line.reason)] : []),
      ...times.flatMap(([name, at]) => (at === null ? [] : [t(`messages.happened.${name}`, { time: timeOf(at) })])),
    ]
  }
}
