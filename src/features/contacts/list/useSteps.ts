import type { LineSource, Picture } from './lineSource.ts'

type Steps = {
  source: LineSource
  picture: Picture | null
  list: { active: number; place: number; setActive: (index: number, id?: string) => void }
  opened: string | null
  open: (id: string) => void
}

/** From the list to the panel of a contact, and from there to the next one. */
export function useSteps({ source, picture, list, opened, open }: Steps) {
  async function step(by: 1 | -1) {
    const from = opened ? await source.positionOf(opened) : list.active
    // Who is not in the list any more was before the one that stands there now.
    const to = from >= 0 || !opened ? from + by : by > 0 ? Math.max(0, list.place) : list.place - 1
    if (to < 0 || to >= (picture?.matching ?? 0)) return
    const [id] = await source.ids(to, to + 1)
    if (!id) return
    list.setActive(to, id)
    open(id)
  }
  return {
    step: (by: 1 | -1) => void step(by),
    openAt: (index: number) => {
      const line = picture?.line(index)
      if (line) open(line.id)
    },
  }
}
