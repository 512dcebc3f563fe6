import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ProposalPart } from '#domain/assistant/proposal'

type Props = {
  parts: readonly ProposalPart[]
  isRunning: boolean
  /** changes that are not taken, by their place */
  left: ReadonlySet<number>
  onToggle: (place: number) => void
}

/** A proposal with its changes; each is taken or left by a press. */
export function ProposalView({ parts, isRunning, left, onToggle }: Props) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const isNew = parts.every((part) => part.kind === 'same' || part.before === '')
  return (
    <section className={styles.root} aria-label={t('assist.proposal')} aria-busy={isRunning}>
      {!isNew && !isRunning && <p className={styles.note}>{t('assist.pieces')}</p>}
      <div className={styles.text} role="group" aria-label={t('assist.proposal')}>
        {parts.map((part, at) =>
          part.kind === 'same' || isRunning || isNew ? (
            <span key={at}>{part.kind === 'same' ? part.text : part.after}</span>
          ) : (
            <button
              key={at}
              type="button"
              className={styles.change}
              aria-pressed={!left.has(at)}
              aria-label={t(left.has(at) ? 'assist.leftPiece' : 'assist.takenPiece', {
                before: part.before.trim() || t('assist.nothing'),
                after: part.after.trim() || t('assist.nothing'),
              })}
              onClick={() => onToggle(at)}
            >
              {part.before && (
                <del className={mergeClasses(left.has(at) ? styles.kept : styles.gone)}>{part.before}</del>
              )}
              {part.after && (
                <ins className={mergeClasses(left.has(at) ? styles.gone : styles.added)}>{part.after}</ins>
              )}
            </button>
          ),
        )}
      </div>
    </section>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS, minWidth: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  text: {
    maxHeight: '40dvh',
    overflow: 'auto',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: tokens.lineHeightBase400,
  },
  change: {
    display: 'inline',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
    cursor: 'pointer',
    ':hover': { outline: `1px solid ${tokens.colorNeutralStroke1}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  gone: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
  kept: { textDecorationLine: 'none', backgroundColor: tokens.colorNeutralBackground4 },
  added: {
    textDecorationLine: 'none',
    backgroundColor: tokens.colorStatusSuccessBackground2,
    color: tokens.colorStatusSuccessForeground1,
  },
})
