import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import {
  ArrowDownRegular,
  ArrowUpRegular,
  DeleteRegular,
  MergeRegular,
  MoreHorizontalRegular,
  TextIndentIncreaseRegular,
} from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { LabelColour } from '#domain/contacts/label'
import type { Branch } from '#domain/contacts/labelTree'
import { EditableText } from '../../../components/EditableText.tsx'
import { ColourPicker } from './ColourPicker.tsx'

type Props = {
  branch: Branch
  uses: number
  onRename: (name: string) => Promise<string | null>
  onColour: (colour: LabelColour | null) => void
  onMove: ((by: -1 | 1) => void) | null
  onPlace: (beside: HTMLElement) => void
  /** for the main account alone */
  onMerge: ((beside: HTMLElement) => void) | null
  onDelete: () => void
}

/** A label where it stands in its tree, renamed in place. */
export function LabelItem({ branch, uses, onRename, onColour, onMove, onPlace, onMerge, onDelete }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const { label, level } = branch
  const { name } = label
  const besideItem = (id: string) => document.getElementById(id)!
  const anchor = `label-${label.id}`
  return (
    <li className={styles.item} style={{ paddingInlineStart: level * 20 }}>
      <ColourPicker name={name} value={label.colour} onChange={onColour} />
      <div className={styles.name}>
        <EditableText quiet label={t('labels.rename', { name })} value={name} onSave={onRename} />
      </div>
      <span className={styles.uses}>{t('labels.uses', { count: uses })}</span>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            id={anchor}
            appearance="subtle"
            className={styles.more}
            icon={<MoreHorizontalRegular />}
            aria-label={t('labels.more', { name })}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {onMove && (
              <>
                <MenuItem icon={<ArrowUpRegular />} onClick={() => onMove(-1)}>
                  {t('labels.up')}
                </MenuItem>
                <MenuItem icon={<ArrowDownRegular />} onClick={() => onMove(1)}>
                  {t('labels.down')}
                </MenuItem>
              </>
            )}
            <MenuItem icon={<TextIndentIncreaseRegular />} onClick={() => onPlace(besideItem(anchor))}>
              {t('labels.place')}
            </MenuItem>
            {onMerge && (
              <MenuItem icon={<MergeRegular />} onClick={() => onMerge(besideItem(anchor))}>
                {t('labels.merge')}
              </MenuItem>
            )}
            <MenuItem icon={<DeleteRegular />} onClick={onDelete}>
              {t('labels.delete', { name })}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </li>
  )
}

const useStyles = makeStyles({
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: { flexGrow: 1, minWidth: 0 },
  uses: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  more: { '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
})
