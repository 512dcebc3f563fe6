import { Button, MessageBar, MessageBarBody, makeStyles, Switch, tokens } from '@fluentui/react-components'
import { AddRegular, ArrowDownRegular, ArrowUpRegular, BotRegular, DeleteRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isSubAccount } from '#domain/auth/policy'
import type { AutoReply } from '#domain/conversations/autoReply'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useUser } from '../../../lib/session.ts'
import { CompanyPart } from './CompanyPart.tsx'
import { TryReply } from './TryReply.tsx'
import { useAutoReplies, useAutoReplyWork, useHasMailbox } from './useAutoReplies.ts'
import { useReplyLine } from './useReplyLine.ts'

/** All of them, in the order in which they are tried. */
export function AutoReplyList({ inquiries, onNew }: { inquiries: boolean; onNew: () => void }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const replies = useAutoReplies(inquiries)
  const words = useReplyWords(inquiries)
  const isMain = !isSubAccount(useUser())
  if (!replies) return null
  const create = isMain && (
    <Button appearance="primary" icon={<AddRegular />} onClick={onNew}>
      {t('autoReply.create')}
    </Button>
  )
  return (
    <Page title={words.menu} intro={words.intro} action={replies.length > 0 && create}>
      {inquiries && <MailboxMissing />}
      {replies.length === 0 ? (
        <Sheet>
          <EmptyState icon={<BotRegular />} title={t('autoReply.emptyTitle')} text={words.emptyText}>
            {create || t('autoReply.mainOnly')}
          </EmptyState>
        </Sheet>
      ) : (
        <>
          <Sheet>
            {!isMain && <p className={styles.note}>{t('autoReply.mainOnly')}</p>}
            <ol className={styles.list} aria-label={words.menu}>
              {replies.map((reply, n) => (
                <ReplyItem key={reply.id} reply={reply} n={n} all={replies} isMain={isMain} />
              ))}
            </ol>
          </Sheet>
          <TryReply replies={replies} />
        </>
      )}
      {isMain && <CompanyPart />}
    </Page>
  )
}

/** What is said of the page as a whole. */
function useReplyWords(inquiries: boolean): { menu: string; intro: string; emptyText: string } {
  const { t } = useTranslation('sms')
  if (inquiries) return t('autoReply.inquiries', { returnObjects: true })
  return { menu: t('autoReply.menu'), intro: t('autoReply.intro'), emptyText: t('autoReply.emptyText') }
}

function MailboxMissing() {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  if (useHasMailbox() !== false) return null
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t('autoReply.inquiries.noMailbox')}{' '}
        <Link className={styles.toMailbox} to={mailboxPath}>
          {t('autoReply.inquiries.toMailbox')}
        </Link>
      </MessageBarBody>
    </MessageBar>
  )
}
const mailboxPath = '/emailMarketing/emailSendSetting'

type ItemProps = { reply: AutoReply; n: number; all: readonly AutoReply[]; isMain: boolean }

function ReplyItem({ reply, n, all, isMain }: ItemProps) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const lineOf = useReplyLine()
  const { turn, remove } = useAutoReplyWork()
  const { id, name, text, is_on } = reply
  return (
    <li className={styles.item}>
      <Switch
        aria-label={t('autoReply.isOnOf', { name })}
        checked={is_on}
        disabled={!isMain}
        onChange={(_, { checked }) => void turn(reply, checked)}
      />
      <div className={styles.words}>
        {isMain ? (
          <Link className={styles.link} to={`?reply=${id}`}>
            {name}
          </Link>
        ) : (
          <strong className={styles.name}>{name}</strong>
        )}
        <span className={styles.note}>{lineOf(reply)}</span>
        <span className={styles.text}>{text}</span>
      </div>
      {isMain && (
        <div className={styles.tools}>
          <Moves reply={reply} n={n} all={all} />
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={t('autoReply.deleteOf', { name })}
            onClick={() => void remove(reply)}
          />
        </div>
      )}
    </li>
  )
}

function Moves({ reply: { name }, n, all }: Omit<ItemProps, 'isMain'>) {
  const { t } = useTranslation('sms')
  const { order } = useAutoReplyWork()
  /** The two change places; the focus stays on the button, which goes along. */
  const swap = (other: number) => {
    const ids = all.map(({ id }) => id)
    ;[ids[n], ids[other]] = [ids[other]!, ids[n]!]
    void order(ids)
  }
  return (
    <>
      <Button
        appearance="subtle"
        icon={<ArrowUpRegular />}
        aria-label={t('autoReply.earlier', { name })}
        disabledFocusable={n === 0}
        onClick={() => n > 0 && swap(n - 1)}
      />
      <Button
        appearance="subtle"
        icon={<ArrowDownRegular />}
        aria-label={t('autoReply.later', { name })}
        disabledFocusable={n === all.length - 1}
        onClick={() => n < all.length - 1 && swap(n + 1)}
      />
    </>
  )
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
    '@media (pointer: coarse)': { '& button': { minWidth: '44px', minHeight: '44px' } },
  },
  words: { display: 'grid', flex: '1 1 200px', minWidth: 0 },
  tools: { display: 'flex', marginInlineStart: 'auto' },
  link: {
    justifySelf: 'start',
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    '@media (pointer: coarse)': { minHeight: '44px', display: 'inline-flex', alignItems: 'center' },
  },
  toMailbox: { color: tokens.colorBrandForeground1 },
  name: { overflowWrap: 'anywhere' },
  text: {
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
