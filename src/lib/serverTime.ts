type Clocks = { wall: number; steady: number }

/** What the two clocks here say: one can be set, the other one may stop while the device sleeps. */
export const clocks = (): Clocks => ({ wall: Date.now(), steady: performance.now() })

let heard: ({ server: number } & Clocks) | null = null

/** What a server said of its time; `asked`: when it was asked, since an answer may be late and is never early. */
export function hearServerTime(server: number, asked: Clocks = clocks()) {
  if (!Number.isNaN(server)) heard = { server, ...asked }
}

/** The server's time, at least; null: this page has heard nothing since it was opened. The clock that is further on counts. */
export function serverTimeNow(): number | null {
  if (!heard) return null
  const { wall, steady } = clocks()
  return heard.server + Math.max(wall - heard.wall, steady - heard.steady)
}

/** As after opening the page. */
export function forgetServerTime() {
  heard = null
}
