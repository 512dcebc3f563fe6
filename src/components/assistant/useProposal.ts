import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssistantTask } from '#domain/assistant/model'
import { limits } from '#domain/limits'
import { newId } from '#workers/newId'
import { useWords } from '../../lib/errors.ts'
import { translated, useTranslatorName } from '../../lib/translation.ts'
import { askAssistant } from './askAssistant.ts'
import { type AssistSubject, type AssistWish, assistWishes } from './assistSubject.ts'

type ProposalWish = { more: string; language: string; before: string }
const nothing = { text: '', problem: '', by: '', isRunning: false }

/** A text that is asked for, as it grows. Leaving stops it. */
export function useProposal(subject: AssistSubject) {
  const { t } = useTranslation('assistant')
  const words = useWords()
  const nameOf = useTranslatorName()
  const [state, setState] = useState(nothing)
  const stopping = useRef<AbortController | null>(null)
  useEffect(() => () => stopping.current?.abort(), [])

  async function ask(wish: AssistWish, wanted: ProposalWish): Promise<void> {
    stopping.current?.abort()
    const controller = new AbortController()
    stopping.current = controller
    setState({ ...nothing, isRunning: true })
    const work = wish === 'translate' ? translate(wanted) : write(wish, wanted, controller.signal)
    const ended = await work.catch((error: unknown) => ({ ...nothing, problem: words.ofError(error) ?? '' }))
    if (stopping.current === controller) setState({ ...ended, isRunning: false })
  }

  async function translate({ before, language }: ProposalWish) {
    const { text, by } = await translated(before, language)
    return { text, problem: '', by: nameOf(by) }
  }

  async function write(
    wish: AssistantTask & AssistWish,
    { more, language, before }: ProposalWish,
    signal: AbortSignal,
  ) {
    // What is to be worded anew stands alone; what is to be written, in what it is about.
    const about = assistWishes[wish] === 'change' ? before : (await subject.material()) || before
    const question = [t(`assist.order.${wish}`), more.trim()].filter(Boolean).join('\n')
    const heard = await askAssistant(
      {
        id: newId(),
        task: wish,
        language: language === 'zh' ? 'zh' : 'en',
        messages: [{ role: 'user', text: question }],
        material: about.slice(-limits.assistantMaterialLength),
      },
      { signal, onText: (text) => !signal.aborted && setState((now) => ({ ...now, text })) },
    )
    const problem = heard.problem ? words.ofCode(heard.problem) : heard.end === 'whole' ? '' : t('gpt.stopped')
    return { text: heard.text.trim(), problem, by: '' }
  }
  return {
    ...state,
    ask,
    stop: () => stopping.current?.abort(),
    clear: () => setState(nothing),
  }
}
