import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type ReceiverReason, receiverReasons } from '#domain/campaigns/receiverReason'
import { type SkipReason, skipReasons } from '#domain/campaigns/receivers'
import { type SendStatus, sendStatuses } from '#domain/campaigns/sendStatus'
import type { ContactMail, Receiver, ReceiverFilter } from '#domain/campaigns/taskCalls'
import { isErrorCode } from '#domain/errors'
import { useWords } from './errors.ts'
import { useFormats } from './formats.ts'
import { language } from './texts.ts'

type What = Pick<Receiver | ContactMail, Exclude<keyof ContactMail, 'id' | 'task' | 'name' | 'theme'>>

/** The words of what mail servers and domains are asked for are in the domain, by this name of the user's language. */
export const useMailLanguage = () => (language.useValue() === 'zh-CN' ? 'zh' : 'en')

/** What became of a mail, as one reads it. `words`: those of another channel. */
export function useMailWords(words?: TFunction<'campaigns'>) {
  const usual = useTranslation('campaigns').t
  const t = words ?? usual
  const { moment } = useFormats()
  const reasonWords = useReasonWords(t)
  const status = (one: SendStatus) => t(`task.detail.send.${one}`)
  return {
    status,
    filter: (one: ReceiverFilter) => (isStatus(one) ? status(one) : t(`task.detail.did.${one}`)),
    happened(mail: What, timeOf: (at: number) => string = moment): string[] {
      const times = [
        ['notBefore', mail.status === 'waiting' || mail.status === 'held' ? mail.not_before : null],
        ['delivered', mail.read_at === null ? mail.delivered_at : null],
        ['read', mail.read_at],
        ['opened', mail.opened_at],
        ['clicked', mail.clicked_at],
        ['replied', mail.replied_at],
        ['autoReplied', mail.auto_replied_at],
        ['unsubscribed', mail.unsubscribed_at],
        ['complained', mail.complained_at],
      ] as const
      return [
        ...(mail.reason ? [reasonWords(mail.reason)] : []),
        ...(mail.returned ? [t(`task.detail.happened.${mail.returned}`)] : []),
        ...times.flatMap(([name, at]) =>
          at === null ? [] : [t(`task.detail.happened.${name}`, { time: timeOf(at) })],
        ),
      ]
    },
  }
}

const isStatus = (filter: ReceiverFilter): filter is SendStatus => sendStatuses.some((one) => one === filter)

/**
 * Why a receiver was not written to, or could not be; what this version does not know is told as the server has it. `words`: those
 * of another channel than email.
 */
export function useReasonWords(words?: TFunction<'campaigns'>) {
  const usual = useTranslation('campaigns').t
  const t = words ?? usual
  const errors = useWords()
  return (reason: string): string => {
    const skipped = alike[reason] ?? skipReasons.find((one) => one === reason)
    if (skipped) return t(`task.run.reason.${skipped}`)
    const known = receiverReasons.find((one): one is OtherReason => one === reason)
    if (known) return t(`task.detail.reason.${known}`)
    return isErrorCode(reason) ? errors.ofCode(reason) : reason
  }
}

type OtherReason = Exclude<ReceiverReason, SkipReason>

/** What an address is suppressed for is a reason to leave somebody out. */
const alike: Record<string, SkipReason> = { unsubscribed: 'saidNo', complained: 'saidNo', manual: 'saidNo' }
