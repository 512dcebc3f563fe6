import { useTranslation } from 'react-i18next'
import { smsReasons, smsRouteProblems } from '#domain/sms/services'
import { channelWords } from '../../lib/channelWords.ts'
import { useReasonWords } from '../../lib/mailWords.ts'

/** Why a message did not arrive; what this version does not know is told as the server has it. */
export function useReasonText(): (reason: string) => string {
  const { t } = useTranslation('sms')
  const campaigns = useTranslation('campaigns').t
  const words = useReasonWords(channelWords(campaigns, 'sms'))
  return (reason) => {
    const known = smsReasons.find((one) => one === reason)
    if (known) return t(`reason.${known}`)
    const ofRoute = smsRouteProblems.find((one) => one === reason)
    return ofRoute ? t(`problem.${ofRoute}`) : words(reason)
  }
}
