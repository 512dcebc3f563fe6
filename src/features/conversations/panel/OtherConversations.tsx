import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { chatMoment } from '#domain/conversations/moment'
import { rowsWhere } from '#workers/database/read'
import { conversationPath } from '../../../lib/conversationPaths.ts'
import { useStored } from '../../../lib/reader.ts'
import { useNow } from '../../../lib/reminders.ts'
import { language } from '../../../lib/texts.ts'

/** What else was said with the same contact, over other channels and accounts. */
export function OtherConversations({ contact, besides }: { contact: string; besides: string }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const lang = language.useValue()
  const now = useNow()
  const found = useStored(
    async (db) =>
      (await rowsWhere(db, 'conversation', ({ id, contact_id }) => contact_id === contact && id !== besides)).sort(
        (a, b) => b.last_at - a.last_at,
      ),
    [contact, besides],
  )
  if (found?.length === 0) return <span className={styles.note}>{t('panel.noOthers')}</span>
  return (
    <ul className={styles.list}>
      {found?.map((one) => (
        <li key={one.id}>
          <Link className={styles.link} to={conversationPath(one.id)}>
            {t(`channel.${one.channel}`)} · {one.last_text || t('row.nothingSaid')}
          </Link>{' '}
          <span className={styles.note}>{one.last_at > 0 && chatMoment(one.last_at, now, lang).text}</span>
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    color: tokens.colorBrandForeground1,
    overflowWrap: 'anywhere',
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
