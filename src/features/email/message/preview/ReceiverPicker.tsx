import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components'
import { ChevronDownRegular, PersonRegular } from '@fluentui/react-icons'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../../../components/SearchField.tsx'
import { useReceivers } from './useReceiver.ts'

export type PreviewReceiver = { id: string; name: string }
type Props = { receiver: PreviewReceiver | null; onReceiver: (receiver: PreviewReceiver | null) => void }

/** Whose name and company stand in the preview: one of the user's own contacts. */
export function ReceiverPicker({ receiver, onReceiver }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  const choose = (next: PreviewReceiver | null) => {
    setOpen(false)
    onReceiver(next)
  }
  return (
    <Popover open={isOpen} onOpenChange={(_, { open }) => setOpen(open)} trapFocus positioning="below-start">
      <PopoverTrigger disableButtonEnhancement>
        <Button
          className={styles.button}
          icon={<PersonRegular />}
          aria-label={`${t('message.preview.receiver')}: ${receiver?.name ?? t('message.preview.sample')}`}
        >
          <span className={styles.name}>{receiver?.name ?? t('message.preview.receiver')}</span>
          <ChevronDownRegular aria-hidden />
        </Button>
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={t('message.preview.receiver')}>
        {isOpen && <Choices onChoose={choose} />}
      </PopoverSurface>
    </Popover>
  )
}

function Choices({ onChoose }: { onChoose: (receiver: PreviewReceiver | null) => void }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const [search, setSearch] = useState('')
  const found = useReceivers(useDeferredValue(search.trim()))
  return (
    <>
      <SearchField text={search} onText={setSearch} label={t('message.preview.find')} />
      <ul className={styles.list}>
        <li>
          <Button appearance="subtle" className={styles.choice} onClick={() => onChoose(null)}>
            {t('message.preview.sample')}
          </Button>
        </li>
        {found?.map(({ id, name, company, emails }) => (
          <li key={id}>
            <Button
              appearance="subtle"
              className={styles.choice}
              onClick={() => onChoose({ id, name: name || company || emails[0]!.email })}
            >
              <span className={styles.words}>
                <span>{name || company || emails[0]!.email}</span>
                <span className={styles.note}>{[name && company, emails[0]!.email].filter(Boolean).join(' · ')}</span>
              </span>
            </Button>
          </li>
        ))}
        {found?.length === 0 && <li className={styles.note}>{t('message.preview.noContact')}</li>}
      </ul>
    </>
  )
}

const useStyles = makeStyles({
  button: { maxWidth: '220px', justifyContent: 'start' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', marginInlineEnd: '4px' },
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
