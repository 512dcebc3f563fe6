/** A web address as people write it: what closes a sentence or a bracket is no part of it. */
export const linkPattern = /https?:\/\/[^\s<>"'，。；！？、（）【】《》]*[^\s<>"'，。；！？、（）【】《》.,;:!?)\]]/gi

/** The same pattern asked of one text has no memory of another. */
export const hasLink = (text: string): boolean => text.search(linkPattern) >= 0
