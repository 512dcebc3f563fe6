import type { html } from 'hono/html'

/** A template as text; none of ours waits for anything. */
export const plainHtml = (markup: ReturnType<typeof html>): string => (markup as Awaited<typeof markup>).toString()
