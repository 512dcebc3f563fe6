import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular, ErrorCircleRegular, WarningRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isCustomTag, mergeTags } from '#domain/email/render/mergeTags'
import { type MailProblem, type MailProblemCode } from '#domain/email/sender/mailProblem'
import { useTagName } from '../../../../components/blocks/fields/useTagName.ts'
import { EmptyState } from '../../../../components/EmptyState.tsx'
import type { MessageFields } from '../../../../components/mail/editing/fields.ts'
import { type Place, placeOf } from './placeOf.ts'

type Props = { problems: readonly MailProblem[]; fields: MessageFields; onShow: (place: Place) => void }

const ofSender: ReadonlySet<MailProblemCode> = new Set(['senderUnnamed', 'addressMissing'])
const severities = ['error', 'warning'] as const
const icons = { error: ErrorCircleRegular, warning: WarningRegular }

/** Everything that is wrong with the mail, what to do about it, and the way to its place. */
export function CheckPane({ problems, fields, onShow }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  if (problems.length === 0)
    return (
      <EmptyState
        icon={<CheckmarkCircleRegular />}
        title={t('message.check.fine')}
        text={t('message.check.fineText')}
      />
    )
  return (
    <div className={styles.root}>
      {severities.map((severity) => {
        const some = problems.filter((problem) => problem.severity === severity)
        if (some.length === 0) return null
        return (
          <section key={severity} className={styles.part}>
            <h2 className={styles.title}>{t(`message.check.${severity}s`, { count: some.length })}</h2>
            <ul className={styles.list}>
              {some.map((problem) => (
                <Problem
                  key={`${problem.code} ${problem.block} ${problem.value}`}
                  problem={problem}
                  place={placeOf(problem, fields)}
                  onShow={onShow}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

type ProblemProps = { problem: MailProblem; place: Place | null; onShow: (place: Place) => void }

function Problem({ problem, place, onShow }: ProblemProps) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { code, severity } = problem
  const value = useShownValue(problem)
  const Icon = icons[severity]
  return (
    <li className={styles.item}>
      <Icon
        className={mergeClasses(styles.icon, severity === 'error' ? styles.error : styles.warning)}
        aria-label={t(`message.check.${severity}`)}
      />
      <div className={styles.words}>
        <strong>{t(`message.problems.${code}.is`, { value })}</strong>
        <span className={styles.todo}>{t(`message.problems.${code}.todo`, { value })}</span>
        {ofSender.has(code) && (
          <Link to="/emailMarketing/emailSendSetting" className={styles.link}>
            {t('message.check.toSender')}
          </Link>
        )}
      </div>
      {place && (
        <Button size="small" onClick={() => onShow(place)}>
          {t('message.check.show')}
        </Button>
      )}
    </li>
  )
}

/** A tag is called as in the list it is inserted from. */
function useShownValue({ code, value = '' }: MailProblem): string {
  const tagName = useTagName()
  const tag = isCustomTag(value) ? value : mergeTags.find((one) => one === value)
  return tag && (code === 'tagBare' || code === 'tagFallbackLong') ? tagName(tag) : value
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXL, alignContent: 'start' },
  part: { display: 'grid', gap: tokens.spacingVerticalS },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'start',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`,
    '& button': { flexShrink: 0, '@media (pointer: coarse)': { minHeight: '44px' } },
  },
  icon: { flexShrink: 0, fontSize: '20px', marginTop: '1px' },
  error: { color: tokens.colorStatusDangerForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  words: { display: 'grid', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  todo: { color: tokens.colorNeutralForeground2 },
  link: { color: tokens.colorBrandForegroundLink },
})
