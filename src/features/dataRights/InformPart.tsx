import { Button, Field, makeStyles, Select, Spinner, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { ImportTask } from '#domain/exchange/importTask'
import { limits } from '#domain/limits'
import { openInEmail } from '../../lib/emailHandOver.ts'
import { useFormats } from '../../lib/formats.ts'
import { readOnce } from '../../lib/reader.ts'
import { useToasts } from '../../lib/toasts.ts'
import { useHasProduct } from '../../lib/useHasProduct.ts'
import { contactPanelPath } from './ContactItem.tsx'
import { NoteOrigin } from './NoteOrigin.tsx'
import { type DutyFilter, type InformDuty, owedBy, owedShown, readOwed } from './owed.ts'

type InformDuties = { owed: InformDuty[]; imports: ImportTask[]; at: number }
const most = 50

/** Whom the company still has to tell where their data is from (GDPR Art. 14), who is late first. */
export function InformPart() {
  const { t } = useTranslation('dataRights')
  const styles = useStyles()
  const formats = useFormats()
  const [known, setKnown] = useState<InformDuties | null>(null)
  const [shows, setShows] = useState<DutyFilter>('late')
  const [from, setFrom] = useState('')
  const [noting, setNoting] = useState<ImportTask | null>(null)
  useEffect(() => void readKnown().then(setKnown).catch(console.error), [])
  if (!known)
    return (
      <section className={styles.root} aria-label={t('inform.title')}>
        <h3 className={styles.title}>{t('inform.title')}</h3>
        <Spinner size="tiny" label={t('inform.counting')} labelPosition="after" className={styles.counting} />
      </section>
    )
  const names = [...new Set(known.owed.map(({ origin }) => origin.name))].sort()
  const list = owedBy(known.owed, { shows, from }, known.at)
  const unnoted = new Set(list.flatMap((one) => one.unnoted ?? []))
  return (
    <section className={styles.root} aria-label={t('inform.title')}>
      <h3 className={styles.title}>{t('inform.title')}</h3>
      <p className={styles.text}>{t('inform.text')}</p>
      <div className={styles.filters}>
        <Field label={t('inform.shows')}>
          <Select value={shows} onChange={(_, { value }) => setShows(value as DutyFilter)}>
            {owedShown.map((one) => (
              <option key={one} value={one}>
                {t(`inform.show.${one}`, {
                  number: formats.number(owedBy(known.owed, { shows: one, from }, known.at).length),
                })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('inform.from')}>
          <Select value={from} onChange={(_, { value }) => setFrom(value)}>
            <option value="">{t('inform.fromAll')}</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {name || t('inform.unnamed')}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className={styles.head}>
        <strong className={styles.count} role="status">
          {t('inform.count', { count: list.length })}
        </strong>
        <WriteButton list={list} />
      </div>
      {known.imports
        .filter(({ id }) => unnoted.has(id))
        .map((task) => (
          <div key={task.id} className={styles.unnoted}>
            <span className={styles.grows}>
              {t('inform.unnoted', { name: task.name, count: list.filter((one) => one.unnoted === task.id).length })}
            </span>
            <Button onClick={() => setNoting(task)}>{t('inform.note')}</Button>
          </div>
        ))}
      <ul className={styles.list}>
        {list.slice(0, most).map(({ contact, origin, due }) => (
          <li key={contact.id} className={styles.item}>
            <Link className={styles.link} to={contactPanelPath(contact.id)}>
              {contact.name || contact.company || t('person.nameless')}
            </Link>
            <span className={styles.quiet}>{origin.name || t('inform.unnamed')}</span>
            <span className={due < known.at ? styles.late : styles.quiet}>
              {t(due < known.at ? 'inform.since' : 'inform.by', { date: formats.date(due) })}
            </span>
          </li>
        ))}
      </ul>
      {list.length > most && <p className={styles.text}>{t('inform.more', { count: list.length - most })}</p>}
      {noting && (
        <NoteOrigin task={noting} onDone={() => void readKnown().then(setKnown)} onClose={() => setNoting(null)} />
      )}
    </section>
  )
}

/** A new task for them; its first mail says where their address is from. */
async function readKnown(): Promise<InformDuties> {
  const at = Date.now()
  const found = await readOnce((db) => readOwed(db, at))
  return found ? { ...found, at } : { owed: [], imports: [], at }
}

function WriteButton({ list }: { list: readonly InformDuty[] }) {
  const { t } = useTranslation('dataRights')
  const toasts = useToasts()
  const navigate = useNavigate()
  const hasProduct = useHasProduct('emailMarketing')
  const tellable = list.filter(({ hasEmail, unnoted }) => hasEmail && unnoted === null)
  if (!hasProduct || tellable.length === 0) return null
  const write = async () => {
    if (tellable.length > limits.emailImportRows) toasts.info(t('inform.tooMany', { max: limits.emailImportRows }))
    const chosen = tellable.slice(0, limits.emailImportRows).map(({ contact }) => contact.id)
    void navigate(await openInEmail({ chosen }))
  }
  return (
    <Button appearance="primary" onClick={() => void write()}>
      {t('inform.write', { count: tellable.length })}
    </Button>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    '@media (pointer: coarse)': { '& button, & select': { minHeight: '44px' } },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  counting: { justifyContent: 'start' },
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  count: { flexGrow: 1, fontVariantNumeric: 'tabular-nums' },
  unnoted: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  grows: { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalXS,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    overflowWrap: 'anywhere',
  },
  link: { flex: '1 1 160px', minWidth: 0, color: tokens.colorBrandForeground1 },
  quiet: { color: tokens.colorNeutralForeground2 },
  late: { color: tokens.colorStatusDangerForeground1 },
})
