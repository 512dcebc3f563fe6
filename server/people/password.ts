import { hash, hashRaw, verify } from '@node-rs/argon2'

// OWASP's least: 19 MiB, two passes, one lane. The library's default kind is argon2id.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

/** For what is looked for by its hash: everything of one owner has one salt. */
export const hashWithSalt = (text: string, salt: Buffer): Promise<Buffer> => hashRaw(text, { ...cost, salt })

let dummy: string | undefined

/** For an account that does not exist the same work is done, so that the time tells nothing. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= await hashPassword('nobody has this account')
  const right = await verify(passwordHash ?? dummy, password)
  return right && passwordHash !== null
}
