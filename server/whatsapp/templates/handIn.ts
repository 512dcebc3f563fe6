import * as z from 'zod/mini'
import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import { TemplateState } from '#domain/whatsapp/template'
import { contentOfTemplate, hasNewWords, type WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { askTemplates, type TemplateAnswer } from '../../channels/whatsapp/askTemplates.ts'
import { createTemplate, editTemplate, type HeardTemplate } from '../../channels/whatsapp/templates.ts'
import { asSystem } from '../../db/scope.ts'
import { recordOperation } from '../../operation.ts'
import type { By } from '../../people/manage.ts'
import { writeServerRows } from '../../sync/serverRows.ts'
import { asTold } from './asTold.ts'
import { graphFor, lockReady, mustHaveNoTwin } from './checks.ts'
import { type TemplateGraph, TemplateRefusal } from './graphOf.ts'
import { findAtMeta } from './listing.ts'
import { readSoon } from './reading.ts'
import { changeTemplate, lockTemplate, lockWaba, metaWords, type TemplateFacts } from './rows.ts'
import { leaseOfTemplate, type TemplateTools } from './tools.ts'
import { uploadExample } from './upload.ts'

/** Nobody waits longer for it; what is not known by then is asked for later. */
const handInMs = 150_000
const lookMs = 30_000

type Asker = { user: Actor; by: By }
type HandIn = TemplateTools & Asker & { graph: TemplateGraph; signal: AbortSignal }

/**
 * Gives a template to Meta, and keeps what came of it. One that may be there already is looked up by its name before it is
 * made, so that a lost answer never makes a second one.
 */
export async function handInTemplate(tools: TemplateTools, asker: Asker, id: string): Promise<WhatsappTemplate> {
  const { account } = asker.user
  const lease = await tools.leases.tryLease(leaseOfTemplate({ account, id }))
  if (!lease) throw new AppError('templateBusy')
  try {
    const row = await asSystem(tools.database, (connection) => lockReady(connection, asker.user, id))
    if (row.state === 'approved' && row.approved && !hasNewWords(row)) return row
    try {
      const graph = await graphFor(tools, account, row.channel_account_id)
      const signal = AbortSignal.any([lease.lost, AbortSignal.timeout(handInMs)])
      return await give({ ...tools, ...asker, graph, signal }, row)
    } catch (error) {
      if (!(error instanceof TemplateRefusal)) throw error
      const { problem, details } = error
      const facts = { problem, problem_details: details, problem_at: Date.now() }
      return (await changeTemplate(tools.database, { account, id }, () => facts)) ?? { ...row, ...facts }
    }
  } finally {
    await lease.release()
  }
}

async function give(handIn: HandIn, row: WhatsappTemplate): Promise<WhatsappTemplate> {
  const { database, user, graph, signal } = handIn
  await asSystem(database, (connection) => mustHaveNoTwin(connection, user.account, graph.waba, row))
  const found = await findAtMeta(graph, row, signal)
  const isMade = row.meta_id !== ''
  if (found && (row.state === 'sending' || (!isMade && row.problem === 'unanswered')))
    return keepFound(handIn, row, found)
  if (found && !isMade) throw new TemplateRefusal('taken')
  if (!found && isMade) return change(handIn, row, () => ({ state: 'deleted' }))

  const handle = await exampleOf(handIn, row)
  const begun = await begin(handIn, row)
  const content = contentOfTemplate(begun)
  const request = isMade
    ? editTemplate(graph.setting, row.meta_id, content, handle)
    : createTemplate(graph.setting, graph.waba, content, handle)
  const answer = await askTemplates(graph.call, request, signal)
  if (answer.kind === 'unanswered') return lookAfter(handIn, begun)
  const before = row.state === 'sending' ? 'draft' : row.state
  return change(handIn, begun, (now) => outcome(now, before, answer))
}

const change = async ({ database, user }: HandIn, row: WhatsappTemplate, facts: Parameters<typeof changeTemplate>[2]) =>
  (await changeTemplate(database, { account: user.account, id: row.id }, facts)) ?? row

async function exampleOf({ readFile, user, graph, signal }: HandIn, { header }: WhatsappTemplate) {
  if (header.kind === 'none' || header.kind === 'text' || !header.file) return null
  const bytes = await readFile(user, header.file.hash)
  if (!bytes) throw new AppError('templateFileAway')
  return uploadExample(graph, header.file, bytes, signal)
}

/** From here on Meta may have it. */
const begin = ({ database, user, by, graph }: HandIn, row: WhatsappTemplate): Promise<WhatsappTemplate> =>
  asSystem(database, async (connection) => {
    await lockWaba(connection, user.account, graph.waba)
    const now = await lockReady(connection, user, row.id)
    // Somebody wrote in it while its file was on the way.
    if (now.updated_at !== row.updated_at || now.state !== row.state) throw new AppError('templateBusy')
    await mustHaveNoTwin(connection, user.account, graph.waba, now)
    const asked = { state: 'sending', submitted_at: Date.now(), ...noProblem } as const
    const { name, language } = row
    const action = 'whatsappTemplate.handIn'
    await recordOperation(connection, { ...by, action, target: row.id, detail: { name, language } })
    await writeServerRows(connection, user.account, 'whatsapp_template', [{ ...now, ...asked }])
    return { ...now, ...asked }
  })

const noProblem = { problem: '', problem_details: '', problem_at: null } as const

const Created = z.object({
  id: z.string(),
  status: z._default(z.string(), 'PENDING'),
  category: z._default(z.string(), ''),
})

/** `before`: the state that it goes back to where Meta did not take it. Meanwhile it may have been heard what became of it. */
function outcome(
  now: WhatsappTemplate,
  before: WhatsappTemplate['state'],
  answer: Exclude<TemplateAnswer, { kind: 'unanswered' }>,
): TemplateFacts | null {
  if (now.state !== 'sending') return null
  if (answer.kind === 'refused') {
    const { problem, details } = answer
    return { state: before, problem, problem_details: metaWords(details), problem_at: Date.now() }
  }
  if (now.meta_id !== '') return { state: 'pending', rejected_reason: '' }
  const created = z.safeParse(Created, answer.body)
  // Whatever this was, the next reading tells.
  if (!created.success) return null
  const { id, status, category } = created.data
  const state = z.safeParse(TemplateState, status.toLowerCase()).data ?? 'pending'
  return {
    state,
    meta_id: id,
    meta_category: metaWords(category.toLowerCase()),
    rejected_reason: '',
    approved: state === 'approved' ? contentOfTemplate(now) : now.approved,
  }
}

/** Asks once more at once, and else with the next reading. */
async function lookAfter(handIn: HandIn, row: WhatsappTemplate): Promise<WhatsappTemplate> {
  const { graph, database, user } = handIn
  await readSoon(database, user.account, graph.waba)
  try {
    const found = await findAtMeta(graph, row, AbortSignal.timeout(lookMs))
    return found ? await keepFound(handIn, row, found) : row
  } catch (error) {
    if (error instanceof TemplateRefusal) return row
    throw error
  }
}

const keepFound = ({ database, user }: HandIn, { id }: WhatsappTemplate, found: HeardTemplate) =>
  asSystem(database, async (connection) => {
    const row = await lockTemplate(connection, { account: user.account, id })
    const next = asTold({ ...row, state: 'sending' }, found, Date.now())
    await writeServerRows(connection, user.account, 'whatsapp_template', [next])
    return next
  })
