import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactLine } from '#workers/search/api'
import { highlight } from '../../../components/Highlight.tsx'
import { useOwners } from '../../../lib/owners.ts'
import { useStatusButton } from '../list/useStatusButton.tsx'
import { useTouched } from '../list/useTouched.ts'
import { useAvatar } from '../PictureAvatar.tsx'
import { useReachLinks } from '../useReachLinks.tsx'

export const followCardHeight = 112
const avatarPx = 44

/** A contact to follow up, on a phone: who it is, how long it has waited, its status, and one tap to reach them. */
export function useFollowCard(selecting: boolean): (line: ContactLine, words: readonly string[]) => ReactNode {
  const { t } = useTranslation('contacts')
  const status = useStatusButton('finger')
  const reach = useReachLinks('finger')
  const touched = useTouched()
  const owners = useOwners()
  const avatar = useAvatar()
  const styles = useStyles()
  return useMemo(() => {
    return (line, words) => {
      const name = line.name || line.company || t('row.nameless')
      const owner = owners.areSeveral ? owners.nameOf(line.belongto) : ''
      const below = [line.name ? line.company : line.position, owner].filter(Boolean).join(' · ')
      return (
        <div className={styles.card}>
          <div className={styles.top}>
            {avatar({ id: line.id, name: line.name || line.company, picture: line.picture, size: avatarPx })}
            <div className={styles.who}>
              <div className={styles.first}>
                <span className={styles.name}>{highlight(name, words)}</span>
                <span className={styles.touched}>{touched(line.updated_at)}</span>
              </div>
              <div className={styles.line}>{highlight(below, words)}</div>
            </div>
          </div>
          {!selecting && (
            <div className={styles.bottom}>
              {status(line)}
              {reach(line, name)}
            </div>
          )}
        </div>
      )
    }
  }, [selecting, t, status, reach, touched, owners, avatar, styles])
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    height: '100%',
    paddingInline: tokens.spacingHorizontalL,
  },
  top: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  who: { flexGrow: 1, minWidth: 0 },
  first: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalS },
  name: {
    flexGrow: 1,
    minWidth: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    ...cut,
  },
  touched: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  line: { color: tokens.colorNeutralForeground2, lineHeight: '22px', minHeight: '22px', ...cut },
  bottom: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // The badge stands under the name, with the finger's room around it.
    paddingInlineStart: `${avatarPx + 8}px`,
  },
})
