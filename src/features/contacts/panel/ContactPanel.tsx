import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import {
  ChevronDownRegular,
  ChevronUpRegular,
  DeleteRegular,
  DismissRegular,
  OpenRegular,
  ShieldPersonRegular,
} from '@fluentui/react-icons'
import { type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import type { Contact } from '#domain/contacts/contact'
import { entryById } from '#workers/database/read'
import { SidePanel } from '../../../components/SidePanel.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { usePersonsAddress } from '../../../lib/persons.ts'
import { useStored } from '../../../lib/reader.ts'
import { useUser } from '../../../lib/session.ts'
import { ExcludeButton } from '../excluded/ExcludeButton.tsx'
import { type ContactPart, contactParts } from '../list/contactAddress.ts'
import { Activity } from '../person/Activity.tsx'
import { Rules } from '../person/Rules.tsx'
import { useCompanions } from '../person/useCompanions.ts'
import { useToPersonPage } from '../person/usePersonPage.ts'
import { ContactDetails, ContactHead } from './ContactParts.tsx'

type Props = {
  id: string
  part: ContactPart
  onPart: (part: ContactPart) => void
  onClose: () => void
  /** One contact up or down the list. */
  onStep: (step: 1 | -1) => void
  onDelete: (id: string, name: string) => void
}

/** A contact beside the list: everything known about it, every field changed where it stands. */
export function ContactPanel({ id, part, onPart, onClose, onStep, onDelete }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const entry = useStored((db) => entryById(db, 'contact', id).then((found) => found ?? null), [id])
  const contact = (entry?.row ?? null) as Contact | null
  const persons = usePersonsAddress()
  const isSub = isSubAccount(useUser())
  const toPage = useToPersonPage()
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
          {contact && toPage && (
            <Button
              appearance="subtle"
              icon={<OpenRegular />}
              aria-label={t('person.fullPage')}
              title={t('person.fullPage')}
              onClick={() => toPage(id)}
            />
          )}
          {contact && !isSub && (
            <Button
              appearance="subtle"
              icon={<ShieldPersonRegular />}
              aria-label={t('actions.dataRights')}
              title={t('actions.dataRights')}
              onClick={() => persons.open(id)}
            />
          )}
          {contact && <ExcludeButton contact={contact} />}
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
          {contact && (
            <Opened
              key={id}
              contact={contact}
              name={name}
              pending={Boolean(entry?.waiting?.length)}
              part={part}
              onPart={onPart}
            />
          )}
        </div>
      </div>
    </SidePanel>
  )
}

type OpenedProps = {
  contact: Contact
  name: string
  pending: boolean
  part: ContactPart
  onPart: (part: ContactPart) => void
}

function Opened({ contact, name, pending, part, onPart }: OpenedProps) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const id = useId()
  const companions = useCompanions(contact.id)
  return (
    <>
      <ContactHead contact={contact} name={name} pending={pending} consents={companions?.consents} />
      <Tabs
        className={styles.tabs}
        label={t('person.tab.label')}
        controls={`${id}-part`}
        tabs={contactParts.map((value) => ({ value, label: t(`person.tab.${value}`), id: `${id}-${value}` }))}
        chosen={part}
        onChoose={onPart}
      />
      <div role="tabpanel" id={`${id}-part`} aria-labelledby={`${id}-${part}`}>
        {part === 'details' && <ContactDetails contact={contact} name={name} />}
        {part === 'activity' && companions && <Activity contact={contact} companions={companions} />}
        {part === 'rules' && companions && <Rules contact={contact} companions={companions} />}
      </div>
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
  tabs: { marginBottom: tokens.spacingVerticalM },
})
