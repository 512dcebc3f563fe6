export const focusSearch = () => document.getElementById('contact-search')?.focus()
