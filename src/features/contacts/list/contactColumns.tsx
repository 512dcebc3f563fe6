import { makeStyles, tokens } from '@fluentui/react-components'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { counterFields, followUpStatuses } from '#domain/contacts/contact'
import { writtenPhone } from '#domain/contacts/phoneWriting'
import { shownIdentity } from '#domain/conversations/identity'
import type { ViewColumn } from '#domain/views/savedView'
import { type ContactLine, type ContactSort, moreFields } from '#workers/search/api'
import type { Column } from '../../../components/DataTable.tsx'
import { highlight } from '../../../components/Highlight.tsx'
import { useBadge } from '../../../components/StatusBadge.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { useCustomFields, useCustomText } from '../../../lib/customFields.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useLabels } from '../../../lib/labels.tsx'
import { useOwners } from '../../../lib/owners.ts'
import { language } from '../../../lib/texts.ts'
import { useLabelColours } from '../labels/useLabelColours.ts'
import { useAvatar } from '../PictureAvatar.tsx'
import { followUpTone } from '../tones.ts'
import { keyOfFound, useFoundName } from './foundName.ts'
import { type ListColumn, usualColumns } from './listColumns.ts'

const avatarPx = 24

/** The columns of the list, as they were chosen. Cells are text and plain elements, drawn without React: no components. */
export function useContactColumns(chosen: readonly ViewColumn[] | null = null): Column<ContactLine, ContactSort>[] {
  const all = useAllColumns()
  const owners = useOwners()
  const withFound = useFound()
  return useMemo(() => {
    const shown = chosen
      ? chosen.flatMap(({ key, width, frozen }) => {
          const column = all.find((one) => one.key === key)
          if (!column) return []
          // Somebody may have drawn it narrower than what it shows.
          const fits = column.fits === true && (width ?? column.min) >= column.min
          return [{ ...column, width, frozen, fits }]
        })
      : all.filter(({ key }) => usualColumns.some((usual) => usual === key))
    return withFound(owners.areSeveral ? shown : shown.filter(({ key }) => key !== 'belongto'))
  }, [all, chosen, owners, withFound])
}

/** What was found in a field that is no column stands beside the company. */
function useFound() {
  const nameOf = useFoundName()
  const styles = useStyles()
  return useCallback(
    (columns: Column<ContactLine, ContactSort>[]) => {
      if (columns.length === 0) return columns
      const keys = columns.map(({ key }) => key)
      const at = Math.max(0, keys.indexOf('company'))
      const host = columns[at]!
      const cell = (line: ContactLine, words: readonly string[]) =>
        line.found === null || keys.includes(columnOf(line, line.found)) ? (
          host.cell(line, words)
        ) : (
          <span className={styles.shared}>
            <span className={styles.host}>{host.cell(line, words)}</span>
            <span className={styles.found} title={nameOf(line.found)}>
              {highlight(line.found.text, words)}
            </span>
          </span>
        )
      return columns.with(at, { ...host, cell })
    },
    [nameOf, styles],
  )
}

const isUnreached = ({ phones, emails }: ContactLine) => phones.length + emails.length === 0

/** The column that shows it already. */
const columnOf = (line: ContactLine, found: NonNullable<ContactLine['found']>) => {
  const key = keyOfFound(found)
  return key === 'identities' && isUnreached(line) ? 'phones' : key
}

