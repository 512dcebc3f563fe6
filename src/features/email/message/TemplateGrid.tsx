import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmailMessageFields } from '#domain/email/render/message'
import { type EmailTemplate, emailTemplates, templateKeys } from '#domain/email/render/templates'
import { MailFrame } from '../../../components/mail/MailFrame.tsx'
import { nobody, noSignature, shownMail } from '../../../components/mail/mailPage.ts'
import { Tabs } from '../../../components/Tabs.tsx'
import { language } from '../../../lib/texts.ts'
import { useMessageWork } from './useMessageWork.ts'

type Language = EmailMessageFields['language']
const languages: readonly Language[] = ['zh', 'en']

/** What a message starts from, each with a small picture of itself. */
export function TemplateGrid({ onMade }: { onMade: (id: string) => void }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { create } = useMessageWork()
  const lang = language.useValue()
  const [chosen, setChosen] = useState<Language>(lang === 'zh-CN' ? 'zh' : 'en')
  const start = async (template: EmailTemplate) => {
    const id = await create({ ...template, attachments: [] })
    if (id) onMade(id)
  }
  const blank = { name: '', theme: '', preheader: '', language: chosen, content: [], plain: null }
  return (
    <div className={styles.root}>
      <p className={styles.note}>{t('message.templates.note')}</p>
      <Tabs
        label={t('message.templates.language')}
        tabs={languages.map((value) => ({ value, label: t(`message.languages.${value}`), lang: value }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className={styles.grid}>
        {templateKeys.map((key) => (
          <TemplateCard
            key={`${chosen}.${key}`}
            template={emailTemplates[chosen][key]}
            onChoose={(template) => void start(template)}
          />
        ))}
        <div className={styles.card}>
          <div className={styles.picture} />
          <button type="button" className={styles.name} onClick={() => void start(blank)}>
            {t('message.templates.blank')}
          </button>
        </div>
      </div>
    </div>
  )
}

function TemplateCard({
  template,
  onChoose,
}: {
  template: EmailTemplate
  onChoose: (template: EmailTemplate) => void
}) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { html } = shownMail({
    message: template,
    signature: noSignature,
    values: nobody,
    pictureUrl: () => '',
    reason: '',
  })
  const { name, language } = template
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <MailFrame title={name} html={html} width={640} isPicture />
      </div>
      <button
        type="button"
        className={styles.name}
        lang={language}
        aria-label={t('message.templates.choose', { name })}
        onClick={() => onChoose(template)}
      >
        {name}
      </button>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL },
  note: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: tokens.spacingHorizontalL,
    paddingBottom: tokens.spacingVerticalL,
  },
  card: {
    display: 'grid',
    gridTemplateRows: '200px auto',
    gap: tokens.spacingVerticalXS,
    position: 'relative',
    ':hover > :first-child': { boxShadow: tokens.shadow8 },
  },
  picture: {
    display: 'block',
    overflow: 'hidden',
    minWidth: 0,
    boxSizing: 'border-box',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    // Mails are on paper, also on a dark screen.
    backgroundColor: tokens.colorNeutralForegroundStaticInverted,
  },
  // The whole card is pressed.
  name: {
    padding: `${tokens.spacingVerticalXS} 0`,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusLarge },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
  },
})
