import type { LineSource, Picture } from './lineSource.ts'

type Steps = {
  source: LineSource
  picture: Picture | null
  list: { active: number; setActive: (index: number) => void }
  opened: string | null
  open: (id: string) => void
}

/** From the list to the panel of a contact, and from there to the next one. */
export function useSteps({ source, picture, list, opened, open }: Steps) {
  async function step(by: 1 | -1) {
    const from = opened ? await source.positionOf(opened) : list.active
    const to = from + by
    if (to < 0 || to >= (picture?.matching ?? 0)) return
    const [id] = await source.ids(to, to + 1)
    if (!id) return
    list.setActive(to)
    open(id)
  }
  return {
    step: (by: 1 | -1) => void step(by),
    openAt: (index: number) => {
      const line = source.line(index)
      if (line) open(line.id)
    },
  }
}
