import { makeStyles, tokens } from '@fluentui/react-components'
import {
  ArrowDownloadRegular,
  ArrowUploadRegular,
  BoxMultipleRegular,
  type FluentIcon,
  FormNewRegular,
  MergeRegular,
  ProhibitedRegular,
  ShieldPersonRegular,
  TagMultipleRegular,
} from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { Page } from '../../../components/Page.tsx'
import { useCanChange } from '../../../lib/client.ts'
import { usePersonsAddress } from '../../../lib/persons.ts'
import { useUser } from '../../../lib/session.ts'
import { openWindow } from '../../../lib/windows.ts'

export type ToolWindow = 'duplicates' | 'excluded' | 'labels'
type Tool = ToolWindow | 'customFields' | 'imports' | 'exports' | 'pool' | 'persons'

const icons: Record<Tool, FluentIcon> = {
  imports: ArrowUploadRegular,
  exports: ArrowDownloadRegular,
  duplicates: MergeRegular,
  labels: TagMultipleRegular,
  customFields: FormNewRegular,
  excluded: ProhibitedRegular,
  pool: BoxMultipleRegular,
  persons: ShieldPersonRegular,
}

export function OtherTools({ onOpen }: { onOpen: (tool: ToolWindow) => void }) {
  const { t } = useTranslation('contacts')
  const frame = useTranslation('app').t
  const styles = useStyles()
  const canChange = useCanChange()
  const persons = usePersonsAddress()
  const isSub = isSubAccount(useUser())
  const tools: { tool: Tool; title: string; open: () => void; isOff?: boolean }[] = [
    { tool: 'imports', title: t('exchange.imports.title'), open: () => openWindow({ kind: 'imports' }) },
    { tool: 'exports', title: t('exchange.exports.title'), open: () => openWindow({ kind: 'exports' }) },
    { tool: 'duplicates', title: t('duplicates.title'), open: () => onOpen('duplicates') },
    { tool: 'labels', title: t('labels.title'), open: () => onOpen('labels'), isOff: !canChange },
    { tool: 'customFields', title: t('customFields.title'), open: () => openWindow({ kind: 'customFields' }) },
    { tool: 'excluded', title: t('excluded.title'), open: () => onOpen('excluded') },
    { tool: 'pool', title: frame('windows.pool'), open: () => openWindow({ kind: 'pool' }) },
  ]
  // It is for the main account to answer them.
  if (!isSub) tools.push({ tool: 'persons', title: t('tools.persons'), open: () => persons.open() })
  return (
    <Page title={t('tools.menu')} intro={t('tools.intro')}>
      <ul className={styles.list}>
        {tools.map(({ tool, title, open, isOff }) => {
          const Icon = icons[tool]
          return (
            <li key={tool}>
              <button type="button" className={styles.tool} onClick={open} disabled={isOff} aria-haspopup="dialog">
                <Icon className={styles.icon} aria-hidden />
                <span className={styles.title}>{title}</span>
                <span className={styles.text}>{t(`tools.for.${tool}`)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </Page>
  )
}

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  tool: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignContent: 'start',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    width: '100%',
    height: '100%',
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
  },
  icon: { fontSize: '24px', color: tokens.colorBrandForeground1 },
  title: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  text: { gridColumn: 2, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: '18px' },
})
