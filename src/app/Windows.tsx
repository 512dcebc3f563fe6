import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isSubAccount } from '#domain/auth/policy'
import { useBulkRunning } from '../lib/bulkRunning.ts'
import { usePersonsAddress } from '../lib/persons.ts'
import { useUser } from '../lib/session.ts'
import { openWindow, useOpenedWindow } from '../lib/windows.ts'

const DistributeWindow = lazy(() =>
  import('../features/distribution/DistributeWindow.tsx').then((m) => ({ default: m.DistributeWindow })),
)
const FollowWindow = lazy(() =>
  import('../features/distribution/FollowWindow.tsx').then((m) => ({ default: m.FollowWindow })),
)
const HistoryWindow = lazy(() =>
  import('../features/distribution/HistoryWindow.tsx').then((m) => ({ default: m.HistoryWindow })),
)
const PoolWindow = lazy(() =>
  import('../features/distribution/PoolWindow.tsx').then((m) => ({ default: m.PoolWindow })),
)

const ImportCentre = lazy(() =>
  import('../features/contacts/exchange/ImportCentre.tsx').then((m) => ({ default: m.ImportCentre })),
)
const ExportCentre = lazy(() =>
  import('../features/contacts/exchange/ExportCentre.tsx').then((m) => ({ default: m.ExportCentre })),
)

const UndoCentre = lazy(() =>
  import('../features/contacts/undos/UndoCentre.tsx').then((m) => ({ default: m.UndoCentre })),
)

const CustomFieldsWindow = lazy(() =>
  import('../features/contacts/custom/CustomFieldsWindow.tsx').then((m) => ({ default: m.CustomFieldsWindow })),
)

const FilterWindow = lazy(() =>
  import('../features/contacts/filter/FilterWindow.tsx').then((m) => ({ default: m.FilterWindow })),
)
const MailWindow = lazy(() =>
  import('../features/email/answer/MailWindow.tsx').then((m) => ({ default: m.MailWindow })),
)

const ChecksWindow = lazy(() =>
  import('../features/email/check/ChecksWindow.tsx').then((m) => ({ default: m.ChecksWindow })),
)
const EvidenceWindow = lazy(() =>
  import('../features/email/check/EvidenceWindow.tsx').then((m) => ({ default: m.EvidenceWindow })),
)

const BulkDialog = lazy(() =>
  import('../features/contacts/selection/BulkDialog.tsx').then((m) => ({ default: m.BulkDialog })),
)

const PersonsWindow = lazy(() =>
  import('../features/dataRights/PersonsWindow.tsx').then((m) => ({ default: m.PersonsWindow })),
)

const close = () => openWindow(null)

/** What a page opened over itself from another area; it goes with the page, and with the user. */
export function Windows() {
  return (
    <>
      <PageWindows key={useLocation().pathname} />
      <BulkWindow />
    </>
  )
}

/** Stays from page to page, as the work does. */
function BulkWindow() {
  const running = useBulkRunning()
  return <Suspense>{running && <BulkDialog running={running} />}</Suspense>
}

function PageWindows() {
  const opened = useOpenedWindow()
  const persons = usePersonsAddress()
  const isSub = isSubAccount(useUser())
  useEffect(() => close, [])
  return (
    <Suspense>
      {opened?.kind === 'distribute' && <DistributeWindow start={opened.start} onClose={close} />}
      {opened?.kind === 'distribution' && <FollowWindow id={opened.id} onClose={close} />}
      {opened?.kind === 'distributions' && <HistoryWindow onClose={close} />}
      {opened?.kind === 'pool' && <PoolWindow onClose={close} />}
      {opened?.kind === 'imports' && <ImportCentre onClose={close} />}
      {opened?.kind === 'exports' && <ExportCentre onClose={close} />}
      {opened?.kind === 'undos' && <UndoCentre onClose={close} />}
      {opened?.kind === 'customFields' && <CustomFieldsWindow onClose={close} />}
      {opened?.kind === 'filter' && <FilterWindow filter={opened.filter} onFilter={opened.onFilter} onClose={close} />}
      {opened?.kind === 'checks' && <ChecksWindow start={opened.start} onClose={close} />}
      {opened?.kind === 'evidence' && <EvidenceWindow of={opened.of} onClose={close} />}
      {opened?.kind === 'mail' && <MailWindow start={opened.start} onClose={close} />}
      {persons.isOpen && !isSub && <PersonsWindow contact={persons.contact} onClose={persons.close} />}
    </Suspense>
  )
}
