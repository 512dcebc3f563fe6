import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import {
  AddRegular,
  ArrowDownloadRegular,
  ArrowUndoRegular,
  ArrowUploadRegular,
  BoxMultipleRegular,
  FormNewRegular,
  HistoryRegular,
  MailCheckmarkRegular,
  MergeRegular,
  MoreHorizontalRegular,
  ProhibitedRegular,
  SelectAllOnRegular,
  TagMultipleRegular,
} from '@fluentui/react-icons'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ListHeader } from '../../../components/ListHeader.tsx'
import { useCanChange } from '../../../lib/client.ts'
import { usePhone } from '../../../lib/media.ts'
import { useHasProduct } from '../../../lib/useHasProduct.ts'
import { openWindow } from '../../../lib/windows.ts'
import { ContactSearch } from './ContactSearch.tsx'
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
  onDuplicates: () => void
  onExcluded: () => void
}

/** The title with how many there are, the search, and what can be done. */
export function ContactsHeader({ picture, filtered, arriving, typed, onTyped, turn, ...actions }: Props) {
  const { t } = useTranslation('contacts')
  const counted = picture
    ? filtered
      ? t('matching', { matching: picture.matching, total: picture.total })
      : t('total', { count: picture.total })
    : ''
  return (
    <ListHeader
      title={t('title')}
      count={arriving === null ? counted : t('arriving', { rows: arriving })}
      search={<ContactSearch key={turn} typed={typed} onTyped={onTyped} />}
    >
      <Actions {...actions} />
    </ListHeader>
  )
}

// A key stroke draws the header's count again, but not these buttons: at 4× throttle they cost half a frame.
const Actions = memo(function Actions(props: ActionsProps) {
  const { t } = useTranslation('contacts')
  const frame = useTranslation('app').t
  const phone = usePhone()
  const canChange = useCanChange()
  const hasEmail = useHasProduct('emailMarketing')
  return (
    <>
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
            <MenuItem icon={<ArrowUndoRegular />} onClick={() => openWindow({ kind: 'undos' })}>
              {frame('windows.undos')}
            </MenuItem>
            <MenuItem icon={<HistoryRegular />} onClick={() => openWindow({ kind: 'imports' })}>
              {t('exchange.imports.title')}
            </MenuItem>
            <MenuItem icon={<HistoryRegular />} onClick={() => openWindow({ kind: 'exports' })}>
              {t('exchange.exports.title')}
            </MenuItem>
            <MenuItem icon={<BoxMultipleRegular />} onClick={() => openWindow({ kind: 'pool' })}>
              {frame('windows.pool')}
            </MenuItem>
            {hasEmail && (
              <MenuItem icon={<MailCheckmarkRegular />} onClick={() => openWindow({ kind: 'checks', start: null })}>
                {t('actions.addressChecks')}
              </MenuItem>
            )}
            <MenuItem icon={<MergeRegular />} onClick={props.onDuplicates}>
              {t('duplicates.title')}
            </MenuItem>
            <MenuItem icon={<ProhibitedRegular />} onClick={props.onExcluded}>
              {t('excluded.title')}
            </MenuItem>
            <MenuItem icon={<TagMultipleRegular />} onClick={props.onLabels} disabled={!canChange}>
              {t('actions.labels')}
            </MenuItem>
            <MenuItem icon={<FormNewRegular />} onClick={() => openWindow({ kind: 'customFields' })}>
              {t('customFields.title')}
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
    </>
  )
})
