import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular, DeleteRegular, ShieldPersonRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { isSubAccount } from '#domain/auth/policy'
import type { Contact } from '#domain/contacts/contact'
import { entryById } from '#workers/database/read'
import { usePersonsAddress } from '../../../lib/persons.ts'
import { useStored } from '../../../lib/reader.ts'
import { useUser } from '../../../lib/session.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { ExcludeButton } from '../excluded/ExcludeButton.tsx'
import { ContactDetails, ContactHead } from '../panel/ContactParts.tsx'
import { useAskDelete } from '../selection/useAskDelete.tsx'
import { useBulk } from '../selection/useBulk.ts'
import { Activity } from './Activity.tsx'
import { Rules } from './Rules.tsx'
import { useCompanions } from './useCompanions.ts'

/** A contact with everything about it side by side, for whoever has the room. */
export function PersonPage({ id }: { id: string }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const entry = useStored((db) => entryById(db, 'contact', id).then((found) => found ?? null), [id])
  const contact = (entry?.row ?? null) as Contact | null
  const back = useBack()
  const persons = usePersonsAddress()
  const isSub = isSubAccount(useUser())
  const bulk = useBulk()
  const deleting = useAskDelete(async (ids) => {
    await bulk.remove(ids)
    back({ toList: true })
  })
  const name = contact ? contact.name || contact.company || t('row.nameless') : ''
  return (
    <div className={styles.root} onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && back()}>
      <header className={styles.bar}>
        <Button autoFocus appearance="subtle" icon={<ArrowLeftRegular />} onClick={() => back()}>
          {t('person.toList')}
        </Button>
        <span className={styles.space} />
        {contact && !isSub && (
          <Button appearance="subtle" icon={<ShieldPersonRegular />} onClick={() => persons.open(id)}>
            {t('actions.dataRights')}
          </Button>
        )}
        {contact && <ExcludeButton contact={contact} />}
        {contact && (
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            onClick={() => deleting.askToDelete({ ids: [id], name })}
          >
            {t('actions.delete')}
          </Button>
        )}
      </header>
      {entry !== undefined && !contact && (
        <MessageBar>
          <MessageBarBody>{t('panel.gone')}</MessageBarBody>
        </MessageBar>
      )}
      {contact && <Columns key={id} contact={contact} name={name} pending={Boolean(entry?.waiting?.length)} />}
      {deleting.question}
    </div>
  )
}

function Columns({ contact, name, pending }: { contact: Contact; name: string; pending: boolean }) {
  const styles = useStyles()
  const companions = useCompanions(contact.id)
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ContactHead contact={contact} name={name} pending={pending} consents={companions?.consents} />
        <ContactDetails contact={contact} name={name} />
      </div>
      <div className={styles.column}>{companions && <Activity contact={contact} companions={companions} />}</div>
      <div className={styles.column}>{companions && <Rules contact={contact} companions={companions} />}</div>
    </div>
  )
}

/** To the panel that the page was opened from, or, from a link, to the list beneath. */
function useBack() {
  const navigate = useNavigate()
  const location = useLocation()
  const [params] = useAddress()
  const fromPanel = (location.state as { fromPanel?: boolean } | null)?.fromPanel === true
  return ({ toList = false } = {}) => {
    if (fromPanel && !toList) return void navigate(-1)
    const list = new URLSearchParams(params)
    for (const key of ['full', 'contact']) list.delete(key)
    void navigate({ search: list.toString() }, { replace: true })
  }
}

const useStyles = makeStyles({
  root: {
    flex: '1 1 0',
    minHeight: 0,
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
  space: { flexGrow: 1 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalXXXL}`,
    '@media (min-width: 1360px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) minmax(0, 5fr)' },
  },
  column: { minWidth: 0 },
})
