import { Button, Field, Input, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, ArrowUploadRegular, DismissRegular, ProhibitedRegular } from '@fluentui/react-icons'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExcludedContact } from '#domain/contacts/excluded'
import { limits } from '#domain/limits'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ExportMenu } from '../../../components/ExportMenu.tsx'
import { FileInput } from '../../../components/FileInput.tsx'
import type { TableFormat } from '../../../components/figures/tableFile.ts'
import { sendForm } from '../../../components/sendForm.ts'
import { useExporting } from '../../../components/useExporting.tsx'
import { WindowFrame } from '../../../components/WindowFrame.tsx'
import { useCanChange } from '../../../lib/client.ts'
import { defaultCountry } from '../../../lib/defaultCountry.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'
import { fullNumberOf } from '../../../lib/phones.ts'
import { useRights } from '../export/useRights.tsx'
import { excludedFile } from './excludedFile.ts'
import { readAddresses, readExcludedAddress } from './readAddresses.ts'
import { useExcluded, useExcluding } from './useExcluded.ts'

const shownAtOnce = 100

/** To whom the company sends nothing any more: by phone, email or WhatsApp id, whether they are contacts or not. */
export function ExcludedWindow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const excluded = useExcluded()
  const { allow } = useExcluding()
  const rights = useRights()
  const [typed, setTyped] = useState('')
  const [most, setMost] = useState(shownAtOnce)
  const wanted = typed.trim().toLowerCase()
  const { isBusy, start, question } = useExporting()
  const titles = [t('fields.phones'), t('fields.emails'), t('excluded.whatsApp'), t('excluded.reason')]
  const download = (rows: readonly ExcludedContact[], format: TableFormat) =>
    start({
      asked: { rows: rows.length, filter: location.pathname, what: 'contacts.excluded' },
      format,
      name: t('excluded.fileName'),
      table: () => excludedFile(t('excluded.title'), titles, rows),
    })
  const found = (excluded ?? []).filter((one) => !wanted || textOf(one).includes(wanted))
  return (
    <WindowFrame
      title={t('excluded.title')}
      onClose={onClose}
      actions={
        excluded && excluded.length > 0 ? (
          <ExportMenu
            isOff={isBusy}
            onFormat={(format) =>
              rights.may('export_data') ? void download(excluded, format) : rights.ask('export_data')
            }
          >
            {t('excluded.export', { count: excluded.length })}
          </ExportMenu>
        ) : null
      }
    >
      {question}
      <p className={styles.text}>{t('excluded.text')}</p>
      <AddExcluded />
      {(excluded?.length ?? 0) > 0 && (
        <Input
          value={typed}
          placeholder={t('excluded.find')}
          aria-label={t('excluded.find')}
          onChange={(_, { value }) => setTyped(value)}
        />
      )}
      {wanted !== '' && found.length === 0 && <p role="status">{t('excluded.notFound')}</p>}
      {excluded?.length === 0 && (
        <EmptyState icon={<ProhibitedRegular />} title={t('excluded.empty')} text={t('excluded.emptyText')} />
      )}
      <ul className={styles.list}>
        {found.slice(0, most).map((one) => (
          <ExcludedItem
            key={one.id}
            excluded={one}
            onRemove={() => (rights.may('delete_data') ? void allow([one]) : rights.ask('delete_data'))}
          />
        ))}
      </ul>
      {found.length > most && (
        <div>
          <Button onClick={() => setMost(most + shownAtOnce)}>{t('duplicates.more')}</Button>
        </div>
      )}
    </WindowFrame>
  )
}

const addressOf = ({ full_number, email, whatsapp_id }: ExcludedContact) =>
  [full_number && `+${full_number}`, email, whatsapp_id].filter(Boolean).join(' · ')
const textOf = (one: ExcludedContact) => `${addressOf(one)} ${one.reason}`.toLowerCase()

function ExcludedItem({ excluded, onRemove }: { excluded: ExcludedContact; onRemove: () => void }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const formats = useFormats()
  const who = useWho()
  const canChange = useCanChange()
  const address = addressOf(excluded)
  const { reason, created_by, created_at } = excluded
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <div className={styles.address}>{address}</div>
        <div className={styles.text}>
          {[reason, who(created_by), formats.dateTime(created_at)].filter(Boolean).join(' · ')}
        </div>
      </div>
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={t('excluded.remove', { address })}
        disabled={!canChange}
        onClick={onRemove}
      />
    </li>
  )
}

type PasteResult = { kind: 'wrong' } | { kind: 'read'; unread: number; over: number }

function AddExcluded() {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const { exclude } = useExcluding()
  const canChange = useCanChange()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [said, setSaid] = useState<PasteResult | null>(null)
  const [reading, setReading] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const numberOf = (text: string) => fullNumberOf(text, defaultCountry())

  async function add(event: FormEvent) {
    event.preventDefault()
    const address = await readExcludedAddress(typed, numberOf)
    if (!address) return setSaid({ kind: 'wrong' })
    setSaid(null)
    if (await exclude([address], reason.trim())) setTyped('')
  }
  async function addFile(chosen: File) {
    setReading(true)
    try {
      const { addresses, unread, over } = await readAddresses(await chosen.text(), numberOf, nextTask)
      setSaid({ kind: 'read', unread, over })
      if (addresses.length > 0) await exclude(addresses, reason.trim())
    } finally {
      setReading(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => sendForm(event, add)}>
      <Field
        className={styles.field}
        label={t('excluded.address')}
        {...(said?.kind === 'wrong' && { validationMessage: t('excluded.wrong') })}
      >
        <Input
          value={typed}
          autoComplete="off"
          onChange={(_, { value }) => {
            setTyped(value)
            setSaid(null)
          }}
        />
      </Field>
      <Field className={styles.field} label={t('excluded.reason')}>
        <Input value={reason} maxLength={limits.lineLength} onChange={(_, { value }) => setReason(value)} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" icon={<AddRegular />} disabled={!canChange}>
          {t('excluded.add')}
        </Button>
        <Button
          icon={<ArrowUploadRegular />}
          disabled={!canChange || reading}
          title={t('excluded.fileHint')}
          onClick={() => file.current?.click()}
        >
          {t(reading ? 'excluded.reading' : 'excluded.file')}
        </Button>
        <FileInput
          input={file}
          accept=".txt,.csv,text/plain,text/csv"
          aria-label={t('excluded.file')}
          onFiles={([chosen]) => chosen && void addFile(chosen)}
        />
      </div>
      {said?.kind === 'read' && said.unread + said.over > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('excluded.unread', { count: said.unread + said.over })}</MessageBarBody>
        </MessageBar>
      )}
    </form>
  )
}

const nextTask = () => new Promise<void>((go) => setTimeout(go))

const useStyles = makeStyles({
  text: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM, flexShrink: 0 },
  field: { flex: '1 1 200px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '48px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  about: { minWidth: 0 },
  address: { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
})
