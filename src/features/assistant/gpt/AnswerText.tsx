import { makeStyles, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import { type AnswerBlock, answerBlocks, boldParts } from './answerBlocks.ts'

/** An answer with its headings, lists and what it writes in bold; nothing in it is a link or a command. */
export function AnswerText({ text }: { text: string }) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {answerBlocks(text).map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: AnswerBlock }) {
  const styles = useStyles()
  if (block.kind === 'code') return <pre className={styles.code}>{block.text}</pre>
  if (block.kind === 'heading') return <strong>{block.text}</strong>
  if (block.kind === 'text')
    return (
      <p className={styles.text}>
        <Words text={block.text} />
      </p>
    )
  const List = block.kind === 'numbers' ? 'ol' : 'ul'
  return (
    <List className={styles.list} {...(block.kind === 'numbers' && { start: block.from })}>
      {block.items.map((item, at) => (
        <li key={at}>
          <Words text={item} />
        </li>
      ))}
    </List>
  )
}

const Words = ({ text }: { text: string }) =>
  boldParts(text).map(({ text, isBold }, at) =>
    isBold ? <strong key={at}>{text}</strong> : <Fragment key={at}>{text}</Fragment>,
  )

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0, overflowWrap: 'anywhere' },
  text: { margin: 0, whiteSpace: 'pre-wrap' },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXXL },
  code: {
    margin: 0,
    padding: tokens.spacingHorizontalS,
    overflow: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
  },
})
