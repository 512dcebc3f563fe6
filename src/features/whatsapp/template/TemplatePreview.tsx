import { FluentProvider, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TemplateContent } from '#domain/whatsapp/template'
import { lightAndDark } from '../../../app/theme.ts'
import { Tabs } from '../../../components/Tabs.tsx'
import { PhoneBubble } from '../../../components/whatsapp/PhoneBubble.tsx'

type Props = { content: TemplateContent; id: string | null }
type Look = keyof typeof lightAndDark

/** The message as the receiver's phone shows it, with the examples in place of the variables. */
export function TemplatePreview({ content, id }: Props) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const [look, setLook] = useState<Look>('light')
  return (
    <section className={styles.root} aria-label={t('template.preview.title')}>
      <div className={styles.head}>
        <strong>{t('template.preview.title')}</strong>
        <Tabs
          tabs={(['light', 'dark'] as const).map((value) => ({ value, label: t(`template.preview.${value}`) }))}
          chosen={look}
          onChoose={setLook}
          label={t('template.preview.title')}
          size="small"
        />
      </div>
      <FluentProvider theme={lightAndDark[look]} className={styles.phone}>
        <PhoneBubble content={content} id={id} />
      </FluentProvider>
    </section>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  phone: {
    minWidth: 0,
    maxWidth: '340px',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground4,
  },
})
