import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import type { OutputOf } from '#domain/shared/call'
import { request } from '../../lib/http.ts'
import { askAgain } from '../../lib/useAnswer.ts'
import { PasswordAsk } from './PasswordAsk.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ScanDialog } from './ScanDialog.tsx'

type Secret = OutputOf<typeof authCalls.beginTwoStep>

/** The password, then the code of the app that proves the app has the secret, then the codes for a lost phone. */
export function TwoStepDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account')
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const turnedOn = (recovery: string[]) => {
    setCodes(recovery)
    askAgain()
  }

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  if (secret) return <ScanDialog secret={secret} onDone={turnedOn} onClose={onClose} />
  return (
    <PasswordAsk
      title={t('twoStep.title')}
      body={t('twoStep.ask')}
      submit={t('twoStep.next')}
      work={async (password) => setSecret(await request(authCalls.beginTwoStep, { password }))}
      onClose={onClose}
    />
  )
}
