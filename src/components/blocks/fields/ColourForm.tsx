import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type MailColour, mailColours } from '#domain/email/render/colour'

type Props = {
  colour: string | null
  onColour: (colour: string) => void
  /** back to none of its own */
  onNone?: () => void
}

const names = Object.keys(mailColours) as MailColour[]

/** Colours that can be read, and any other. */
export function ColourForm({ colour, onColour, onNone }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={mergeClasses(styles.swatch, mailColours[name] === colour && styles.chosen)}
          style={{ backgroundColor: mailColours[name] }}
          aria-label={t(`message.colours.${name}`)}
          title={t(`message.colours.${name}`)}
          aria-pressed={mailColours[name] === colour}
          onClick={() => onColour(mailColours[name])}
        />
      ))}
      <input
        type="color"
        className={styles.other}
        aria-label={t('message.blocks.otherColour')}
        title={t('message.blocks.otherColour')}
        value={colour ?? mailColours.ink}
        onChange={({ target }) => onColour(target.value.toLowerCase())}
      />
      {onNone && (
        <Button size="small" onClick={onNone}>
          {t('message.rich.noColour')}
        </Button>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  swatch: {
    width: '28px',
    height: '28px',
    padding: 0,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    cursor: 'pointer',
    '@media (pointer: coarse)': { width: '44px', height: '44px' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  chosen: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '2px' },
  other: {
    width: '36px',
    height: '28px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
})
