import * as z from 'zod/mini'
import type { MetaAnswer, MetaGraph, MetaQuestion } from './graph.ts'

const MetaPage = z.object({
  data: z.array(z.unknown()),
  paging: z.optional(
    z.object({ next: z.optional(z.string()), cursors: z.optional(z.object({ after: z.optional(z.string()) })) }),
  ),
})

export type MetaPageAnswer =
  | { kind: 'page'; rows: unknown[]; after: string | null; limit: number }
  | Exclude<MetaAnswer, { kind: 'said' | 'tooMuch' }>

/** One page of a list. Where that is too much data it is asked for half as many, down to one; `limit`: how many it was in the end. */
export async function askMetaPage(
  graph: MetaGraph,
  { question, after, limit }: { question: MetaQuestion; after: string | null; limit: number },
  signal: AbortSignal,
): Promise<MetaPageAnswer> {
  const query = { ...question.query, limit: String(limit), ...(after && { after }) }
  const answer = await graph.ask({ ...question, query }, signal)
  if (answer.kind === 'tooMuch') {
    if (limit > 1) return askMetaPage(graph, { question, after, limit: Math.floor(limit / 2) }, signal)
    return { kind: 'refused', code: answer.code, said: '' }
  }
  if (answer.kind !== 'said') return answer
  const read = z.safeParse(MetaPage, answer.data)
  if (!read.success) return { kind: 'refused', code: 'unreadable', said: '' }
  const { data, paging } = read.data
  return { kind: 'page', rows: data, after: (paging?.next && paging.cursors?.after) || null, limit }
}
