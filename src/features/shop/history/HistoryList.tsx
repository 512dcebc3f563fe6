import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopMoment } from '#domain/shop/shopHistory'
import { BeforeAfter, type ChangedField } from '../../../components/BeforeAfter.tsx'
import { Part } from '../../../components/Part.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'
import type { ShopHistory } from './useShopHistory.ts'

/** What is below it is within reach. */
const atOnce = 5

type Props<A extends string> = {
  history: ShopHistory<A>
  titleOf: (moment: ShopMoment<A>) => string
  fieldsOf: (moment: ShopMoment<A>) => ChangedField[]
  /** null: one cannot go back here; `n` 0: to before the oldest one */
  onBack: ((n: number, at: number) => void) | null
}

/** Who changed what and when, newest first. */
export function HistoryList<A extends string>({ history, titleOf, fieldsOf, onBack }: Props<A>) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const [most, setMost] = useState(atOnce)
  const { moments, since } = history
  const newest = moments.find(({ n }) => n !== null)?.n
  const isAllShown = moments.length <= most
  return (
    <Part title={t('history.title')}>
      <Reach reach={history.reach} />
      <ol className={styles.list}>
        {moments.slice(0, most).map((moment) => (
          <MomentLine
            key={moment.key}
            moment={moment}
            title={titleOf(moment)}
            fields={fieldsOf(moment)}
            onBack={onBack && moment.n !== null && moment.n !== newest && moment.act !== 'deleted' ? onBack : null}
          />
        ))}
      </ol>
      {!isAllShown && (
        <div>
          <Button onClick={() => setMost(most + 4 * atOnce)}>
            {t('more', { count: Math.min(4 * atOnce, moments.length - most) })}
          </Button>
        </div>
      )}
      {isAllShown && since !== null && <Since at={since} onBack={onBack} />}
    </Part>
  )
}

type LineProps<A extends string> = {
  moment: ShopMoment<A>
  title: string
  fields: ChangedField[]
  onBack: Props<A>['onBack']
}

function MomentLine<A extends string>({ moment, title, fields, onBack }: LineProps<A>) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const formats = useFormats()
  const who = useWho()
  const { at, user, n, isWaiting } = moment
  const time = formats.dateTime(at)
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.what}>{title}</span>
        <span className={styles.note}>
          {user === null ? time : t('history.by', { who: who(user), time })}
          {isWaiting && ` · ${t('history.waiting')}`}
        </span>
        {fields.length > 0 && <BeforeAfter label={title} fields={fields} />}
      </div>
      {onBack && n !== null && (
        <Button
          size="small"
          className={styles.button}
          icon={<ArrowUndoRegular />}
          aria-label={t('history.backTo', { time })}
          onClick={() => onBack(n, at)}
        >
          {t('history.back')}
        </Button>
      )}
    </li>
  )
}

/** What was before the oldest line is not kept, but what the oldest line found is. */
function Since({ at, onBack }: { at: number; onBack: Props<string>['onBack'] }) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const formats = useFormats()
  return (
    <div className={styles.item}>
      <p className={styles.note}>{t('history.since', { time: formats.dateTime(at) })}</p>
      {onBack && (
        <Button size="small" className={styles.button} icon={<ArrowUndoRegular />} onClick={() => onBack(0, at)}>
          {t('history.toFirst')}
        </Button>
      )}
    </div>
  )
}

/** What is not here, so that nobody takes a part for the whole. */
function Reach({ reach }: { reach: ShopHistory<string>['reach'] }) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const formats = useFormats()
  if (reach.kind === 'now') return null
  return (
    <p className={styles.note} role="status">
      {reach.kind === 'asOf' ? t('history.asOf', { time: formats.moment(reach.at) }) : t('history.missing')}
    </p>
  )
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  words: { display: 'grid', flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  what: { fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
  button: { flexShrink: 0, whiteSpace: 'nowrap', '@media (pointer: coarse)': { minHeight: '44px' } },
})
