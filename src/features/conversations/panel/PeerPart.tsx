import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { OpenRegular, PersonAddRegular, PersonSwapRegular, ReceiptMoneyRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { writtenPhone } from '#domain/contacts/phoneWriting'
import type { Conversation } from '#domain/conversations/conversation'
import { contactById } from '#workers/database/read'
import { ContactPicker } from '../../../components/ContactPicker.tsx'
import { Section } from '../../../components/Section.tsx'
import { quotationForConversation } from '../../../lib/quotationPaths.ts'
import { useStored } from '../../../lib/reader.ts'
import { useToasts } from '../../../lib/toasts.ts'
import type { ConversationWork } from '../useConversationWork.ts'
import { useContactsOf } from './useContactsOf.ts'
import { useMakeContact } from './useMakeContact.ts'

/** Whom the conversation is taken to be with; where several contacts share its number, a person says who wrote. */
export function PeerPart({ conversation, work }: { conversation: Conversation; work: ConversationWork }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const navigate = useNavigate()
  const toasts = useToasts()
  const { id, contact_id, identity } = conversation
  const contact = useStored((db) => (contact_id ? contactById(db, contact_id) : Promise.resolve(null)), [contact_id])
  const sharing = useContactsOf(identity)
  const make = useMakeContact(conversation, work)
  const isMail = identity.kind === 'email'
  async function choose(chosen: string | null) {
    if (await work.setContact(id, chosen)) toasts.done(t('done.contact'))
  }
  const others = sharing.filter((one) => one.id !== contact_id)
  return (
    <Section title={t('panel.contact')}>
      <div className={styles.root}>
        {contact && (
          <div className={styles.words}>
            <strong>{contact.name || contact.company}</strong>
            {contact.name && contact.company && <span className={styles.note}>{contact.company}</span>}
            {contact.position && <span className={styles.note}>{contact.position}</span>}
          </div>
        )}
        {!contact_id && others.length === 0 && <span className={styles.note}>{t('panel.none')}</span>}
        {!contact_id && others.length > 0 && <span>{t('panel.several')}</span>}
        {(contact_id ? others.length > 0 && sharing.length > 1 : others.length > 0) && (
          <ul className={styles.list} aria-label={t('panel.several')}>
            {others.slice(0, mostShared).map((one) => (
              <li key={one.id}>
                <Button className={styles.choice} onClick={() => void choose(one.id)}>
                  {[one.name, one.company].filter(Boolean).join(' · ')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          {contact_id && contact && (
            <Button
              size="small"
              icon={<OpenRegular />}
              onClick={() => void navigate(`/statistics/contacts?contact=${contact_id}`)}
            >
              {t('panel.open')}
            </Button>
          )}
          <ContactPicker
            label={t('panel.choose')}
            having={isMail ? 'emails' : 'phones'}
            noteOf={({ emails, phones }) =>
              isMail ? (emails[0]?.email ?? '') : phones[0] ? writtenPhone(phones[0].full_number) : ''
            }
            onChoose={(line) => void choose(line.id)}
            {...(contact_id && { nobody: { text: t('panel.unlink'), onChoose: () => void choose(null) } })}
            words={{ find: t('panel.find'), none: t('panel.noneFound') }}
            trigger={
              <Button size="small" icon={<PersonSwapRegular />}>
                {t(contact_id ? 'panel.other' : 'panel.choose')}
              </Button>
            }
          />
          {!contact_id && make && (
            <Button size="small" icon={<PersonAddRegular />} onClick={() => void make()}>
              {t('panel.make')}
            </Button>
          )}
          <Button
            size="small"
            icon={<ReceiptMoneyRegular />}
            onClick={() => void navigate(quotationForConversation(id))}
          >
            {t('panel.quotation')}
          </Button>
        </div>
      </div>
    </Section>
  )
}

const mostShared = 8
const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0, overflowWrap: 'anywhere' },
  words: { display: 'grid' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  list: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  choice: {
    width: '100%',
    justifyContent: 'start',
    textAlign: 'start',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    '& button': { '@media (pointer: coarse)': { minHeight: '44px' } },
  },
})
