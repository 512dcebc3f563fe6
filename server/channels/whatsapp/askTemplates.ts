import * as z from 'zod/mini'
import { graphMeaning } from '#domain/whatsapp/graphErrors'
import type { TemplateHandInProblem } from '#domain/whatsapp/templateRow'
import { type CallService, type HttpCall, jsonOf, ServiceUnanswered } from '../callService.ts'
import { GraphError } from './graph.ts'

/**
 * What Meta says to a call about templates. `refused`: it surely did nothing; `unanswered`: it may have done it.
 * `details`: its own words.
 */
export type TemplateAnswer =
  | { kind: 'done'; body: unknown }
  | { kind: 'refused'; problem: TemplateHandInProblem; details: string; code: string }
  | { kind: 'unanswered'; code: string }

export async function askTemplates(call: CallService, request: HttpCall, signal: AbortSignal): Promise<TemplateAnswer> {
  try {
    const { status, text } = await call(request, signal)
    return readTemplateAnswer(status, jsonOf(text))
  } catch (error) {
    if (!(error instanceof ServiceUnanswered)) throw error
    const { code, isBeforeSending } = error
    return isBeforeSending
      ? { kind: 'refused', problem: 'unreachable', details: '', code }
      : { kind: 'unanswered', code }
  }
}

/** By subcode: what is wrong with a template itself has one code for all. "Error codes" of Meta's documentation. */
const problemsBySubcode: Readonly<Record<number, TemplateHandInProblem>> = {
  2_388_019: 'full',
  2_388_023: 'deleting',
  2_388_024: 'taken',
}
/** Too many changes of templates in an hour. */
const templateRateCode = 80_008

function readTemplateAnswer(status: number, body: unknown): TemplateAnswer {
  if (status < 300 && body !== null) return { kind: 'done', body }
  const read = z.safeParse(GraphError, body)
  if (!read.success) {
    const code = String(status)
    if (status === 429) return { kind: 'refused', problem: 'wait', details: '', code }
    if (status === 401 || status === 403) return { kind: 'refused', problem: 'token', details: '', code }
    return status >= 400 && status < 500
      ? { kind: 'refused', problem: 'refused', details: '', code }
      : { kind: 'unanswered', code }
  }
  const { code, error_subcode, error_user_msg, error_data, message } = read.data.error
  const details = error_user_msg ?? (typeof error_data === 'object' ? error_data.details : undefined) ?? message
  const problem = problemOf(code, error_subcode, status)
  return problem
    ? { kind: 'refused', problem, details, code: String(code) }
    : { kind: 'unanswered', code: String(code) }
}

/** null: nobody can say whether it was done. */
function problemOf(code: number, subcode: number | undefined, status: number): TemplateHandInProblem | null {
  const known = subcode === undefined ? undefined : problemsBySubcode[subcode]
  if (known) return known
  if (code === templateRateCode) return 'wait'
  const meaning = graphMeaning(code, status)
  switch (meaning.kind) {
    case 'uncertain':
      return null
    case 'wait':
      return 'wait'
    case 'number':
      return meaning.problem
    default:
      return 'refused'
  }
}
