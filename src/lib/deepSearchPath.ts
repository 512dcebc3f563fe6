/** The form of a deep search for this company. */
export const deepSearchOf = ({ name, country }: { name: string; country: string }): string =>
  `/deepSearch/deepData?${new URLSearchParams({ job: 'new', company: name, country }).toString()}`
