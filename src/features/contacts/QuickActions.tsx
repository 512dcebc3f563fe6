import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CallRegular, MailRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { ContactEmail, Phone } from '#domain/contacts/contact'
import { callLink, mailLink, whatsappLink } from './links.ts'
import { WhatsAppIcon } from './WhatsAppIcon.tsx'

/** Reach the contact with one tap. */
export function QuickActions({ phones, emails }: { phones: readonly Phone[]; emails: readonly ContactEmail[] }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const phone = phones[0]
  const email = emails[0]
  if (!phone && !email) return null
  return (
    <div className={styles.root}>
      {phone && (
        <Button as="a" href={callLink(phone.full_number)} icon={<CallRegular />}>
          {t('phone.call')}
        </Button>
      )}
      {phone && (
        <Button as="a" href={whatsappLink(phone.full_number)} target="_blank" rel="noreferrer" icon={<WhatsAppIcon />}>
          {t('phone.whatsapp')}
        </Button>
      )}
      {email && (
        <Button as="a" href={mailLink(email.email)} icon={<MailRegular />}>
          {t('email.mail')}
        </Button>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    margin: `0 ${tokens.spacingHorizontalS} ${tokens.spacingVerticalL}`,
    '@media (pointer: coarse)': { '& a': { minHeight: '44px', flexGrow: 1 } },
  },
})
