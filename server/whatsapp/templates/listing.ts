import { askTemplates } from '../../channels/whatsapp/askTemplates.ts'
import { type HeardTemplate, listTemplates, readTemplates } from '../../channels/whatsapp/templates.ts'
import { bodyOf, type TemplateGraph, TemplateRefusal } from './graphOf.ts'

/** A WhatsApp Business account has 6,000 templates at most. */
const mostPages = 100

/** All templates of the account, or those whose name has `name` in it. */
export async function listAll(
  { call, setting, waba }: TemplateGraph,
  name: string | null,
  signal: AbortSignal,
): Promise<HeardTemplate[]> {
  const templates: HeardTemplate[] = []
  let after: string | null = null
  for (let pages = 0; pages < mostPages; pages++) {
    const page = readTemplates(bodyOf(await askTemplates(call, listTemplates(setting, waba, after, name), signal)))
    if (!page) throw new TemplateRefusal('unreachable')
    templates.push(...page.templates)
    if (page.after === null || page.after === after) return templates
    after = page.after
  }
  // A list that is not whole would have the rest deleted.
  throw new TemplateRefusal('unreachable')
}

/** The one of this name and language; null: Meta has none. */
export async function findAtMeta(
  graph: TemplateGraph,
  { name, language }: { name: string; language: string },
  signal: AbortSignal,
): Promise<HeardTemplate | null> {
  const listed = await listAll(graph, name, signal)
  return listed.find((one) => one.name === name && one.language === language) ?? null
}
