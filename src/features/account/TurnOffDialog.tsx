import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain } from '../../lib/useAnswer.ts'
import { PasswordAsk } from './PasswordAsk.tsx'

export function TurnOffDialog({ isRequired, onClose }: { isRequired: boolean; onClose: () => void }) {
  const { t } = useTranslation('account')
  const toasts = useToasts()
  const turnOff = async (password: string) => {
    await request(authCalls.endTwoStep, { password })
    onClose()
    toasts.done(t('twoStep.offDone'))
    askAgain()
  }
  return (
    <PasswordAsk
      title={t('twoStep.offTitle')}
      body={t(isRequired ? 'twoStep.offRequired' : 'twoStep.offBody')}
      submit={t('twoStep.off')}
      work={turnOff}
      onClose={onClose}
    />
  )
}
