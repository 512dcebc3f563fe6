import {
  Checkbox,
  Field,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Radio,
  RadioGroup,
  tokens,
} from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { linkedCalls } from '#domain/linked/calls'
import { type CompanySees, companySees } from '#domain/linked/privacy'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'

type Props = {
  /** a phone of before that is linked anew */
  again: string | null
  onBegun: (uuid: string) => void
}

/** What a user says before a phone is linked: that they know what it may cost, and what the company may see. */
export function BeginLink({ again, onBegun }: Props) {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const toasts = useToasts()
  const [sees, setSees] = useState<CompanySees>('business')
  const [consent, setConsent] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function begin(event: FormEvent) {
    event.preventDefault()
    setMissing(!consent)
    if (!consent || isBusy) return
    setBusy(true)
    try {
      onBegun((await request(linkedCalls.begin, { sees, consent, ...(again !== null && { uuid: again }) })).uuid)
    } catch (error) {
      toasts.failed(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => sendForm(event, begin)} noValidate>
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>
          {t('link.warning')} <Link to="/fairleadWTMarketing/numbers">{t('link.official')}</Link>
        </MessageBarBody>
      </MessageBar>
      <Part title={t('link.sees.title')}>
        <Field>
          <RadioGroup value={sees} onChange={(_, { value }) => setSees(value as CompanySees)}>
            {companySees.map((one) => (
              <Radio
                key={one}
                value={one}
                label={
                  <span className={styles.choice}>
                    <span>{t(`link.sees.${one}`)}</span>
                    <span className={styles.note}>{t(`link.sees.${one}Text`)}</span>
                  </span>
                }
              />
            ))}
          </RadioGroup>
        </Field>
      </Part>
      <Field {...(isMissing && !consent && { validationMessage: t('link.consentMissing') })}>
        <Checkbox
          checked={consent}
          label={t('link.consent')}
          onChange={(_, { checked }) => setConsent(checked === true)}
        />
      </Field>
      <div>
        <OnlineButton type="submit" appearance="primary" {...(isBusy && { disabledFocusable: true })}>
          {t('link.begin')}
        </OnlineButton>
      </div>
    </form>
  )
}

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL, maxWidth: '720px', minWidth: 0 },
  choice: { display: 'grid', gap: tokens.spacingVerticalXXS },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
})
