import { Button } from '@fluentui/react-components'
import { AddRegular, DismissRegular, MailRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactEmail } from '#domain/contacts/contact'
import { limits } from '#domain/limits'
import { EditableText } from '../../components/EditableText.tsx'
import { FieldRow } from '../../components/FieldRow.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useWords } from '../../lib/errors.ts'
import { checkEmail } from './contactFields.ts'
import { mailLink } from './links.ts'
import { useStyles } from './PhonesField.tsx'
import { emailTone } from './tones.ts'

type Props = { emails: ContactEmail[]; onSave: (emails: ContactEmail[]) => Promise<string | null> }

export function EmailsField({ emails, onSave }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const words = useWords()
  const [adding, setAdding] = useState(false)

  const put = async (at: number, typed: string) => {
    if (typed === '') return onSave(emails.filter((_, index) => index !== at))
    const checked = checkEmail(typed)
    if (checked.kind === 'wrong') return words.ofCode(checked.code)
    const next = [...emails]
    next[at] = checked.value
    const known = new Set<string>()
    return onSave(next.filter(({ email }) => !known.has(email) && known.add(email)))
  }

  return (
    <FieldRow label={t('fields.emails')}>
      {emails.map((email, at) => (
        <div key={email.email}>
          <EditableText
            quiet
            label={t('email.label', { number: at + 1 })}
            value={email.email}
            inputMode="email"
            autoComplete="off"
            onSave={(typed) => put(at, typed)}
          />
          <span className={styles.status}>
            <StatusBadge tone={emailTone[email.is_valid]}>{t(`emailStatus.${email.is_valid}`)}</StatusBadge>
            <span className={styles.space} />
            <a className={styles.link} href={mailLink(email.email)} aria-label={t('row.mail', { name: email.email })}>
              <MailRegular aria-hidden />
            </a>
            <Button
              appearance="subtle"
              size="small"
              className={styles.remove}
              icon={<DismissRegular />}
              aria-label={t('panel.removeValue', { value: email.email })}
              onClick={() => void onSave(emails.filter((_, index) => index !== at))}
            />
          </span>
        </div>
      ))}
      {adding && (
        <EditableText
          quiet
          autoFocus
          label={t('panel.addEmail')}
          value=""
          inputMode="email"
          autoComplete="off"
          placeholder={t('email.placeholder')}
          onSave={async (typed) => {
            const problem = typed === '' ? null : await put(emails.length, typed)
            if (problem === null) setAdding(false)
            return problem
          }}
        />
      )}
      {!adding && emails.length < limits.emailsPerContact && (
        <Button
          appearance="subtle"
          size="small"
          icon={<AddRegular />}
          className={styles.add}
          onClick={() => setAdding(true)}
        >
          {t('panel.addEmail')}
        </Button>
      )}
    </FieldRow>
  )
}
