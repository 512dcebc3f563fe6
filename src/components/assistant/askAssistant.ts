import { assistantCalls } from '#domain/assistant/calls'
import { type AnswerEnd, AnswerLine, type ModelProblem, modelProblems } from '#domain/assistant/model'
import { AppError, type ErrorCode } from '#domain/errors'
import type { InputOf } from '#domain/shared/call'
import { requestLines } from '../../lib/http.ts'

export type AssistantQuestion = InputOf<typeof assistantCalls.chat>
/** How an answer ended, with what came of it; `problem`: the code of what went wrong. */
export type HeardAnswer = { text: string; end: AnswerEnd | 'failed'; problem: ErrorCode | null }

type AnswerListener = { signal: AbortSignal; onText: (whole: string) => void }

/** Asks the model and tells the answer as it grows. What came is never lost: it is in the outcome, however that ends. */
export async function askAssistant(
  question: AssistantQuestion,
  { signal, onText }: AnswerListener,
): Promise<HeardAnswer> {
  let text = ''
  try {
    for await (const line of requestLines(assistantCalls.chat, question, { signal })) {
      const { success, data } = AnswerLine.safeParse(line)
      if (!success) continue
      if (data.kind === 'text') onText((text += data.text))
      if (data.kind === 'ended') return { text, end: data.end, problem: null }
      if (data.kind === 'failed') return { text, end: 'failed', problem: codeOf(data.problem) }
    }
    return { text, end: signal.aborted ? 'stopped' : 'cut', problem: null }
  } catch (error) {
    if (signal.aborted) return { text, end: 'stopped', problem: null }
    if (error instanceof AppError) return { text, end: 'failed', problem: error.code }
    // The connection broke while the answer came.
    return { text, end: 'cut', problem: null }
  }
}

const codeOf = (problem: ModelProblem): ErrorCode => modelProblems[problem]
