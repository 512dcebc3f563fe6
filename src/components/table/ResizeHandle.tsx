import { makeStyles, tokens } from '@fluentui/react-components'
import type { KeyboardEvent, PointerEvent } from 'react'
import { limits } from '#domain/limits'

type Props = { label: string; width: number; onWidth: (width: number) => void }

const step = 16

/** The right edge of a column's title: drawn, or moved with the arrow keys. */
export function ResizeHandle({ label, width, onWidth }: Props) {
  const styles = useStyles()
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget
    const from = event.clientX - widthOf(handle)
    handle.setPointerCapture(event.pointerId)
    const ended = new AbortController()
    handle.addEventListener('pointermove', (moved: globalThis.PointerEvent) => onWidth(within(moved.clientX - from)), {
      signal: ended.signal,
    })
    for (const end of ['pointerup', 'pointercancel'])
      handle.addEventListener(end, () => ended.abort(), { signal: ended.signal })
    event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (by === undefined) return
    onWidth(within(widthOf(event.currentTarget) + by))
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuemin={limits.columnLeastPx}
      aria-valuemax={limits.columnMostPx}
      aria-valuenow={width}
      className={styles.handle}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  )
}

const widthOf = (handle: HTMLElement) => Math.round(handle.parentElement!.getBoundingClientRect().width)
const within = (width: number) => Math.min(limits.columnMostPx, Math.max(limits.columnLeastPx, Math.round(width)))

const useStyles = makeStyles({
  handle: {
    position: 'absolute',
    insetInlineEnd: 0,
    top: '4px',
    bottom: '4px',
    width: '24px',
    zIndex: 1,
    cursor: 'col-resize',
    touchAction: 'none',
    borderRight: '2px solid transparent',
    ':hover': { borderRight: `2px solid ${tokens.colorNeutralStroke1}` },
    ':focus-visible': { outlineStyle: 'none', borderRight: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})
