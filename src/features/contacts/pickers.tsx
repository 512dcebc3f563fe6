import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { AddRegular, ChevronDownRegular, DismissRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type FollowUpStatus, followUpStatuses } from '#domain/contacts/contact'
import { FieldRow } from '../../components/FieldRow.tsx'
import { OptionPicker } from '../../components/OptionPicker.tsx'
import type { Option } from '../../components/options.ts'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useCountryName, useCountryOptions } from '../../lib/countries.ts'
import { useLabelMaker, useLabels } from '../../lib/labels.tsx'
import { labelOptions } from './labels/labelOptions.ts'
import { useLabelColours } from './labels/useLabelColours.ts'
import { followUpTone } from './tones.ts'

/** The choosing fields of a contact, for the panel, the form and the import. */
type PickerProps<T> = { value: T; onChange: (value: T) => void; label?: string }

export function StatusPicker({ value, onChange }: PickerProps<FollowUpStatus>) {
  const { t } = useTranslation('contacts')
  return (
    <One
      label={t('fields.follow_up_status')}
      options={followUpStatuses.map((status) => ({ value: status, text: t(`status.${status}`) }))}
      value={value}
      onChoose={(status) => onChange(status as FollowUpStatus)}
    >
      <StatusBadge tone={followUpTone[value]}>{t(`status.${value}`)}</StatusBadge>
    </One>
  )
}

export function CountryPicker({ value, onChange, label, required }: PickerProps<string> & { required?: boolean }) {
  const { t } = useTranslation('contacts')
  const options = useCountryOptions()
  const name = useCountryName()
  return (
    <One
      label={label ?? t('fields.country')}
      options={required ? options : [{ value: '', text: t('panel.none') }, ...options]}
      value={value}
      onChoose={onChange}
    >
      {name(value)}
    </One>
  )
}

export function LabelPicker({ kind, value, onChange }: PickerProps<string | null> & { kind: 'category' | 'source' }) {
  const { t } = useTranslation('contacts')
  const labels = useLabels()
  const make = useLabelMaker()
  return (
    <One
      label={t(`fields.${kind}`)}
      options={[{ value: '', text: t('panel.none') }, ...labelOptions(labels[kind])]}
      value={value ?? ''}
      onChoose={(id) => onChange(id === '' ? null : id)}
      onCreate={(name) => void make(kind, name).then((id) => id && onChange(id))}
    >
      {value && labels.nameOf(value)}
    </One>
  )
}

export function TagPicker({ value, onChange }: PickerProps<string[]>) {
  const { t } = useTranslation('contacts')
  const labels = useLabels()
  const make = useLabelMaker()
  const styles = useStyles()
  const colours = useLabelColours()
  const words = useChoiceWords(true)
  return (
    <FieldRow label={t('fields.tag')}>
      <div className={styles.tags}>
        {value.map((id) => {
          const name = labels.nameOf(id)
          const colour = labels.colourOf(id)
          return (
            name && (
              <span key={id} className={mergeClasses(styles.tag, colour ? colours[colour] : undefined)}>
                <span className={styles.tagName}>{name}</span>
                <button
                  type="button"
                  className={styles.cross}
                  aria-label={t('panel.removeValue', { value: name })}
                  onClick={() => onChange(value.filter((other) => other !== id))}
                >
                  <DismissRegular aria-hidden />
                </button>
              </span>
            )
          )
        })}
        <OptionPicker
          several
          label={t('fields.tag')}
          options={labelOptions(labels.tag)}
          chosen={value}
          onChoose={(id) => onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id])}
          onCreate={(name) => void make('tag', name).then((id) => id && onChange([...value, id]))}
          words={words}
          trigger={
            <Button
              appearance="subtle"
              size="small"
              icon={<AddRegular />}
              className={styles.add}
              aria-label={t('panel.add', { field: t('fields.tag') })}
            >
              {value.length === 0 ? t('panel.empty') : ''}
            </Button>
          }
        />
      </div>
    </FieldRow>
  )
}

type OneProps = {
  label: string
  options: Option[]
  value: string
  onChoose: (value: string) => void
  onCreate?: (name: string) => void
  children: ReactNode
}

export function One({ label, options, value, onChoose, onCreate, children }: OneProps) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const words = useChoiceWords(Boolean(onCreate))
  return (
    <FieldRow label={label}>
      <OptionPicker
        label={label}
        options={options}
        chosen={[value]}
        onChoose={onChoose}
        {...(onCreate && { onCreate })}
        words={words}
        trigger={
          <button type="button" className={styles.one} aria-label={t('panel.edit', { field: label })}>
            <span className={styles.oneText}>
              {children || <span className={styles.empty}>{t('panel.empty')}</span>}
            </span>
            <ChevronDownRegular aria-hidden className={styles.chevron} />
          </button>
        }
      />
    </FieldRow>
  )
}

export function useChoiceWords(canCreate: boolean) {
  const { t } = useTranslation('contacts')
  return {
    find: t(canCreate ? 'panel.find' : 'filter.find'),
    noMatch: t('filter.noMatch'),
    none: t(canCreate ? 'panel.typeName' : 'labels.empty'),
    create: (name: string) => t('panel.createLabel', { name }),
  }
}

const useStyles = makeStyles({
  one: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    width: '100%',
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { minHeight: '44px', fontSize: tokens.fontSizeBase400 },
  },
  oneText: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  chevron: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  empty: { color: tokens.colorNeutralForeground4 },
  tags: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    padding: `3px ${tokens.spacingHorizontalXS}`,
  },
  tag: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    height: '24px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
    '@media (pointer: coarse)': { height: '36px' },
  },
  tagName: {
    paddingInlineStart: tokens.spacingHorizontalS,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  cross: {
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '100%',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { width: '36px' },
  },
  add: { minWidth: 'auto', color: tokens.colorNeutralForeground3, '@media (pointer: coarse)': { minHeight: '36px' } },
})
