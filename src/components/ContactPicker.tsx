import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components'
import { type ReactElement, useDeferredValue, useEffect, useState } from 'react'
import { type ContactLine, everyContact } from '#workers/search/api'
import { useClient } from '../lib/client.ts'
import { SearchField } from './SearchField.tsx'

type Reach = 'emails' | 'phones'
type Props = {
  /** What opens the list; a button. */
  trigger: ReactElement
  label: string
  /** only contacts that have one of these */
  having: Reach
  /** the address or number that is told beside a name */
  noteOf: (line: ContactLine) => string
  onChoose: (line: ContactLine) => void
  /** for nobody in particular */
  nobody?: { text: string; onChoose: () => void }
  /** more than one may be chosen before it is closed */
  several?: boolean
  words: { find: string; none: string }
}

/** One of the user's own contacts, found by a word. */
export function ContactPicker({ trigger, label, ...props }: Props) {
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover open={isOpen} onOpenChange={(_, { open }) => setOpen(open)} trapFocus positioning="below-start">
      <PopoverTrigger disableButtonEnhancement>{trigger}</PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={label}>
        {isOpen && <Choices {...props} onDone={() => setOpen(false)} />}
      </PopoverSurface>
    </Popover>
  )
}

type ChoicesProps = Omit<Props, 'trigger' | 'label'> & { onDone: () => void }

function Choices({ having, noteOf, onChoose, nobody, several = false, words, onDone }: ChoicesProps) {
  const styles = useStyles()
  const [search, setSearch] = useState('')
  const found = useContactsFound(useDeferredValue(search.trim()), having)
  return (
    <>
      <SearchField text={search} onText={setSearch} label={words.find} />
      <ul className={styles.list}>
        {nobody && (
          <li>
            <Button
              appearance="subtle"
              className={styles.choice}
              onClick={() => {
                nobody.onChoose()
                onDone()
              }}
            >
              {nobody.text}
            </Button>
          </li>
        )}
        {found?.map((line) => (
          <li key={line.id}>
            <Button
              appearance="subtle"
              className={styles.choice}
              onClick={() => {
                onChoose(line)
                if (!several) onDone()
              }}
            >
              <span className={styles.words}>
                <span>{line.name || line.company || noteOf(line)}</span>
                <span className={styles.note}>
                  {[line.name && line.company, noteOf(line)].filter(Boolean).join(' · ')}
                </span>
              </span>
            </Button>
          </li>
        ))}
        {found?.length === 0 && <li className={styles.note}>{words.none}</li>}
      </ul>
    </>
  )
}

const shownContacts = 20

/** Contacts that can be reached and have these words, the best first; null while they are being looked for. */
function useContactsFound(search: string, having: Reach): ContactLine[] | null {
  const { contacts } = useClient()
  const [found, setFound] = useState<{ search: string; lines: ContactLine[] } | null>(null)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const view = await contacts.open({ ...everyContact, search, ranked: search !== '' }, () => {})
      const { lines } = await view.lines(0, 200)
      view.close()
      if (isHere) setFound({ search, lines: lines.filter((line) => line[having].length > 0).slice(0, shownContacts) })
    }
    look().catch(console.error)
    return () => {
      isHere = false
    }
  }, [contacts, search, having])
  return found?.search === search ? found.lines : null
}

const useStyles = makeStyles({
  surface: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    width: '320px',
    maxWidth: 'calc(100vw - 24px)',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalS,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none', maxHeight: '320px', overflowY: 'auto' },
  choice: {
    width: '100%',
    justifyContent: 'start',
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  words: { display: 'grid', minWidth: 0, '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' } },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
