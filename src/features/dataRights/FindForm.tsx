import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readPersonAddress } from '#domain/dataRights/address'
import { useFieldWords } from '../../components/formParts.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { type Problem, problem } from '../../components/problems.ts'
import { sendForm } from '../../components/sendForm.ts'

/** One address in any writing. */
export function FindForm({ onFind }: { onFind: (address: string) => void }) {
  const { t } = useTranslation('dataRights')
  const styles = useStyles()
  const wordsOf = useFieldWords()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<Problem | undefined>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (readPersonAddress(typed)) onFind(typed.trim())
    else setWrong(problem('addressUnreadable'))
  }
  return (
    <form className={styles.form} onSubmit={(event) => sendForm(event, submit)} noValidate>
      <Field className={styles.field} label={t('find.label')} {...wordsOf(wrong)}>
        <Input
          name="person"
          className={styles.input}
          value={typed}
          autoComplete="off"
          contentBefore={<SearchRegular />}
          onChange={(_, { value }) => {
            setTyped(value)
            setWrong(undefined)
          }}
        />
      </Field>
      <OnlineButton type="submit" appearance="primary">
        {t('find.submit')}
      </OnlineButton>
    </form>
  )
}

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalS },
  field: { flex: '1 1 260px', maxWidth: '480px' },
  input: { '@media (pointer: coarse)': { minHeight: '44px' } },
})
