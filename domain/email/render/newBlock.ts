import type { AnyBlock, SimpleBlock } from './message.ts'

export const simpleKinds = ['text', 'heading', 'picture', 'button', 'divider', 'space'] as const
export const blockKinds = [...simpleKinds, 'columns'] as const
export type BlockKind = (typeof blockKinds)[number]
/** A picture begins with its file. */
type WithoutFile = Exclude<BlockKind, 'picture'>

const newBlocks = {
  text: { kind: 'text', style: 'plain', lines: [[]], align: 'left' },
  heading: { kind: 'heading', level: '2', runs: [], align: 'left' },
  button: { kind: 'button', label: '', link: '', colour: '#0f6cbd', align: 'left' },
  divider: { kind: 'divider', colour: '#d1d1d1' },
  space: { kind: 'space', height: 24 },
  columns: { kind: 'columns', columns: [[], []] },
} satisfies { [K in WithoutFile]: Extract<AnyBlock, { kind: K }> }

export const newBlock = (kind: WithoutFile): AnyBlock => newBlocks[kind]

type File = Pick<Extract<SimpleBlock, { kind: 'picture' }>, 'hash' | 'size' | 'mime'>
export const newPicture = ({ hash, size, mime }: File): SimpleBlock => ({
  kind: 'picture',
  hash,
  size,
  mime,
  alt: '',
  width: 100,
  link: '',
  align: 'center',
})
