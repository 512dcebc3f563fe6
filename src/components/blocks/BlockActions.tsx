import { Button } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular, CopyRegular, DeleteRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { gapAfter, type Spot } from '#domain/email/render/editBlocks'
import { AddMenu } from './AddMenu.tsx'
import { useBlockEditor } from './blockEditor.ts'

/** What can be done with any part. */
export function BlockActions({ spot }: { spot: Spot }) {
  const { t } = useTranslation('email')
  const { step, duplicate, remove, content } = useBlockEditor()
  const actions = [
    { key: 'up', icon: <ArrowUpRegular />, work: () => step(spot, -1) },
    { key: 'down', icon: <ArrowDownRegular />, work: () => step(spot, 1) },
    { key: 'duplicate', icon: <CopyRegular />, work: () => duplicate(spot) },
    { key: 'remove', icon: <DeleteRegular />, work: () => remove(spot) },
  ] as const
  return (
    <>
      {actions.map(({ key, icon, work }) => {
        const label = t(`message.blocks.${key}`)
        return (
          <Button
            key={key}
            size="small"
            appearance="subtle"
            icon={icon}
            aria-label={label}
            title={label}
            onClick={work}
          />
        )
      })}
      <AddMenu gap={gapAfter(content, spot)} label={t('message.blocks.addBelow')} isSmall />
    </>
  )
}
