import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, FilterDismissRegular, ProhibitedRegular } from '@fluentui/react-icons'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type SuppressionKind,
  type SuppressionReason,
  type SuppressionRow,
  suppressionKinds,
  suppressionReasons,
} from '#domain/campaigns/suppression'
import { type ConsentChannel, consentChannels } from '#domain/contacts/companions/consent'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ExportMenu } from '../../../components/ExportMenu.tsx'
import { FilterChip } from '../../../components/FilterChip.tsx'
import type { TableFormat } from '../../../components/figures/tableFile.ts'
import { Pager } from '../../../components/Pager.tsx'
import { pageRows } from '../../../components/pageRows.ts'
import { SearchField } from '../../../components/SearchField.tsx'
import { useExporting } from '../../../components/useExporting.tsx'
import { useCanChange } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { SuppressDialog } from './SuppressDialog.tsx'
import { SuppressionTable } from './SuppressionTable.tsx'
import { suppressionFile } from './suppressionFile.ts'
import { matching, readSuppressed, type SuppressionAddress, withAddress } from './suppressions.ts'
import { useChannelWords } from './useChannelWords.ts'
import { useRefusal, useSuppressing, useSuppressions } from './useSuppressions.ts'

/** Whom the company does not write to: found, added, allowed again, and taken along as a file. */
export function SuppressionPart() {
  const { t } = useTranslation('campaigns')
  const all = useSuppressions()
  const { allow, canLift } = useSuppressing()
  const canChange = useCanChange()
  const [params, setParams] = useAddress()
  const [isAdding, setAdding] = useState(false)
  const address = readSuppressed(params)
  const onAddress = (change: Partial<SuppressionAddress>) =>
    setParams((now) => withAddress(now, change), { replace: change.page === undefined })
  if (!all) return null

  const found = matching(all, address)
  const shown = found.slice((address.page - 1) * pageRows, address.page * pageRows)
  const add = (
    <Button appearance="primary" icon={<AddRegular />} disabled={!canChange} onClick={() => setAdding(true)}>
      {t('suppression.add')}
    </Button>
  )
  return (
    <>
      {all.length === 0 ? (
        <EmptyState icon={<ProhibitedRegular />} title={t('suppression.empty')} text={t('suppression.emptyText')}>
          {add}
        </EmptyState>
      ) : (
        <>
          <Toolbar address={address} found={found} add={add} onAddress={onAddress} />
          {found.length === 0 && (
            <NothingFound onClear={() => onAddress({ text: '', kind: null, reason: null, channel: null })} />
          )}
          {shown.length > 0 && (
            <SuppressionTable rows={shown} canChange={canChange} canLift={canLift} onAllow={(row) => void allow(row)} />
          )}
          <Pager page={address.page} count={found.length} onPage={(page) => onAddress({ page })} />
        </>
      )}
      {isAdding && <SuppressDialog onClose={() => setAdding(false)} />}
    </>
  )
}

type ToolbarProps = {
  address: SuppressionAddress
  found: readonly SuppressionRow[]
  add: ReactNode
  onAddress: (change: Partial<SuppressionAddress>) => void
}

function Toolbar({ address, found, add, onAddress }: ToolbarProps) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const kinds = suppressionKinds.map((value) => ({ value, text: t(`suppression.kind.${value}`) }))
  const reasons = suppressionReasons.map((value) => ({ value, text: t(`suppression.reason.${value}`) }))
  const channels = consentChannels.map((value) => ({ value, text: t(`suppression.channel.${value}`) }))
  const words = {
    find: t('suppression.filter.find'),
    noMatch: t('suppression.filter.noMatch'),
    none: t('suppression.filter.none'),
    remove: (name: string) => t('suppression.filter.remove', { name }),
  }
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField text={address.text} onText={(text) => onAddress({ text })} label={t('suppression.find')} />
      </div>
      <FilterChip
        label={t('suppression.filter.kind')}
        options={kinds}
        chosen={address.kind}
        onChoose={(kind) => onAddress({ kind: kind as SuppressionKind | null })}
        words={words}
      />
      <FilterChip
        label={t('suppression.filter.reason')}
        options={reasons}
        chosen={address.reason}
        onChoose={(reason) => onAddress({ reason: reason as SuppressionReason | null })}
        words={words}
      />
      <FilterChip
        label={t('suppression.filter.channel')}
        options={channels}
        chosen={address.channel}
        onChoose={(channel) => onAddress({ channel: channel as ConsentChannel | null })}
        words={words}
      />
      <div className={styles.buttons}>
        <ExportButton rows={found} />
        {add}
      </div>
    </div>
  )
}

/** What is found, all pages of it. */
function ExportButton({ rows: all }: { rows: readonly SuppressionRow[] }) {
  const { t } = useTranslation('campaigns')
  const channelsOf = useChannelWords()
  const rows = all.filter(({ value }) => value !== null)
  const formats = useFormats()
  const refusal = useRefusal()
  const words = useWords()
  const toasts = useToasts()
  const { isBusy, start, question } = useExporting()
  const table = () =>
    suppressionFile(rows, {
      title: t('suppression.menu'),
      titles: {
        value: t('suppression.columns.value'),
        kind: t('suppression.columns.kind'),
        reason: t('suppression.columns.reason'),
        channels: t('suppression.columns.channels'),
        created_at: t('suppression.columns.created_at'),
        note: t('suppression.columns.note'),
      },
      kindOf: (kind) => t(`suppression.kind.${kind}`),
      reasonOf: (reason) => t(`suppression.reason.${reason}`),
      channelsOf,
      timeOf: formats.dateTime,
    })
  function save(format: TableFormat) {
    const refused = refusal('export_data')
    if (refused) return toasts.info(words.ofCode(refused))
    const asked = { rows: rows.length, filter: location.pathname + location.search, what: 'email.suppressions' }
    void start({ asked, format, name: t('suppression.fileName'), table })
  }
  if (rows.length === 0) return null
  return (
    <>
      <ExportMenu isOff={isBusy} onFormat={save}>
        {t('suppression.export', { count: rows.length })}
      </ExportMenu>
      {question}
    </>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('campaigns')
  return (
    <EmptyState
      icon={<FilterDismissRegular />}
      title={t('suppression.filter.nothing')}
      text={t('suppression.filter.nothingText')}
    >
      <Button onClick={onClear}>{t('suppression.filter.clear')}</Button>
    </EmptyState>
  )
}

const useStyles = makeStyles({
  toolbar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  search: { flex: '1 1 240px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
