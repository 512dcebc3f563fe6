/** An address as people write it: contacts have phones without their plus. */
export const written = (address: string) => (address.includes('@') ? address : `+${address}`)
