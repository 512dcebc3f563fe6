import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { plainTemplate } from '#domain/whatsapp/template'
import type { WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { browserLanguage, directionOf } from '../../../components/whatsapp/phoneText.ts'
import { TemplateBadge } from '../../../components/whatsapp/TemplateBadge.tsx'
import { useLanguageNames } from '../../../components/whatsapp/useLanguageNames.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { DeleteTemplate } from './DeleteTemplate.tsx'
import { categoryOf, isRecategorised } from './templateList.ts'
import { useTemplateWork } from './useTemplateWork.ts'

/** `number`: by which it is sent, where there are several accounts at Meta. */
type Props = { template: WhatsappTemplate; number: string | null; onOpen: (id: string) => void }

export function TemplateItem({ template, number, onOpen }: Props) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const { moment } = useFormats()
  const languageName = useLanguageNames()
  const categoryName = useCategoryName()
  const { copy } = useTemplateWork()
  const [address] = useAddress()
  const { id, name, language, updated_at, problem, category } = template
  const title = name || t('template.nameless')
  const to = new URLSearchParams(address)
  to.set('template', id)
  const change = isRecategorised(template)
    ? t('template.recategorised', { asked: categoryName(category), is: categoryName(categoryOf(template)) })
    : null
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.head}>
          <Link className={styles.link} to={`?${to.toString()}`}>
            {title}
          </Link>
          <TemplateBadge template={template} />
        </span>
        <span className={styles.text} lang={browserLanguage(language)} dir={directionOf(language)}>
          {plainTemplate(template, { texts: {}, buttons: {} })}
        </span>
        <span className={styles.note}>
          {[languageName(language), categoryName(categoryOf(template)), number, moment(updated_at)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {change && <span className={styles.warning}>{change}</span>}
        {problem && <span className={styles.warning}>{t(`template.problem.${problem}`)}</span>}
      </div>
      <Button
        appearance="subtle"
        icon={<CopyRegular />}
        aria-label={t('template.copyOf', { name: title })}
        onClick={() => void copy(template).then((made) => made && onOpen(made))}
      />
      <DeleteTemplate template={template} isIcon />
    </li>
  )
}

/** As Meta calls it, where it is one that is not known here. */
export function useCategoryName(): (category: string) => string {
  const { t } = useTranslation('whatsapp')
  return (category) =>
    category === 'marketing' || category === 'utility' || category === 'authentication'
      ? t(`template.categories.${category}`)
      : category
}

const useStyles = makeStyles({
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
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  link: {
    minWidth: 0,
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
  warning: { color: tokens.colorPaletteYellowForeground2, fontSize: tokens.fontSizeBase200 },
})
