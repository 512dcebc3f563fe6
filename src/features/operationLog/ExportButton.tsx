import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { useConnected } from '../../lib/useConnected.ts'
import { type LogQuestion, useLogExport } from './useLogExport.ts'

/** Everything that the filters let through, as a file. */
export function ExportButton({ question }: { question: LogQuestion }) {
  const { t } = useTranslation('operationLog')
  const isConnected = useConnected()
  const { written, start } = useLogExport()
  if (written !== null || !isConnected)
    return (
      <OnlineButton icon={<ArrowDownloadRegular />} disabledFocusable>
        {written === null ? t('export.button') : t('export.running', { count: written })}
      </OnlineButton>
    )
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <OnlineButton icon={<ArrowDownloadRegular />}>{t('export.button')}</OnlineButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {(['xlsx', 'csv'] as const).map((format) => (
            <MenuItem key={format} onClick={() => void start(format, question)}>
              {t(`export.${format}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
