/** Four by four, as a person reads and types it; authenticator apps take the blanks. */
export const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? ''
