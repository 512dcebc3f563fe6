import { Button, Link as FluentLink, makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkRegular, DeleteRegular, DismissRegular, PersonAddRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { licenceEnds } from '#domain/leadSources/licences'
import type { LeadValue } from '#domain/leads/foundLead'
import type { LeadJob } from '#domain/leads/job'
import type { LeadRow } from '#domain/leads/lead'
import { openableUrl } from '#domain/shared/schema'
import type { LookAlike } from '#workers/search/duplicatesApi'
import { EditableText } from '../../../components/EditableText.tsx'
import { SidePanel } from '../../../components/SidePanel.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { useClient } from '../../../lib/client.ts'
import { useCountryName } from '../../../lib/countries.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useLead } from '../useLeadRows.ts'
import { leadTones } from './LeadTable.tsx'
import { SocialPart } from './SocialPart.tsx'
import { useLeadVisits } from './useLeadVisits.ts'
import { findLookAlikes, useLeadWork } from './useLeadWork.ts'
import { licenceWords, sourceWords, valueWords } from './valueWords.ts'

/** All that is known of a lead: each value with where it stands, its words and its time. */
export function LeadDetail({ id, job, onClose }: { id: string; job: LeadJob; onClose: () => void }) {
  const { t } = useTranslation('leads')
  const lead = useLead(id)
  if (!lead) return null
  return (
    <SidePanel label={t('detail.label', { name: lead.name })} onClose={onClose}>
      <Known lead={lead} job={job} onClose={onClose} />
    </SidePanel>
  )
}

function Known({ lead, job, onClose }: { lead: LeadRow; job: LeadJob; onClose: () => void }) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const { keep, mark } = useLeadWork(job)
  const one = new Set([lead.id])
  const doubles = useDoubles(lead)
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h2 className={styles.title}>{lead.name}</h2>
        <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('detail.close')} onClick={onClose} />
      </header>
      <div className={styles.row}>
        <StatusBadge tone={leadTones[lead.state]}>{t(`state.${lead.state}`)}</StatusBadge>
        {lead.contact_id && <Link to={`/statistics/contacts?contact=${lead.contact_id}`}>{t('detail.contact')}</Link>}
      </div>
      {lead.state !== 'kept' && doubles.length > 0 && (
        <p className={styles.note}>
          {t('detail.double')}{' '}
          {doubles.slice(0, 3).map(({ contact }) => (
            <Link key={contact.id} className={styles.double} to={`/statistics/contacts?contact=${contact.id}`}>
              {contact.name || contact.company || contact.id}
            </Link>
          ))}
        </p>
      )}
      {lead.state !== 'kept' && (
        <div className={styles.row}>
          <Button appearance="primary" icon={<PersonAddRegular />} onClick={() => void keep(one)}>
            {t('work.keep')}
          </Button>
          {lead.state === 'thrown' ? (
            <Button onClick={() => void mark(one, 'new')}>{t('work.bringBack')}</Button>
          ) : (
            <Button icon={<DeleteRegular />} onClick={() => void mark(one, 'thrown')}>
              {t('work.throw')}
            </Button>
          )}
        </div>
      )}
      <SocialPart lead={lead} job={job} />
      <FairPart lead={lead} job={job} />
      <ul className={styles.values} aria-label={t('detail.values')}>
        {lead.values.map((value) => (
          <ValueItem key={`${value.field} ${value.value}`} value={value} lead={lead} />
        ))}
      </ul>
    </div>
  )
}

/** At the fair: one tap says that its stand was visited, and what was said there is written down. */
function FairPart({ lead, job }: { lead: LeadRow; job: LeadJob }) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const { moment } = useFormats()
  const { visit, note } = useLeadVisits()
  const { id, name, hall, booth, visited_at } = lead
  return (
    <>
      {job.kind === 'globalFair' && (
        <div className={styles.row}>
          {(hall || booth) && <strong>{[hall, booth].filter(Boolean).join(' · ')}</strong>}
          <Button
            icon={<CheckmarkRegular />}
            aria-pressed={visited_at !== null}
            aria-label={t(visited_at === null ? 'visit.mark' : 'visit.unmark', { name })}
            onClick={() => void visit(id, visited_at === null)}
          >
            {visited_at === null ? t('visit.not') : t('visit.at', { at: moment(visited_at) })}
          </Button>
        </div>
      )}
      <EditableText label={t('visit.note')} value={lead.note} lines onSave={(text) => note(id, text)} />
    </>
  )
}

function ValueItem({ value: one, lead }: { value: LeadValue; lead: LeadRow }) {
  const { field, value, source, licence, url, snippet, at, chance } = one
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const { dateTime } = useFormats()
  const nameOfCountry = useCountryName()
  const countryOf = (code: string) => (/^[A-Z]{2}$/.test(code) ? nameOfCountry(code) : code)
  const page = openableUrl(url)
  const ends = licenceEnds(licence, at)
  return (
    <li className={styles.value}>
      <span className={styles.field}>{t(`field.${field}`)}</span>
      <span className={styles.said}>
        {page && url === value ? (
          <FluentLink href={page} target="_blank" rel="noopener noreferrer">
            {value}
          </FluentLink>
        ) : field === 'country' ? (
          countryOf(value)
        ) : (
          valueWords(one, lead, t)
        )}
      </span>
      {chance !== null && (
        <span className={styles.note}>{t('detail.chance', { percent: Math.round(chance * 100) })}</span>
      )}
      {snippet && <q className={styles.note}>{snippet}</q>}
      <span className={styles.note}>
        {[
          sourceWords(source, t),
          licenceWords(licence, t),
          dateTime(at),
          ends !== null && t('detail.ends', { at: dateTime(ends) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {page && url !== value && (
        <FluentLink className={styles.page} href={page} target="_blank" rel="noopener noreferrer">
          {url}
        </FluentLink>
      )}
    </li>
  )
}

/** Contacts that it may be, by the contacts' own rules. */
function useDoubles(lead: LeadRow): LookAlike[] {
  const { duplicates } = useClient()
  const [found, setFound] = useState<{ lead: LeadRow; doubles: LookAlike[] } | null>(null)
  useEffect(() => {
    let isHere = true
    void findLookAlikes(duplicates, lead).then((doubles) => isHere && setFound({ lead, doubles }))
    return () => {
      isHere = false
    }
  }, [duplicates, lead])
  return found?.lead === lead ? found.doubles : []
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    height: '100%',
    boxSizing: 'border-box',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalL,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px', minWidth: '44px' } },
  },
  header: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    overflowWrap: 'anywhere',
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  double: { marginInlineEnd: tokens.spacingHorizontalS },
  values: { margin: 0, padding: 0, listStyleType: 'none' },
  value: {
    display: 'grid',
    gap: '2px',
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  field: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  said: { whiteSpace: 'pre-line' },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  page: { fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
})
