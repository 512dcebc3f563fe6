/** What a drawing needs of the page's styles to look the same on its own. */
const kept = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'transform',
  'visibility',
  'display',
] as const

type Size = { width: number; height: number }
const titleHeight = 40
/** Sharp also where a screen has twice the points. */
const scale = 2

/** The drawing on the screen as a file of its own, with its name above it. */
export function drawingFile(svg: SVGSVGElement, title: string): Blob {
  const { text } = drawingOf(svg, title)
  return new Blob([text], { type: 'image/svg+xml' })
}

export async function pictureFile(svg: SVGSVGElement, title: string): Promise<Blob> {
  const { text, width, height } = drawingOf(svg, title)
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = new OffscreenCanvas(width * scale, height * scale)
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/png' })
  } finally {
    URL.revokeObjectURL(address)
  }
}

function drawingOf(svg: SVGSVGElement, title: string): Size & { text: string } {
  const { width, height } = svg.getBoundingClientRect()
  const size = { width: Math.ceil(width), height: Math.ceil(height) + titleHeight }
  const copy = svg.cloneNode(true) as SVGSVGElement
  dress(svg, copy)
  copy.setAttribute('y', String(titleHeight))
  copy.setAttribute('width', String(Math.ceil(width)))
  copy.setAttribute('height', String(Math.ceil(height)))
  const page = getComputedStyle(svg.closest<HTMLElement>('[data-figure]') ?? document.body)
  const frame = document.createElementNS(svg.namespaceURI, 'svg')
  frame.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`)
  frame.setAttribute('width', String(size.width))
  frame.setAttribute('height', String(size.height))
  frame.append(
    shape(svg, 'rect', { width: '100%', height: '100%', fill: page.backgroundColor }),
    shape(
      svg,
      'text',
      { x: '12', y: '26', fill: page.color, 'font-family': page.fontFamily, 'font-size': '16' },
      title,
    ),
    copy,
  )
  return { ...size, text: new XMLSerializer().serializeToString(frame) }
}

/** Classes mean nothing outside of the page, so each part takes its looks along. */
function dress(from: Element, to: Element) {
  const style = getComputedStyle(from)
  const looks = kept.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
  to.setAttribute('style', looks)
  for (const [at, child] of [...from.children].entries()) dress(child, to.children[at]!)
}

function shape(svg: SVGSVGElement, name: string, attributes: Record<string, string>, text = '') {
  const made = document.createElementNS(svg.namespaceURI, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.textContent = text
  return made
}
