import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { BotSparkleRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AutoRun } from '#domain/autoMarketing/run'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { RunStatus } from '../RunStatus.tsx'
import { useAutoRuns } from '../useAutoRuns.ts'
import { AutoTemplateList } from './AutoTemplateList.tsx'
import { sumsOfRun } from './sums.ts'

type Props = { onOpen: (id: string) => void; onCompare: (ids: string[]) => void }

/** Runs and drafts, the newest first, and what to begin with. */
export function RunList({ onOpen, onCompare }: Props) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const runs = useAutoRuns()
  const [chosen, setChosen] = useState<readonly string[]>([])
  if (!runs) return null
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(-4)))
  return (
    <>
      <Sheet>
        {runs.length === 0 ? (
          <EmptyState icon={<BotSparkleRegular />} title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <ul className={styles.list} aria-label={t('menu')}>
            {runs.map((run) => (
              <RunItem key={run.id} run={run} isChosen={chosen.includes(run.id)} onChoose={() => toggle(run.id)} />
            ))}
          </ul>
        )}
        {chosen.length > 1 && (
          <Button className={styles.compare} onClick={() => onCompare([...chosen])}>
            {t('compare.open', { count: chosen.length })}
          </Button>
        )}
      </Sheet>
      <AutoTemplateList onOpen={onOpen} />
    </>
  )
}

function RunItem({ run, isChosen, onChoose }: { run: AutoRun; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const { number, moment } = useFormats()
  const { people, sent, replied } = sumsOfRun(run)
  const facts = [
    moment(run.created_at),
    people > 0 && t('list.people', { count: people, number: number(people) }),
    sent > 0 && t('list.sent', { number: number(sent) }),
    replied > 0 && t('list.replied', { number: number(replied) }),
  ]
  return (
    <li className={styles.item}>
      {run.state !== 'draft' && (
        <Checkbox
          aria-label={t('compare.choose', { name: run.name })}
          checked={isChosen}
          onChange={onChoose}
          className={styles.check}
        />
      )}
      <span className={styles.text}>
        <Link className={styles.link} to={`?run=${run.id}`}>
          {run.name}
        </Link>
        <span className={styles.note}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <RunStatus run={run} />
    </li>
  )
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalM,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  check: { flexShrink: 0 },
  text: { display: 'grid', flex: '1 1 0', minWidth: 0, gap: tokens.spacingVerticalXXS },
  link: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    '@media (pointer: coarse)': { minHeight: '44px', display: 'inline-flex', alignItems: 'center' },
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  compare: { marginTop: tokens.spacingVerticalM },
})
