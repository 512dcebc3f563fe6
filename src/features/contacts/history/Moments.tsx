import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { operationLogCalls } from '#domain/operationLog/calls'
import type { Moment } from '#domain/operationLog/log'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { BeforeAfter } from '../../../components/BeforeAfter.tsx'
import { useChangedFields } from '../../../lib/changedFields.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'

/** `n`: after that change; 0: before the first one that is kept. */
export type HistoryMoment = { n: number; at: number }

/** Newest first; each is a moment to go back to, but the newest, which is now. */
export function Moments({ contact, onChoose }: { contact: string; onChoose: (chosen: HistoryMoment) => void }) {
  const styles = useStyles()
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const history = useAnswer(operationLogCalls.history, { contact_id: contact })
  return (
    <AnswerView answered={history} lines={6}>
      {({ list, since, names }) => (
        <>
          {!list.length && <p className={styles.note}>{t('history.none')}</p>}
          <ol className={styles.list}>
            {list.map((moment, at) => (
              <MomentItem key={moment.n} moment={moment} names={names} {...(at > 0 && { onChoose })} />
            ))}
          </ol>
          {since !== null && (
            <div className={styles.first}>
              <p className={styles.note}>{t('history.since', { time: formats.dateTime(since) })}</p>
              <Button icon={<ArrowUndoRegular />} onClick={() => onChoose({ n: 0, at: since })}>
                {t('history.first')}
              </Button>
            </div>
          )}
        </>
      )}
    </AnswerView>
  )
}

type ItemProps = { moment: Moment; names: Record<string, string>; onChoose?: (chosen: HistoryMoment) => void }

function MomentItem({ moment, names, onChoose }: ItemProps) {
  const styles = useStyles()
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const who = useWho()
  const fieldsOf = useChangedFields(names)
  const { n, kind, user, edited_at } = moment
  const fields = fieldsOf(moment)
  const time = formats.dateTime(edited_at)
  const what = t(`history.kind.${kind}`)
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.what}>{what}</span>
        <span className={styles.note}>{t('history.by', { who: who(user), time })}</span>
        {fields.length > 0 && <BeforeAfter label={what} fields={fields} />}
      </div>
      {onChoose && kind !== 'deleted' && (
        <Button
          size="small"
          className={styles.button}
          icon={<ArrowUndoRegular />}
          aria-label={t('history.chooseAt', { time })}
          onClick={() => onChoose({ n, at: edited_at })}
        >
          {t('history.choose')}
        </Button>
      )}
    </li>
  )
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalM,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  words: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  what: { fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
  first: {
    display: 'grid',
    justifyItems: 'start',
    gap: tokens.spacingVerticalS,
    paddingBlockStart: tokens.spacingVerticalM,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
  button: { flexShrink: 0, whiteSpace: 'nowrap', '@media (pointer: coarse)': { minHeight: '44px' } },
})
