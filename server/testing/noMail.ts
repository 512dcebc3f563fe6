/** A row of the suppression list as a user writes it down of an address. */
export const noMail = (value: string) => ({ kind: 'email' as const, value, channels: ['email' as const], note: '' })
