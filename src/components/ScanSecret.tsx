import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useFieldWords } from './formParts.tsx'
import { inGroups } from './inGroups.ts'
import type { Problems } from './problems.ts'
import { QrCode } from './QrCode.tsx'

type Props = {
  secret: { secret: string; uri: string }
  captcha: string
  onCaptcha: (captcha: string) => void
  problem: Problems<'captcha'>['fields']['captcha']
}

/** Hands the secret to an authenticator app, and takes a code of it. */
export function ScanSecret({ secret: { secret, uri }, captcha, onCaptcha, problem }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const wordsOf = useFieldWords()
  return (
    <>
      <p className={styles.intro}>{t('secondStep.scan')}</p>
      <div className={styles.code}>
        <QrCode text={uri} label={t('secondStep.qr')} />
      </div>
      <p className={styles.intro}>
        {t('secondStep.secret')} <code className={styles.secret}>{inGroups(secret)}</code>
      </p>
      <Field label={t('secondStep.code')} {...wordsOf(problem)}>
        <Input
          size="large"
          name="captcha"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          autoFocus
          value={captcha}
          onChange={(_, { value }) => onCaptcha(value)}
        />
      </Field>
    </>
  )
}

const useStyles = makeStyles({
  intro: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  code: { display: 'flex', justifyContent: 'center' },
  secret: { display: 'block', fontFamily: tokens.fontFamilyMonospace, color: tokens.colorNeutralForeground1 },
})
