import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isErrorCode } from '#domain/errors'
import { operationLogCalls } from '#domain/operationLog/calls'
import type { LogEntry } from '#domain/operationLog/log'
import type { OutputOf } from '#domain/shared/call'
import { AnswerView } from '../../components/AnswerView.tsx'
import { EntryFrame } from '../../components/EntryFrame.tsx'
import { FieldRow } from '../../components/FieldRow.tsx'
import { Section } from '../../components/Section.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useWords } from '../../lib/errors.ts'
import { useFormats } from '../../lib/formats.ts'
import { useWho } from '../../lib/people.ts'
import { useAnswer } from '../../lib/useAnswer.ts'
import { ActValues } from './ActValues.tsx'
import { BringBack } from './BringBack.tsx'
import { statusTones } from './LogTable.tsx'
import { RowChanges } from './RowChanges.tsx'
import { useTold } from './useTold.ts'

/** One entry beside the list: who, from where, and each field before and after. */
export function EntryPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('operationLog')
  const answered = useAnswer(operationLogCalls.entry, { id })
  return (
    <EntryFrame label={t('panel.label')} close={t('panel.close')} onClose={onClose}>
      <AnswerView answered={answered} lines={6}>
        {(opened) => <Opened {...opened} />}
      </AnswerView>
    </EntryFrame>
  )
}

function Opened({ entry, rows, count, bin, names }: OutputOf<typeof operationLogCalls.entry>) {
  const styles = useStyles()
  const { t } = useTranslation('operationLog')
  const told = useTold(
    useMemo(() => [entry], [entry]),
    names,
  ).get(entry.id)
  const contact = rows.length === 1 && rows[0]!.entity === 'contact' && rows[0]!.id in names ? rows[0]!.id : null
  return (
    <>
      <h2 className={styles.title}>{told?.title ?? '…'}</h2>
      <Facts entry={entry} />
      {rows.length > 0 && (
        <Section title={t('panel.changes')}>
          <RowChanges rows={rows} names={names} />
          {count > rows.length && <p className={styles.note}>{t('panel.more', { shown: rows.length, count })}</p>}
          {bin.length > 0 && <BringBack bin={bin} />}
        </Section>
      )}
      {entry.kind === 'act' && <ActValues detail={entry.detail} />}
      {entry.kind === 'change' && entry.status === 'applied' && !rows.length && (
        <>
          {told?.detail && <p className={styles.typed}>{told.detail}</p>}
          <p className={styles.note}>{t('panel.unkept')}</p>
        </>
      )}
      {entry.status !== 'applied' && told?.detail && <p className={styles.typed}>{told.detail}</p>}
      {contact && (
        <Link className={styles.link} to={`/statistics/contacts?contact=${contact}`}>
          {t('panel.open')}
        </Link>
      )}
    </>
  )
}

function Facts({ entry: { user, at, edited_at, device, address, status, code } }: { entry: LogEntry }) {
  const styles = useStyles()
  const { t } = useTranslation('operationLog')
  const formats = useFormats()
  const who = useWho()
  const { ofCode } = useWords()
  // A device that was online told it at once.
  const wasLate = edited_at !== null && at - edited_at > 60_000
  const facts = [
    ['who', who(user)],
    ['at', formats.dateTime(at)],
    ['done_at', wasLate && formats.dateTime(edited_at)],
    ['device', device],
    ['address', address],
  ] as const
  return (
    <div className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <FieldRow key={name} label={t(`panel.${name}`)}>
              <span className={styles.value}>{value}</span>
            </FieldRow>
          ),
      )}
      {status && (
        <FieldRow label={t('panel.answer')}>
          <span className={styles.answer}>
            <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>
            {code && ofCode(isErrorCode(code) ? code : 'mutationFailed')}
          </span>
        </FieldRow>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  title: {
    margin: `0 0 ${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}`,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    overflowWrap: 'anywhere',
  },
  facts: { marginBottom: tokens.spacingVerticalXL, paddingInlineStart: tokens.spacingHorizontalS },
  value: { paddingInlineStart: tokens.spacingHorizontalS, overflowWrap: 'anywhere' },
  answer: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingInlineStart: tokens.spacingHorizontalS,
  },
  typed: { margin: tokens.spacingHorizontalS, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  note: {
    margin: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  link: {
    display: 'inline-block',
    padding: tokens.spacingHorizontalS,
    color: tokens.colorBrandForegroundLink,
    '@media (pointer: coarse)': { paddingBlock: '12px' },
  },
})
