import { makeStyles, tokens } from '@fluentui/react-components'
import { type DragEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

type Props = { onFiles: (files: File[]) => void; onKeyDown: (event: KeyboardEvent) => void; children: ReactNode }

/** A conversation onto which files can be dropped. */
export function DropZone({ onFiles, onKeyDown, children }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const [isOver, setOver] = useState(false)
  /** Entering a part of it comes before leaving another one. */
  const depth = useRef(0)
  function move(event: DragEvent, by: 1 | -1) {
    if (!bringsFiles(event)) return
    depth.current += by
    setOver(depth.current > 0)
  }
  return (
    // The same is done by a button of the composer.
    <div
      className={styles.root}
      onKeyDown={onKeyDown}
      onDragEnter={(event) => move(event, 1)}
      onDragLeave={(event) => move(event, -1)}
      onDragOver={(event) => bringsFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!bringsFiles(event)) return
        event.preventDefault()
        event.stopPropagation()
        depth.current = 0
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver && <div className={styles.over}>{t('files.drop')}</div>}
    </div>
  )
}

const useStyles = makeStyles({
  root: { position: 'relative', display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0, minHeight: 0 },
  over: {
    position: 'absolute',
    inset: tokens.spacingVerticalS,
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.borderRadiusXLarge,
    border: `2px dashed ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackgroundAlpha2,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    pointerEvents: 'none',
    zIndex: 3,
  },
})
