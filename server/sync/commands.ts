import type { MutationName } from '#domain/mutations'
import type { Actor } from '#domain/shared/mutation'
import type { Areas } from '../area.ts'
import type { Connection } from '../db/connect.ts'
import type { Claim } from './claim.ts'
import type { MutationVerdict } from './judge.ts'

export const commandNamed = (areas: Areas, name: string) =>
  areas
    .map(({ commands = {} }) => (Object.hasOwn(commands, name) ? commands[name as MutationName] : undefined))
    .find(Boolean)
