import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { EditRegular, MailTemplateRegular } from '@fluentui/react-icons'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type ShopMailKind, shopMailKinds } from '#domain/campaigns/shopMail'
import { countOf } from '#domain/campaigns/statistics/counters'
import type { CampaignTaskState } from '#domain/campaigns/task'
import { dueFor } from '#domain/shop/mail/interest'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { Part } from '../../../components/Part.tsx'
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { today } from '../../../lib/days.ts'
import { emailTaskPath } from '../../../lib/emailHandOver.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useNow } from '../../../lib/reminders.ts'
import { useHasProduct } from '../../../lib/useHasProduct.ts'
import { emptyShopMail, hasDays } from './shopMailForm.ts'
import { useShopMailFacts } from './useShopMailFacts.ts'
import { type ShopMailLine, useShopMailList } from './useShopMailList.ts'

/** What can be written to whom, and what became of what was. */
export function ShopMailList({ onWrite }: { onWrite: (kind: ShopMailKind) => void }) {
  const { t } = useTranslation('shopMail')
  const styles = useStyles()
  const lines = useShopMailList()
  const maySend = useHasProduct('emailMarketing')
  const due = useDueNow()
  return (
    <Page title={t('menu')} intro={t('intro')}>
      {!maySend && <p className={styles.note}>{t('noEmail')}</p>}
      <Part title={t('write')}>
        <ul className={styles.kinds}>
          {shopMailKinds.map((kind) => (
            <li key={kind} className={styles.kind}>
              <span className={styles.words}>
                <strong>{t(`kind.${kind}`)}</strong>
                <span className={styles.note}>{t(`about.${kind}`)}</span>
                {due && hasDays(kind) && (
                  <span className={styles.note}>{t('due', { count: due[kind], days: emptyShopMail(kind).days })}</span>
                )}
              </span>
              {maySend && (
                <Button
                  icon={<EditRegular />}
                  aria-label={t('writeKind', { kind: t(`kind.${kind}`) })}
                  onClick={() => onWrite(kind)}
                >
                  {t('writeOne')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Part>
      {lines && (
        <Part title={t('list')}>
          {lines.length === 0 ? (
            <EmptyState icon={<MailTemplateRegular />} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <MailTable lines={lines} />
          )}
        </Part>
      )}
    </Page>
  )
}

/** By the usual number of days; undefined while it is read. */
function useDueNow(): Record<ShopMailKind, number> | undefined {
  const facts = useShopMailFacts()
  const now = useNow()
  if (!facts) return undefined
  const day = { now, today: today() }
  const count = (kind: ShopMailKind) =>
    dueFor({ kind, about: [], interestedIn: null, days: Number(emptyShopMail(kind).days) }, facts, day).length
  return Object.fromEntries(shopMailKinds.map((kind) => [kind, count(kind)])) as Record<ShopMailKind, number>
}

function MailTable({ lines }: { lines: readonly ShopMailLine[] }) {
  const { t } = useTranslation('shopMail')
  const campaigns = useTranslation('campaigns').t
  const { number, date } = useFormats()
  const columns = mailColumns({ t, campaigns, number, date })
  return <Table label={t('list')} rows={lines} columns={columns} keyOf={({ task }) => task.id} />
}

type Words = {
  t: TFunction<'shopMail'>
  campaigns: TFunction<'campaigns'>
  number: (value: number) => string
  date: (at: number) => string
}

const tones: Record<CampaignTaskState, Tone> = {
  pending: 'neutral',
  inProgress: 'brand',
  paused: 'warning',
  done: 'good',
  closed: 'neutral',
}

function mailColumns({ t, campaigns, number, date }: Words): TableColumn<ShopMailLine>[] {
  return [
    { key: 'name', title: t('column.name'), cell: ({ task }) => <MailName id={task.id} name={task.name} /> },
    { key: 'kind', title: t('column.kind'), cell: ({ task }) => t(`kind.${task.shop_mail!.kind}`) },
    {
      key: 'status',
      title: campaigns('task.columns.status'),
      cell: ({ task }) => (
        <StatusBadge tone={task.problem ? 'bad' : tones[task.status]}>
          {campaigns(`task.status.${task.status}`)}
        </StatusBadge>
      ),
    },
    { key: 'people', title: t('column.people'), isNumber: true, cell: ({ people }) => number(people) },
    { key: 'sent', title: t('column.sent'), isNumber: true, cell: ({ counts }) => number(countOf(counts, 'sent')) },
    {
      key: 'opened',
      title: t('column.opened'),
      isNumber: true,
      cell: ({ counts }) => number(countOf(counts, 'opened_unique')),
    },
    {
      key: 'clicked',
      title: t('column.clicked'),
      isNumber: true,
      cell: ({ counts }) => number(countOf(counts, 'clicked_unique')),
    },
    { key: 'made', title: t('column.made'), isWhole: true, cell: ({ task }) => date(task.created_at) },
  ]
}

function MailName({ id, name }: { id: string; name: string }) {
  const styles = useStyles()
  return (
    <Link className={styles.link} to={`${emailTaskPath}?task=${id}`}>
      {name}
    </Link>
  )
}

const useStyles = makeStyles({
  kinds: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  kind: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
  },
  words: { display: 'grid', flex: '1 1 240px', minWidth: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  link: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    '@media (pointer: coarse)': { minHeight: '44px', display: 'inline-flex', alignItems: 'center' },
  },
})
