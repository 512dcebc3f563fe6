/** A speech bubble with a receiver, as everybody knows it; as a plain element, for the rows of a table. */
export const whatsAppIcon = (
  <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.3" aria-hidden>
    <path d="M2.8 17.2l1-3.6A7.3 7.3 0 1 1 6.6 16.3l-3.8.9z" strokeLinejoin="round" />
    <path
      d="M7.1 6.4c-.5.6-.6 1.6.6 3.3 1.3 1.8 2.7 2.8 4 2.9 1 0 1.6-.6 1.7-1.3 0-.2 0-.3-.2-.4l-1.4-.7c-.2-.1-.3 0-.5.1l-.5.7c-.1.1-.3.2-.4.1-.9-.3-1.9-1.2-2.3-2.1-.1-.2 0-.3.1-.4l.4-.5c.1-.1.1-.3.1-.4l-.6-1.4c-.1-.3-.2-.3-.4-.3-.2 0-.4.2-.6.4z"
      fill="currentColor"
      stroke="none"
    />
  </svg>
)
export const WhatsAppIcon = () => whatsAppIcon
