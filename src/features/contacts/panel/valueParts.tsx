import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditableText, type EditableTextProps } from '../../../components/EditableText.tsx'

/** What stands below a phone or an email: how it stands, and what can be done with it. */
export const useValueStyles = makeStyles({
  status: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', paddingInlineStart: tokens.spacingHorizontalS },
  actions: { display: 'flex', alignItems: 'center', marginInlineStart: 'auto' },
  link: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForeground1,
    fontSize: '18px',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { width: '44px', height: '44px' },
  },
})

export function RemoveValue({ value, onRemove }: { value: string; onRemove: () => void }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  return (
    <Button
      appearance="subtle"
      size="small"
      className={styles.remove}
      icon={<DismissRegular />}
      aria-label={t('panel.removeValue', { value })}
      onClick={onRemove}
    />
  )
}

type AddProps = Pick<EditableTextProps, 'label' | 'type' | 'inputMode' | 'placeholder'> & {
  hasRoom: boolean
  /** what is wrong with what was typed; null: nothing */
  onAdd: (typed: string) => Promise<string | null>
}

/** A button that becomes the field for one more. */
export function AddValue({ label, hasRoom, onAdd, ...field }: AddProps) {
  const styles = useStyles()
  const [isAdding, setAdding] = useState(false)
  if (isAdding)
    return (
      <EditableText
        quiet
        autoFocus
        label={label}
        value=""
        autoComplete="off"
        {...field}
        onSave={async (typed) => {
          const problem = typed === '' ? null : await onAdd(typed)
          if (problem === null) setAdding(false)
          return problem
        }}
      />
    )
  if (!hasRoom) return null
  return (
    <Button
      appearance="subtle"
      size="small"
      icon={<AddRegular />}
      className={styles.add}
      onClick={() => setAdding(true)}
    >
      {label}
    </Button>
  )
}

const useStyles = makeStyles({
  remove: { flexShrink: 0, '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
  add: {
    alignSelf: 'flex-start',
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
})
