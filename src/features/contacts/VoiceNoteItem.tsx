import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular, PauseRegular, PlayRegular } from '@fluentui/react-icons'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewVoiceNote, type VoiceNote } from '#domain/blobs/voiceNote'
import { EditableText } from '../../components/EditableText.tsx'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import { useFormats } from '../../lib/formats.ts'
import { FileState } from './FileState.tsx'
import { useFile } from './fileUrl.ts'
import { clockOf } from './voiceRecording.ts'

/** One note: play it, say in a few words what it is about, delete it. */
export function VoiceNoteItem({ note, onDelete }: { note: VoiceNote; onDelete: () => void }) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const styles = useStyles()
  const { url, record } = useFile('voice_note', note.id, note.hash)
  const player = usePlayer(url, note.duration_ms)
  const at = formats.moment(note.created_at)
  const playing = t(player.isPlaying ? 'voice.stop' : 'voice.play', { at })
  return (
    <li className={styles.root}>
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
        <Button
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={t('voice.delete', { at })}
          title={t('voice.delete', { at })}
          onClick={onDelete}
        />
      </div>
      <div className={styles.below}>
        <span>{at}</span>
        <FileState record={record} />
      </div>
      <Remark note={note} />
    </li>
  )
}

function Remark({ note }: { note: VoiceNote }) {
  const { t } = useTranslation('contacts')
  const { sync } = useClient()
  const words = useWords()
  const save = async (remark: string) => {
    const checked = NewVoiceNote.shape.remark.safeParse(remark)
    if (!checked.success) return words.ofCode('textTooLong')
    const saved = await sync.mutate('voice_note.patch', { id: note.id, remark })
    return saved.kind === 'saved' ? null : words.ofCode(saved.code)
  }
  return (
    <EditableText
      label={t('voice.remark')}
      value={note.remark}
      placeholder={t('voice.remarkHint')}
      quiet
      onSave={save}
    />
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
  root: {
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
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