function useAllColumns(): Column<ContactLine, ContactSort>[] {
  const { t } = useTranslation('contacts')
  const labels = useLabels()
  const colours = useLabelColours()
  const dayOf = useDay()
  const countryName = useCountryName()
  const { number } = useFormats()
  const owners = useOwners()
  const custom = useCustomFields()
  const customText = useCustomText()
  const avatar = useAvatar()
  const badge = useBadge()
  const styles = useStyles()
  return useMemo<Column<ContactLine, ContactSort>[]>(() => {
    const statuses = Object.fromEntries(followUpStatuses.map((status) => [status, t(`status.${status}`)]))
    const pending = t('row.pending')
    const restricted = <span className={styles.badge}>{badge('warning', t('row.restricted'))}</span>
    const nameless = <span className={styles.quiet}>{t('row.nameless')}</span>
    const column = (key: ListColumn, min: number, grow: number, rank: number) => ({
      key,
      title: t(`fields.${key}`),
      min,
      grow,
      rank,
      sort: key,
    })
    return [
      {
        ...column('name', 164, 4, 0),
        cell: (line, words) => (
          <>
            {line.pending && <span className={styles.pending} role="img" aria-label={pending} title={pending} />}
            {avatar({ id: line.id, name: line.name || line.company, picture: line.picture, size: avatarPx })}
            <strong className={styles.name}>{line.name ? highlight(line.name, words) : nameless}</strong>
            {line.restricted && restricted}
          </>
        ),
      },
      { ...column('company', 160, 4, 1), cell: (line, words) => highlight(line.company, words) },
      {
        ...column('phones', 160, 2, 2),
        cell: (line, words) =>
          // Who has nothing else is known by what a channel calls them.
          several(
            isUnreached(line)
              ? line.identities.map(shownIdentity)
              : line.phones.map(({ full_number }) => writtenPhone(full_number)),
            words,
            styles.more,
          ),
      },
      {
        ...column('emails', 170, 3, 6),
        cell: (line, words) =>
          several(
            line.emails.map(({ email }) => email),
            words,
            styles.more,
          ),
      },
      {
        ...column('follow_up_status', 120, 1, 3),
        // A badge cuts itself off.
        fits: true,
        cell: (line) =>
          line.follow_up_status !== 'none' &&
          badge(followUpTone[line.follow_up_status], statuses[line.follow_up_status] ?? ''),
      },
      {
        ...column('tag', 120, 3, 7),
        cell: (line) =>
          line.tag.length > 0 && (
            <span className={styles.tags}>
              {line.tag.map((id) => {
                const name = labels.nameOf(id)
                const colour = labels.colourOf(id)
                // One alone is cut off by its cell. A colour sets nothing that the tag sets, so they need no merging.
                const tag = line.tag.length === 1 ? styles.tag : `${styles.tag} ${styles.cut}`
                return (
                  name && (
                    <span key={id} className={colour ? `${tag} ${colours[colour]}` : tag}>
                      {name}
                    </span>
                  )
                )
              })}
            </span>
          ),
      },
      { ...column('country', 116, 1, 8), cell: (line) => countryName(line.country) },
      { ...column('category', 100, 1, 10), cell: (line) => line.category && labels.nameOf(line.category) },
      { ...column('source', 100, 1, 9), cell: (line) => line.source && labels.nameOf(line.source) },
      { ...column('belongto', 104, 1, 5), cell: (line) => owners.nameOf(line.belongto) },
      {
        ...column('updated_at', 112, 1, 4),
        fits: true,
        cell: (line) => <span className={styles.quiet}>{dayOf(line.updated_at)}</span>,
      },
      { ...column('position', 120, 2, 11), cell: (line, words) => highlight(line.position, words) },
      {
        ...column('created_at', 112, 1, 12),
        fits: true,
        cell: (line) => <span className={styles.quiet}>{dayOf(line.created_at)}</span>,
      },
      ...moreFields.map((field) => ({
        ...column(field, 140, 2, 13),
        cell: (line: ContactLine, words: readonly string[]) => highlight(line.more?.[field] ?? '', words),
      })),
      ...counterFields.map((field) => ({
        ...column(field, 96, 1, 14),
        cell: (line: ContactLine) => (line.more ? number(line.more[field]) : ''),
      })),
      ...custom.map((field) => ({
        key: field.id,
        title: field.name,
        min: field.type === 'text' ? 140 : 112,
        grow: field.type === 'text' ? 2 : 1,
        rank: 15,
        cell: (line: ContactLine, words: readonly string[]) => {
          const text = line.more?.custom[field.id] ?? ''
          return text && highlight(customText(field, field.type === 'number' ? Number(text) : text), words)
        },
      })),
    ]
  }, [t, labels, colours, dayOf, countryName, owners, custom, customText, avatar, badge, styles, number])
}

/** A list needs the day; the hour only while it is today. */
function useDay() {
  const lang = language.useValue()
  const { time } = useFormats()
  return useMemo(() => dayWriter(lang, time), [lang, time])
}

function dayWriter(lang: string, time: (at: number) => string): (at: number) => string {
  const day = new Intl.DateTimeFormat(lang, { dateStyle: lang === 'zh-CN' ? 'short' : 'medium' })
  // Writing a day takes longer than drawing a cell, and a list has few days.
  const written = new Map<number, string>()
  return (at) => {
    const midnight = new Date(at).setHours(0, 0, 0, 0)
    if (midnight === new Date().setHours(0, 0, 0, 0)) return time(at)
    const known = written.get(midnight) ?? day.format(at)
    written.set(midnight, known)
    return known
  }
}

/** The first value, or the one that was searched for, and how many more there are. */
function several(values: readonly string[], words: readonly string[], more: string) {
  if (values.length < 2) return values[0] && highlight(values[0], words)
  const first = values.find((value) => typeof highlight(value, words) !== 'string') ?? values[0]!
  return (
    <>
      {highlight(first, words)}
      <span className={more}>+{values.length - 1}</span>
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
  shared: { display: 'flex', gap: tokens.spacingHorizontalS },
  host: { flexShrink: 0, maxWidth: '45%', overflow: 'clip', textOverflow: 'ellipsis', ':empty': { display: 'none' } },
  found: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'clip',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground3,
  },
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
  // What does not fit is shortened tag by tag, so that none is out of sight.
  tags: { display: 'flex', gap: tokens.spacingHorizontalXS },
  cut: { overflow: 'clip', textOverflow: 'ellipsis' },
  tag: {
    minWidth: '24px',
    boxSizing: 'border-box',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
  },
})
