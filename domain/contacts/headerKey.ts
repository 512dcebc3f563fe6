/** What is compared of a header: width, case, blanks, punctuation and a trailing number do not matter. */
export const headerKey = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[（(【[].*?[)）】\]]/g, '')
    .replace(/[\s_\-./\\:：*#'"’`,，、&+|()（）]/g, '')
    .replace(/\d+$/, '')
