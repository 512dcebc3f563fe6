/** Addresses that reach somebody at once, by what the device has for it. */
export const callLink = (full_number: string) => `tel:+${full_number}`
export const whatsappLink = (full_number: string) => `https://wa.me/${full_number}`
export const mailLink = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
