import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linesWithText, textOfLines } from '#domain/email/render/blockText'
import { gapAfter } from '#domain/email/render/editBlocks'
import { AssistButton } from '../assistant/AssistButton.tsx'
import { type BlockProps, isSameSpot, nodeKey, useBlockEditor } from './blockEditor.ts'
import { alignIcons, LookMenu, levelIcons, styleIcons } from './LookTools.tsx'
import { RichText } from './rich/RichText.tsx'

type Tools = { renderTools: (tools: ReactNode) => ReactNode }
const aligns = ['left', 'center', 'right'] as const
const lists = ['plain', 'bullets', 'numbers', 'quote'] as const
const levels = ['1', '2', '3'] as const

export function TextPart({ spot, block, renderTools }: BlockProps<'text'> & Tools) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { set, turn, look, undo, redo, remove, join, cutIn, cutInParts, added, caret } = useBlockEditor()
  return (
    <RichText
      lines={block.lines}
      turn={turn}
      isPlain={look === 'theme'}
      caret={isSameSpot(caret?.spot ?? null, spot) ? caret!.at : null}
      label={t('message.blocks.text')}
      hint={t('message.blocks.textHint')}
      isOneLine={false}
      takesFocus={isSameSpot(added, spot)}
      className={mergeClasses(styles[block.align], styles[block.style])}
      onLines={(lines) => set(spot, { ...block, lines }, `lines ${nodeKey(spot)}`)}
      onEnter={() => {}}
      onJoin={() => join(spot)}
      onEmptied={() => remove(spot)}
      onPictures={(files, line, offset) => cutIn(spot, files, line, offset)}
      onParts={(parts, line, offset) => cutInParts(spot, parts, line, offset)}
      onUndo={undo}
      onRedo={redo}
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
            {look === 'own' && <AlignMenu value={block.align} onChoose={(align) => set(spot, { ...block, align })} />}
            <AssistTool spot={spot} block={block} />
          </>,
        )
      }
    />
  )
}

/** A text that is put in keeps the look of each line that it leaves as it is; the editor's own undo takes it back as well. */
function AssistTool({ spot, block }: BlockProps<'text'>) {
  const { set, assist } = useBlockEditor()
  const put = (next: string) => set(spot, { ...block, lines: linesWithText(block.lines, next) })
  return <AssistButton size="small" subject={assist(textOfLines(block.lines), put)} />
}

export function HeadingPart({ spot, block, renderTools }: BlockProps<'heading'> & Tools) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { set, turn, look, undo, redo, remove, join, breakOff, addPictures, added, caret, latest } = useBlockEditor()
  const below = () => gapAfter(latest(), spot)
  return (
    <RichText
      lines={[block.runs]}
      turn={turn}
      isPlain={look === 'theme'}
      caret={isSameSpot(caret?.spot ?? null, spot) ? caret!.at : null}
      label={t('message.blocks.heading')}
      hint={t('message.blocks.headingHint')}
      isOneLine
      takesFocus={isSameSpot(added, spot)}
      className={mergeClasses(styles.heading, styles[`h${block.level}`], styles[block.align])}
      onLines={([runs = []]) => set(spot, { ...block, runs }, `lines ${nodeKey(spot)}`)}
      onEnter={(offset) => breakOff(spot, offset)}
      onJoin={() => join(spot)}
      onEmptied={() => remove(spot)}
      onPictures={(files) => addPictures(files, below())}
      onParts={() => false}
      onUndo={undo}
      onRedo={redo}
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
            {look === 'own' && <AlignMenu value={block.align} onChoose={(align) => set(spot, { ...block, align })} />}
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
  quote: {
    paddingInlineStart: '16px',
    borderLeft: '3px solid rgb(0 0 0 / 20%)',
    fontStyle: 'italic',
    '& p': { marginBottom: '8px' },
  },
  heading: { fontWeight: 'bold', lineHeight: 1.3 },
  h1: { fontSize: '28px' },
  h2: { fontSize: '22px' },
  h3: { fontSize: '18px' },
})
