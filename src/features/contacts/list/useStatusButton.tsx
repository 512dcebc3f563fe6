import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactLine } from '#workers/search/api'
import { chevronDownIcon } from '../../../components/rowIcons.tsx'
import { useBadge } from '../../../components/StatusBadge.tsx'
import { useCanChange } from '../../../lib/client.ts'
import { followUpTone } from '../tones.ts'

/** What a contact stands at, as the button that changes it; the list hears it. */
export function useStatusButton(size: 'finger' | 'row'): (line: ContactLine) => ReactNode {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const canChange = useCanChange()
  const badge = useBadge()
  return useMemo(
    () => (line) => (
      <button
        type="button"
        tabIndex={-1}
        data-status
        disabled={!canChange}
        className={mergeClasses(styles.status, styles[size])}
        aria-haspopup="listbox"
        aria-label={t('follow.statusOf', {
          name: line.name || line.company || t('row.nameless'),
          status: t(`status.${line.follow_up_status}`),
        })}
      >
        {badge(followUpTone[line.follow_up_status], t(`status.${line.follow_up_status}`))}
        {chevronDownIcon}
      </button>
    ),
    [t, styles, size, canChange, badge],
  )
}

const useStyles = makeStyles({
  status: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    maxWidth: '100%',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    ':disabled': { cursor: 'default' },
  },
  row: { height: '28px', '@media (pointer: coarse)': { height: '36px' } },
  finger: { height: '44px' },
})
