import { Field, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkedAccount } from '#domain/channels/account'
import { linkedCalls } from '#domain/linked/calls'
import { numbersPerCheck, typedNumbers } from '#domain/linked/numberCheck'
import type { OutputOf } from '#domain/shared/call'
import { LinkedPhoneField } from '../../../components/linked/LinkedPhoneField.tsx'
import { isPhoneLinked, useOwnPhones } from '../../../components/linked/useLinkedPhones.ts'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Page } from '../../../components/Page.tsx'
import { Part } from '../../../components/Part.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain } from '../../../lib/useAnswer.ts'
import { NoPhone } from '../NoPhone.tsx'
import { KnownNumbers } from './KnownNumbers.tsx'

/** Which numbers have WhatsApp: asks for new ones, and shows what the company knows. */
export function CheckScreen() {
  const { t } = useTranslation('linked')
  const phones = useOwnPhones()?.filter(isPhoneLinked)
  if (!phones) return null
  return (
    <Page title={t('check.title')} intro={t('check.intro')}>
      {phones.length > 0 ? <AskPart phones={phones} /> : <NoPhone />}
      <KnownNumbers />
    </Page>
  )
}

type CheckAnswer = OutputOf<typeof linkedCalls.checkNumber>

function AskPart({ phones }: { phones: readonly LinkedAccount[] }) {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const toasts = useToasts()
  const [chosen, setChosen] = useState(phones[0]!.id)
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState<CheckAnswer | null>(null)
  const [isBusy, setBusy] = useState(false)
  const phone = phones.find(({ id }) => id === chosen) ?? phones[0]!
  const { numbers, wrong } = typedNumbers(linesOf(typed))
  const fault =
    numbers.length > numbersPerCheck
      ? t('check.tooMany', { count: numbers.length, most: numbersPerCheck })
      : wrong.length
        ? t('check.wrong', { numbers: wrong.slice(0, 5).join(', '), count: wrong.length })
        : null

  async function check(event: FormEvent) {
    event.preventDefault()
    if (!numbers.length || numbers.length > numbersPerCheck || isBusy) return
    setBusy(true)
    try {
      setWanted(await request(linkedCalls.checkNumber, { uuid: phone.id, ids: numbers }))
      setTyped('')
      askAgain()
    } catch (error) {
      toasts.failed(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Part title={t('check.ask')}>
      <form className={styles.form} onSubmit={(event) => sendForm(event, check)} noValidate>
        <LinkedPhoneField phones={phones} chosen={phone.id} onChoose={setChosen} />
        <Field
          label={t('check.numbers')}
          hint={t('check.hint', { count: numbers.length, most: numbersPerCheck })}
          {...(fault !== null && { validationMessage: fault })}
        >
          <Textarea
            value={typed}
            rows={5}
            inputMode="tel"
            placeholder={'+49 151 12345678\n+86 138 0000 0000'}
            onChange={(_, { value }) => setTyped(value)}
          />
        </Field>
        <div>
          <OnlineButton
            type="submit"
            appearance="primary"
            disabled={!numbers.length || numbers.length > numbersPerCheck}
            {...(isBusy && { disabledFocusable: true })}
          >
            {numbers.length ? t('check.run', { count: numbers.length }) : t('check.runNone')}
          </OnlineButton>
        </div>
      </form>
      {wanted && (
        <p role="status" className={styles.note}>
          {t('check.wanted', { waiting: wanted.waiting.length, known: wanted.known.length })}
          {wanted.beyond.length > 0 && ` ${t('check.beyond', { count: wanted.beyond.length })}`}
        </p>
      )}
    </Part>
  )
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\n,;，；、]+/)
    .map((line) => line.trim())
    .filter(Boolean)

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
})
