import { useTranslation } from 'react-i18next'
import { senderProblemWords } from '#domain/email/sender/senderProblem'
import type { TestMailAnswer } from '#domain/email/sender/senderTest'
import { useMailLanguage } from '../../../lib/mailWords.ts'

/** What became of a mail that was sent for a look, and what to do. */
export function useTrialWords() {
  const { t } = useTranslation('email')
  const lang = useMailLanguage()
  return (to: string, answer: TestMailAnswer): string => {
    switch (answer.kind) {
      case 'accepted':
        return t('sender.trial.sent', { to })
      case 'refused':
      case 'later':
        return t(`sender.trial.${answer.kind}`, { code: answer.code, answer: answer.answer })
      case 'sender': {
        const { what, todo } = senderProblemWords[lang][answer.problem]
        return `${what}${lang === 'en' ? ' ' : ''}${todo}`
      }
      case 'uncertain':
      case 'unsendable':
        return t(`sender.trial.${answer.kind}`)
    }
  }
}
