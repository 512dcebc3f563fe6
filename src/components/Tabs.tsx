import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

export type TabItem<T extends string> = {
  value: T
  /** its words; with an icon alone, what it is called */
  label: string
  /** what stands in it instead of the words */
  content?: ReactNode
  icon?: ReactNode
  lang?: string
  id?: string
}

type Props<T extends string> = {
  tabs: readonly TabItem<T>[]
  chosen: T
  onChoose: (value: T) => void
  /** what the row is called, where no heading says it */
  label?: string | undefined
  size?: 'small' | 'medium'
  className?: string | undefined
  tabClass?: string | undefined
  /** the id of the panel that they switch */
  controls?: string
}

/**
 * A row of tabs, moved through with the arrow keys. Plain buttons with one of them in the order of the tab key: Fluent's
 * put hidden elements around themselves that take the focus.
 */
export function Tabs<T extends string>({ tabs, chosen, onChoose, label, size = 'medium', ...props }: Props<T>) {
  const styles = useStyles()
  const list = useChosenInSight(chosen)
  // Where the arrow keys went, until the focus leaves the row.
  const [reached, setReached] = useState<T | null>(null)
  const inOrder = reached ?? chosen
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={mergeClasses(styles.list, props.className)}
      onKeyDown={moveByKeys}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setReached(null)
      }}
    >
      {tabs.map(({ value, label, content, icon, lang, id }) => (
        <button
          key={value}
          type="button"
          role="tab"
          data-tab={value}
          id={id}
          lang={lang}
          aria-selected={value === chosen}
          aria-controls={props.controls}
          aria-label={icon ? label : undefined}
          title={icon ? label : undefined}
          tabIndex={value === inOrder ? 0 : -1}
          className={mergeClasses(styles.tab, styles[size], value === chosen && styles.chosen, props.tabClass)}
          onFocus={() => setReached(value)}
          onClick={() => onChoose(value)}
        >
          {icon ?? (
            <span className={mergeClasses(styles.words, value === chosen && styles.strong)} data-label={label}>
              <span>{content ?? label}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

/** Where the row is moved sideways, the chosen one is in sight. */
function useChosenInSight(chosen: string) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(chosen)}"]`)
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return
    const end = tab.offsetLeft + tab.offsetWidth - row.clientWidth
    row.scrollLeft = Math.min(tab.offsetLeft, Math.max(end, row.scrollLeft))
  }, [chosen])
  return list
}

function moveByKeys(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex((tab) => tab === event.target)
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  tabs.at(to % tabs.length)?.focus()
}

const bar = { content: '""', position: 'absolute', bottom: 0, borderRadius: tokens.borderRadiusCircular } as const

const useStyles = makeStyles({
  list: { position: 'relative', display: 'flex', flexShrink: 0 },
  tab: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    overflow: 'hidden',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground2Hover },
    ':hover::before': { ...bar, backgroundColor: tokens.colorNeutralStroke1Hover },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
    '& svg': { fontSize: '20px' },
    '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' },
    '@media (forced-colors: active)': { ':hover::before': { backgroundColor: 'Highlight' } },
  },
  small: {
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalSNudge}`,
    '::before': { insetInline: tokens.spacingHorizontalSNudge, height: tokens.strokeWidthThick },
    '::after': { insetInline: tokens.spacingHorizontalSNudge, height: tokens.strokeWidthThick },
  },
  medium: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalMNudge}`,
    '::before': { insetInline: tokens.spacingHorizontalM, height: tokens.strokeWidthThicker },
    '::after': { insetInline: tokens.spacingHorizontalM, height: tokens.strokeWidthThicker },
  },
  chosen: {
    color: tokens.colorNeutralForeground1,
    ':hover': { color: tokens.colorNeutralForeground1Hover },
    '& svg': { color: tokens.colorCompoundBrandForeground1 },
    '::after': { ...bar, backgroundColor: tokens.colorCompoundBrandStroke },
    '@media (forced-colors: active)': { '::after': { backgroundColor: 'ButtonText' } },
  },
  words: {
    display: 'grid',
    whiteSpace: 'nowrap',
    paddingInline: tokens.spacingHorizontalXXS,
    // As wide as when it is chosen, so that its neighbours stay where they are.
    '::after': {
      content: 'attr(data-label) / ""',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: tokens.fontWeightSemibold,
    },
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
})
