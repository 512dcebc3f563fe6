import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular, DismissRegular, SearchRegular } from '@fluentui/react-icons'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ThreadFind } from './useThreadFind.ts'

type Props = {
  text: string
  onText: (text: string) => void
  find: ThreadFind
  /** more was said before, which only the server knows */
  isPart: boolean
  onClose: () => void
}

export const findFieldId = 'thread-find'

/** What a thread is searched with: on this device, so without a network as well. */
export function FindBar({ text, onText, find: { at, count, step }, isPart, onClose }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  function onKeyDown(event: KeyboardEvent) {
    // The confirming Enter of a Chinese input method belongs to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <search className={styles.root} aria-label={t('thread.search')}>
      <div className={styles.line}>
        <Input
          id={findFieldId}
          className={styles.field}
          type="search"
          autoFocus
          contentBefore={<SearchRegular aria-hidden />}
          value={text}
          placeholder={t('thread.search')}
          aria-label={t('thread.search')}
          autoComplete="off"
          onChange={(_, { value }) => onText(value)}
          onKeyDown={onKeyDown}
        />
        <span className={styles.count} role="status">
          {count === null ? '' : count === 0 ? t('thread.noHits') : t('thread.hitAt', { at: at + 1, count })}
        </span>
        <Button
          appearance="subtle"
          icon={<ArrowUpRegular />}
          disabledFocusable={!count}
          aria-label={t('thread.nextHit')}
          title={t('thread.nextHit')}
          onClick={() => step(1)}
        />
        <Button
          appearance="subtle"
          icon={<ArrowDownRegular />}
          disabledFocusable={!count}
          aria-label={t('thread.previousHit')}
          title={t('thread.previousHit')}
          onClick={() => step(-1)}
        />
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('thread.closeSearch')}
          title={t('thread.closeSearch')}
          onClick={onClose}
        />
      </div>
      {isPart && <span className={styles.note}>{t('thread.searchedHere')}</span>}
    </search>
  )
}

const finger = '@media (pointer: coarse)'
const useStyles = makeStyles({
  root: {
    display: 'grid',
    flexShrink: 0,
    gap: '2px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
    '& > button': { flexShrink: 0, minWidth: 'auto', [finger]: { minHeight: '44px', minWidth: '44px' } },
  },
  field: {
    flexGrow: 1,
    minWidth: 0,
    [finger]: { minHeight: '44px', '& input': { fontSize: tokens.fontSizeBase400 } },
    '& input::-webkit-search-cancel-button': { display: 'none' },
  },
  count: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
