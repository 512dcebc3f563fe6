import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular, PeopleAddRegular, PeopleSearchRegular, StorageRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { useCanChange, useSyncPart } from '../../../lib/client.ts'

export function EmptyContacts({ onCreate, onImport }: { onCreate: () => void; onImport: () => void }) {
  const { t } = useTranslation('contacts')
  const canChange = useCanChange()
  return (
    <EmptyState icon={<PeopleAddRegular />} title={t('empty.title')} text={t('empty.text')} note={t('empty.dropHint')}>
      <Button appearance="primary" icon={<ArrowUploadRegular />} disabled={!canChange} onClick={onImport}>
        {t('import.title')}
      </Button>
      <Button disabled={!canChange} onClick={onCreate}>
        {t('actions.create')}
      </Button>
    </EmptyState>
  )
}

export function NoContactsFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('contacts')
  return (
    <EmptyState icon={<PeopleSearchRegular />} title={t('empty.nothingTitle')} text={t('empty.nothingText')}>
      <Button onClick={onClear}>{t('filter.clear')}</Button>
    </EmptyState>
  )
}

/** Where contacts are followed up and there are none. */
export function NoContacts() {
  const { t } = useTranslation('contacts')
  const navigate = useNavigate()
  return (
    <EmptyState icon={<PeopleAddRegular />} title={t('follow.noContactsTitle')} text={t('follow.noContactsText')}>
      <Button appearance="primary" onClick={() => void navigate('/statistics/contacts')}>
        {t('follow.toContacts')}
      </Button>
    </EmptyState>
  )
}

/** Where there are no contacts: the first sync may still bring some. `children`: what else is said. */
export function UntilArrived({ children }: { children: ReactNode }) {
  const firstSync = useSyncPart('firstSync')
  if (!firstSync) return children
  return firstSync.stopped ? <NoRoom /> : <StillArriving />
}

function StillArriving() {
  const { t } = useTranslation('contacts')
  return <EmptyState icon={<Spinner size="small" />} title={t('empty.syncTitle')} text={t('empty.syncText')} />
}

/** The first sync found no place to put anything; the notice above says what to do. */
function NoRoom() {
  const { t } = useTranslation('contacts')
  return <EmptyState icon={<StorageRegular />} title={t('empty.noRoomTitle')} text={t('empty.noRoomText')} />
}

/** The shape of the list, and only when it takes longer than one notices. */
export function ListSkeleton() {
  const styles = useStyles()
  return (
    <div className={styles.root} aria-hidden>
      {Array.from({ length: 12 }, (_, at) => (
        <div key={at} className={styles.row}>
          <span className={styles.bar} style={{ width: `${28 + ((at * 37) % 40)}%` }} />
        </div>
      ))}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '1ms',
    animationDelay: '100ms',
    animationFillMode: 'backwards',
    overflow: 'hidden',
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    height: '36px',
    paddingInline: tokens.spacingHorizontalXXL,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  bar: { height: '10px', borderRadius: tokens.borderRadiusMedium, backgroundColor: tokens.colorNeutralBackground4 },
})
