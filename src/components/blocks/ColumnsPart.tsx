import { makeStyles, tokens } from '@fluentui/react-components'
import { type DragEvent, Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Spot } from '#domain/email/render/editBlocks'
import type { SimpleBlock } from '#domain/email/render/message'
import { AddMenu } from './AddMenu.tsx'
import { type BlockProps, useBlockEditor } from './blockEditor.ts'
import { picturesIn } from './rich/transferred.ts'

type Props = BlockProps<'columns'> & { renderPart: (spot: Spot, block: SimpleBlock) => ReactNode }

export function ColumnsPart({ spot, block, renderPart }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.columns} style={{ gridTemplateColumns: `repeat(${block.columns.length}, minmax(0, 1fr))` }}>
      {block.columns.map((column, index) => (
        // A column has no name of its own: it is the first, the second or the third.
        <div key={index} className={styles.column}>
          {column.map((one, at) => {
            const inner = { id: spot.id, inside: { column: index, at } }
            return <Fragment key={`${at}.${one.kind}`}>{renderPart(inner, one)}</Fragment>
          })}
          <ColumnEnd id={spot.id} column={index} count={column.length} />
        </div>
      ))}
    </div>
  )
}

function ColumnEnd({ id, column, count }: { id: string; column: number; count: number }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { dragged, drag, move, addPictures } = useBlockEditor()
  const gap = { at: count, inside: { id, column } }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const pictures = picturesIn(event.dataTransfer)
    if (pictures.length > 0) addPictures(pictures, gap)
    else if (dragged) move(dragged, gap)
    drag(null)
  }
  return (
    <div
      className={styles.end}
      onDragOver={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onDrop={onDrop}
    >
      {count === 0 && <span className={styles.empty}>{t('message.blocks.emptyColumn')}</span>}
      <AddMenu gap={gap} label={t('message.blocks.add')} isSmall />
    </div>
  )
}

const useStyles = makeStyles({
  columns: { display: 'grid', gap: '16px' },
  column: { minWidth: 0 },
  end: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    marginBottom: '16px',
    border: '1px dashed rgb(0 0 0 / 18%)',
    borderRadius: tokens.borderRadiusMedium,
    '& button': { color: 'inherit' },
  },
  empty: { fontSize: '13px', opacity: 0.65 },
})
