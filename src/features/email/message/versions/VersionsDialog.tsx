import { Button, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { HistoryRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmailVersion } from '#domain/email/render/message'
import { picturesOf } from '#domain/email/render/picturesOf'
import { limits } from '#domain/limits'
import { EmptyState } from '../../../../components/EmptyState.tsx'
import { isSame, versionedOf } from '../../../../components/mail/editing/fields.ts'
import { MailFrame } from '../../../../components/mail/MailFrame.tsx'
import { useSenders, useVersions } from '../../../../components/mail/useMessages.ts'
import { WindowFrame } from '../../../../components/WindowFrame.tsx'
import { useFileUrls } from '../../../../lib/fileUrl.ts'
import { useFormats } from '../../../../lib/formats.ts'
import { phone } from '../../../../lib/media.ts'
import { useWho } from '../../../../lib/people.ts'
import { useToasts } from '../../../../lib/toasts.ts'
import { useEditor } from '../editor/editor.ts'
import { useShownMail } from '../preview/useShownMail.ts'

/** What the message was before: to look at, and to have again. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { id, editing } = useEditor()
  const toasts = useToasts()
  const versions = useVersions(id)
  const [chosen, setChosen] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const shown = versions?.find((version) => version.id === chosen) ?? versions?.[0]
  const keep = async () => {
    if (!(await editing.flush())) return
    await editing.keepVersion(note.trim())
    setNote('')
    toasts.done(t('message.versions.kept'))
  }
  return (
    <WindowFrame title={t('message.versions.title')} isWide onClose={onClose}>
      <div className={styles.keep}>
        <Input
          className={styles.note}
          aria-label={t('message.versions.note')}
          placeholder={t('message.versions.notePlaceholder')}
          value={note}
          maxLength={limits.lineLength}
          onChange={(_, { value }) => setNote(value)}
        />
        <Button onClick={() => void keep()}>{t('message.versions.keep')}</Button>
      </div>
      {versions?.length === 0 && (
        <EmptyState
          icon={<HistoryRegular />}
          title={t('message.versions.none')}
          text={t('message.versions.noneText')}
        />
      )}
      {versions && shown && (
        <div className={styles.parts}>
          <div className={styles.list}>
            {versions.map((version) => (
              <VersionItem
                key={version.id}
                version={version}
                isShown={version === shown}
                onShow={() => setChosen(version.id)}
              />
            ))}
            <span className={styles.small}>{t('message.versions.limit', { count: limits.emailVersions })}</span>
          </div>
          <Shown version={shown} onClose={onClose} />
        </div>
      )}
    </WindowFrame>
  )
}

function VersionItem({ version, isShown, onShow }: { version: EmailVersion; isShown: boolean; onShow: () => void }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const formats = useFormats()
  const who = useWho()
  const { state } = useEditor()
  const time = formats.dateTime(version.created_at)
  const isCurrent = isSame(versionedOf(version), versionedOf(state.fields))
  return (
    <button
      type="button"
      className={mergeClasses(styles.item, isShown && styles.isShown)}
      aria-pressed={isShown}
      onClick={onShow}
    >
      <strong>{version.note || time}</strong>
      <span className={styles.small}>
        {version.note ? t('message.versions.by', { who: who(version.created_by), time }) : who(version.created_by)}
        {isCurrent && ` · ${t('message.versions.current')}`}
      </span>
    </button>
  )
}

function Shown({ version, onClose }: { version: EmailVersion; onClose: () => void }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const formats = useFormats()
  const toasts = useToasts()
  const { state, editing, here } = useEditor()
  const [sender] = useSenders() ?? []
  const pictures = useFileUrls('email_version', version.id, picturesOf(version.content))
  const { language } = state.fields
  const mail = useShownMail({ message: { ...version, language }, sender, receiver: null, pictures })
  const isCurrent = isSame(versionedOf(version), versionedOf(state.fields))
  const restore = async () => {
    if (!(await editing.restore(version))) return
    const told = t('message.versions.restored', { time: formats.dateTime(version.created_at) })
    toasts.done(told, { undo: editing.undo, until: here() })
    onClose()
  }
  return (
    <div className={styles.shown}>
      <div className={styles.frame}>
        <MailFrame title={t('message.preview.frame')} html={mail.html} width={480} />
      </div>
      <Button appearance="primary" disabledFocusable={isCurrent} onClick={() => void restore()}>
        {t('message.versions.restore')}
      </Button>
    </div>
  )
}

const useStyles = makeStyles({
  keep: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  note: { flex: '1 1 180px', minWidth: 0 },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(200px, 1fr) 2fr',
    gap: tokens.spacingHorizontalL,
    flex: '1 1 0',
    minHeight: 0,
    [phone]: { gridTemplateColumns: '1fr', gridTemplateRows: 'minmax(96px, 1fr) 2fr' },
  },
  list: { display: 'flex', flexDirection: 'column', gap: '2px', minHeight: 0, overflowY: 'auto' },
  item: {
    display: 'grid',
    flexShrink: 0,
    minHeight: '44px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  isShown: { backgroundColor: tokens.colorSubtleBackgroundSelected },
  small: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  shown: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minHeight: 0 },
  frame: {
    flex: '1 1 0',
    minHeight: '160px',
    overflow: 'hidden',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
})
