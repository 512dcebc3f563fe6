import { Button, mergeClasses } from '@fluentui/react-components'
import {
  ArrowDownRegular,
  ArrowUpRegular,
  CalendarRegular,
  DeleteRegular,
  EditRegular,
  type FluentIcon,
  NumberSymbolRegular,
  TextTRegular,
  TriangleDownRegular,
} from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CustomField, CustomFieldType } from '#domain/contacts/customField'
import { useItemStyles } from './itemStyles.ts'

const icons: Record<CustomFieldType, FluentIcon> = {
  text: TextTRegular,
  number: NumberSymbolRegular,
  date: CalendarRegular,
  choice: TriangleDownRegular,
}

type ItemActions = {
  onUp: (() => void) | null
  onDown: (() => void) | null
  onDrop: (id: string) => void
  onEdit: () => void
  onDelete: () => void
}
type ItemProps = { field: CustomField; uses: number | undefined; actions?: ItemActions }

/** One field with how it is filled in; drawn to another place, or moved by its buttons. */
export function FieldItem({ field, uses, actions }: ItemProps) {
  const { t } = useTranslation('contacts')
  const styles = useItemStyles()
  const [isOver, setOver] = useState(false)
  const { id, name, type, options } = field
  const Icon = icons[type]
  const offered = options.filter(({ retired }) => !retired).map((option) => option.name)
  const about = [
    t(`customFields.types.${type}`),
    ...(uses === undefined ? [] : [t('customFields.uses', { count: uses })]),
    ...(offered.length > 0 ? [offered.join(' / ')] : []),
  ]
  return (
    <li
      className={mergeClasses(styles.item, isOver && styles.over)}
      draggable={actions !== undefined}
      onDragStart={(event) => event.dataTransfer.setData(dragged, id)}
      onDragOver={(event) => {
        if (!actions || !event.dataTransfer.types.includes(dragged)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const from = event.dataTransfer.getData(dragged)
        if (from && from !== id) actions?.onDrop(from)
      }}
    >
      <Icon aria-hidden className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>{about.join(' · ')}</span>
      </span>
      {actions && (
        <span className={styles.actions}>
          <Button
            appearance="subtle"
            size="small"
            icon={<ArrowUpRegular />}
            disabledFocusable={!actions.onUp}
            aria-label={t('customFields.up', { name })}
            onClick={() => actions.onUp?.()}
          />
          <Button
            appearance="subtle"
            size="small"
            icon={<ArrowDownRegular />}
            disabledFocusable={!actions.onDown}
            aria-label={t('customFields.down', { name })}
            onClick={() => actions.onDown?.()}
          />
          <Button
            appearance="subtle"
            size="small"
            icon={<EditRegular />}
            aria-label={t('customFields.edit', { name })}
            onClick={actions.onEdit}
          />
          <Button
            appearance="subtle"
            size="small"
            icon={<DeleteRegular />}
            aria-label={t('customFields.delete', { name })}
            onClick={actions.onDelete}
          />
        </span>
      )}
    </li>
  )
}
const dragged = 'text/x-contact-field'
