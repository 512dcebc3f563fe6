import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PauseRegular, PlayRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSound } from './useSound.ts'
import { clockOf } from './voiceRecording.ts'

type Props = {
  /** null: it is not on this device yet */
  url: string | null
  /** ms; null: only the sound itself knows */
  duration: number | null
  /** what the button does, of this one recording */
  labels: { play: string; pause: string }
  /** further buttons, shown beside the player */
  action?: ReactNode
  onFailed?: () => void
}

/** A recording: heard from any place in it, as fast as somebody listens. */
export function SoundPlayer({ url, duration: known, labels, action, onFailed }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const { isPlaying, place, duration, speed, toggle, seek, faster } = useSound(url, known, onFailed)
  const label = isPlaying ? labels.pause : labels.play
  return (
    <div className={styles.line}>
      <Button
        shape="circular"
        icon={isPlaying ? <PauseRegular /> : <PlayRegular />}
        aria-label={label}
        title={label}
        disabled={!url}
        onClick={toggle}
      />
      <input
        type="range"
        className={styles.place}
        aria-label={t('voice.place')}
        aria-valuetext={clockOf(place)}
        min={0}
        max={duration || 1}
        step={100}
        value={place}
        disabled={!url || !duration}
        onChange={({ target }) => seek(Number(target.value))}
      />
      <span className={styles.time}>{clockOf(place > 0 ? place : duration)}</span>
      <Button
        appearance="subtle"
        className={styles.speed}
        aria-label={t('voice.speed', { times: speed })}
        title={t('voice.speed', { times: speed })}
        disabled={!url}
        onClick={faster}
      >
        {speed}×
      </Button>
      {action}
    </div>
  )
}

const track = {
  height: '4px',
  borderRadius: tokens.borderRadiusCircular,
  backgroundColor: tokens.colorNeutralStroke1,
}
const thumb = {
  appearance: 'none',
  width: '16px',
  height: '16px',
  border: 'none',
  borderRadius: tokens.borderRadiusCircular,
  backgroundColor: tokens.colorCompoundBrandBackground,
} as const

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    '& button': { flexShrink: 0 },
    '@media (pointer: coarse)': { '& button': { minHeight: '44px', minWidth: '44px' } },
  },
  // Drawn by ourselves: browsers draw their own for a light page only.
  place: {
    flexGrow: 1,
    minWidth: '40px',
    height: '20px',
    margin: 0,
    appearance: 'none',
    backgroundColor: 'transparent',
    '::-webkit-slider-runnable-track': track,
    '::-moz-range-track': track,
    '::-webkit-slider-thumb': { ...thumb, marginTop: '-6px' },
    '::-moz-range-thumb': thumb,
    ':disabled': { opacity: 0.5 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusMedium },
  },
  time: {
    minWidth: '34px',
    textAlign: 'end',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  speed: { minWidth: '44px', paddingInline: 0, fontVariantNumeric: 'tabular-nums' },
})
