import { makeStyles, tokens } from '@fluentui/react-components'
import type { ClipboardEvent, DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ink, paper } from '#domain/email/render/colour'
import { gapAfter } from '#domain/email/render/editBlocks'
import { AddMenu } from './AddMenu.tsx'
import { BlockFrame } from './BlockFrame.tsx'
import { ownSpot, useBlockEditor } from './blockEditor.ts'
import { picturesIn } from './rich/transferred.ts'

/** The mail as paper that is written on: white in every theme, since receivers get it so. */
export function BlockList() {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { content, language, label, selected, select, dragged, drag, move, addPictures } = useBlockEditor()
  const end = { at: content.length, inside: null }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const pictures = picturesIn(event.dataTransfer)
    if (pictures.length > 0) addPictures(pictures, end)
    else if (dragged) move(dragged, end)
    drag(null)
  }
  // Where words are typed, it has been taken already.
  const onPaste = (event: ClipboardEvent) => {
    const pictures = event.defaultPrevented ? [] : picturesIn(event.clipboardData)
    if (pictures.length === 0) return
    event.preventDefault()
    addPictures(pictures, selected ? gapAfter(content, selected) : end)
  }
  return (
    <section
      className={styles.paper}
      aria-label={label}
      lang={language === 'zh' ? 'zh-CN' : language}
      onClick={() => select(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      {content.map(({ id, block }) => (
        <BlockFrame key={id} spot={ownSpot(id)} block={block} />
      ))}
      {content.length === 0 && <p className={styles.empty}>{t('message.blocks.empty')}</p>}
      <div className={styles.add} onClick={(event) => event.stopPropagation()}>
        <AddMenu gap={end} label={t('message.blocks.add')} />
      </div>
    </section>
  )
}

const useStyles = makeStyles({
  paper: {
    width: '100%',
    maxWidth: '600px',
    boxSizing: 'border-box',
    marginInline: 'auto',
    padding: '48px 24px 32px',
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow4,
    backgroundColor: paper,
    color: ink,
    fontSize: '16px',
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    '& .ProseMirror': { paddingBottom: '16px' },
  },
  empty: { margin: '0 0 24px', opacity: 0.65, textAlign: 'center' },
  add: { display: 'flex', justifyContent: 'center', marginTop: '8px' },
})
