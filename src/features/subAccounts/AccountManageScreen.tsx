import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhone } from '../../lib/media.ts'
import { CreateDialog } from './CreateDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { DisableDialog } from './DisableDialog.tsx'
import { ExportVerification } from './ExportVerification.tsx'
import { EmptySubAccounts, NoSubAccountsFound, OfflineNote } from './listStates.tsx'
import { ManageHeader } from './ManageHeader.tsx'
import { ProductsDialog } from './ProductsDialog.tsx'
import { Requests } from './Requests.tsx'
import { SecondStepSwitch } from './SecondStepSwitch.tsx'
import { SubList } from './SubList.tsx'
import { SubPanel } from './SubPanel.tsx'
import { SubSelectionBar } from './SubSelectionBar.tsx'
import { type SubLine, shownLines, subOrder } from './subList.ts'
import { useExportCodes } from './useExportCodes.ts'
import { useManage } from './useManage.ts'
import { useSubAddress } from './useSubAddress.ts'
import { useSubLines } from './useSubLines.ts'
import { useSubSelection } from './useSubSelection.ts'

type AccountDialog = { kind: 'create' } | { kind: 'delete' | 'disable' | 'products'; subs: SubLine[] } | null

/** Everybody of the company besides the main account, and everything the main account decides about them. */
export function AccountManageScreen() {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const phone = usePhone()
  const lines = useSubLines()
  const { address, typed, setTyped, setOrder, open, close } = useSubAddress()
  const [opened, setOpened] = useState<AccountDialog>(null)
  const codes = useExportCodes()
  const manage = useManage()

  const query = { ...address.query, search: typed }
  const shown = shownLines(lines ?? [], query)
  const selection = useSubSelection(shown)
  const sub = lines?.find(({ id }) => id === address.opened)
  const create = () => setOpened({ kind: 'create' })
  const enable = (subs: readonly SubLine[]) =>
    void manage('setStatus', { type: 'enable', subuserids: idsOf(subs) }, () =>
      t('panel.enabled', { count: subs.length }),
    )

  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <ManageHeader
          shown={shown.length}
          total={lines?.length ?? 0}
          typed={typed}
          onTyped={setTyped}
          selecting={selection.selecting}
          onSelecting={selection.onSelecting}
          onCreate={create}
        />
        <OfflineNote />
        {lines && <Requests lines={lines} />}
        {lines !== null && lines.length > 0 && <ExportVerification />}
        {lines !== null && lines.length > 0 && <SecondStepSwitch />}
        {selection.subs.length > 0 && (
          <SubSelectionBar
            subs={selection.subs}
            onClear={selection.clear}
            onEnable={() => enable(selection.subs)}
            onAsk={(kind) => setOpened({ kind, subs: selection.subs })}
          />
        )}
        <div className={styles.list}>
          {lines?.length === 0 && <EmptySubAccounts onCreate={create} />}
          {lines !== null && lines.length > 0 && shown.length === 0 && (
            <NoSubAccountsFound onClear={() => setTyped('')} />
          )}
          {shown.length > 0 && (
            <SubList
              lines={shown}
              query={query}
              selection={selection}
              selecting={selection.selecting || (phone && selection.subs.length > 0)}
              onSort={(sort) => setOrder(subOrder(query, sort))}
              onOpen={open}
              onEscape={close}
              onDelete={(subs) => setOpened({ kind: 'delete', subs })}
            />
          )}
        </div>
      </div>
      {address.opened && lines && (
        <SubPanel
          key={address.opened}
          sub={sub ?? null}
          code={codes.of(address.opened)}
          onCode={codes.put}
          onClose={close}
          onEnable={() => sub && enable([sub])}
          onAsk={(kind) => sub && setOpened({ kind, subs: [sub] })}
        />
      )}
      {opened?.kind === 'create' && <CreateDialog onClose={() => setOpened(null)} />}
      {opened?.kind === 'disable' && <DisableDialog subs={opened.subs} onClose={() => setOpened(null)} />}
      {opened?.kind === 'products' && <ProductsDialog subs={opened.subs} onClose={() => setOpened(null)} />}
      {opened?.kind === 'delete' && (
        <DeleteDialog
          subs={opened.subs}
          others={(lines ?? []).filter((line) => !opened.subs.includes(line))}
          onDeleted={() => {
            selection.clear()
            if (opened.subs.some(({ id }) => id === address.opened)) close()
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

const idsOf = (subs: readonly SubLine[]) => subs.map(({ id }) => id)

const useStyles = makeStyles({
  root: { display: 'flex', flex: '1 1 0', minHeight: 0, minWidth: 0 },
  main: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minWidth: 0,
    minHeight: 0,
    overflow: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  list: {
    flex: '1 0 240px',
    minHeight: '240px',
    overflow: 'auto',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})
