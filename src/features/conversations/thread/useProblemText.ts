import { useTranslation } from 'react-i18next'
import { type ConversationChannel, isOwnPageChannel } from '#domain/conversations/channel'
import { answerProblemText, isAnswerProblem } from '#domain/email/answerProblem'
import { useReasonText } from '../../../components/sms/useReasonText.ts'
import { useMailLanguage } from '../../../lib/mailWords.ts'

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

const ofWhatsapp = [
  'windowClosed',
  'stopped',
  'perPerson',
  'numberNeeded',
  'content',
  'media',
  'blocked',
  'other',
  'unreachable',
  'token',
  'restricted',
  'payment',
  'notRegistered',
  'forbidden',
  'senderGone',
  'noAddress',
  'saidNo',
  'templateMissing',
  'templateValues',
  'unwritable',
] as const

const ofLinked = [
  'linkedRefused',
  'backOff',
  'locked',
  'newChats',
  'warmUp',
  'daily',
  'messageGone',
  'notOurs',
  'tooLate',
  'senderGone',
] as const

const ofPage = [
  'windowClosed',
  'commentGone',
  'privateTwice',
  'privateLate',
  'token',
  'forbidden',
  'blocked',
  'unreachable',
  'limited',
  'busy',
  'other',
  'notOurs',
  'senderGone',
  'noAddress',
  'media',
  'unwritable',
] as const

/** Why a message over this channel was not sent, in plain words: a mail has other ways to fail than a text message. */
export function useProblemText(channel: ConversationChannel): (problem: string) => string {
  const { t } = useTranslation('conversations')
  const reasonText = useReasonText()
  const mailLanguage = useMailLanguage()
  return (problem) => {
    if (channel === 'email' && isAnswerProblem(problem)) return answerProblemText(problem, mailLanguage)
    const atPage = isOwnPageChannel(channel) && ofPage.find((one) => one === problem)
    if (atPage) return t(`pageProblem.${atPage}`)
    const atPhone = channel === 'linked' && ofLinked.find((one) => one === problem)
    if (atPhone) return t(`linkedProblem.${atPhone}`)
    const atWhatsapp = (channel === 'whatsapp' || channel === 'linked') && ofWhatsapp.find((one) => one === problem)
    if (atWhatsapp) return t(`whatsappProblem.${atWhatsapp}`)
    if (problem.startsWith('template ')) return t('whatsappProblem.template')
    const known = own.find((one) => one === problem)
    return known ? t(`problem.${known}`) : reasonText(problem)
  }
}
