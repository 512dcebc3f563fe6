import { Button } from '@fluentui/react-components'
import { BotRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { botCalls } from '#domain/assistant/calls'
import { AppError } from '#domain/errors'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useWords } from '../../../lib/errors.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { BotForm } from './BotForm.tsx'
import type { BotTrials } from './BotTrialPart.tsx'

/** What the bot knows, when and where it answers, and what it would say. */
export function BotScreen() {
  const { t } = useTranslation('assistant')
  const words = useWords()
  const answered = useAnswer(botCalls.setting, {})
  const { answer, problem, isAsking, ask } = answered
  const [list, setList] = useState<BotTrials['list']>([])
  const add: BotTrials['add'] = (trial) => setList((now) => [...now, trial])
  const isLost = !answer && problem instanceof AppError && problem.code !== 'network'
  return (
    <div style={{ flex: '1 1 0', minWidth: 0, minHeight: 0, overflow: 'auto' }}>
      {isLost ? (
        <Page title={t('bot.menu')} intro={t('bot.intro')}>
          <EmptyState
            icon={<BotRegular />}
            title={words.ofCode('botSettingsFailed')}
            text={words.ofError(problem) ?? ''}
          >
            <Button disabled={isAsking} onClick={ask}>
              {t('bot.retry')}
            </Button>
          </EmptyState>
        </Page>
      ) : answer ? (
        <BotForm key={JSON.stringify(answer.data.setting)} kept={answer.data} trials={{ list, add }} onSaved={ask} />
      ) : (
        <Page title={t('bot.menu')} intro={t('bot.intro')}>
          <Sheet>
            <AnswerView answered={answered} lines={6}>
              {() => null}
            </AnswerView>
          </Sheet>
        </Page>
      )}
    </div>
  )
}
