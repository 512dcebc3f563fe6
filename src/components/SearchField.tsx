import { makeStyles, SearchBox, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

type Props = {
  id?: string
  text: string
  onText: (text: string) => void
  label: string
  hint?: string
  /** the key that leads here */
  shortcut?: string
}

/** What a list is searched with. */
export function SearchField({ id, text, onText, label, hint = label, shortcut }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  return (
    <SearchBox
      {...(id && { id })}
      className={styles.box}
      value={text}
      onChange={(_, { value }) => onText(value)}
      placeholder={hint}
      aria-label={label}
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
      autoComplete="off"
      dismiss={{ 'aria-label': t('clearSearch') }}
    />
  )
}

const useStyles = makeStyles({
  box: {
    width: '100%',
    maxWidth: 'none',
    '@media (pointer: coarse)': { minHeight: '44px', '& input': { fontSize: tokens.fontSizeBase400 } },
  },
})
