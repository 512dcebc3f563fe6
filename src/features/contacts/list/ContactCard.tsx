import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { writtenPhone } from '#domain/contacts/phoneWriting'
import { shownIdentity } from '#domain/conversations/identity'
import type { ContactLine } from '#workers/search/api'
import { highlight } from '../../../components/Highlight.tsx'
import { useBadge } from '../../../components/StatusBadge.tsx'
import { useLabels } from '../../../lib/labels.tsx'
import { useOwners } from '../../../lib/owners.ts'
import { useAvatar } from '../PictureAvatar.tsx'
import { followUpTone } from '../tones.ts'
import { useReachLinks } from '../useReachLinks.tsx'
import { keyOfFound, useFoundName } from './foundName.ts'

export const contactCardHeight = 92
const avatarPx = 44

/** A contact on a phone: who it is, and one tap to reach them. Plain elements, like the rows of the table. */
export function useContactCard(selecting: boolean): (line: ContactLine, words: readonly string[]) => ReactNode {
  const { t } = useTranslation('contacts')
  const labels = useLabels()
  const owners = useOwners()
  const foundName = useFoundName()
  const avatar = useAvatar()
  const badge = useBadge()
  const reach = useReachLinks('finger')
  const styles = useStyles()
  return useMemo(() => {
    return (line, words) => {
      const name = line.name || line.company || t('row.nameless')
      const below = [line.name ? line.company : '', line.position].filter(Boolean).join(' · ')
      const owner = owners.areSeveral ? owners.nameOf(line.belongto) : ''
      const tags = [...line.tag.map(labels.nameOf), owner].filter(Boolean).join(' · ')
      return (
        <div className={styles.card}>
          {avatar({ id: line.id, name: line.name || line.company, picture: line.picture, size: avatarPx })}
          <div className={styles.who}>
            <div className={styles.name}>
              {line.pending && <span className={styles.pending} role="img" aria-label={t('row.pending')} />}
              {highlight(name, words)}
              {line.restricted && <span className={styles.badge}>{badge('warning', t('row.restricted'))}</span>}
            </div>
            <div className={styles.line}>{highlight(below || reachOf(line), words)}</div>
            <div className={styles.line}>
              {line.follow_up_status !== 'none' &&
                badge(followUpTone[line.follow_up_status], t(`status.${line.follow_up_status}`))}
              <span className={styles.tags}>
                {line.found && keyOfFound(line.found) !== 'position' ? (
                  <>
                    {foundName(line.found)}: {highlight(line.found.text, words)}
                  </>
                ) : (
                  tags
                )}
              </span>
            </div>
          </div>
          {!selecting && reach(line, name)}
        </div>
      )
    }
  }, [selecting, t, foundName, labels, owners, reach, avatar, badge, styles])
}

function reachOf({ emails, phones, identities }: ContactLine): string {
  if (emails[0]) return emails[0].email
  if (phones[0]) return writtenPhone(phones[0].full_number)
  return identities[0] ? shownIdentity(identities[0]) : ''
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    height: '100%',
    paddingInline: tokens.spacingHorizontalL,
  },
  who: { flexGrow: 1, minWidth: 0 },
  name: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  line: {
    display: 'block',
    minHeight: '22px',
    lineHeight: '22px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  badge: { marginInlineStart: tokens.spacingHorizontalS },
  tags: {
    ':not(:first-child)': { marginInlineStart: tokens.spacingHorizontalXS },
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  pending: {
    display: 'inline-block',
    width: '8px',
    height: '8px',
    marginInlineEnd: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorPaletteMarigoldBackground3,
    verticalAlign: 'middle',
  },
})
