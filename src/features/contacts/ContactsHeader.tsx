import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  SearchBox,
  tokens,
} from '@fluentui/react-components'
import {
  AddRegular,
  ArrowDownloadRegular,
  ArrowUploadRegular,
  MoreHorizontalRegular,
  SelectAllOnRegular,
  TagMultipleRegular,
} from '@fluentui/react-icons'
import { memo, startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCanChange } from '../../lib/client.ts'
import { usePhone } from '../../lib/media.ts'
import type { Picture } from './lineSource.ts'

type Props = ActionsProps & {
  picture: Picture | null
  filtered: boolean
  arriving: number | null
  typed: string
  onTyped: (text: string) => void
  /** another turn, another text that did not come from the field */
  turn: number
}
type ActionsProps = {
  selecting: boolean
  onSelecting: (selecting: boolean) => void
  onCreate: () => void
  onImport: () => void
  onExport: () => void
  onLabels: () => void
}

/** The title with how many there are, the search, and what can be done. */
export function ContactsHeader({ picture, filtered, arriving, typed, onTyped, turn, ...actions }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const counted = picture
    ? filtered
      ? t('matching', { matching: picture.matching, total: picture.total })
      : t('total', { count: picture.total })
    : ''
  return (
    <header className={styles.root}>
      <div className={styles.titles}>
        <h1 className={styles.title}>{t('title')}</h1>
        <span className={styles.count} role="status">
          {arriving === null ? counted : t('arriving', { rows: arriving })}
        </span>
      </div>
      <div className={styles.search}>
        <SearchField key={turn} typed={typed} onTyped={onTyped} />
      </div>
      <Actions {...actions} />
    </header>
  )
}

/** The letter stands in the field at once; the list follows as fast as it can, and may be interrupted by the next one. */
const SearchField = memo(function SearchField({ typed, onTyped }: Pick<Props, 'typed' | 'onTyped'>) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const [text, setText] = useState(typed)
  return (
    <SearchBox
      id="contact-search"
      className={styles.box}
      value={text}
      onChange={(_, { value }) => {
        setText(value)
        startTransition(() => onTyped(value))
      }}
      placeholder={t('search.hint')}
      aria-label={t('search.label')}
      aria-keyshortcuts="/"
      autoComplete="off"
    />
  )
})

// A key stroke draws the header's count again, but not these buttons: at 4× throttle they cost half a frame.
const Actions = memo(function Actions(props: ActionsProps) {
  const { t } = useTranslation('contacts')
  const phone = usePhone()
  const styles = useStyles()
  const canChange = useCanChange()
  return (
    <div className={styles.actions}>
      {phone && props.selecting && <Button onClick={() => props.onSelecting(false)}>{t('actions.selectDone')}</Button>}
      {!phone && (
        <Button icon={<ArrowUploadRegular />} onClick={props.onImport} disabled={!canChange}>
          {t('actions.import')}
        </Button>
      )}
      {!phone && (
        <Button icon={<ArrowDownloadRegular />} onClick={props.onExport}>
          {t('actions.export')}
        </Button>
      )}
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<MoreHorizontalRegular />} aria-label={t('actions.more')} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {phone && (
              <>
                <MenuItem icon={<AddRegular />} onClick={props.onCreate} disabled={!canChange}>
                  {t('actions.create')}
                </MenuItem>
                <MenuItem icon={<SelectAllOnRegular />} onClick={() => props.onSelecting(true)}>
                  {t('actions.select')}
                </MenuItem>
                <MenuItem icon={<ArrowUploadRegular />} onClick={props.onImport} disabled={!canChange}>
                  {t('actions.import')}
                </MenuItem>
                <MenuItem icon={<ArrowDownloadRegular />} onClick={props.onExport}>
                  {t('actions.export')}
                </MenuItem>
              </>
            )}
            <MenuItem icon={<TagMultipleRegular />} onClick={props.onLabels} disabled={!canChange}>
              {t('actions.labels')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {!phone && (
        <Button
          appearance="primary"
          icon={<AddRegular />}
          onClick={props.onCreate}
          disabled={!canChange}
          aria-keyshortcuts="N"
        >
          {t('actions.create')}
        </Button>
      )}
    </div>
  )
})

const narrow = '@media (max-width: 900px)'
const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(208px, auto) minmax(160px, 360px) 1fr',
    gridTemplateAreas: '"titles search actions"',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    flexShrink: 0,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalM}`,
    [narrow]: {
      gridTemplateColumns: '1fr auto',
      gridTemplateAreas: '"titles actions" "search search"',
      padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS}`,
    },
  },
  titles: { gridArea: 'titles', minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    [narrow]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  count: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  search: { gridArea: 'search', minWidth: 0 },
  box: {
    width: '100%',
    maxWidth: 'none',
    '@media (pointer: coarse)': { minHeight: '44px', '& input': { fontSize: tokens.fontSizeBase400 } },
  },
  actions: {
    gridArea: 'actions',
    display: 'flex',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    '& button': { whiteSpace: 'nowrap', minWidth: 'auto' },
    '@media (pointer: coarse)': { '& button': { minHeight: '44px', minWidth: '44px' } },
  },
})
