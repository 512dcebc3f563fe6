import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactLine } from '#workers/search/api'
import { pressable } from '../../../components/pressable.ts'
import { useCanChange } from '../../../lib/client.ts'
import { usePhone } from '../../../lib/media.ts'
import { useOwners } from '../../../lib/owners.ts'
import { useStatusButton } from '../list/useStatusButton.tsx'
import { useTouched } from '../list/useTouched.ts'
import { PictureAvatar } from '../PictureAvatar.tsx'
import { useNoteLink, useReachLinks } from '../useReachLinks.tsx'
import { drag } from './dragged.ts'

type Props = {
  line: ContactLine
  isOpened: boolean
  onOpen: (id: string) => void
  onChoose: (line: ContactLine, beside: HTMLElement) => void
}

/** Who it is, how long nothing has happened, the ways to reach them, and where they stand, which a mouse may also drag. */
export function BoardCard({ line, isOpened, onOpen, onChoose }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const canChange = useCanChange()
  const touched = useTouched()
  const size = usePhone() ? 'finger' : 'row'
  const reach = useReachLinks(size)
  const note = useNoteLink()
  const status = useStatusButton(size)
  const owners = useOwners()
  const name = line.name || line.company || t('row.nameless')
  const below = [line.name ? line.company : line.position, owners.areSeveral ? owners.nameOf(line.belongto) : '']
  const choose = ({ target }: MouseEvent) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-status], [data-reach]')
    if (pressed?.dataset.reach) note(line, pressed)
    else if (pressed) onChoose(line, pressed)
  }
  return (
    <li
      className={mergeClasses(styles.root, isOpened && styles.opened)}
      draggable={canChange}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', name)
        drag(line)
      }}
      onDragEnd={() => drag(null)}
    >
      <div className={styles.who} {...pressable(() => onOpen(line.id))}>
        <PictureAvatar id={line.id} name={line.name || line.company} picture={line.picture} size={28} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.below}>{below.filter(Boolean).join(' · ')}</span>
        </span>
      </div>
      <div className={styles.foot} onClick={choose}>
        <span className={styles.touched}>{touched(line.updated_at)}</span>
        {reach(line, name)}
        {status(line)}
      </div>
    </li>
  )
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    '&[draggable=true]': { cursor: 'grab' },
  },
  opened: { outline: `2px solid ${tokens.colorBrandStroke1}` },
  who: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} 0`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { minHeight: '52px' },
  },
  words: { display: 'grid', minWidth: 0 },
  name: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold, ...cut },
  below: { minHeight: '16px', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, ...cut },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${tokens.spacingHorizontalXS}`,
    minHeight: '36px',
    padding: `0 ${tokens.spacingHorizontalXS} ${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    '& button': { marginInlineStart: 'auto' },
  },
  touched: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
})
