import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SitePublication, shopSiteCalls } from '#domain/shop/site/calls'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { datedName, saveFile } from '../../../components/saveFile.ts'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { request, requestFile } from '../../../lib/http.ts'
import type { SiteChange } from './useSiteChange.ts'

/** All states that can be shown again, the newest first. */
export function VersionsPart({
  publications,
  change,
}: {
  publications: readonly SitePublication[]
  change: SiteChange
}) {
  const { t } = useTranslation('shopSite')
  const styles = useStyles()
  const formats = useFormats()
  const [chosen, setChosen] = useState<SitePublication | null>(null)
  const takeAway = (id: string) =>
    change(async () => saveFile(await requestFile(shopSiteCalls.zip, { id }), datedName('shop-site', 'zip')))
  const show = (id: string) => change(() => request(shopSiteCalls.show, { id }), t('history.shown'))
  const columns = useColumns({ onShow: setChosen, onTake: takeAway })
  return (
    <Part title={t('history.title')}>
      <p className={styles.note}>{publications.length ? t('history.text') : t('history.none')}</p>
      {publications.length > 0 && (
        <Table label={t('history.title')} rows={publications} columns={columns} keyOf={({ id }) => id} />
      )}
      {chosen && (
        <ConfirmDialog
          title={t('history.confirm', { at: formats.moment(chosen.created_at) })}
          text={t('history.confirmText')}
          confirm={t('history.show')}
          cancel={t('cancel')}
          onConfirm={() => show(chosen.id)}
          onClose={() => setChosen(null)}
        />
      )}
    </Part>
  )
}

type ColumnActs = { onShow: (publication: SitePublication) => void; onTake: (id: string) => void }

function useColumns({ onShow, onTake }: ColumnActs): TableColumn<SitePublication>[] {
  const { t } = useTranslation('shopSite')
  const formats = useFormats()
  const styles = useStyles()
  return [
    { key: 'at', title: t('history.at'), isWhole: true, cell: (one) => formats.moment(one.created_at) },
    { key: 'what', title: t('history.what'), isHead: true, cell: (one) => <PublicationBadge publication={one} /> },
    { key: 'files', title: t('history.files'), isNumber: true, cell: (one) => formats.number(one.files) },
    { key: 'written', title: t('history.written'), isNumber: true, cell: (one) => formats.number(one.written) },
    {
      key: 'size',
      title: t('history.size'),
      isNumber: true,
      cell: (one) => `${formats.number(Math.ceil(one.bytes / 1_000_000))} MB`,
    },
    {
      key: 'act',
      title: '',
      isWhole: true,
      cell: (one) => (
        <span className={styles.acts}>
          {!one.isLive && (
            <OnlineButton size="small" onClick={() => onShow(one)}>
              {t('history.show')}
            </OnlineButton>
          )}
          <OnlineButton size="small" appearance="subtle" onClick={() => onTake(one.id)}>
            {t('history.zip')}
          </OnlineButton>
        </span>
      ),
    },
  ]
}

function PublicationBadge({ publication: { isLive, published_at } }: { publication: SitePublication }) {
  const { t } = useTranslation('shopSite')
  if (isLive) return <StatusBadge tone="good">{t('history.live')}</StatusBadge>
  if (published_at === null) return <StatusBadge tone="brand">{t('history.preview')}</StatusBadge>
  return <StatusBadge tone="neutral">{t('history.earlier')}</StatusBadge>
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  acts: { display: 'inline-flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
