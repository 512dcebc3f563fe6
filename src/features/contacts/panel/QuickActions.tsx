import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CallRegular, ChatMultipleRegular, ChatRegular, MailRegular, ReceiptMoneyRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Contact } from '#domain/contacts/contact'
import { quotationForContact } from '../../../lib/quotationPaths.ts'
import { openInFastSend } from '../../../lib/smsPaths.ts'
import { useHasProduct } from '../../../lib/useHasProduct.ts'
import { useOpenConversation } from '../../../lib/useOpenConversation.ts'
import { callLink, mailLink, whatsappLink } from '../links.ts'
import { reachedContact, useNoteReach } from '../person/useNoteReach.ts'
import { WhatsAppIcon } from '../WhatsAppIcon.tsx'
import { LinkedChatButton } from './LinkedChatButton.tsx'

/** Reach the contact with one tap. */
export function QuickActions({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const note = useNoteReach()
  const reached = reachedContact(contact)
  const navigate = useNavigate()
  const write = useOpenConversation()
  const hasSms = useHasProduct('smsMarketing')
  const hasLinked = useHasProduct('wtMarketing')
  const text = async () => navigate(await openInFastSend([contact.id]))
  const phone = contact.phones[0]
  const email = contact.emails[0]
  if (!phone && !email) return null
  return (
    <div className={styles.root}>
      {phone && (
        <Button
          as="a"
          href={callLink(phone.full_number)}
          icon={<CallRegular />}
          onClick={() => note(reached, 'call', phone.full_number)}
        >
          {t('phone.call')}
        </Button>
      )}
      {phone && (
        <Button
          as="a"
          href={whatsappLink(phone.full_number)}
          target="_blank"
          rel="noreferrer"
          icon={<WhatsAppIcon />}
          onClick={() => note(reached, 'message', phone.full_number)}
        >
          {t('phone.whatsapp')}
        </Button>
      )}
      {phone && hasLinked && contact.restricted_at === null && (
        <LinkedChatButton
          contact={{ id: contact.id, name: contact.name || contact.company, phone: phone.full_number }}
        />
      )}
      {phone && hasSms && contact.restricted_at === null && (
        <Button
          icon={<ChatMultipleRegular />}
          onClick={() =>
            void write({ id: contact.id, name: contact.name || contact.company, phone: phone.full_number })
          }
        >
          {t('phone.write')}
        </Button>
      )}
      {phone && hasSms && contact.restricted_at === null && (
        <Button icon={<ChatRegular />} onClick={() => void text()}>
          {t('phone.text')}
        </Button>
      )}
      {email && (
        <Button as="a" href={mailLink(email.email)} icon={<MailRegular />}>
          {t('email.mail')}
        </Button>
      )}
      <Button icon={<ReceiptMoneyRegular />} onClick={() => void navigate(quotationForContact(contact.id))}>
        {t('email.quotation')}
      </Button>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    margin: `0 ${tokens.spacingHorizontalS} ${tokens.spacingVerticalL}`,
    '@media (pointer: coarse)': { '& a, & button': { minHeight: '44px', flexGrow: 1 } },
  },
})
