import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons'
import type { DragEvent, KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Spot } from '#domain/email/render/editBlocks'
import type { BlockKind } from '#domain/email/render/newBlock'
import { BlockActions } from './BlockActions.tsx'
import { useBlockEditor } from './blockEditor.ts'

export const partType = 'application/x-fairlead-part'

type Props = { spot: Spot; kind: BlockKind; children?: ReactNode }

/** Above the part that is chosen: its own tools, the handle to move it by, and what can be done with any. */
export function BlockBar({ spot, kind, children }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { step, remove, drag } = useBlockEditor()
  const label = t('message.blocks.drag', { name: t(`message.blocks.${kind}`) })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') step(spot, -1)
    else if (event.key === 'ArrowDown') step(spot, 1)
    else if (event.key === 'Delete') remove(spot)
    else return
    event.preventDefault()
  }
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.setData(partType, '')
    event.dataTransfer.effectAllowed = 'move'
    event.stopPropagation()
    drag(spot)
  }
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('message.blocks.tools')}>
      <Button
        size="small"
        appearance="subtle"
        className={styles.handle}
        icon={<ReOrderDotsVerticalRegular />}
        aria-label={label}
        title={label}
        data-handle=""
        draggable
        onKeyDown={onKeyDown}
        onDragStart={onDragStart}
        onDragEnd={() => drag(null)}
      />
      {children}
      <span className={styles.rule} />
      <BlockActions spot={spot} />
    </div>
  )
}

const useStyles = makeStyles({
  bar: {
    position: 'absolute',
    zIndex: 2,
    insetInlineStart: '-1px',
    bottom: '100%',
    display: 'flex',
    alignItems: 'center',
    width: 'max-content',
    maxWidth: 'min(600px, calc(100vw - 48px))',
    flexWrap: 'wrap',
    padding: '2px',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground1,
  },
  handle: { cursor: 'grab' },
  rule: {
    width: tokens.strokeWidthThin,
    height: '20px',
    marginInline: '4px',
    backgroundColor: tokens.colorNeutralStroke2,
  },
})
