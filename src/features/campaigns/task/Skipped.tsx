import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { SkipExample } from '#domain/campaigns/audience'
import { type ReceiverReason, receiverReasons } from '#domain/campaigns/receiverReason'
import { contactsByIds } from '#workers/database/read'
import { useFormats } from '../../../lib/formats.ts'
import { useReasonWords } from '../../../lib/mailWords.ts'
import { useStored } from '../../../lib/reader.ts'
import { useTaskWords } from './channel.ts'
import { contactPath } from './paths.ts'

/** By the reasons that a channel has. */
export type SkippedRun = {
  skipped: Partial<Record<ReceiverReason, number>>
  examples: Partial<Record<ReceiverReason, SkipExample[]>>
}

/** Who is left out and why, each reason with some of them to look at. */
export function Skipped({ run: { skipped, examples } }: { run: SkippedRun }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const wordsOf = useReasonWords(t)
  const reasons = receiverReasons.filter((reason) => (skipped[reason] ?? 0) > 0)
  if (reasons.length === 0) return <p className={styles.none}>{t('task.run.skippedNone')}</p>
  return (
    <section className={styles.root} aria-label={t('task.run.skipped')}>
      <h3 className={styles.title}>{t('task.run.skipped')}</h3>
      <ul className={styles.list}>
        {reasons.map((reason) => (
          <li key={reason}>
            <details className={styles.reason}>
              <summary className={styles.summary}>
                <span className={styles.count}>{number(skipped[reason] ?? 0)}</span> · {wordsOf(reason)}
              </summary>
              <Examples
                label={t('task.run.examplesOf', { reason: wordsOf(reason) })}
                examples={examples[reason] ?? []}
              />
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Examples({ label, examples }: { label: string; examples: readonly SkipExample[] }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const ids = examples.flatMap(({ contact, instead }) => (instead ? [contact, instead] : [contact]))
  const contacts = useStored((db) => contactsByIds(db, ids), [ids.join()]) ?? []
  const nameOf = (id: string) => {
    const contact = contacts[ids.indexOf(id)]
    return contact?.name || contact?.company || t('task.run.nameless')
  }
  return (
    <ul className={styles.examples} aria-label={label}>
      {examples.map(({ contact, email, instead }) => (
        <li key={contact}>
          <Link to={contactPath(contact)}>{nameOf(contact)}</Link> <span className={styles.email}>{email}</span>
          {instead && <span className={styles.email}> · {t('task.run.instead', { name: nameOf(instead) })}</span>}
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS, minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase300 },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  reason: { minWidth: 0 },
  summary: {
    cursor: 'pointer',
    paddingBlock: tokens.spacingVerticalXXS,
    '@media (pointer: coarse)': { paddingBlock: tokens.spacingVerticalM },
  },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  examples: {
    margin: 0,
    padding: `0 0 ${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    '@media (pointer: coarse)': { '& li': { paddingBlock: tokens.spacingVerticalSNudge } },
  },
  email: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
