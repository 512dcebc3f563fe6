import { html } from 'hono/html'
import type { HttpApp } from '../http/route.ts'
import { type ClockStep, clockSteps, type DemoClock } from './demoClock.ts'
import { frame } from './frame.ts'
import { answerPage, isOwnForm } from './pageAnswer.ts'
import { clockStepWords, clockWords } from './words.ts'

/** What the demo's clock says, and how it is put forward. */
export function clockPages(clock: DemoClock, publicUrl: string | null) {
  return (app: HttpApp): void => {
    app.get('/sandbox/clock', (c) => answerPage(c, clockPage(clock, c.req.query('told') === 'most')))
    app.post('/sandbox/clock', async (c) => {
      const { step } = await c.req.parseBody()
      if (!isOwnForm(c, publicUrl) || !isStep(step)) return c.text('forbidden', 403)
      return c.redirect(`/sandbox/clock${(await clock.forward(step)) ? '' : '?told=most'}`, 303)
    })
  }
}

const steps = Object.keys(clockSteps) as ClockStep[]
const isStep = (value: unknown): value is ClockStep => (steps as unknown[]).includes(value)

const clockPage = (clock: DemoClock, isMost: boolean) => {
  const now = new Date(clock.now())
  const hours = Math.round(clock.aheadMs() / clockSteps.hour)
  return frame(
    clockWords.title,
    html`<section class="box">
<h2>${clockWords.title}</h2>
<p><time datetime="${now.toISOString()}" style="margin:0">${now.toLocaleString('sv-SE')}</time></p>
<p class="faint">${hours ? clockWords.ahead(Math.floor(hours / 24), hours % 24) : clockWords.real}</p>
${isMost ? html`<p role="status"><b>${clockWords.most}</b></p>` : ''}
<form method="post" action="/sandbox/clock"><div class="fields">${steps.map(
      (step) => html`<button name="step" value="${step}">${clockStepWords[step]}</button>`,
    )}</div></form>
<p>${clockWords.moves}</p>
<p class="faint">${clockWords.stays}</p>
</section>`,
    { tab: 'clock' },
  )
}
