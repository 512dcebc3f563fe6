import { makeStyles, Switch, tokens } from '@fluentui/react-components'
import { FlowRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AutoRule } from '#domain/autoMarketing/rule'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { pressed } from '../../../components/sendForm.ts'
import { useFormats } from '../../../lib/formats.ts'
import { mayBeOn, useAutoRules, useRuleWork } from './useAutoRules.ts'
import { useRuleWords } from './useRuleWords.ts'

/** Rules, the newest first: each with its switch, and for how many people it applied. */
export function RuleList() {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const rules = useAutoRules()
  if (!rules) return null
  return (
    <Sheet>
      {rules.length === 0 ? (
        <EmptyState icon={<FlowRegular />} title={t('rule.emptyTitle')} text={t('rule.emptyText')} />
      ) : (
        <ul className={styles.list} aria-label={t('part.rules')}>
          {rules.map((rule) => (
            <RuleItem key={rule.id} rule={rule} rules={rules} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}

function RuleItem({ rule, rules }: { rule: AutoRule; rules: readonly AutoRule[] }) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const { number } = useFormats()
  const work = useRuleWork()
  const { sentence } = useRuleWords()
  return (
    <li className={styles.item}>
      <span className={styles.text}>
        <Link className={styles.link} to={`?rule=${rule.id}`}>
          {rule.name}
        </Link>
        <span className={styles.note}>{sentence(rule)}</span>
        <span className={styles.note}>{t('rule.applied', { count: rule.applied, number: number(rule.applied) })}</span>
        {rule.problem !== '' && <span className={styles.problem}>{t(`rule.problem.${rule.problem}`)}</span>}
      </span>
      <Switch
        aria-label={t('rule.switch', { name: rule.name })}
        checked={rule.is_on}
        disabled={!rule.is_on && !mayBeOn(rule, rules)}
        onChange={(_, { checked }) => pressed(() => work.switchTo(rule.id, checked))}
      />
    </li>
  )
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalM,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  text: { display: 'grid', flex: '1 1 0', minWidth: 0, gap: tokens.spacingVerticalXXS },
  link: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    '@media (pointer: coarse)': { minHeight: '44px', display: 'inline-flex', alignItems: 'center' },
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  problem: { color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
})
