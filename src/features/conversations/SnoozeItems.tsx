import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItem } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { snoozeTimes, snoozeUntil } from './snoozeTimes.ts'

/** When a conversation comes back, to choose from in a menu. */
export function SnoozeItems({ onChoose }: { onChoose: (until: number) => void }) {
  const { t } = useTranslation('conversations')
  const [now] = useState(() => new Date())
  return (
    <MenuGroup>
      <MenuDivider />
      <MenuGroupHeader>{t('actions.snooze')}</MenuGroupHeader>
      {snoozeTimes.map((time) => {
        const until = snoozeUntil(time, now)
        return (
          until !== null && (
            <MenuItem key={time} onClick={() => onChoose(until)}>
              {t(`snooze.${time}`)}
            </MenuItem>
          )
        )
      })}
    </MenuGroup>
  )
}
