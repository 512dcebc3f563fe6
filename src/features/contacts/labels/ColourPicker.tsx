import { makeStyles, mergeClasses, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LabelColour, labelColours } from '#domain/contacts/label'
import { useLabelColours } from './useLabelColours.ts'

type Props = { name: string; value: LabelColour | null; onChange: (colour: LabelColour | null) => void }

/** The colour of a label, and a palette to choose another one. */
export function ColourPicker({ name, value, onChange }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const colours = useLabelColours()
  const [open, setOpen] = useState(false)
  const choose = (colour: LabelColour | null) => {
    setOpen(false)
    onChange(colour)
  }
  const said = (colour: LabelColour | null) => (colour ? t(`labels.colours.${colour}`) : t('labels.noColour'))
  return (
    <Popover open={open} onOpenChange={(_, data) => setOpen(data.open)} trapFocus positioning="below-start">
      <PopoverTrigger disableButtonEnhancement>
        <button
          type="button"
          className={styles.trigger}
          aria-label={t('labels.colourOf', { name, colour: said(value) })}
        >
          <span className={mergeClasses(styles.dot, value ? colours[value] : styles.none)} />
        </button>
      </PopoverTrigger>
      <PopoverSurface aria-label={t('labels.colour')} className={styles.palette}>
        {[null, ...labelColours].map((colour) => (
          <button
            key={colour ?? 'none'}
            type="button"
            className={mergeClasses(styles.swatch, colour ? colours[colour] : styles.none)}
            aria-label={said(colour)}
            aria-pressed={colour === value}
            onClick={() => choose(colour)}
          >
            {colour === value && <CheckmarkRegular aria-hidden />}
          </button>
        ))}
      </PopoverSurface>
    </Popover>
  )
}

const useStyles = makeStyles({
  trigger: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '32px',
    height: '32px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { width: '44px', height: '44px' },
  },
  dot: { width: '16px', height: '16px', borderRadius: tokens.borderRadiusCircular },
  none: {
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    outline: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    outlineOffset: '-1px',
  },
  palette: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, auto)',
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingHorizontalM,
  },
  swatch: {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: '16px',
    cursor: 'pointer',
    ':focus-visible': {
      boxShadow: `0 0 0 2px ${tokens.colorNeutralBackground1}, 0 0 0 4px ${tokens.colorStrokeFocus2}`,
    },
    '@media (pointer: coarse)': { width: '44px', height: '44px' },
  },
})
