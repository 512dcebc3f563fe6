import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, DismissRegular, MailRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ContactEmail, isUnchecked } from '#domain/contacts/contact'
import { limits } from '#domain/limits'
import { EditableText } from '../../components/EditableText.tsx'
import { FieldRow } from '../../components/FieldRow.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useWords } from '../../lib/errors.ts'
import { useHasProduct } from '../../lib/useHasProduct.ts'
import { openWindow } from '../../lib/windows.ts'
import { checkEmail } from './contactFields.ts'
import { mailLink } from './links.ts'
import { useStyles } from './PhonesField.tsx'
import { emailTone } from './tones.ts'

type Props = { contact: string; emails: ContactEmail[]; onSave: (emails: ContactEmail[]) => Promise<string | null> }

export function EmailsField({ contact, emails, onSave }: Props) {
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
            <Validity contact={contact} email={email} />
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

/** How the address stands, and the way to how that was found out. */
function Validity({ contact, email }: { contact: string; email: ContactEmail }) {
  const { t } = useTranslation('contacts')
  const styles = useOwnStyles()
  const hasProduct = useHasProduct('emailMarketing')
  const isUncertain = email.is_valid === 'toVerify' && !isUnchecked(email)
  const words = isUncertain ? t('email.uncertain') : t(`emailStatus.${email.is_valid}`)
  const badge = <StatusBadge tone={emailTone[email.is_valid]}>{words}</StatusBadge>
  if (!hasProduct) return badge
  return (
    <>
      {badge}
      <Button
        appearance="transparent"
        size="small"
        className={styles.validity}
        aria-label={t('email.checkOf', { email: email.email })}
        onClick={() => openWindow({ kind: 'evidence', of: { contact, email: email.email } })}
      >
        {t(isUnchecked(email) ? 'email.check' : 'email.checked')}
      </Button>
    </>
  )
}

const useOwnStyles = makeStyles({
  validity: { minWidth: 0, paddingInline: tokens.spacingHorizontalS, color: tokens.colorBrandForeground1 },
})
