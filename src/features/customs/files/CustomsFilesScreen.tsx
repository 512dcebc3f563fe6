import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DocumentArrowUpRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { type CustomsFile, customsCalls } from '#domain/customs/calls'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { FileInput } from '../../../components/FileInput.tsx'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../../lib/useAnswer.ts'
import { KeptNote } from '../shipments/KeptNote.tsx'
import { ComtradeKeyForm } from './ComtradeKeyForm.tsx'
import { ImportWizard } from './ImportWizard.tsx'
import { chooseFile, useChosenFile } from './shipmentImport.ts'

/** What was brought in, and the way to bring in more. */
export function CustomsFilesScreen() {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const user = useUser()
  const isMain = !isSubAccount(user)
  const chosen = useChosenFile()
  const { answer, problem } = useAnswer(customsCalls.files, {})
  const files = answer?.data.files
  return (
    <div className={styles.root}>
      <Page
        title={t('files.title')}
        intro={t('files.intro')}
        action={
          <OnlineButton
            appearance="primary"
            icon={<DocumentArrowUpRegular />}
            disabledFocusable={chosen?.state.kind === 'running'}
            onClick={() => input.current?.click()}
          >
            {t('files.choose')}
          </OnlineButton>
        }
      >
        <FileInput
          input={input}
          accept=".xlsx,.csv,.tsv,.txt,.xls"
          aria-label={t('files.choose')}
          onFiles={([first]) => chooseFile(user, first ?? null)}
        />
        {chosen && <ImportWizard key={`${chosen.file.name} ${chosen.file.lastModified}`} chosen={chosen} />}
        <Sheet>
          <KeptNote answer={answer} problem={problem} />
          {files?.length === 0 && <EmptyState title={t('files.none')} text={t('files.noneText')} />}
          {files && files.length > 0 && <FileTable files={files} />}
        </Sheet>
        {isMain && <ComtradeKeyForm />}
      </Page>
    </div>
  )
}

function FileTable({ files }: { files: readonly CustomsFile[] }) {
  const { t } = useTranslation('customs')
  const columns = useFileColumns()
  return <Table label={t('files.title')} rows={files} columns={columns} keyOf={({ id }) => id} />
}

function useFileColumns(): TableColumn<CustomsFile>[] {
  const { t } = useTranslation('customs')
  const { number, dateTime } = useFormats()
  const user = useUser()
  const isMain = !isSubAccount(user)
  return [
    {
      key: 'name',
      title: t('files.column.name'),
      cell: ({ name, is_done }) => (is_done ? name : `${name} (${t('files.open')})`),
    },
    { key: 'seller', title: t('files.column.seller'), cell: ({ seller }) => seller },
    { key: 'rows', title: t('files.column.rows'), cell: ({ rows }) => number(rows), isNumber: true },
    { key: 'added', title: t('files.column.added'), cell: ({ added }) => number(added), isNumber: true },
    { key: 'doubled', title: t('files.column.doubled'), cell: ({ doubled }) => number(doubled), isNumber: true },
    { key: 'at', title: t('files.column.at'), cell: ({ created_at }) => dateTime(created_at), isWhole: true },
    {
      key: 'drop',
      title: '',
      cell: (file) => (isMain || file.user === user.id ? <DropButton file={file} /> : null),
      isWhole: true,
    },
  ]
}

function DropButton({ file: { id, name } }: { file: CustomsFile }) {
  const { t } = useTranslation('customs')
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const drop = async () => {
    setAsking(false)
    try {
      const { shipments } = await request(customsCalls.dropFile, { id }, { timeout: 120_000 })
      toasts.done(t('files.dropped', { count: shipments }))
      askAgain()
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('files.drop')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('files.dropTitle', { name })}
          text={t('files.dropText')}
          confirm={t('files.drop')}
          cancel={t('files.cancel')}
          isGrave
          onConfirm={() => void drop()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const useStyles = makeStyles({
  root: { flex: '1 1 0', minWidth: 0, minHeight: 0, overflow: 'auto', paddingBlockEnd: tokens.spacingVerticalXL },
})
