import { html } from 'hono/html'
import { tabWords, words } from './words.ts'

type Html = ReturnType<typeof html>

export type SandboxTab = keyof typeof tabWords

const tabs = (current: SandboxTab | null) =>
  html`<nav class="row" aria-label="${words.pages}">${(Object.keys(tabWords) as SandboxTab[]).map(
    (name) =>
      html`<a class="tab" href="${tabPaths[name]}"${name === current ? html` aria-current="page"` : ''}>${tabWords[name]}</a>`,
  )}</nav>`

const tabPaths: Record<SandboxTab, string> = {
  inbox: '/sandbox',
  phones: '/sandbox/phones',
  whatsapp: '/sandbox/whatsapp',
  linked: '/sandbox/linked',
  meta: '/sandbox/meta',
  clock: '/sandbox/clock',
}

type FrameOptions = { tab?: SandboxTab | null; script?: Html | '' }

/** What all pages of the sandbox look like. */
export const frame = (
  title: string,
  content: Html | Promise<string>,
  { tab = null, script = '' }: FrameOptions = {},
) => html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --faint: color-mix(in srgb, currentcolor 75%, transparent) }
*, ::before, ::after { box-sizing: border-box }
body { margin: 0; background: Canvas; color: CanvasText }
main { width: min(60rem, 100%); margin: 0 auto; padding: 1.5rem 1rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem }
h1, h2, h3, p, ol, ul, dl, dd, pre, fieldset { margin: 0; padding: 0; list-style: none; font: inherit; border: 0; min-width: 0 }
h1 { padding: .5rem; border: 2px dashed currentcolor; text-align: center; font-weight: 600 }
h2, legend { font-weight: 600; padding: 0 }
#arrived ol { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; margin-top: 1rem }
.box { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; padding: 1rem; border: 1px solid GrayText; border-radius: 8px; overflow-wrap: anywhere }
header, .row { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem }
header, .faint { color: var(--faint) }
time { margin-inline-start: auto; font-variant-numeric: tabular-nums }
output { font: 600 2rem/1.25 ui-monospace, Consolas, monospace; letter-spacing: .1em }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
.short { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
.done { padding: 0 .5rem; border: 1px solid currentcolor; border-radius: 1rem; font-size: .875rem }
form:not(.find) { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem }
summary { min-height: 44px; padding: .5rem 0; cursor: pointer; font-weight: 600 }
form.row:not(.find) { display: flex; gap: .5rem }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .75rem }
label { display: grid; gap: .25rem; align-content: end; font-size: .875rem; color: var(--faint) }
input, select, textarea, button, .tab { min-height: 44px; width: 100%; padding: .5rem .75rem; font: inherit; font-size: 1rem; color: CanvasText; border-radius: 4px }
input, select, textarea { border: 1px solid GrayText; background: Field }
button { width: auto; cursor: pointer; border: 1px solid GrayText; background: ButtonFace; color: ButtonText }
a { color: LinkText }
.fields button { width: 100% }
.tab { width: auto; display: inline-flex; align-items: center }
.tab[aria-current] { font-weight: 600; text-decoration: none; border-bottom: 2px solid currentcolor; border-radius: 0 }
h3 { margin-top: .5rem; font-weight: 600 }
.lines { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem }
.lines li { display: grid; gap: .5rem; min-width: 0 }
#arrived .thread { gap: .5rem }
.bubble { display: grid; gap: .25rem; padding: .5rem .75rem; border: 1px solid GrayText; border-radius: 12px; width: fit-content; max-width: min(32rem, 90%); overflow-wrap: anywhere }
.own { margin-inline-start: auto; border-style: dashed }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; padding: .25rem .75rem .25rem 0; vertical-align: top; font-weight: normal }
.find { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .5rem; align-items: end }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .25rem 1rem }
iframe { width: 100%; height: 75vh; border: 1px solid GrayText; border-radius: 8px; background: Canvas }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
</style>
</head>
<body>
<main>
<h1>${words.sandbox[0]}<br>${words.sandbox[1]}</h1>
${tabs(tab)}
${content}
</main>
${script}
</body>
</html>`
