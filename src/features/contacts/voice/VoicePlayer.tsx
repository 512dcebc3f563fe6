import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { VoiceNote } from '#domain/blobs/voiceNote'
import { FileState } from '../../../components/FileState.tsx'
import { SoundPlayer } from '../../../components/voice/SoundPlayer.tsx'
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
  const at = formats.moment(note.created_at)
  return (
    <>
      <SoundPlayer
        url={url}
        duration={note.duration_ms}
        labels={{ play: t('voice.play', { at }), pause: t('voice.stop', { at }) }}
        action={action}
      />
      <div className={styles.below}>
        {children}
        <FileState record={record} />
      </div>
    </>
  )
}

const useStyles = makeStyles({
  below: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    paddingInlineStart: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
})
