import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowSwapRegular, BoxMultipleRegular, HistoryRegular, MoreHorizontalRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { usePhone } from '../../lib/media.ts'
import { openWindow } from '../../lib/windows.ts'

const distribute = () => openWindow({ kind: 'distribute', start: { action: 'distribute', from: null, ids: null } })

/** Handing contacts to people, what was handed on so far, and what waits for whoever claims it. */
export function DistributionActions() {
  const { t } = useTranslation('app')
  const phone = usePhone()
  return (
    <>
      {!phone && <OnlineButton onClick={distribute}>{t('windows.distribute')}</OnlineButton>}
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<MoreHorizontalRegular />} aria-label={t('windows.more')} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {phone && (
              <MenuItem icon={<ArrowSwapRegular />} onClick={distribute}>
                {t('windows.distribute')}
              </MenuItem>
            )}
            <MenuItem icon={<HistoryRegular />} onClick={() => openWindow({ kind: 'distributions' })}>
              {t('windows.distributions')}
            </MenuItem>
            <MenuItem icon={<BoxMultipleRegular />} onClick={() => openWindow({ kind: 'pool' })}>
              {t('windows.pool')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </>
  )
}
