import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Gap, gapAfter, type Spot } from '#domain/email/render/editBlocks'
import type { AnyBlock } from '#domain/email/render/message'
import { BlockBar, partType } from './BlockBar.tsx'
import { isSameSpot, nodeKey, useBlockEditor } from './blockEditor.ts'
import { ColumnsPart } from './ColumnsPart.tsx'
import { FixedPart } from './FixedPart.tsx'
import { PartSettings } from './PartSettings.tsx'
import { picturesIn } from './rich/transferred.ts'
import { HeadingPart, TextPart } from './TextPart.tsx'

/** One part of the mail where it stands: it is chosen by a click or by coming into it, and typed in at its place. */
export function BlockFrame({ spot, block }: { spot: Spot; block: AnyBlock }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { selected, select, content } = useBlockEditor()
  const isChosen = isSameSpot(selected, spot)
  const after = gapAfter(content, spot)
  const before = { ...after, at: after.at - 1 }
  const drop = useDropBeside(before, after)
  const renderBar = (tools: ReactNode) =>
    isChosen && (
      <BlockBar spot={spot} kind={block.kind}>
        {tools}
      </BlockBar>
    )
  return (
    <div
      role="group"
      aria-label={t(`message.blocks.${block.kind}`)}
      data-spot={nodeKey(spot)}
      className={mergeClasses(
        styles.frame,
        isChosen && styles.chosen,
        drop.side === 'before' && styles.before,
        drop.side === 'after' && styles.after,
      )}
      onFocus={(event) => {
        event.stopPropagation()
        if (!isChosen) select(spot)
      }}
      onClick={(event) => {
        event.stopPropagation()
        if (!isChosen) select(spot)
      }}
      {...drop.handlers}
    >
      {block.kind !== 'text' && block.kind !== 'heading' && renderBar(null)}
      <Content spot={spot} block={block} renderBar={renderBar} />
      {isChosen && <PartSettings spot={spot} block={block} />}
    </div>
  )
}

function Content({
  spot,
  block,
  renderBar,
}: {
  spot: Spot
  block: AnyBlock
  renderBar: (tools: ReactNode) => ReactNode
}) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { select } = useBlockEditor()
  if (block.kind === 'text') return <TextPart spot={spot} block={block} renderTools={renderBar} />
  if (block.kind === 'heading') return <HeadingPart spot={spot} block={block} renderTools={renderBar} />
  if (block.kind === 'columns')
    return (
      <ColumnsPart spot={spot} block={block} renderPart={(inner, one) => <BlockFrame spot={inner} block={one} />} />
    )
  return (
    <button
      type="button"
      className={styles.fixed}
      aria-label={t('message.blocks.edit', { name: t(`message.blocks.${block.kind}`) })}
      onClick={() => select(spot)}
    >
      <FixedPart block={block} />
    </button>
  )
}

/** Another part, or pictures from outside, let go over the upper or the lower half. */
function useDropBeside(before: Gap, after: Gap) {
  const { dragged, drag, move, addPictures } = useBlockEditor()
  const [side, setSide] = useState<'before' | 'after' | null>(null)
  const isWanted = ({ dataTransfer: { types } }: DragEvent) => types.includes(partType) || types.includes('Files')
  return {
    side,
    handlers: {
      onDragOver(event: DragEvent<HTMLElement>) {
        if (!isWanted(event)) return
        event.preventDefault()
        event.stopPropagation()
        const { top, height } = event.currentTarget.getBoundingClientRect()
        setSide(event.clientY < top + height / 2 ? 'before' : 'after')
      },
      onDragLeave: () => setSide(null),
      onDrop(event: DragEvent) {
        setSide(null)
        if (!isWanted(event)) return
        event.preventDefault()
        event.stopPropagation()
        const gap = side === 'before' ? before : after
        const pictures = picturesIn(event.dataTransfer)
        if (pictures.length > 0) addPictures(pictures, gap)
        else if (dragged) move(dragged, gap)
        drag(null)
      },
    },
  }
}

const line = `3px solid ${tokens.colorBrandStroke1}`
const useStyles = makeStyles({
  frame: {
    position: 'relative',
    borderRadius: tokens.borderRadiusSmall,
    outline: '1px solid transparent',
    outlineOffset: '4px',
    ':hover': { outlineColor: 'rgb(0 0 0 / 14%)' },
  },
  chosen: { outline: `2px solid ${tokens.colorBrandStroke1}`, ':hover': { outlineColor: tokens.colorBrandStroke1 } },
  before: { '::before': { content: '""', position: 'absolute', insetInline: 0, top: '-6px', borderTop: line } },
  after: { '::after': { content: '""', position: 'absolute', insetInline: 0, bottom: '-6px', borderTop: line } },
  fixed: {
    display: 'block',
    width: '100%',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    ':focus-visible': { outlineStyle: 'none' },
  },
})
