import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { NewVoiceNote, type VoiceNote } from '#domain/blobs/voiceNote'
import { EditableText } from '../../../components/EditableText.tsx'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { useFormats } from '../../../lib/formats.ts'
import { VoicePlayer } from './VoicePlayer.tsx'

/** One note: play it, say in a few words what it is about, delete it. */
export function VoiceNoteItem({ note, onDelete }: { note: VoiceNote; onDelete: () => void }) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const styles = useStyles()
  const at = formats.moment(note.created_at)
  const remove = (
    <Button
      appearance="subtle"
      icon={<DeleteRegular />}
      aria-label={t('voice.delete', { at })}
      title={t('voice.delete', { at })}
      onClick={onDelete}
    />
  )
  return (
    <li className={styles.root}>
      <VoicePlayer note={note} action={remove}>
        <span>{at}</span>
      </VoicePlayer>
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

const useStyles = makeStyles({
  root: {
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})
