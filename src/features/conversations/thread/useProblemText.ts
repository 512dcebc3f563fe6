import { useTranslation } from 'react-i18next'
import { useReasonText } from '../../../components/sms/useReasonText.ts'

const own = [
  'senderGone',
  'saidNo',
  'noAddress',
  'templateMissing',
  'unwritable',
  'noWay',
  'senderNotAllowed',
  'authorGone',
  'pointsShort',
  'expired',
  'badAddress',
] as const

/** Why a message was not sent, in plain words. */
export function useProblemText(): (problem: string) => string {
  const { t } = useTranslation('conversations')
  const reasonText = useReasonText()
  return (problem) => {
    const known = own.find((one) => one === problem)
    return known ? t(`problem.${known}`) : reasonText(problem)
  }
}
