import type { Block, SimpleBlock } from './message.ts'

type Picture = Extract<SimpleBlock, { kind: 'picture' }>

/** The pictures that a message shows, where they stand. */
export const pictureBlocksIn = (content: readonly Block[]): Picture[] =>
  content
    .flatMap(({ block }) => (block.kind === 'columns' ? block.columns.flat() : [block]))
    .filter((block) => block.kind === 'picture')

/** Their hashes, each once. */
export const picturesOf = (content: readonly Block[]): string[] => [
  ...new Set(pictureBlocksIn(content).map(({ hash }) => hash)),
]
