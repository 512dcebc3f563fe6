import {
  Button,
  Input,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import {
  ArrowLeftRegular,
  ArrowRedoRegular,
  ArrowUndoRegular,
  HistoryRegular,
  MoreHorizontalRegular,
  SendRegular,
} from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { phone, usePhone } from '../../../../lib/media.ts'
import { useEditor } from './editor.ts'

type Props = { onClose: () => void; onVersions: () => void; onTest: () => void }

/** What the message is called, how safe it is, and what can be done with the whole of it. */
export function EditorHeader({ onClose, onVersions, onTest }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const isPhone = usePhone()
  const { state, editing, change } = useEditor()
  const { fields, canUndo, canRedo, isSaved } = state
  return (
    <header className={styles.root}>
      <Button
        appearance="subtle"
        icon={<ArrowLeftRegular />}
        aria-label={t('message.editor.back')}
        title={t('message.editor.back')}
        onClick={onClose}
      />
      <Input
        className={styles.name}
        appearance="filled-lighter"
        name="name"
        aria-label={t('message.editor.name')}
        placeholder={t('message.nameless')}
        value={fields.name}
        maxLength={limits.lineLength}
        autoComplete="off"
        onChange={(_, { value }) => change((before) => ({ ...before, name: value }), 'name')}
      />
      <span className={styles.state} role="status">
        {t(isSaved ? 'message.editor.saved' : 'message.editor.kept')}
      </span>
      <Button
        appearance="subtle"
        icon={<ArrowUndoRegular />}
        disabledFocusable={!canUndo}
        aria-label={t('message.editor.undo')}
        title={t('message.editor.undo')}
        onClick={editing.undo}
      />
      <Button
        appearance="subtle"
        icon={<ArrowRedoRegular />}
        disabledFocusable={!canRedo}
        aria-label={t('message.editor.redo')}
        title={t('message.editor.redo')}
        onClick={editing.redo}
      />
      {isPhone ? (
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button appearance="subtle" icon={<MoreHorizontalRegular />} aria-label={t('message.editor.more')} />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <MenuItem icon={<HistoryRegular />} onClick={onVersions}>
                {t('message.versions.menu')}
              </MenuItem>
              <MenuItem icon={<SendRegular />} onClick={onTest}>
                {t('message.test.menu')}
              </MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      ) : (
        <>
          <Button icon={<HistoryRegular />} onClick={onVersions}>
            {t('message.versions.menu')}
          </Button>
          <Button icon={<SendRegular />} onClick={onTest}>
            {t('message.test.menu')}
          </Button>
        </>
      )}
    </header>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: tokens.spacingHorizontalXS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '& button': { flexShrink: 0 },
    '@media (pointer: coarse)': { '& button': { minHeight: '44px', minWidth: '44px' } },
    [phone]: { padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS}` },
  },
  name: { flex: '1 1 80px', minWidth: 0, '& input': { fontWeight: tokens.fontWeightSemibold } },
  state: {
    flexShrink: 0,
    paddingInline: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    [phone]: { maxWidth: '64px', paddingInline: 0, textAlign: 'center', lineHeight: tokens.lineHeightBase100 },
  },
})
