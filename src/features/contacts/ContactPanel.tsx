import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import {
  ChevronDownRegular,
  ChevronUpRegular,
  DeleteRegular,
  DismissRegular,
  ShieldPersonRegular,
} from '@fluentui/react-icons'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import type { Contact, ContactFields } from '#domain/contacts/contact'
import { entryById } from '#workers/database/read'
import { SidePanel } from '../../components/SidePanel.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import { usePersonsAddress } from '../../lib/persons.ts'
import { useStored } from '../../lib/reader.ts'
import { useUser } from '../../lib/session.ts'
import { ContactFacts } from './ContactFacts.tsx'
import { ContactForm } from './ContactForm.tsx'
import { HistorySection } from './history/HistorySection.tsx'
import { LostValues } from './LostValues.tsx'
import { PictureField } from './PictureField.tsx'
import { QuickActions } from './QuickActions.tsx'
import { VoiceNotes } from './VoiceNotes.tsx'

type Props = {
  id: string
  onClose: () => void
  /** One contact up or down the list. */
  onStep: (step: 1 | -1) => void
  onDelete: (id: string, name: string) => void
}

/** A contact beside the list: everything known about it, every field changed where it stands. */
export function ContactPanel({ id, onClose, onStep, onDelete }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const entry = useStored((db) => entryById(db, 'contact', id).then((found) => found ?? null), [id])
  const contact = (entry?.row ?? null) as Contact | null
  const persons = usePersonsAddress()
  const isSub = isSubAccount(useUser())
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    leaveField()
    onStep(event.key === 'ArrowDown' ? 1 : -1)
  }
  const name = contact ? contact.name || contact.company || t('row.nameless') : ''
  return (
    <SidePanel label={t('panel.label')} onClose={onClose}>
      <div className={styles.root} onKeyDown={onKeyDown}>
        <header className={styles.bar}>
          <Button
            appearance="subtle"
            icon={<ChevronUpRegular />}
            aria-label={t('panel.previous')}
            title={`${t('panel.previous')} (Alt+↑)`}
            onClick={() => onStep(-1)}
          />
          <Button
            appearance="subtle"
            icon={<ChevronDownRegular />}
            aria-label={t('panel.next')}
            title={`${t('panel.next')} (Alt+↓)`}
            onClick={() => onStep(1)}
          />
          <span className={styles.space} />
          {contact && !isSub && (
            <Button
              appearance="subtle"
              icon={<ShieldPersonRegular />}
              aria-label={t('actions.dataRights')}
              title={t('actions.dataRights')}
              onClick={() => persons.open(id)}
            />
          )}
          {contact && (
            <Button
              appearance="subtle"
              icon={<DeleteRegular />}
              aria-label={t('actions.delete')}
              title={t('actions.delete')}
              onClick={() => onDelete(id, name)}
            />
          )}
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={t('actions.close')}
            title={t('actions.close')}
            onClick={onClose}
          />
        </header>
        <div className={styles.content}>
          {entry !== undefined && !contact && (
            <MessageBar>
              <MessageBarBody>{t('panel.gone')}</MessageBarBody>
            </MessageBar>
          )}
          {contact && <Opened key={id} contact={contact} name={name} pending={Boolean(entry?.waiting?.length)} />}
        </div>
      </div>
    </SidePanel>
  )
}

function Opened({ contact, name, pending }: { contact: Contact; name: string; pending: boolean }) {
  const { t } = useTranslation('contacts')
  const { sync } = useClient()
  const words = useWords()
  const styles = useStyles()
  const save = async (fields: ContactFields) => {
    const saved = await sync.mutate('contact.patch', { ids: [contact.id], fields })
    return saved.kind === 'saved' ? null : words.ofCode(saved.code)
  }
  return (
    <>
      <div className={styles.who}>
        <PictureField contact={contact} name={name} />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.company}>
            {[contact.name ? contact.company : '', contact.position].filter(Boolean).join(' · ')}
            {pending && <span className={styles.pending}>{t('row.pending')}</span>}
          </p>
          {contact.restricted_at && (
            <span>
              <StatusBadge tone="warning">{t('row.restricted')}</StatusBadge>
            </span>
          )}
        </div>
      </div>
      <QuickActions phones={contact.phones} emails={contact.emails} />
      <VoiceNotes contact={contact.id} name={name} />
      <LostValues contact={contact} />
      <ContactForm contact={contact} onSave={save} />
      <HistorySection contact={contact} name={name} />
      <ContactFacts contact={contact} />
    </>
  )
}

/** Leaving a field saves it; going on by keyboard leaves it too. */
const leaveField = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  bar: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: tokens.spacingHorizontalXS,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px', minWidth: '44px' } },
  },
  space: { flexGrow: 1 },
  content: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalXXXL}`,
  },
  who: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    margin: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalM}`,
  },
  words: { flexGrow: 1, minWidth: 0 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  company: {
    margin: 0,
    minHeight: '20px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  pending: {
    marginInlineStart: tokens.spacingHorizontalS,
    color: tokens.colorPaletteMarigoldForeground2,
    fontSize: tokens.fontSizeBase200,
  },
})
