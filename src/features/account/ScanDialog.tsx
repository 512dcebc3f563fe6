import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import { FormDialog } from '../../components/FormDialog.tsx'
import { useFieldWords, WholeProblem } from '../../components/formParts.tsx'
import { problemsOfCheck } from '../../components/problems.ts'
import { QrCode } from '../../components/QrCode.tsx'
import { useSubmit } from '../../components/useSubmit.ts'
import { request } from '../../lib/http.ts'
import { inGroups } from './inGroups.ts'

type Props = {
  secret: { secret: string; uri: string }
  onDone: (recovery: string[]) => void
  onClose: () => void
}

/** Hands the secret to an authenticator app, and asks for a code of it. */
export function ScanDialog({ secret: { secret, uri }, onDone, onClose }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const wordsOf = useFieldWords()
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
      <p className={styles.intro}>{t('twoStep.scan')}</p>
      <div className={styles.code}>
        <QrCode text={uri} label={t('twoStep.qr')} />
      </div>
      <p className={styles.intro}>
        {t('twoStep.secret')} <code className={styles.secret}>{inGroups(secret)}</code>
      </p>
      <WholeProblem error={problems.whole} />
      <Field label={t('twoStep.code')} {...wordsOf(problems.fields.captcha)}>
        <Input
          size="large"
          name="captcha"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          autoFocus
          value={captcha}
          onChange={(_, { value }) => {
            setCaptcha(value)
            forget('captcha')
          }}
        />
      </Field>
    </FormDialog>
  )
}

const useStyles = makeStyles({
  intro: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  code: { display: 'flex', justifyContent: 'center' },
  secret: { display: 'block', fontFamily: tokens.fontFamilyMonospace, color: tokens.colorNeutralForeground1 },
})
