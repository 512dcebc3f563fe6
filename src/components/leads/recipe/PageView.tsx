import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, memo, type ReactNode, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { elementAt, type PageTree } from '#domain/leadSources/recipe/pageTree'

type Props = {
  tree: PageTree
  /** elements that are entries, and those that are a value of one with what they are called */
  entries: ReadonlySet<number>
  values: ReadonlyMap<number, string>
  next: number
  onPoint: (at: number) => void
}

/**
 * A page as text in its structure: drawn from data, without its styles, pictures and scripts, and nothing of it leads anywhere. Its
 * texts are pointed at with a finger, or with the arrow keys and Enter.
 */
export function PageView({ tree, entries, values, next, onPoint }: Props) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const box = useRef<HTMLDivElement>(null)
  const texts = useMemo(() => [...tree.nodes.keys()].filter((at) => tree.nodes[at]!.text.trim()), [tree])
  const [reached, setReached] = useState(0)
  const move = (step: number) => {
    const to = Math.min(texts.length - 1, Math.max(0, reached + step))
    setReached(to)
    box.current?.querySelector(`[data-at="${texts[to]}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, PageDown: 20, PageUp: -20 }[event.key]
    if (step !== undefined) move(step)
    else if (event.key === 'Enter' && texts.length > 0) onPoint(texts[reached]!)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={box}
      className={styles.root}
      role="listbox"
      tabIndex={0}
      aria-label={t('recipe.page')}
      aria-activedescendant={texts.length > 0 ? idOf(texts[reached]!) : undefined}
      onKeyDown={press}
      onClick={({ target }) => {
        const at = Number((target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset.at ?? -1)
        if (at < 0) return
        setReached(Math.max(0, texts.indexOf(at)))
        onPoint(at)
      }}
    >
      <Nodes
        tree={tree}
        of={tree.nodes.flatMap(({ parent }, at) => (parent < 0 ? [at] : []))}
        entries={entries}
        values={values}
        next={next}
        reached={texts[reached] ?? -1}
      />
    </div>
  )
}

const idOf = (at: number) => `page-node-${at}`

const blocks = new Set(
  'address article aside blockquote body dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody thead tfoot tr ul'.split(
    ' ',
  ),
)

type NodesProps = Omit<Props, 'onPoint'> & { of: readonly number[]; reached: number }

const Nodes = memo(function Nodes({ of, ...props }: NodesProps): ReactNode {
  return of.map((at) => <Node key={at} at={at} {...props} />)
})

function Node({ at, ...props }: Omit<NodesProps, 'of'> & { at: number }) {
  const styles = useStyles()
  const { tree, entries, values, next, reached } = props
  const { tag, text } = tree.nodes[at]!
  const element = elementAt(tree, at)
  if (tag === '' && !text.trim()) return ' '
  if (tag === '')
    return (
      <span
        id={idOf(at)}
        role="option"
        aria-selected={values.has(element) || entries.has(element) || element === next}
        data-at={at}
        className={mergeClasses(styles.text, at === reached && styles.reached)}
      >
        {text}
      </span>
    )
  const isBlock = blocks.has(tag)
  const name = values.get(at)
  return (
    <div
      data-at={isBlock ? undefined : at}
      className={mergeClasses(
        isBlock ? styles.block : styles.inline,
        (tag === 'td' || tag === 'th') && styles.cell,
        entries.has(at) && styles.entry,
        name !== undefined && styles.value,
        at === next && styles.next,
      )}
    >
      {name !== undefined && <span className={styles.name}>{name}</span>}
      <Nodes {...props} of={tree.children[at]!} />
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    maxHeight: '50vh',
    overflow: 'auto',
    padding: tokens.spacingHorizontalS,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    fontSize: tokens.fontSizeBase200,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  block: { display: 'block', paddingBlock: '2px' },
  inline: { display: 'inline', marginInlineEnd: tokens.spacingHorizontalSNudge },
  cell: { display: 'inline-block', paddingInlineEnd: tokens.spacingHorizontalM },
  text: {
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, textDecorationLine: 'underline' },
    '@media (pointer: coarse)': { lineHeight: '32px' },
  },
  reached: { outline: `1px dashed ${tokens.colorNeutralStrokeAccessible}` },
  entry: {
    marginBlock: '2px',
    paddingInline: tokens.spacingHorizontalXS,
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorBrandStroke1,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  value: { backgroundColor: tokens.colorBrandBackground2, borderRadius: tokens.borderRadiusSmall },
  name: {
    paddingInline: '4px',
    marginInlineEnd: '4px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase100,
  },
  next: { outline: `2px solid ${tokens.colorPaletteGreenBorder2}`, borderRadius: tokens.borderRadiusSmall },
})
