import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import { request } from '../../lib/http.ts'
import { askAgain } from '../../lib/useAnswer.ts'
import { PasswordAsk } from './PasswordAsk.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** New recovery codes for those that were used or lost. */
export function RenewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account')
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  const renew = async (password: string) => {
    setCodes((await request(authCalls.renewRecoveryCodes, { password })).recovery_codes)
    askAgain()
  }
  return (
    <PasswordAsk
      title={t('twoStep.renewTitle')}
      body={t('twoStep.renewBody')}
      submit={t('twoStep.renew')}
      work={renew}
      onClose={onClose}
    />
  )
}
