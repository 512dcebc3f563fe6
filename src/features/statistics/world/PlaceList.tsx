import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/formats.ts'
import { MarkLink } from '../links.tsx'
import { type CountRow, shownBars } from '../rows.ts'

/** The same as the map beside it, and the way for the keyboard. */
export function PlaceList({ rows }: { rows: readonly CountRow[] }) {
  const { t } = useTranslation('statistics')
  const styles = useStyles()
  const formats = useFormats()
  const [isWhole, setIsWhole] = useState(false)
  return (
    <div className={styles.root}>
      <ol className={styles.list}>
        {(isWhole ? rows : rows.slice(0, shownBars)).map(({ value, name, count, to }) => (
          <li key={value} className={styles.line}>
            <MarkLink name={name} to={to} />
            <span className={styles.number}>{formats.number(count)}</span>
          </li>
        ))}
      </ol>
      {rows.length > shownBars && (
        <Button appearance="subtle" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('show.fewer') : t('show.more', { count: rows.length })}
        </Button>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { minWidth: 0, maxHeight: '480px', overflow: 'auto' },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '30px',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  number: { fontVariantNumeric: 'tabular-nums' },
})
