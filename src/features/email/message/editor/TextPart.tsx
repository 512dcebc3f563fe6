import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linesWithText, plainOfBlocks, textOfLines } from '#domain/email/render/blockText'
import { gapAfter } from '#domain/email/render/editBlocks'
import { newBlock } from '#domain/email/render/newBlock'
import { AssistButton } from '../../../../components/assistant/AssistButton.tsx'
import { RichText } from '../rich/RichText.tsx'
import { type BlockProps, isSameSpot, nodeKey, useEditor } from './editor.ts'
import { alignIcons, LookMenu, levelIcons, styleIcons } from './LookTools.tsx'

type Tools = { renderTools: (tools: ReactNode) => ReactNode }
const aligns = ['left', 'center', 'right'] as const
const lists = ['plain', 'bullets', 'numbers'] as const
const levels = ['1', '2', '3'] as const

export function TextPart({ spot, block, renderTools }: BlockProps<'text'> & Tools) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { set, state, editing, remove, cutIn, added } = useEditor()
  return (
    <RichText
      lines={block.lines}
      turn={state.turn}
      label={t('message.blocks.text')}
      hint={t('message.blocks.textHint')}
      isOneLine={false}
      takesFocus={isSameSpot(added, spot)}
      className={mergeClasses(styles[block.align], styles[block.style])}
      onLines={(lines) => set(spot, { ...block, lines }, `lines ${nodeKey(spot)}`)}
      onEnter={() => {}}
      onEmptied={() => remove(spot)}
      onPictures={(files, line, offset) => cutIn(spot, files, line, offset)}
      onUndo={editing.undo}
      onRedo={editing.redo}
      renderTools={(own) =>
        renderTools(
          <>
            {own}
            <LookMenu
              label={t('message.blocks.style')}
              value={block.style}
              choices={lists.map((value) => ({
                value,
                text: t(`message.blocks.styles.${value}`),
                icon: styleIcons[value],
              }))}
              onChoose={(style) => set(spot, { ...block, style })}
            />
            <AlignMenu value={block.align} onChoose={(align) => set(spot, { ...block, align })} />
            <AssistTool spot={spot} block={block} />
          </>,
        )
      }
    />
  )
}

/** A text that is put in keeps the look of each line that it leaves as it is; the editor's own undo takes it back as well. */
function AssistTool({ spot, block }: BlockProps<'text'>) {
  const { set, state, editing } = useEditor()
  const text = textOfLines(block.lines)
  return (
    <AssistButton
      size="small"
      subject={{
        wishes: ['mail', 'shorten', 'politer', 'rewrite', 'translate'],
        text,
        material: () =>
          [state.fields.theme, plainOfBlocks(editing.state().fields.content)].filter(Boolean).join('\n\n'),
        onUse: (next) => set(spot, { ...block, lines: linesWithText(block.lines, next) }),
        language: state.fields.language,
      }}
    />
  )
}

export function HeadingPart({ spot, block, renderTools }: BlockProps<'heading'> & Tools) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { set, state, editing, remove, add, addPictures, added } = useEditor()
  const below = () => gapAfter(editing.state().fields.content, spot)
  return (
    <RichText
      lines={[block.runs]}
      turn={state.turn}
      label={t('message.blocks.heading')}
      hint={t('message.blocks.headingHint')}
      isOneLine
      takesFocus={isSameSpot(added, spot)}
      className={mergeClasses(styles.heading, styles[`h${block.level}`], styles[block.align])}
      onLines={([runs = []]) => set(spot, { ...block, runs }, `lines ${nodeKey(spot)}`)}
      onEnter={() => add(below(), newBlock('text'))}
      onEmptied={() => remove(spot)}
      onPictures={(files) => addPictures(files, below())}
      onUndo={editing.undo}
      onRedo={editing.redo}
      renderTools={(own) =>
        renderTools(
          <>
            {own}
            <LookMenu
              label={t('message.blocks.level')}
              value={block.level}
              choices={levels.map((value) => ({
                value,
                text: t(`message.blocks.levels.h${value}`),
                icon: levelIcons[value],
              }))}
              onChoose={(level) => set(spot, { ...block, level })}
            />
            <AlignMenu value={block.align} onChoose={(align) => set(spot, { ...block, align })} />
          </>,
        )
      }
    />
  )
}

type Align = (typeof aligns)[number]
function AlignMenu({ value, onChoose }: { value: Align; onChoose: (align: Align) => void }) {
  const { t } = useTranslation('email')
  return (
    <LookMenu
      label={t('message.blocks.align')}
      value={value}
      choices={aligns.map((align) => ({
        value: align,
        text: t(`message.blocks.aligns.${align}`),
        icon: alignIcons[align],
      }))}
      onChoose={onChoose}
    />
  )
}

// As the mail draws them.
const useStyles = makeStyles({
  left: { textAlign: 'start' },
  center: { textAlign: 'center' },
  right: { textAlign: 'right' },
  plain: { '& p': { marginBottom: '8px' } },
  bullets: {
    paddingInline: '24px',
    '& p': { display: 'list-item', listStyleType: 'disc', marginBottom: '6px' },
  },
  numbers: {
    paddingInline: '24px',
    '& p': { display: 'list-item', listStyleType: 'decimal', marginBottom: '6px' },
  },
  heading: { fontWeight: 'bold', lineHeight: 1.3 },
  h1: { fontSize: '28px' },
  h2: { fontSize: '22px' },
  h3: { fontSize: '18px' },
})
