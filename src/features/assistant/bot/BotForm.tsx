import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BotSetting, botWordSum } from '#domain/assistant/bot'
import { botCalls } from '#domain/assistant/calls'
import { limits } from '#domain/limits'
import type { OutputOf } from '#domain/shared/call'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Page } from '../../../components/Page.tsx'
import { Part } from '../../../components/Part.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { useBusy } from '../../../lib/busy.ts'
import { keepDraft } from '../../../lib/drafts.ts'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { useMedia } from '../../../lib/useMedia.ts'
import { AnsweringFields } from './AnsweringFields.tsx'
import { BotTrialPart, type BotTrials } from './BotTrialPart.tsx'
import { DocumentsPart } from './DocumentsPart.tsx'
import { HandedOverPart } from './HandedOverPart.tsx'
import { KnowledgeFields } from './KnowledgeFields.tsx'
import { ProductsFields } from './ProductsFields.tsx'
import { SitePart } from './SitePart.tsx'

type Props = { kept: OutputOf<typeof botCalls.setting>; trials: BotTrials; onSaved: () => void }

const draftKey = 'bot_setting'

/** The setting as it is typed, which waits on the device until it is saved, with the trial beside it. */
export function BotForm({ kept, trials, onSaved }: Props) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const toasts = useToasts()
  const isWide = useMedia('(min-width: 1200px)')
  const [start] = useState(kept.setting)
  const isSame = (typed: BotSetting) => JSON.stringify(typed) === JSON.stringify(kept.setting)
  const draft = useDraft<BotSetting>(draftKey, start, isSame)
  const form = useRef<HTMLFormElement>(null)
  const typed = draft.value
  const isChanged = typed !== null && !isSame(typed)
  useBusy(isChanged)
  if (!typed) return null
  const set = (some: Partial<BotSetting>) => draft.set({ ...typed, ...some })
  const isTooLong = botWordSum(typed).words > limits.botWords
  const isWrong = !BotSetting.safeParse(typed).success

  async function save() {
    if (!typed || isWrong) return
    await request(botCalls.setSetting, typed)
    await keepDraft(draftKey, null)
    toasts.done(t('bot.saved'))
    onSaved()
  }
  const trial = (
    <BotTrialPart
      trials={trials}
      isChanged={isChanged}
      writes={typed.writes}
      passages={kept.passages}
      today={kept.answers_today}
    />
  )
  return (
    <Page
      title={t('bot.menu')}
      intro={t('bot.intro')}
      action={
        <OnlineButton
          appearance="primary"
          disabledFocusable={!isChanged || isWrong}
          onClick={() => form.current?.requestSubmit()}
        >
          {t('save')}
        </OnlineButton>
      }
    >
      {draft.kept && isChanged && (
        <MessageBar>
          <MessageBarBody>{t('bot.draft')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => draft.set(kept.setting)}>{t('bot.discard')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {isTooLong && (
        <MessageBar intent="warning">
          <MessageBarBody>{t('bot.tooLong', { most: limits.botWords })}</MessageBarBody>
        </MessageBar>
      )}
      <div className={isWide ? styles.beside : styles.below}>
        <div className={styles.parts}>
          <form ref={form} className={styles.parts} onSubmit={(event) => sendForm(event, save)} noValidate>
            <Part title={t('bot.answering')}>
              <AnsweringFields typed={typed} onTyped={set} />
            </Part>
            <Part title={t('bot.knows')}>
              <KnowledgeFields typed={typed} onTyped={set} />
            </Part>
            <Part title={t('bot.products')}>
              <ProductsFields products={typed.products} onProducts={(products) => set({ products })} />
            </Part>
          </form>
          <SitePart isOpen={typed.file_calls} onOpen={(file_calls) => set({ file_calls })} />
          <DocumentsPart />
          <HandedOverPart />
        </div>
        <div className={styles.trial}>{trial}</div>
      </div>
    </Page>
  )
}

const useStyles = makeStyles({
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
  below: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  trial: { position: 'sticky', top: tokens.spacingVerticalL, minWidth: 0 },
})
