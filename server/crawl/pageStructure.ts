import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import type { PageNode } from '#domain/leadSources/recipe/pageTree'
import type { CrawlTools } from './politePage.ts'
import { fetchDocument, type ListPage } from './readList.ts'

/** `isCut`: the page has more than is shown. */
type PageStructure =
  | { kind: 'read'; url: URL; nodes: PageNode[]; isCut: boolean }
  | Extract<ListPage, { kind: 'refused' | 'unread' }>

/** A page as somebody points at the parts of it, under the rules of every page. Nothing of it is markup, a style or a script. */
export async function readPageStructure(url: URL, tools: CrawlTools, signal: AbortSignal): Promise<PageStructure> {
  const page = await fetchDocument(url, tools, signal)
  return page.kind === 'read' ? { kind: 'read', url: page.url, ...structureOf(page.document.children, page.url) } : page
}

/** Of a list that somebody points at the first entries are enough. */
const most = { nodes: 6_000, text: 300, textLength: 200_000, classes: 12, nameLength: 60, depth: 60, address: 500 }

const unseen = new Set(
  'script style noscript template svg iframe frame object embed select textarea input link meta head base canvas audio video math'.split(
    ' ',
  ),
)

export function structureOf(tops: readonly ChildNode[], base: URL): { nodes: PageNode[]; isCut: boolean } {
  const nodes: PageNode[] = []
  let length = 0
  let isCut = false

  function walk(children: readonly ChildNode[], parent: number, depth: number): void {
    for (const child of children) {
      if (nodes.length >= most.nodes || length >= most.textLength || depth > most.depth) {
        isCut = true
        return
      }
      if (isText(child)) addText(child.data, parent)
      else if (isTag(child) && child.name === 'head') continue
      else if (isTag(child) && !unseen.has(child.name)) {
        nodes.push(nodeOf(child, parent, base))
        walk(child.children, nodes.length - 1, depth + 1)
      }
    }
  }

  function addText(data: string, parent: number): void {
    const text = data.replace(/\s+/g, ' ').slice(0, most.text)
    // Space between blocks says nothing; between words it does.
    if (!text.trim() && (data.includes('\n') || parent < 0)) return
    length += text.length
    nodes.push({ ...emptyNode, parent, text })
  }

  walk(tops, -1, 0)
  return { nodes, isCut }
}

const emptyNode: PageNode = { parent: -1, tag: '', id: '', classes: [], rel: '', href: '', text: '' }

function nodeOf({ name, attribs }: Element, parent: number, base: URL): PageNode {
  const short = (text = '') => text.slice(0, most.nameLength)
  return {
    parent,
    tag: short(name),
    id: short(attribs.id),
    classes: (attribs.class ?? '').split(/\s+/).filter(Boolean).slice(0, most.classes).map(short),
    rel: short(attribs.rel),
    href: addressOf(name === 'img' ? attribs.src : attribs.href, base),
    text: name === 'br' ? ' ' : '',
  }
}

/** Shown as words, and never followed by the device. */
function addressOf(address: string | undefined, base: URL): string {
  const text = address?.trim() ?? ''
  if (/^(?:mailto|tel):/i.test(text)) return text.slice(0, most.address)
  const url = text ? URL.parse(text, base.href) : null
  return url && /^https?:$/.test(url.protocol) && url.href.length <= most.address ? url.href : ''
}
