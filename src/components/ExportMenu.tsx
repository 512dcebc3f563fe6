import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, makeStyles } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnected } from '../lib/useConnected.ts'
import type { TableFormat } from './figures/tableFile.ts'
import { OnlineButton } from './OnlineButton.tsx'

type Props = {
  children: ReactNode
  isOff: boolean
  /** why it is off */
  title?: string
  /** what is written is on the server alone */
  isOnline?: boolean
  onFormat: (format: TableFormat) => void
}

const formats = ['xlsx', 'csv'] as const satisfies readonly TableFormat[]

/** A list as a file, of the kind that is wanted. */
export function ExportMenu({ children, isOff, title, isOnline = false, onFormat }: Props) {
  const { t } = useTranslation('app')
  const styles = useStyles()
  const isConnected = useConnected()
  const OneButton = isOnline ? OnlineButton : Button
  const words = title ? { title } : {}
  if (isOff || (isOnline && !isConnected))
    return (
      <OneButton icon={<ArrowDownloadRegular />} disabledFocusable {...words}>
        {children}
      </OneButton>
    )
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <OneButton icon={<ArrowDownloadRegular />}>{children}</OneButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList className={styles.list}>
          {formats.map((format) => (
            <MenuItem key={format} onClick={() => onFormat(format)}>
              {t(`figure.save.${format}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

const useStyles = makeStyles({
  list: { '@media (pointer: coarse)': { '& [role=menuitem]': { minHeight: '44px', alignItems: 'center' } } },
})
