import { inRef } from '../../conversations/inbound.ts'

/** Messages of others and our own are named apart: everybody may call theirs what they like. */
export const linkedRefOf = ({ id, fromMe }: { id: string; fromMe: boolean }): string => (fromMe ? id : inRef(id))
