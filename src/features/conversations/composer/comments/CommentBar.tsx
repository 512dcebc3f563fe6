import { makeStyles, tokens } from '@fluentui/react-components'
import { CommentRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../../components/Tabs.tsx'
import { type AnswerWay, type CommentChoice, commentLine } from './useCommentChoice.ts'

const ways = ['public', 'private', 'message'] as const satisfies readonly AnswerWay[]

/** Whether everybody below the post reads the answer, or its writer alone; and which comment it is for. */
export function CommentBar({ choice }: { choice: CommentChoice }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const { way, comment, choose } = choice
  if (!comment) return null
  return (
    <div className={styles.root}>
      <Tabs
        tabs={ways.map((value) => ({ value, label: t(`comment.way.${value}`) }))}
        chosen={way}
        onChoose={choose}
        label={t('comment.how')}
        size="small"
      />
      {way !== 'message' && (
        <p className={styles.line}>
          <CommentRegular aria-hidden />
          <span>{commentLine(comment)}</span>
        </p>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXS, minWidth: 0 },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    '& > svg': { flexShrink: 0 },
    '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})
