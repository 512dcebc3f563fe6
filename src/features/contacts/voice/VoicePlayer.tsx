import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PauseRegular, PlayRegular } from '@fluentui/react-icons'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VoiceNote } from '#domain/blobs/voiceNote'
import { FileState } from '../../../components/FileState.tsx'
import { clockOf } from '../../../components/voice/voiceRecording.ts'
import { useFile } from '../../../lib/fileUrl.ts'
import { useFormats } from '../../../lib/formats.ts'

type Props = {
  note: VoiceNote
  /** beside the player: what else can be done with it */
  action?: ReactNode
  /** below it */
  children?: ReactNode
}

/** One recording: heard from any place in it, once it is on this device. */
export function VoicePlayer({ note, action, children }: Props) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const styles = useStyles()
  const { url, record } = useFile('voice_note', note.id, note.hash)
  const player = usePlayer(url, note.duration_ms)
  const playing = t(player.isPlaying ? 'voice.stop' : 'voice.play', { at: formats.moment(note.created_at) })
  return (
    <>
      <div className={styles.line}>
        <Button
          shape="circular"
          icon={player.isPlaying ? <PauseRegular /> : <PlayRegular />}
          aria-label={playing}
          title={playing}
          disabled={!url}
          onClick={player.toggle}
        />
        <input
          type="range"
          className={styles.place}
          aria-label={t('voice.place')}
          min={0}
          max={note.duration_ms}
          step={100}
          value={player.place}
          disabled={!url}
          onChange={({ target }) => player.seek(Number(target.value))}
        />
        <span className={styles.time}>{clockOf(player.place > 0 ? player.place : note.duration_ms)}</span>
        {action}
      </div>
      <div className={styles.below}>
        {children}
        <FileState record={record} />
      </div>
    </>
  )
}

/** Recorded sound does not say how long it is, so the note does. */
function usePlayer(url: string | null, duration: number) {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [place, setPlace] = useState(0)
  useEffect(() => {
    if (!url) return
    const element = new Audio(url)
    const ended = new AbortController()
    const on = (event: string, run: () => void) => element.addEventListener(event, run, { signal: ended.signal })
    on('play', () => setPlaying(true))
    on('pause', () => setPlaying(false))
    on('timeupdate', () => setPlace(Math.min(duration, element.currentTime * 1_000)))
    on('ended', () => setPlace(0))
    audio.current = element
    return () => {
      element.pause()
      ended.abort()
      audio.current = null
    }
  }, [url, duration])
  return {
    isPlaying,
    place,
    toggle() {
      if (isPlaying) audio.current?.pause()
      else void audio.current?.play()
    },
    seek(ms: number) {
      setPlace(ms)
      if (audio.current) audio.current.currentTime = ms / 1_000
    },
  }
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
  below: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    paddingInlineStart: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
})
