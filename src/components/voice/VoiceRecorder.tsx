import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkRegular, DeleteRegular, MicRegular, PauseRegular, RecordRegular } from '@fluentui/react-icons'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { useWords } from '../../lib/errors.ts'
import { isRunning, useVoiceRecorder, type VoiceRecorderState } from './useVoiceRecorder.ts'
import { clockOf, type VoiceClip } from './voiceRecording.ts'

/** Says a note: begin, pause, go on, keep or throw away. What is in the way is said in plain words. */
export function VoiceRecorder({
  name,
  onRecorded,
}: {
  name: string
  onRecorded: (recorded: VoiceClip) => Promise<void>
}) {
  const { t } = useTranslation('contacts')
  const words = useWords()
  const styles = useStyles()
  const recorder = useVoiceRecorder(onRecorded)
  const { state, problem } = recorder
  if (!isRunning(state))
    return (
      <>
        <Button
          className={styles.begin}
          icon={<MicRegular />}
          disabled={state !== 'idle'}
          aria-label={t('voice.recordFor', { name })}
          onClick={recorder.start}
        >
          {t(state === 'asking' ? 'voice.asking' : 'voice.record')}
        </Button>
        {problem && (
          <MessageBar intent="warning" layout="multiline" className={styles.problem}>
            <MessageBarBody>{words.ofCode(problem)}</MessageBarBody>
          </MessageBar>
        )}
      </>
    )
  return <RecordingBar recorder={recorder} />
}

/** How long and how loud a recording is by now, and how it ends. */
export function RecordingBar({ recorder }: { recorder: VoiceRecorderState }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const isPaused = recorder.state === 'paused'
  return (
    <div className={styles.running} role="group" aria-label={t('voice.running')}>
      <Level level={recorder.level} still={isPaused} />
      <span className={styles.time} role="timer">
        {clockOf(recorder.elapsed)} / {clockOf(limits.voiceSeconds * 1_000)}
      </span>
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={t('voice.cancel')}
        title={t('voice.cancel')}
        onClick={recorder.cancel}
      />
      <Button
        appearance="subtle"
        icon={isPaused ? <RecordRegular /> : <PauseRegular />}
        aria-label={t(isPaused ? 'voice.resume' : 'voice.pause')}
        title={t(isPaused ? 'voice.resume' : 'voice.pause')}
        onClick={isPaused ? recorder.resume : recorder.pause}
      />
      <Button appearance="primary" icon={<CheckmarkRegular />} onClick={recorder.finish}>
        {t('voice.keep')}
      </Button>
    </div>
  )
}

/** A bar as long as it is loud, drawn without rendering anything. */
function Level({ level, still }: { level: () => number; still: boolean }) {
  const styles = useStyles()
  const bar = useRef<HTMLSpanElement>(null)
  const read = useRef(level)
  useEffect(() => {
    read.current = level
  })
  useEffect(() => {
    let frame = 0
    const draw = () => {
      if (bar.current) bar.current.style.transform = `scaleX(${still ? 0 : Math.max(0.03, read.current())})`
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [still])
  return (
    <span className={styles.track} aria-hidden>
      <span ref={bar} className={styles.level} />
    </span>
  )
}

const touch = '@media (pointer: coarse)'
const useStyles = makeStyles({
  begin: { [touch]: { minHeight: '44px' } },
  problem: { marginBlockStart: tokens.spacingVerticalS },
  running: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    [touch]: { '& button': { minHeight: '44px', minWidth: '44px' } },
  },
  track: {
    flexGrow: 1,
    minWidth: '24px',
    height: '6px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
  },
  level: {
    display: 'block',
    height: '100%',
    backgroundColor: tokens.colorPaletteRedBackground3,
    transformOrigin: 'left',
    transform: 'scaleX(0)',
  },
  time: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})
