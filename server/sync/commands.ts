import type { MutationName } from '#domain/mutations'
import type { Areas } from '../area.ts'

export const commandNamed = (areas: Areas, name: string) =>
  areas
    .map(({ commands = {} }) => (Object.hasOwn(commands, name) ? commands[name as MutationName] : undefined))
    .find(Boolean)
