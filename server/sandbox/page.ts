import { html } from 'hono/html'
import { inlineScriptHashes } from '../http/headers.ts'
import type { App } from '../http/route.ts'
import { type Arrived, codeIn, type Inbox } from './inbox.ts'

/** Shows what the sandbox's carriers took; anybody who reaches the demo may read it. */
export function inboxPages(inbox: Inbox) {
  return (app: App): void => {
    app.get('/sandbox', async (c) => {
      const text = String(await page(inbox.arrived))
      const policy = [
        "default-src 'none'",
        `script-src ${inlineScriptHashes(text).join(' ')}`,
        "style-src 'unsafe-inline'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
      ]
      c.header('content-security-policy', policy.join('; '))
      c.header('cache-control', 'no-store')
      return c.html(text)
    })
    app.get('/sandbox/arrived', (c) => {
      c.header('cache-control', 'no-store')
      return c.html(list(inbox.arrived))
    })
  }
}

const list = (arrived: readonly Arrived[]) =>
  arrived.length === 0 ? html`<p>还没有邮件或短信 · Nothing has arrived yet</p>` : html`<ol>${arrived.map(entry)}</ol>`

const kinds = { email: '邮件 · Email', sms: '短信 · Text message' } satisfies Record<Arrived['kind'], string>

function entry(message: Arrived) {
  const { kind, to, subject, text, at } = message
  const code = codeIn(message)
  return html`<li>
<header><span>${kinds[kind]}</span><span>${kind === 'sms' ? `+${to}` : to}</span><time datetime="${at.toISOString()}">${at.toTimeString().slice(0, 8)}</time></header>
${code ? html`<output>${code}</output>` : ''}
${subject ? html`<h2>${subject}</h2>` : ''}
<pre>${text}</pre>
</li>`
}

const page = (arrived: readonly Arrived[]) => html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>沙盒收件箱 · Sandbox inbox</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 }
main { box-sizing: border-box; width: min(40rem, 100%); margin: 0 auto; padding: 1.5rem 1rem; display: grid; gap: 1rem }
h1, h2, p, ol, pre { margin: 0; padding: 0; list-style: none; font: inherit }
h1 { padding: .5rem; border: 2px dashed currentcolor; text-align: center; font-weight: 600 }
#arrived ol { display: grid; gap: 1rem }
li { display: grid; gap: .5rem; padding: 1rem; border: 1px solid GrayText; border-radius: 8px; overflow-wrap: anywhere }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; color: color-mix(in srgb, currentcolor 75%, transparent) }
time { margin-inline-start: auto; font-variant-numeric: tabular-nums }
output { font: 600 2rem/1.25 ui-monospace, Consolas, monospace; letter-spacing: .1em }
h2 { font-weight: 600 }
pre { white-space: pre-wrap }
</style>
</head>
<body>
<main>
<h1>沙盒：不会真实发送邮件或短信<br>Sandbox: no mail or text message leaves this computer</h1>
<div id="arrived" role="log">${list(arrived)}</div>
</main>
<script>
const shown = document.getElementById('arrived')
let last = ''
setInterval(async () => {
  const answer = await fetch('/sandbox/arrived').catch(() => null)
  const text = answer?.ok ? await answer.text() : last
  if (text !== last) shown.innerHTML = text
  last = text
}, 1000)
</script>
</body>
</html>`
