import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DataBarHorizontalRegular, TableRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { phone } from '../../lib/media.ts'
import { SaveMenu } from './SaveMenu.tsx'
import type { FileTable } from './tableFile.ts'

type Props = {
  title: string
  /** what the chart shows, in a sentence */
  summary: string
  note?: string
  /** What the figure shows can be chosen. */
  choice?: ReactNode
  chart: ReactNode
  /** the same as a table */
  table: ReactNode
  /** what is to be said below both */
  foot?: ReactNode
  file: () => FileTable
  isWide?: boolean
}

/** A chart with its name, its numbers one click away, and both as files. */
export function Figure({ title, summary, note, choice, chart, table, foot, file, isWide }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const [asTable, setAsTable] = useState(false)
  const drawn = useRef<HTMLDivElement>(null)
  return (
    <section className={isWide ? styles.wide : styles.root} aria-label={title} data-figure>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <Button
          appearance="subtle"
          icon={asTable ? <DataBarHorizontalRegular /> : <TableRegular />}
          onClick={() => setAsTable(!asTable)}
        >
          {t(asTable ? 'figure.show.chart' : 'figure.show.table')}
        </Button>
        <SaveMenu
          title={title}
          table={file}
          {...(!asTable && { drawing: () => drawn.current?.querySelector<SVGSVGElement>('svg') ?? null })}
        />
      </header>
      {choice}
      {note && <p className={styles.note}>{note}</p>}
      {asTable ? (
        <div className={styles.table}>{table}</div>
      ) : (
        <figure className={styles.figure}>
          <figcaption className={styles.caption}>{summary}</figcaption>
          <div ref={drawn} onKeyDown={pressMark}>
            <Suspense fallback={<div className={styles.waiting} />}>{chart}</Suspense>
          </div>
        </figure>
      )}
      {foot}
    </section>
  )
}

/** A mark that has the focus does on Enter what it does on a click. */
function pressMark(event: KeyboardEvent) {
  const { key, target } = event
  if ((key !== 'Enter' && key !== ' ') || !(target instanceof SVGElement)) return
  event.preventDefault()
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

const sheet = {
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.spacingVerticalS,
  minWidth: 0,
  padding: tokens.spacingHorizontalL,
  borderRadius: tokens.borderRadiusLarge,
  backgroundColor: tokens.colorNeutralBackground1,
  color: tokens.colorNeutralForeground1,
  [phone]: { padding: tokens.spacingHorizontalM },
} as const

const useStyles = makeStyles({
  root: sheet,
  wide: { ...sheet, gridColumn: '1 / -1' },
  header: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  title: {
    flex: '1 1 0',
    minWidth: 0,
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  figure: { margin: 0, minWidth: 0 },
  caption: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  table: { minWidth: 0, maxHeight: '420px', overflow: 'auto' },
  waiting: { height: '260px' },
})
