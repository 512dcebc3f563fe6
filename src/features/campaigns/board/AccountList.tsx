import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Sheet } from '../../../components/Sheet.tsx'

type Line = { id: string; name: string; to: string; badge: ReactNode; about?: ReactNode }

/** The routes or numbers of a channel and how they stand. */
export function AccountList({ title, lines }: { title: string; lines: readonly Line[] }) {
  const styles = useStyles()
  if (lines.length === 0) return null
  return (
    <Sheet>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {lines.map(({ id, name, to, badge, about }) => (
          <li key={id} className={styles.line}>
            <span className={styles.name}>
              <Link to={to}>{name}</Link>
              {about && <span className={styles.about}>{about}</span>}
            </span>
            {badge}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  list: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '36px',
    '& a': { color: tokens.colorBrandForeground1 },
  },
  name: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  about: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
