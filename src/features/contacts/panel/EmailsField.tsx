import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { MailRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { type ContactEmail, isUnchecked } from '#domain/contacts/contact'
import { limits } from '#domain/limits'
import { EditableText } from '../../../components/EditableText.tsx'
import { FieldRow } from '../../../components/FieldRow.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { useWords } from '../../../lib/errors.ts'
import { useHasProduct } from '../../../lib/useHasProduct.ts'
import { openWindow } from '../../../lib/windows.ts'
import { mailLink } from '../links.ts'
import { emailTone } from '../tones.ts'
import { checkEmail } from './contactFields.ts'
import { AddValue, RemoveValue, useValueStyles } from './valueParts.tsx'

type Props = { contact: string; emails: ContactEmail[]; onSave: (emails: ContactEmail[]) => Promise<string | null> }

export function EmailsField({ contact, emails, onSave }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useValueStyles()
  const words = useWords()

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
            <span className={styles.actions}>
              <a className={styles.link} href={mailLink(email.email)} aria-label={t('row.mail', { name: email.email })}>
                <MailRegular aria-hidden />
              </a>
              <RemoveValue
                value={email.email}
                onRemove={() => void onSave(emails.filter((_, index) => index !== at))}
              />
            </span>
          </span>
        </div>
      ))}
      <AddValue
        label={t('panel.addEmail')}
        inputMode="email"
        placeholder={t('email.placeholder')}
        hasRoom={emails.length < limits.emailsPerContact}
        onAdd={(typed) => put(emails.length, typed)}
      />
    </FieldRow>
  )
}

/** How the address stands, and the way to how that was found out. */
function Validity({ contact, email }: { contact: string; email: ContactEmail }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
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

const useStyles = makeStyles({
  validity: { minWidth: 0, paddingInline: tokens.spacingHorizontalS, color: tokens.colorBrandForeground1 },
})
