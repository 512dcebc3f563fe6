import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, ChatMultipleRegular, CopyRegular, DeleteRegular, SearchRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SmsMessageRow } from '#domain/sms/message'
import { measureSms } from '#domain/sms/parts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { SearchField } from '../../../components/SearchField.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useSmsMessages } from '../../../components/sms/useSmsMessages.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useSmsWork } from './useSmsWork.ts'

type Props = { onOpen: (id: string) => void; onNew: () => void }
const atOnce = 50

/** Every text that was kept, to be used again. */
export function SmsMessageList({ onOpen, onNew }: Props) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const messages = useSmsMessages()
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(atOnce)
  if (!messages) return null
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const shown = messages.filter(({ name, text }) =>
    words.every((word) => `${name}\n${text}`.toLowerCase().includes(word)),
  )
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={onNew}>
      {t('message.create')}
    </Button>
  )
  return (
    <Page title={t('message.menu')} intro={t('message.intro')} action={create}>
      <Sheet>
        {messages.length === 0 ? (
          <EmptyState icon={<ChatMultipleRegular />} title={t('message.emptyTitle')} text={t('message.emptyText')}>
            <Button onClick={onNew}>{t('message.create')}</Button>
          </EmptyState>
        ) : (
          <>
            <div className={styles.search}>
              <SearchField text={search} onText={setSearch} label={t('message.search')} />
            </div>
            {shown.length === 0 && (
              <EmptyState icon={<SearchRegular />} title={t('nothingTitle')} text={t('message.nothingText')}>
                <Button onClick={() => setSearch('')}>{t('clear')}</Button>
              </EmptyState>
            )}
            <ul className={styles.list} aria-label={t('message.menu')}>
              {shown.slice(0, most).map((message) => (
                <MessageItem key={message.id} message={message} onOpen={onOpen} />
              ))}
            </ul>
            {shown.length > most && (
              <Button onClick={() => setMost(most + atOnce)}>
                {t('more', { count: Math.min(atOnce, shown.length - most) })}
              </Button>
            )}
          </>
        )}
      </Sheet>
    </Page>
  )
}

function MessageItem({ message, onOpen }: { message: SmsMessageRow; onOpen: (id: string) => void }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const { moment } = useFormats()
  const { copy, remove } = useSmsWork()
  const { id, name, text, updated_at } = message
  const title = name || text.slice(0, 40) || t('message.nameless')
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <Link className={styles.link} to={`?message=${id}`}>
          {title}
        </Link>
        <span className={styles.text}>{text}</span>
        <span className={styles.note}>
          {[t('compose.parts', { count: measureSms(text).parts }), moment(updated_at)].join(' · ')}
        </span>
      </div>
      <Button
        appearance="subtle"
        icon={<CopyRegular />}
        aria-label={t('message.copyOf', { name: title })}
        onClick={() => void copy(message).then((made) => made && onOpen(made))}
      />
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={t('message.deleteOf', { name: title })}
        onClick={() => void remove(message)}
      />
    </li>
  )
}

const useStyles = makeStyles({
  search: { maxWidth: '360px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
    '@media (pointer: coarse)': { '& button': { minWidth: '44px' } },
  },
  words: { display: 'grid', flex: '1 1 0', minWidth: 0 },
  link: {
    justifySelf: 'start',
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    '@media (pointer: coarse)': { minHeight: '44px', display: 'inline-flex', alignItems: 'center' },
  },
  text: {
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
