import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type AutoTemplateName, autoTemplateNames, autoTemplates } from '#domain/autoMarketing/templates'
import { Part } from '../../../components/Part.tsx'
import { pressed } from '../../../components/sendForm.ts'
import { useAutoWork } from '../useAutoWork.ts'
import { useChannelChoices } from '../wizard/useChannelChoices.ts'

/** Common cases to begin with. */
export function AutoTemplateList({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation(['autoMarketing', 'leads'])
  const styles = useStyles()
  const work = useAutoWork()
  const choices = useChannelChoices()
  const begin = async (name: AutoTemplateName) => {
    const id = await work.create(name, choices)
    if (id) onOpen(id)
  }
  return (
    <Part title={t('templates')}>
      <ul className={styles.list}>
        {autoTemplateNames.map((name) => (
          <li key={name} className={styles.item}>
            <strong>{t(`template.${name}.name`)}</strong>
            <span className={styles.text}>{t(`template.${name}.text`)}</span>
            <span className={styles.steps}>
              {[
                autoTemplates[name].looksIn
                  .map((kind) => (kind === 'contacts' ? t('source.contacts') : t(`leads:kind.${kind}.menu`)))
                  .join(' + '),
                ...autoTemplates[name].steps.map(({ channel }) => t(`channel.${channel}`)),
              ].join(' → ')}
            </span>
            <Button
              size="small"
              aria-label={t('useTemplate', { name: t(`template.${name}.name`) })}
              onClick={() => pressed(() => begin(name))}
            >
              {t('use')}
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto auto',
    justifyItems: 'start',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  text: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  steps: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
