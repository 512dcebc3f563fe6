import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { followUpStatuses } from '#domain/contacts/contact'
import type { ContactLine, ContactSort } from '#workers/api'
import type { Column } from '../../components/DataTable.tsx'
import { highlight } from '../../components/Highlight.tsx'
import { wordsOf } from '../../components/hits.ts'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useCountryName } from '../../lib/countries.ts'
import { useFormats } from '../../lib/formats.ts'
import { language } from '../../lib/texts.ts'
import { PictureAvatar } from './PictureAvatar.tsx'
import { followUpTone } from './tones.ts'
import { useLabels } from './useLabels.tsx'
import { useOwners } from './useOwners.ts'

const avatarPx = 24

/** The columns of the list. Cells are light: text and plain elements. */
export function useContactColumns(search: string): Column<ContactLine, ContactSort>[] {
  const { t } = useTranslation('contacts')
  const labels = useLabels()
  const dayOf = useDay()
  const countryName = useCountryName()
  const owners = useOwners()
  const styles = useStyles()
  return useMemo(() => {
    const words = wordsOf(search)
    const statuses = Object.fromEntries(followUpStatuses.map((status) => [status, t(`status.${status}`)]))
    const pending = t('row.pending')
    const restricted = (
      <span className={styles.badge}>
        <StatusBadge tone="warning">{t('row.restricted')}</StatusBadge>
      </span>
    )
    const nameless = <span className={styles.quiet}>{t('row.nameless')}</span>
    const column = (key: keyof typeof fieldKeys, min: number, grow: number, rank: number) => ({
      key,
      title: t(`fields.${fieldKeys[key]}`),
      min,
      grow,
      rank,
    })
    const all: Column<ContactLine, ContactSort>[] = [
      {
        ...column('name', 164, 3, 0),
        sort: 'name',
        cell: (line) => (
          <>
            {line.pending && <span className={styles.pending} role="img" aria-label={pending} title={pending} />}
            <PictureAvatar id={line.id} name={line.name || line.company} picture={line.picture} size={avatarPx} />
            <strong className={styles.name}>{line.name ? highlight(line.name, words) : nameless}</strong>
            {line.restricted && restricted}
          </>
        ),
      },
      { ...column('company', 160, 4, 1), sort: 'company', cell: (line) => highlight(line.company, words) },
      {
        ...column('phones', 148, 2, 2),
        cell: (line) => (
          <Several values={line.phones.map(({ full_number }) => `+${full_number}`)} words={words} more={styles.more} />
        ),
      },
      {
        ...column('emails', 170, 3, 6),
        cell: (line) => <Several values={line.emails.map(({ email }) => email)} words={words} more={styles.more} />,
      },
      {
        ...column('follow_up_status', 120, 1, 3),
        cell: (line) =>
          line.follow_up_status !== 'none' && (
            <StatusBadge tone={followUpTone[line.follow_up_status]}>
              {statuses[line.follow_up_status] ?? ''}
            </StatusBadge>
          ),
      },
      {
        ...column('tag', 120, 2, 7),
        cell: (line) =>
          line.tag.map((id) => {
            const name = labels.nameOf(id)
            return (
              name && (
                <span key={id} className={styles.tag}>
                  {name}
                </span>
              )
            )
          }),
      },
      { ...column('country', 116, 1, 8), cell: (line) => countryName(line.country) },
      { ...column('category', 100, 1, 10), cell: (line) => line.category && labels.nameOf(line.category) },
      { ...column('source', 100, 1, 9), cell: (line) => line.source && labels.nameOf(line.source) },
      { ...column('belongto', 104, 1, 5), cell: (line) => owners.nameOf(line.belongto) },
      {
        ...column('updated_at', 112, 1, 4),
        sort: 'updated_at',
        cell: (line) => <span className={styles.quiet}>{dayOf(line.updated_at)}</span>,
      },
    ]
    return owners.areSeveral ? all : all.filter(({ key }) => key !== 'belongto')
  }, [search, t, labels, dayOf, countryName, owners, styles])
}

/** A list needs the day; the hour only while it is today. */
function useDay() {
  const lang = language.use()
  const { time } = useFormats()
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(lang, { dateStyle: lang === 'zh-CN' ? 'short' : 'medium' })
    return (at: number) => (isToday(at) ? time(at) : day.format(at))
  }, [lang, time])
}

const isToday = (at: number) => new Date(at).toDateString() === new Date().toDateString()

const fieldKeys = {
  name: 'name',
  company: 'company',
  phones: 'phones',
  emails: 'emails',
  follow_up_status: 'follow_up_status',
  tag: 'tag',
  country: 'country',
  category: 'category',
  source: 'source',
  belongto: 'belongto',
  updated_at: 'updated_at',
} as const

/** The first value, or the one that was searched for, and how many more there are. */
function Several({ values, words, more }: { values: string[]; words: string[]; more: string }) {
  const first = values.find((value) => typeof highlight(value, words) !== 'string') ?? values[0]
  if (first === undefined) return null
  return (
    <>
      {highlight(first, words)}
      {values.length > 1 && <span className={more}>+{values.length - 1}</span>}
    </>
  )
}

const useStyles = makeStyles({
  name: {
    marginInlineStart: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightSemibold,
    verticalAlign: 'middle',
  },
  badge: { marginInlineStart: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  pending: {
    display: 'inline-block',
    width: '8px',
    height: '8px',
    marginInlineEnd: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorPaletteMarigoldBackground3,
    verticalAlign: 'middle',
  },
  more: {
    marginInlineStart: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  tag: {
    display: 'inline-block',
    marginInlineEnd: tokens.spacingHorizontalXS,
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    verticalAlign: 'middle',
  },
})
