import { makeStyles, tokens } from '@fluentui/react-components'
import { openableUrl } from '#domain/shared/schema'

/** An address and nothing else, with or without its scheme. */
const address = /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/iu

/** What shows something: words, and a link where a line is nothing but one. */
export function EvidenceText({ text }: { text: string }) {
  const styles = useStyles()
  if (!text) return null
  return (
    <span className={styles.root}>
      {text.split('\n').map((line, at) => (
        <Line key={at} text={line.trim()} />
      ))}
    </span>
  )
}

function Line({ text }: { text: string }) {
  const styles = useStyles()
  const url = address.test(text) ? openableUrl(text) : null
  if (!url) return <span>{text}</span>
  return (
    <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'start',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    '@media (pointer: coarse)': { paddingBlock: tokens.spacingVerticalM },
  },
})
