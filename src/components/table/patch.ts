import { Fragment, isValidElement, type ReactNode } from 'react'

/*
 * Rows are drawn by hand: at 4× throttle React takes longer for the rows that come into sight than a frame lasts. What
 * cells give is still written as JSX, of plain elements alone; no component, no hook, no handler.
 */

type Props = Readonly<Record<string, unknown>>

const drawn = new WeakMap<Element, Props>()
const nothing: Props = {}

/** Makes this the content of the element. What is there already is changed where it differs, place by place. */
export function patch(parent: Element, content: ReactNode): void {
  let rest = patchAt(parent, parent.firstChild, content)
  while (rest) {
    const next = rest.nextSibling
    rest.remove()
    rest = next
  }
}

/** Draws from this node on; gives the first one that it did not touch. */
function patchAt(parent: Element, at: ChildNode | null, content: ReactNode): ChildNode | null {
  if (content === null || content === undefined || typeof content === 'boolean' || content === '') return at
  if (typeof content !== 'object') return patchText(parent, at, String(content))
  if (isValidElement<Props>(content)) {
    if (content.type === Fragment) return patchAt(parent, at, content.props.children as ReactNode)
    if (typeof content.type !== 'string') throw new Error('A row is drawn of plain elements, without components')
    return patchElement(parent, at, content.type, content.props)
  }
  let next = at
  if (Symbol.iterator in content) for (const one of content) next = patchAt(parent, next, one)
  return next
}

function patchText(parent: Element, at: ChildNode | null, text: string): ChildNode | null {
  if (at instanceof Text) {
    if (at.data !== text) at.data = text
    return at.nextSibling
  }
  return place(parent, at, new Text(text)).nextSibling
}

function patchElement(parent: Element, at: ChildNode | null, name: string, props: Props): ChildNode | null {
  const element = at instanceof Element && at.localName === name ? at : place(parent, at, made(parent, name))
  const before = drawn.get(element) ?? nothing
  drawn.set(element, props)
  for (const key in before) if (!(key in props)) setProp(element, key, undefined, before[key])
  for (const key in props) if (props[key] !== before[key]) setProp(element, key, props[key], before[key])
  if (props.children !== before.children || typeof props.children === 'object')
    patch(element, props.children as ReactNode)
  return element.nextSibling
}

function place<N extends ChildNode>(parent: Element, at: ChildNode | null, node: N): N {
  if (at) at.replaceWith(node)
  else parent.append(node)
  return node
}

const made = (parent: Element, name: string): Element =>
  name === 'svg' || parent.namespaceURI === svg ? document.createElementNS(svg, name) : document.createElement(name)
const svg = 'http://www.w3.org/2000/svg'

const attributes: Readonly<Record<string, string>> = {
  className: 'class',
  tabIndex: 'tabindex',
  strokeWidth: 'stroke-width',
  strokeLinejoin: 'stroke-linejoin',
}
/** Their values are words, also where they are true or false. */
const inWords = /^(?:aria-|data-|draggable$)/

function setProp(element: Element, name: string, value: unknown, before: unknown): void {
  if (name === 'children') return
  if (name === 'style') return setStyle(element as HTMLElement, value as Style, before as Style)
  if (typeof value === 'function') throw new Error('A row has no handlers of its own: its table listens')
  const attribute = attributes[name] ?? name
  const isLeftOut = value === null || value === undefined || (value === false && !inWords.test(name))
  if (isLeftOut) element.removeAttribute(attribute)
  else if (value === true && !inWords.test(name)) element.setAttribute(attribute, '')
  else if (isPlain(value)) element.setAttribute(attribute, String(value))
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

type Style = Readonly<Record<string, string | number>> | undefined

function setStyle({ style }: HTMLElement, after: Style, before: Style): void {
  for (const key in before) if (!after || !(key in after)) style.removeProperty(kebab(key))
  for (const key in after) {
    const value = after[key]!
    if (value !== before?.[key]) style.setProperty(kebab(key), typeof value === 'number' ? `${value}px` : value)
  }
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
