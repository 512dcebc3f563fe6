import { makeStyles, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmailMessage } from '#domain/email/render/message'
import { picturesOf } from '#domain/email/render/picturesOf'
import { BlockPaper } from '../../../../components/blocks/BlockPaper.tsx'
import { ownSpot } from '../../../../components/blocks/blockEditor.ts'
import type { KeptDraft } from '../../../../components/mail/editing/editing.ts'
import { Tabs } from '../../../../components/Tabs.tsx'
import { useFileUrls } from '../../../../lib/fileUrl.ts'
import { phone } from '../../../../lib/media.ts'
import { useMedia } from '../../../../lib/useMedia.ts'
import { CheckPane } from '../check/CheckPane.tsx'
import type { Place } from '../check/placeOf.ts'
import { useMessageChecks } from '../check/useMessageChecks.ts'
import { type PreviewDevice, PreviewPane } from '../preview/PreviewPane.tsx'
import { TestDialog } from '../test/TestDialog.tsx'
import { VersionsDialog } from '../versions/VersionsDialog.tsx'
import { Attachments } from './Attachments.tsx'
import { EditorHeader } from './EditorHeader.tsx'
import { EditorContext } from './editor.ts'
import { HeadFields } from './HeadFields.tsx'
import { useEditing } from './useEditing.ts'
import { useEditorOf } from './useEditor.ts'

const views = ['write', 'preview', 'check'] as const
type View = (typeof views)[number]
type Props = { row: EmailMessage; draft: KeptDraft | null; onBegin: () => () => void; onClose: () => void }

/** Writing, looking and checking: beside each other where there is room, behind tabs where there is not. */
export function EditorFrame({ row, draft, onBegin, onClose }: Props) {
  const styles = useStyles()
  const isWide = useMedia('(min-width: 1180px)')
  const { editing, state } = useEditing(row, draft, onBegin)
  const pictures = useFileUrls('email_message', row.id, picturesOf(state.fields.content))
  const { editor, said } = useEditorOf(row.id, editing, state, pictures)
  const problems = useMessageChecks(state.fields)
  const [chosen, setView] = useState<View>('write')
  const [device, setDevice] = useState<PreviewDevice>('phone')
  const [opened, setOpened] = useState<'versions' | 'test' | null>(null)
  const root = useRef<HTMLDivElement>(null)
  // Beside the writing, one of the others is always there.
  const view = isWide && chosen === 'write' ? 'preview' : chosen
  const isWriting = isWide || view === 'write'

  const show = (place: Place) => {
    if (place.kind === 'plain') setDevice('text')
    setView(place.kind === 'plain' ? 'preview' : isWide ? view : 'write')
    if (place.kind === 'block') editor.blocks.select(ownSpot(place.id))
    // After what it is on is drawn.
    setTimeout(() => reveal(root.current?.querySelector<HTMLElement>(selectorOf(place))))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isOurs = (event.ctrlKey || event.metaKey) && !event.defaultPrevented && !isTyped(event.target)
    if (!isOurs || !['z', 'y'].includes(event.key.toLowerCase())) return
    event.preventDefault()
    if (event.key.toLowerCase() === 'y' || event.shiftKey) editing.redo()
    else editing.undo()
  }
  return (
    <EditorContext value={editor}>
      <div ref={root} className={styles.root} onKeyDown={onKeyDown}>
        <EditorHeader onClose={onClose} onVersions={() => setOpened('versions')} onTest={() => setOpened('test')} />
        {!isWide && <Views views={views} view={view} count={problems.length} onView={setView} />}
        <div className={styles.panes}>
          {isWriting && (
            <div className={styles.write}>
              <HeadFields />
              <BlockPaper editor={editor.blocks} said={said} />
              <Attachments />
            </div>
          )}
          {(isWide || !isWriting) && (
            <div className={styles.side}>
              {isWide && <Views views={['preview', 'check']} view={view} count={problems.length} onView={setView} />}
              <div className={styles.pane}>
                {view === 'check' ? (
                  <CheckPane problems={problems} fields={state.fields} onShow={show} />
                ) : (
                  <PreviewPane message={state.fields} pictures={pictures} device={device} onDevice={setDevice} />
                )}
              </div>
            </div>
          )}
        </div>
        {opened === 'versions' && <VersionsDialog onClose={() => setOpened(null)} />}
        {opened === 'test' && <TestDialog onClose={() => setOpened(null)} />}
      </div>
    </EditorContext>
  )
}

type ViewsProps = { views: readonly View[]; view: View; count: number; onView: (view: View) => void }
function Views({ views, view, count, onView }: ViewsProps) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  return (
    <Tabs
      className={styles.views}
      label={t('message.editor.views')}
      tabs={views.map((value) => ({
        value,
        label:
          value === 'check' && count > 0 ? t('message.editor.checkCount', { count }) : t(`message.editor.${value}`),
      }))}
      chosen={view}
      onChoose={onView}
    />
  )
}

/** Where something is typed, its own keys undo it. */
const isTyped = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]')

const selectorOf = (place: Place) =>
  place.kind === 'block'
    ? `[data-spot="${CSS.escape(place.id)}"]`
    : place.kind === 'attachments'
      ? '[data-files]'
      : `[name=${place.kind}]`

function reveal(place: HTMLElement | null | undefined) {
  if (!place) return
  place.scrollIntoView({ block: 'center' })
  const inner = place.querySelector<HTMLElement>('[contenteditable=true], input, button')
  ;(place.matches('input, textarea') ? place : inner)?.focus({ preventScroll: true })
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0, minHeight: 0 },
  panes: { display: 'flex', flex: '1 1 0', minHeight: 0 },
  write: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    flex: '1 1 0',
    minWidth: 0,
    overflowY: 'auto',
    padding: tokens.spacingHorizontalXL,
    paddingBottom: '96px',
    '& > *': { flexShrink: 0 },
    [phone]: { padding: `${tokens.spacingHorizontalM} ${tokens.spacingHorizontalM} 96px` },
  },
  side: {
    display: 'flex',
    flexDirection: 'column',
    flex: '0 1 46%',
    minWidth: 0,
    borderLeft: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 1179px)': { flex: '1 1 0', borderLeftStyle: 'none' },
  },
  views: {
    flexShrink: 0,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  pane: {
    flex: '1 1 0',
    minHeight: 0,
    overflowY: 'auto',
    padding: tokens.spacingHorizontalL,
    [phone]: { padding: tokens.spacingHorizontalM, paddingBottom: '72px' },
  },
})
