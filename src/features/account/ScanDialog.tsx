import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import { FormDialog } from '../../components/FormDialog.tsx'
import { WholeProblem } from '../../components/formParts.tsx'
import { problemsOfCheck } from '../../components/problems.ts'
import { ScanSecret } from '../../components/ScanSecret.tsx'
import { useSubmit } from '../../components/useSubmit.ts'
import { request } from '../../lib/http.ts'

type Props = {
  secret: { secret: string; uri: string }
  onDone: (recovery: string[]) => void
  onClose: () => void
}

/** Hands the secret to an authenticator app, and asks for a code of it. */
export function ScanDialog({ secret, onDone, onClose }: Props) {
  const { t } = useTranslation('account')
  const [captcha, setCaptcha] = useState('')
  const { form, problems, isBusy, forget, submit } = useSubmit(['captcha'] as const, 'captcha')
  const work = async () => {
    const checked = authCalls.confirmTwoStep.input.safeParse({ captcha })
    if (!checked.success) return problemsOfCheck<'captcha'>(checked)
    onDone((await request(authCalls.confirmTwoStep, checked.data)).recovery_codes)
  }
  return (
    <FormDialog
      title={t('twoStep.title')}
      submit={t('twoStep.confirm')}
      isBusy={isBusy}
      form={form}
      onSubmit={(event) => void submit(work)(event)}
      onClose={onClose}
    >
      <WholeProblem error={problems.whole} />
      <ScanSecret
        secret={secret}
        captcha={captcha}
        onCaptcha={(value) => {
          setCaptcha(value)
          forget('captcha')
        }}
        problem={problems.fields.captcha}
      />
    </FormDialog>
  )
}
