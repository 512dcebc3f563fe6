import { makeStyles, tokens } from '@fluentui/react-components'
import { splitKey, sumsBy } from '#domain/campaigns/statistics/countedDays'
import type { Counts } from '#domain/campaigns/statistics/counters'
import type { EmailMessage } from '#domain/email/render/message'
import { picturesOf } from '#domain/email/render/picturesOf'
import type { EmailSender } from '#domain/email/sender/sender'
import { rowsWhere } from '#workers/database/read'
import { MailFrame } from '../../../components/mail/MailFrame.tsx'
import { noSignature } from '../../../components/mail/mailPage.ts'
import { Sheet } from '../../../components/Sheet.tsx'
import { useFileUrls } from '../../../lib/fileUrl.ts'
import { useFormats } from '../../../lib/formats.ts'
import { phone, usePhone } from '../../../lib/media.ts'
import { useStored } from '../../../lib/reader.ts'
import { language } from '../../../lib/texts.ts'
import { useTaskWords } from './channel.ts'
import { type ClickedLink, clickedLinks, clickedPage } from './clickedPage.ts'
import type { TaskLine } from './useTasks.ts'

/**
 * Where receivers clicked, in the mail itself and beside it in words. Mails of a sequence have links under the same numbers,
 * so of these nobody could say which one was meant.
 */
export function ClickMap({ line: { task, message, sender } }: { line: TaskLine }) {
  const counts = useLinkCounts(task.id)
  if (!message || !counts || task.sequence || task.began_at === null) return null
  const links = clickedLinks(message, counts)
  if (links.length === 0) return null
  return <Clicks message={message} sender={sender} links={links} isChanged={message.updated_at > task.began_at} />
}

/** By the place of the link in the message; undefined until they are read. */
const useLinkCounts = (task: string): ReadonlyMap<number, Counts> | undefined =>
  useStored(
    async (db) => {
      const rows = await rowsWhere(
        db,
        'campaign_counts',
        ({ dimension, key }) => dimension === 'link' && splitKey(key).whole === task,
      )
      return new Map([...sumsBy(rows, ({ key }) => key)].map(([key, counts]) => [splitKey(key).part, counts]))
    },
    [task],
  )

type Props = {
  message: EmailMessage
  sender: EmailSender | undefined
  links: readonly ClickedLink[]
  isChanged: boolean
}

const widths = { phone: 375, desktop: 640 } as const

function Clicks({ message, sender, links, isChanged }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const isPhone = usePhone()
  const percent = new Intl.NumberFormat(language.useValue(), { style: 'percent', maximumFractionDigits: 0 })
  const pictures = useFileUrls('email_message', message.id, picturesOf(message.content))
  const all = links.reduce((sum, { receivers }) => sum + receivers, 0)
  const share = (receivers: number) => percent.format(all ? receivers / all : 0)
  const html = clickedPage({
    message,
    signature: sender?.signature ?? noSignature,
    links,
    pictureUrl: (hash) => pictures.get(hash) ?? '',
    labelOf: ({ place, receivers }) => t('task.detail.clicks.mark', { place, receivers: number(receivers) }),
  })
  return (
    <Sheet>
      <h2 className={styles.title}>{t('task.detail.clicks.title')}</h2>
      <p className={styles.note}>{t('task.detail.clicks.text')}</p>
      {isChanged && <p className={styles.note}>{t('task.detail.clicks.changed')}</p>}
      <div className={styles.both}>
        <div className={styles.mail}>
          <MailFrame
            title={t('task.detail.clicks.frame')}
            html={html}
            width={isPhone ? widths.phone : widths.desktop}
          />
        </div>
        <ol className={styles.list} aria-label={t('task.detail.clicks.title')}>
          {links.map(({ nth, place, link, shown, receivers, clicks }) => (
            <li key={nth} className={styles.item}>
              <strong className={styles.place}>{place}</strong>
              <span className={styles.words}>
                <span>{shown || link}</span>
                {shown && <span className={styles.link}>{link}</span>}
                <span className={styles.numbers}>
                  {t('task.detail.clicks.numbers', {
                    receivers: t('task.detail.clicks.receivers', { count: receivers }),
                    clicks: t('task.detail.clicks.clicks', { count: clicks }),
                    share: share(receivers),
                  })}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  )
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  note: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  both: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: tokens.spacingHorizontalL,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  mail: {
    height: '480px',
    overflow: 'hidden',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  list: {
    display: 'grid',
    alignContent: 'start',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'flex', gap: tokens.spacingHorizontalS, minWidth: 0 },
  place: { flexShrink: 0, minWidth: '24px', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  words: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  link: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  numbers: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
})
