import { Button, makeStyles, mergeClasses, tokens, useArrowNavigationGroup } from '@fluentui/react-components'
import { type DragEvent, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { FollowUpStatus } from '#domain/contacts/contact'
import type { ContactLine, ContactQuery } from '#workers/search/api'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { useCanChange } from '../../../lib/client.ts'
import { useFormats } from '../../../lib/formats.ts'
import type { LineSource } from '../list/lineSource.ts'
import { useContactLines } from '../list/useContactLines.ts'
import { followUpTone } from '../tones.ts'
import { BoardCard } from './BoardCard.tsx'
import { draggedLine } from './dragged.ts'

type Props = {
  status: FollowUpStatus
  query: ContactQuery
  opened: string | null
  /** Its rows, as long as it is there. */
  onSource: (status: FollowUpStatus, source: LineSource) => () => void
  onOpen: (id: string) => void
  onMove: (line: ContactLine, status: FollowUpStatus) => void
  onChoose: (line: ContactLine, beside: HTMLElement) => void
}

/** Drawn at once; nobody looks through more cards than that without narrowing. */
const step = 20

/** The contacts at one status, the last changed first. One stop for the Tab key; arrows go through its cards. */
export function BoardColumn({ status, query, opened, onSource, onOpen, onMove, onChoose }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const formats = useFormats()
  const title = useId()
  const canChange = useCanChange()
  const arrows = useArrowNavigationGroup({ axis: 'both', memorizeCurrent: true })
  const [most, setMost] = useState(step)
  const [isOver, setIsOver] = useState(false)
  const { source, picture } = useContactLines(useMemo(() => ({ ...query, follow_up_status: status }), [query, status]))
  const linesOf = useSyncExternalStore(source.onLines, source.lines)
  const lineAt = picture ? linesOf(picture) : source.line
  useEffect(() => onSource(status, source), [onSource, status, source])
  // Another question forgets how far was looked.
  const question = picture?.shown
  useEffect(() => {
    if (question !== undefined) source.want(0, most, 0)
  }, [source, most, question])

  const matching = picture?.matching ?? 0
  const shown = Math.min(most, matching)
  const accepts = (event: DragEvent) => {
    const line = draggedLine()
    if (!line || !canChange || line.follow_up_status === status) return
    event.preventDefault()
    setIsOver(true)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const line = draggedLine()
    if (line) onMove(line, status)
  }
  return (
    <section
      className={mergeClasses(styles.root, isOver && styles.over)}
      aria-labelledby={title}
      onDragOver={accepts}
      onDragLeave={leave}
      onDrop={drop}
    >
      <h2 id={title} className={styles.title}>
        <StatusBadge tone={followUpTone[status]}>{t(`status.${status}`)}</StatusBadge>
        <span className={styles.count}>{picture ? formats.number(matching) : ''}</span>
      </h2>
      {matching > 0 ? (
        <ul className={styles.cards} {...arrows}>
          {Array.from({ length: shown }, (_, at) => lineAt(at)).map(
            (line) =>
              line && (
                <BoardCard
                  key={line.id}
                  line={line}
                  isOpened={line.id === opened}
                  onOpen={onOpen}
                  onChoose={onChoose}
                />
              ),
          )}
          {shown < matching && (
            <li>
              <Button appearance="subtle" className={styles.more} onClick={() => setMost(most + step)}>
                {t('board.more', { count: Math.min(step, matching - shown) })}
              </Button>
            </li>
          )}
        </ul>
      ) : (
        picture && <p className={styles.nobody}>{t('board.nobody')}</p>
      )}
    </section>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    scrollSnapAlign: 'start',
  },
  over: { outline: `2px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  title: {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightRegular,
  },
  count: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  cards: {
    flex: '1 1 0',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    minHeight: 0,
    margin: 0,
    padding: `2px ${tokens.spacingHorizontalS} ${tokens.spacingVerticalM}`,
    overflowY: 'auto',
    listStyleType: 'none',
  },
  more: { width: '100%', '@media (pointer: coarse)': { minHeight: '44px' } },
  nobody: {
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
})
