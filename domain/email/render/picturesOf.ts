import type { Block, SimpleBlock } from './message.ts'

/** The pictures that a message shows, by their hashes, each once. */
export const picturesOf = (content: readonly Block[]): string[] => [
  ...new Set(
    content.flatMap(({ block }) => (block.kind === 'columns' ? block.columns.flat() : [block])).flatMap(hashOf),
  ),
]
const hashOf = (block: SimpleBlock) => (block.kind === 'picture' ? [block.hash] : [])
