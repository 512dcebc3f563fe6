import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import {
  ArrowLeftRegular,
  ArrowSyncRegular,
  CheckmarkRegular,
  DeleteRegular,
  DismissRegular,
  EditRegular,
  PauseRegular,
  PlayRegular,
  StarRegular,
} from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { brokenArrows } from '#domain/autoMarketing/arrow'
import { bestOfRuns, hasBest } from '#domain/autoMarketing/best'
import { type GateVerdict, gateVerdicts } from '#domain/autoMarketing/gate'
import { type AutoCommand, type AutoRun, autoRunMachine, isAutoRunOpen } from '#domain/autoMarketing/run'
import { Page } from '../../../components/Page.tsx'
import { Part } from '../../../components/Part.tsx'
import { pressed } from '../../../components/sendForm.ts'
import { useFormats } from '../../../lib/formats.ts'
import { RunStatus } from '../RunStatus.tsx'
import { useAutoRuns } from '../useAutoRuns.ts'
import { useAutoWork } from '../useAutoWork.ts'
import { Flow } from './Flow.tsx'
import { RunFaults } from './RunFaults.tsx'
import { RunOutcomes } from './RunOutcomes.tsx'
import { RunResults } from './RunResults.tsx'

type Props = { run: AutoRun; onClose: () => void; onOpen: (id: string) => void; onChange: () => void }

/** One run: where it is, the numbers at each arrow, what came of it and what it waits for. */
export function RunPage({ run, onClose, onOpen, onChange }: Props) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const { dateTime } = useFormats()
  const isWhole = brokenArrows(run.flow).length === 0
  return (
    <Page
      title={run.name}
      intro={run.began_at === null ? '' : t('run.began', { at: dateTime(run.began_at), n: run.version })}
      back={
        <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={onClose}>
          {t('back')}
        </Button>
      }
      action={<RunStatus run={run} />}
    >
      <RunFaults run={run} />
      {run.problem !== '' && !isGateProblem(run.problem) && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t(`problem.${run.problem}`)}</MessageBarBody>
        </MessageBar>
      )}
      {run.state === 'closing' && run.closes_at !== null && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t('run.closing', { at: dateTime(run.closes_at) })}</MessageBarBody>
        </MessageBar>
      )}
      <RunButtons run={run} onClose={onClose} onOpen={onOpen} onChange={onChange} />
      <Part title={t('run.flow')}>
        <Flow run={run} />
        <p className={isWhole ? styles.whole : styles.broken} role="status">
          {t(isWhole ? 'run.adds' : 'run.differs')}
        </p>
      </Part>
      <Part title={t('run.results')}>
        <RunResults run={run} />
        {run.flow.some(({ sources }) => sources !== undefined) && <RunOutcomes run={run} />}
      </Part>
    </Page>
  )
}

/** Those are said with their step. */
const isGateProblem = (problem: AutoRun['problem']): problem is Exclude<GateVerdict, 'passes'> =>
  gateVerdicts.some((verdict) => verdict === problem)

const commandIcons: Record<AutoCommand, ReactElement> = {
  start: <PlayRegular />,
  pause: <PauseRegular />,
  resume: <PlayRegular />,
  approve: <CheckmarkRegular />,
  close: <DismissRegular />,
}
const shown = ['approve', 'pause', 'resume', 'close'] as const

function RunButtons({ run, onClose, onOpen, onChange }: Props) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const work = useAutoWork()
  const waitsForReview = run.flow.some(({ waits_for }) => waits_for === 'review') && !run.approved
  const able = shown.filter(
    (command) => command in autoRunMachine[run.state] && (command !== 'approve' || waitsForReview),
  )
  const repeat = async () => {
    const id = await work.again(run)
    if (id) onOpen(id)
  }
  const best = bestOfRuns(run, useAutoRuns() ?? [])
  const repeatBest = async () => {
    const id = await work.again(run, best)
    if (id) onOpen(id)
  }
  const remove = async () => {
    if (await work.remove(run)) onClose()
  }
  const isOpen = isAutoRunOpen(run)
  return (
    <div className={styles.row}>
      {able.map((command) => (
        <Button
          key={command}
          icon={commandIcons[command]}
          appearance={command === 'approve' ? 'primary' : 'secondary'}
          onClick={() => pressed(() => work.change(run.id, command))}
        >
          {t(`command.${command}`)}
        </Button>
      ))}
      {isOpen && run.state !== 'closing' && (
        <Button icon={<EditRegular />} onClick={onChange}>
          {t('run.change')}
        </Button>
      )}
      <Button icon={<ArrowSyncRegular />} onClick={() => pressed(repeat)}>
        {t('run.again')}
      </Button>
      {hasBest(best) && (
        <Button icon={<StarRegular />} onClick={() => pressed(repeatBest)}>
          {t('run.againBest')}
        </Button>
      )}
      {!isOpen && (
        <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => pressed(remove)}>
          {t('wizard.delete')}
        </Button>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  whole: { margin: 0, color: tokens.colorStatusSuccessForeground1, fontSize: tokens.fontSizeBase200 },
  broken: { margin: 0, color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
})
