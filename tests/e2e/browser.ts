import { join } from 'node:path'

/** Chromium keeps quiet and needs no sandbox of its own: tests run in containers, as root too. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const own = process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}

/** A microphone that beeps, and nobody who has to be asked for it. */
export const microphoneBrowser = {
  ...own,
  args: [...browserArgs, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
}

/** At a booth: a Chinese card before the camera, beside it somebody else's code, a microphone that beeps, and no questions. */
export const boothBrowser = {
  ...own,
  args: [
    ...microphoneBrowser.args,
    `--use-file-for-fake-video-capture=${join(import.meta.dirname, '../fixtures/cards/booth.mjpeg')}`,
  ],
}
